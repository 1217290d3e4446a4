/** The draft, for a game that has one. Pure. */
import { turnsOf } from '../../../draft/turns.ts';
import { number } from '../../../words/numbers.ts';
import { exactly } from '../../estimate/estimate.ts';
import type { DraftFigures, DraftPick } from '../../figures.ts';
import type { IntervalChart, IntervalRow } from '../../plots/intervals.ts';
import { sayPage } from '../../words.ts';
import { countText, valueText } from '../numbers.ts';
import {
  intervalFigure,
  type MakeSection,
  namesOf,
  paragraph,
  type Report,
  seatName,
} from '../section.ts';
import { left, right } from '../table.ts';

/** Two draft. */
const EVEN = 1 / 2;

export const draftSection: MakeSection = (report) => {
  const { lang, figures } = report;
  const { draft } = figures;
  if (draft === null) return null;
  return {
    id: 'draft',
    title: sayPage(lang, 'draft'),
    content: [
      paragraph(
        sayPage(lang, 'aboutDraft', {
          outcomes: countText(lang, draft.outcomes),
          games: countText(lang, draft.games),
          bot: draft.bot,
          error: number(lang, 100 * draft.error, 1),
        }),
      ),
      paragraph(sayPage(lang, 'draftChance', { value: valueText(lang, 'share', draft.chance) })),
      intervalFigure(firstPicks(report, draft), 'wide'),
      intervalFigure(clans(report, draft), 'narrow'),
    ],
  };
};

function firstPicks(report: Report, { firstPicks: picks }: DraftFigures): IntervalChart {
  const { lang } = report;
  const { clan: nameOf } = namesOf(report);
  const best = picks[0]?.value ?? 0;
  const chart = chartOf(
    report,
    'first-picks',
    sayPage(lang, 'firstPicksTitle'),
    picks.map(({ clan, value, line }) => ({
      label: nameOf(clan),
      estimate: exactly(value),
      notes: [valueText(lang, 'change', value - best), lineText(report, line)],
    })),
  );
  const notes = [right(sayPage(lang, 'behind')), left(sayPage(lang, 'continuation'))];
  return { ...chart, headings: { ...chart.headings, notes } };
}

function clans(report: Report, draft: DraftFigures): IntervalChart {
  const { clan: nameOf } = namesOf(report);
  return chartOf(
    report,
    'draft-clans',
    sayPage(report.lang, 'draftClansTitle'),
    draft.clans.map(({ clan, value }) => ({ label: nameOf(clan), estimate: exactly(value) })),
  );
}

function chartOf(
  { lang }: Report,
  id: string,
  title: string,
  rows: readonly IntervalRow[],
): IntervalChart {
  return {
    id: `${lang}-${id}-plot`,
    lang,
    title,
    unit: 'share',
    shape: 'dots',
    labels: 'beside',
    rows,
    line: { value: EVEN, name: sayPage(lang, 'even') },
    headings: { label: sayPage(lang, 'clan'), value: sayPage(lang, 'chance') },
    exact: true,
  };
}

/** "second: Galmi, Phoenix; first: ...": picks in a row of one player stand together. */
function lineText(report: Report, line: readonly DraftPick[]): string {
  const { lang } = report;
  const { clan: nameOf } = namesOf(report);
  return turnsOf(line)
    .map(({ seat, clans: taken }) =>
      sayPage(lang, 'labelled', {
        label: seatName(lang, seat),
        words: taken.map(nameOf).join(', '),
      }),
    )
    .reduce((before, after) => sayPage(lang, 'followed', { before, after }));
}
