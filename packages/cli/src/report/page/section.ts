/** What a section of the page is made from, and what it becomes. Pure. */
import type { Lang } from '@open-gosu/kernel';
import type { GameKit } from '../../games/kit.ts';
import type { Brief } from '../brief.ts';
import type { Figures } from '../figures.ts';
import { type IntervalChart, intervalPlot, intervalTable } from '../plots/intervals.ts';
import type { Study } from '../studies/study.ts';
import { sayPage } from '../words.ts';
import { figure } from './figure.ts';
import { type Child, tag } from './markup.ts';

/** All that the page is made from, for one language. */
export interface Report {
  readonly brief: Brief;
  readonly kit: GameKit;
  readonly study: Study;
  readonly figures: Figures;
  readonly lang: Lang;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: readonly Child[];
}

/** Null where there is nothing to say. */
export type MakeSection = (report: Report) => Section | null;

export function paragraph(text: string): Child {
  return tag('p', {}, text);
}

/** Narrow where the plot and its table may stand side by side. */
export function intervalFigure(chart: IntervalChart, shape: 'wide' | 'narrow'): Child {
  return figure(chart.lang, intervalPlot(chart), intervalTable(chart), shape);
}

const SEAT_WORDS = ['seat0', 'seat1', 'seat2', 'seat3'] as const;

/** "First", "Second"... */
export function seatName(lang: Lang, seat: number): string {
  return sayPage(lang, SEAT_WORDS[seat] ?? 'seat0');
}

/** What clans and cards are called, by their ids. */
export function namesOf({ kit, lang }: Report): {
  clan(id: string): string;
  card(id: string): string;
} {
  const { clans, cards } = kit.catalogue(lang);
  return { clan: lookup(clans), card: lookup(cards) };
}

function lookup(sheets: readonly { readonly id: string; readonly name: string }[]) {
  const names = new Map(sheets.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
}
