/**
 * What all plots share: the picture with its title and description for those who do not see it, and places across it.
 * Across, everything is in per cent of the width: a plot fits a phone and a desk without its letters shrinking. Pure.
 */
import { type Attributes, type Child, type Markup, tag } from '../page/markup.ts';

export interface Picture {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What it shows, in words. */
  readonly description: string;
  readonly height: number;
}

export function picture({ id, title, description, height }: Picture, ...drawn: Child[]): Markup {
  const [titleId, descriptionId] = [`${id}-title`, `${id}-desc`];
  return tag(
    'svg',
    {
      class: 'plot',
      role: 'img',
      'aria-labelledby': titleId,
      'aria-describedby': descriptionId,
      width: '100%',
      height,
    },
    tag('title', { id: titleId }, title),
    tag('desc', { id: descriptionId }, description),
    drawn,
  );
}

/** A part of the width between two places, in per cent. */
export interface Across {
  readonly from: number;
  readonly to: number;
}

export function across({ from, to }: Across, part: number): string {
  return percentOf(from + (to - from) * part);
}

export function percentOf(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

export function text(x: string, y: number, kind: string, words: string): Markup {
  return tag('text', { x, y, class: kind }, words);
}

export function upright(x: string, from: number, to: number, kind: string): Markup {
  return tag('line', { x1: x, x2: x, y1: from, y2: to, class: kind });
}

export function level(y: number, from: string, to: string, kind: string): Markup {
  return tag('line', { x1: from, x2: to, y1: y, y2: y, class: kind });
}

export function box(attributes: Attributes): Markup {
  return tag('rect', attributes);
}
