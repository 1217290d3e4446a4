/** A match as JSON and as a table to read. Pure. */
import {
  EVEN,
  eloInterval,
  eloOf,
  type Interval,
  meanOf,
  pentanomialOf,
  scoreInterval,
} from '@open-gosu/bots';
import type { Lang } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { round } from '../simulate/tally.ts';
import { counted } from '../words/counts.ts';
import { number, percent, signed } from '../words/numbers.ts';
import type { Match } from './match.ts';
import type { Standing } from './match-tally.ts';
import { paceFacts, paceLines } from './pace-report.ts';
import { sayArena as say } from './words.ts';

/** What a run adds to a match: how long it took, and what was there before. */
export interface RunFacts {
  readonly seconds: number;
  readonly resumedPairs: number;
}

/** The documented fields. What has no bounds is null: JSON knows no infinity. */
export function matchFacts(match: Match, standing: Standing, run: RunFacts) {
  const { game, rules, options, players, a, b, purpose, seed } = match;
  const { games, wins, draws, losses, sample, sprt } = standing;
  const score = meanOf(sample);
  const expected = 1 / players;
  const interval = scoreInterval(sample, expected);
  const forTwo = {
    elo: finite(eloOf(score), 1),
    eloInterval: eloInterval(interval).map((value) => finite(value, 1)),
    pentanomial: pentanomialOf(standing.scores),
    sprt: sprt && {
      ...sprt,
      llr: round(sprt.llr, 3),
      lower: round(sprt.lower, 3),
      upper: round(sprt.upper, 3),
    },
  };
  return {
    game,
    rules,
    options,
    players,
    a,
    b,
    purpose,
    seed,
    games,
    pairs: sample.pairs,
    wins,
    draws,
    losses,
    score: round(score, 4),
    scoreInterval: interval.map((value) => round(value, 4)),
    expected: round(expected, 4),
    ...(players === 2 ? forTwo : {}),
    msPerDecision: standing.thinking.map(paceFacts),
    seconds: round(run.seconds, 3),
    resumedPairs: run.resumedPairs,
  };
}

function finite(value: number, digits: number): number | null {
  return Number.isFinite(value) ? round(value, digits) : null;
}

export function matchLines(
  match: Match,
  standing: Standing,
  run: RunFacts,
  kit: GameKit,
  lang: Lang,
): string[] {
  const { players, purpose, seed } = match;
  const [a, b] = botLabels(match);
  const { games, wins, draws, losses, sample } = standing;
  const n = (value: number) => number(lang, value);
  const share = (part: number) => [n(part), percent(lang, part, games)];
  const others = players - 1;
  const score = meanOf(sample);
  const rows = [
    [say(lang, 'games'), n(games)],
    [say(lang, 'wins', { a }), ...share(wins)],
    [say(lang, kit.sharesVictory ? 'shared' : 'draws'), ...share(draws)],
    [say(lang, 'losses'), ...share(losses)],
    [
      say(lang, players === 2 ? 'score' : 'share'),
      percent(lang, score, 1),
      range(scoreInterval(sample, 1 / players), (value) => percent(lang, value, 1), lang),
    ],
    ...(players === 2
      ? rowsForTwo(standing, lang)
      : [[say(lang, 'even'), percent(lang, 1, players)]]),
  ];
  return [
    players === 2
      ? say(lang, 'title', { game: kit.title, a, b })
      : say(lang, 'titleMany', { game: kit.title, a, others, b }),
    say(lang, 'deals', {
      games: counted(lang, 'game', games),
      deals: counted(lang, 'deal', sample.pairs),
      purpose: say(lang, purpose),
      seed,
    }),
    '',
    ...columns(rows, ['left', 'right', 'left']).map((line) => `  ${line}`),
    '',
    ...paceLines(
      [
        [a, standing.thinking[0]],
        [b, standing.thinking[1]],
      ],
      lang,
    ),
    '',
    endLine(run, lang),
  ];
}

/** Elo and the test: what only a match of two has. */
function rowsForTwo({ sample, scores, sprt }: Standing, lang: Lang): string[][] {
  const elo = (value: number) => signed(lang, value);
  const counts = pentanomialOf(scores).map((count) => number(lang, count));
  const rows = [
    [
      say(lang, 'elo'),
      elo(eloOf(meanOf(sample))),
      range(eloInterval(scoreInterval(sample, EVEN)), elo, lang),
    ],
    [say(lang, 'pentanomial'), '', counts.join(' / ')],
  ];
  if (sprt === null) return rows;
  const bounds = { elo0: number(lang, sprt.elo0), elo1: number(lang, sprt.elo1) };
  const llr = say(lang, 'llr', { llr: signed(lang, sprt.llr, 2) });
  const limits = range([sprt.lower, sprt.upper], (value) => signed(lang, value, 2), lang);
  const verdict =
    sprt.verdict === 'continue' ? say(lang, 'continue') : say(lang, sprt.verdict, bounds);
  return [...rows, [say(lang, 'sprt', bounds), llr, `(${limits}) ${verdict}`]];
}

function endLine({ seconds, resumedPairs }: RunFacts, lang: Lang): string {
  const time = { seconds: number(lang, seconds, 1) };
  if (resumedPairs === 0) return say(lang, 'seconds', time);
  return say(lang, 'resumed', { ...time, deals: counted(lang, 'deal', resumedPairs) });
}

export function range([low, high]: Interval, write: (value: number) => string, lang: Lang): string {
  return say(lang, 'range', { low: write(low), high: write(high) });
}

/** A bot that meets itself is told apart by A and B. */
function botLabels({ a, b }: Match): readonly [string, string] {
  return a === b ? [`${a} (A)`, `${b} (B)`] : [a, b];
}
