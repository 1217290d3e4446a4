/**
 * A heat map of pairs as a staircase: each name stands on a step, its own pairs lie to its left and below it. So every
 * pair appears once, and every name too. Pure.
 */
import type { Lang } from '@open-gosu/kernel';
import type { Estimate } from '../estimate/estimate.ts';
import { type Markup, tag } from '../page/markup.ts';
import { countText, rangeText, valueText } from '../page/numbers.ts';
import { left, right, type Table } from '../page/table.ts';
import { sayPage } from '../words.ts';
import { box, percentOf, picture, text } from './frame.ts';

export interface PairRow {
  readonly names: readonly [string, string];
  readonly estimate: Estimate;
}

export interface PairMap {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  /** In the order of the steps. */
  readonly names: readonly string[];
  readonly rows: readonly PairRow[];
  /** The value that has no colour. */
  readonly even: number;
  readonly headings: { readonly label: string; readonly met: string; readonly value: string };
}

const CELL = 34;
const GAP = 0.35;
/** Left for the name on the last step. */
const NAME_WIDTH = 22;

export function pairPlot(map: PairMap): Markup {
  const { id, title, names, rows, even } = map;
  const width = (100 - NAME_WIDTH) / Math.max(1, names.length - 1);
  const most = Math.max(...rows.map(({ estimate }) => Math.abs(estimate.value - even)));
  const find = (a: string, b: string) =>
    rows.find(({ names: pair }) => pair.includes(a) && pair.includes(b));
  return picture(
    { id, title, description: describe(map), height: names.length * CELL + 4 },
    names.map((name, i) => [
      names.slice(0, i).map((other, j) => {
        const found = find(name, other);
        return found === undefined ? null : cell(map, found, { i, j, width, most });
      }),
      nameOn(i, names.length, width, name),
    ]),
  );
}

/** The last has no more room than itself: it ends with the picture. */
function nameOn(i: number, steps: number, width: number, name: string): Markup {
  const isLast = i > 0 && i === steps - 1;
  const x = isLast ? 100 : i === 0 ? 0 : i * width + 1;
  return text(percentOf(x), i * CELL + CELL / 2 + 5, isLast ? 'label end' : 'label', name);
}

interface Spot {
  readonly i: number;
  readonly j: number;
  readonly width: number;
  /** The largest difference from even: the full colour. */
  readonly most: number;
}

function cell({ lang, even }: PairMap, { names, estimate }: PairRow, spot: Spot): Markup {
  const { i, j, width, most } = spot;
  const difference = estimate.value - even;
  const strength = most === 0 ? 0 : Math.round((100 * Math.abs(difference)) / most) / 100;
  const value = valueText(lang, 'share', estimate.value);
  const words = `${value} (${rangeText(lang, 'share', estimate)})`;
  return tag(
    'g',
    {},
    tag('title', {}, sayPage(lang, 'labelled', { label: names.join(' + '), words })),
    box({
      x: percentOf(j * width),
      y: i * CELL,
      width: percentOf(width - GAP),
      height: CELL - 2,
      class: difference < 0 ? 'cell below' : 'cell above',
      style: `--strength:${strength}`,
    }),
    text(
      percentOf(j * width + (width - GAP) / 2),
      i * CELL + CELL / 2 + 4,
      'in-cell mid',
      // All of them: a digit less, so that it stays in its cell.
      value.replace(/\s?%$/u, '').replace(/^100\D0$/, '100'),
    ),
  );
}

function describe({ lang, rows }: PairMap): string {
  const tell = ({ names, estimate }: PairRow) =>
    `${names.join(' + ')} ${valueText(lang, 'share', estimate.value)}`;
  const [first] = rows;
  const last = rows[rows.length - 1];
  if (first === undefined || last === undefined) return '';
  return sayPage(lang, 'describeEnds', { first: tell(first), last: tell(last), rows: rows.length });
}

export function pairTable({ lang, title, rows, headings }: PairMap): Table {
  return {
    caption: title,
    columns: [
      left(headings.label),
      right(headings.met),
      right(headings.value),
      right(sayPage(lang, 'interval')),
    ],
    rows: rows.map(({ names, estimate }) => [
      names.join(' + '),
      countText(lang, estimate.n),
      valueText(lang, 'share', estimate.value),
      rangeText(lang, 'share', estimate),
    ]),
  };
}
