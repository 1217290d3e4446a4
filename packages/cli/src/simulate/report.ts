/** A series of games as a table to read. Pure. */
import { inLang, type Lang, phrasebook } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { counted } from '../words/counts.ts';
import { endingName } from '../words/endings.ts';
import { number, percent } from '../words/numbers.ts';
import { quoted } from '../words/quoted.ts';
import type { Spread, Totals } from './tally.ts';
import type { Task } from './task.ts';

export const REPORT_WORDS = {
  title: {
    en: '{game}: {games}, {bots}, seed {seed}',
    fr: '{game} : {games}, {bots}, graine {seed}',
  },
  against: { en: ' against ', fr: ' contre ' },
  speed: {
    en: '{seconds} s, {rate}/s, {decisions}, {speed}/s',
    fr: '{seconds} s, {rate}/s, {decisions}, {speed}/s',
  },
  wins: { en: 'Wins', fr: 'Victoires' },
  draws: { en: 'draws', fr: 'nulles' },
  shared: { en: 'shared', fr: 'partagées' },
  reasons: { en: 'Ended by', fr: 'Fin par' },
  turns: {
    en: 'Turns a game: mean {mean}, median {p50}, 95% have at most {p95}',
    fr: 'Tours par partie : moyenne {mean}, médiane {p50}, 95 % en ont au plus {p95}',
  },
  rounds: {
    en: 'Rounds a game: mean {mean}, median {p50}, 95% have at most {p95}',
    fr: 'Manches par partie : moyenne {mean}, médiane {p50}, 95 % en ont au plus {p95}',
  },
  signature: { en: 'Signature {signature}', fr: 'Signature {signature}' },
} as const;

const say = phrasebook(REPORT_WORDS, quoted);

export interface Report extends Totals {
  readonly game: string;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

export function reportLines(report: Report, task: Task, kit: GameKit, lang: Lang): string[] {
  const { games, seconds } = report;
  const n = (value: number, digits = 0) => number(lang, value, digits);
  const share = (part: number, whole: number) => [n(part), percent(lang, part, whole)];
  const seats = task.bots.map((bot, seat) => `p${seat} ${bot}`);
  const wins = seats.map((seat, i) => [seat, ...share(report.wins[i] ?? 0, games)]);
  const reasons = Object.entries(report.reasons).map(([reason, count]) => [
    endingName(kit, reason, lang),
    ...share(count, games),
  ]);
  const length = ({ mean, p50, p95 }: Spread) => ({ mean: n(mean, 1), p50, p95 });
  return [
    say(lang, 'title', {
      game: kit.title,
      games: counted(lang, 'game', games),
      bots: seats.length === 2 ? seats.join(say(lang, 'against')) : seats.join(', '),
      seed: task.seed,
    }),
    say(lang, 'speed', {
      seconds: n(seconds, 2),
      rate: counted(lang, 'game', games / Math.max(seconds, 0.001)),
      decisions: counted(lang, 'decision', report.decisions),
      speed: counted(lang, 'decision', report.decisionsPerSecond),
    }),
    '',
    say(lang, 'wins'),
    ...grid([
      ...wins,
      [say(lang, kit.sharesVictory ? 'shared' : 'draws'), ...share(report.draws, games)],
    ]),
    say(lang, 'reasons'),
    ...grid(reasons),
    inLang(kit.clans.title, lang),
    ...grid(clanRows(report, kit, lang)),
    say(lang, 'turns', length(report.turns)),
    ...(report.rounds === null ? [] : [say(lang, 'rounds', length(report.rounds))]),
    say(lang, 'signature', { signature: report.signature }),
  ];
}

/** Each clan with its part, and with the whole where that differs from clan to clan. */
function clanRows(report: Report, kit: GameKit, lang: Lang): string[][] {
  const { headings } = kit.clans;
  const rows = kit.catalogue(lang).clans.flatMap(({ id, name }) => {
    const shares = report.clans[id];
    if (shares === undefined) return [];
    const { part, whole } = shares;
    const own = [number(lang, part), percent(lang, part, whole)];
    return [[name, ...(headings === null ? own : [number(lang, whole), ...own])]];
  });
  if (headings === null) return rows;
  return [['', inLang(headings.whole, lang), inLang(headings.part, lang), ''], ...rows];
}

function grid(rows: readonly (readonly string[])[]): string[] {
  return columns(rows, ['left', 'right', 'right', 'right']).map((line) => `  ${line}`);
}
