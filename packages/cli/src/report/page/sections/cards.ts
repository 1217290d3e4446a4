/** What playing each card does to the chance to win: the best and the worst as plots, all of them as a table. Pure. */
import { inLang } from '@open-gosu/kernel';
import type { CardFigure } from '../../figures.ts';
import {
  type IntervalChart,
  type IntervalRow,
  intervalPlot,
  intervalScale,
  intervalTable,
} from '../../plots/intervals.ts';
import { sayPage } from '../../words.ts';
import { dataTable, figure } from '../figure.ts';
import { type Child, type Markup, tag } from '../markup.ts';
import { valueText } from '../numbers.ts';
import { type MakeSection, namesOf, paragraph, type Report } from '../section.ts';
import { left } from '../table.ts';

/** So many from each end. */
const ENDS = 15;
/** Fewer plays say too little for a plot. */
export const LEAST_PLAYS = 30;

export const cardsSection: MakeSection = (report) => {
  const { figures, study, lang } = report;
  const { cards, play } = figures;
  if (play === null || cards.length === 0) return null;
  const all = chartOf(report, 'all', sayPage(lang, 'allTitle'), cards);
  const table = intervalTable(all);
  const plotted = cards.filter(({ change }) => change.n >= LEAST_PLAYS);
  const facts = { n: LEAST_PLAYS };
  return {
    id: 'cards',
    title: sayPage(lang, 'cards'),
    content: [
      paragraph(`${sayPage(lang, 'aboutCards')} ${inLang(study.aboutPlays, lang)}`),
      paragraph(
        `${sayPage(lang, 'aboutAverage', { average: valueText(lang, 'change', play.value) })} ${sayPage(lang, 'aboutPlotted', facts)}`,
      ),
      ...(plotted.length === 0
        ? [paragraph(sayPage(lang, 'tooFew', facts)), dataTable(lang, table)]
        : [figure(lang, plots(report, plotted), table)]),
    ],
  };
};

/** The two ends of the list side by side on one scale; the whole list where it is short. */
function plots(report: Report, cards: readonly CardFigure[]): Child {
  const { lang, figures } = report;
  const scale = intervalScale(
    'change',
    cards.map(({ change }) => change),
    [figures.play?.value ?? 0, 0],
  );
  const draw = (id: string, title: string, shown: readonly CardFigure[]): Markup =>
    tag(
      'div',
      {},
      tag('h3', {}, title),
      intervalPlot({ ...chartOf(report, id, title, shown), scale }),
    );
  if (cards.length <= 2 * ENDS) return draw('some', sayPage(lang, 'someTitle'), cards);
  const facts = { n: ENDS };
  return tag(
    'div',
    { class: 'two' },
    draw('top', sayPage(lang, 'topTitle', facts), cards.slice(0, ENDS)),
    draw('bottom', sayPage(lang, 'bottomTitle', facts), cards.slice(-ENDS)),
  );
}

function chartOf(
  report: Report,
  id: string,
  title: string,
  cards: readonly CardFigure[],
): IntervalChart {
  const { lang, figures } = report;
  const names = namesOf(report);
  return {
    id: `${lang}-cards-${id}-plot`,
    lang,
    title,
    unit: 'change',
    shape: 'dots',
    labels: 'above',
    rows: cards.map(
      ({ card, clan, change }): IntervalRow => ({
        label: names.card(card),
        estimate: change,
        cells: [names.clan(clan)],
      }),
    ),
    line:
      figures.play === null ? null : { value: figures.play.value, name: sayPage(lang, 'average') },
    headings: {
      label: sayPage(lang, 'card'),
      cells: [left(sayPage(lang, 'clan'))],
      met: sayPage(lang, 'plays'),
      value: sayPage(lang, 'change'),
    },
  };
}
