/** A ladder as JSON and as a cross-table to read. Pure. */
import { ANCHOR, EVEN, meanOf, scoreInterval } from '@open-gosu/bots';
import type { Lang, Options, Seed } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { round } from '../simulate/tally.ts';
import { counted } from '../words/counts.ts';
import { number, percent } from '../words/numbers.ts';
import { anchorOf, type LadderMatch, type Rung, rungsOf, scoreFor } from './ladder.ts';
import { range } from './match-report.ts';
import { paceFacts, paceLines } from './pace-report.ts';
import { sayArena as say } from './words.ts';

export interface Ladder {
  readonly kit: GameKit;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: Seed;
  /** Of each match. */
  readonly games: number;
  readonly matches: readonly LadderMatch[];
  readonly seconds: number;
}

/** The documented fields. */
export function ladderFacts(ladder: Ladder) {
  const { kit, options, bots, seed, games, matches, seconds } = ladder;
  return {
    game: kit.game.id,
    rules: kit.game.rules,
    options,
    seed,
    gamesPerMatch: games,
    anchor: { bot: bots[anchorOf(bots)], elo: ANCHOR.elo },
    bots: rungsOf(bots, matches).map((rung) => ({
      bot: rung.bot,
      elo: round(rung.elo, 1),
      eloInterval: rung.interval.map((value) => round(value, 1)),
      games: rung.games,
      score: round(rung.points / rung.games, 4),
      msPerDecision: paceFacts(rung.thinking),
    })),
    matches: matches.map(({ match, standing }) => ({
      a: match.a,
      b: match.b,
      games: standing.games,
      wins: standing.wins,
      draws: standing.draws,
      losses: standing.losses,
      score: round(meanOf(standing.sample), 4),
      scoreInterval: scoreInterval(standing.sample, EVEN).map((value) => round(value, 4)),
      msPerDecision: standing.thinking.map(paceFacts),
    })),
    seconds: round(seconds, 3),
  };
}

export function ladderLines(ladder: Ladder, lang: Lang): string[] {
  const { kit, bots, seed, games, matches, seconds } = ladder;
  const n = (value: number) => number(lang, value);
  const rungs = rungsOf(bots, matches);
  const anchor = bots[anchorOf(bots)] ?? '';
  const heads = ['', say(lang, 'elo'), say(lang, 'interval'), ...rungs.map(({ bot }) => bot)];
  const rows = rungs.map((rung) => [
    rung.bot,
    n(rung.elo),
    rung.bot === anchor ? '' : range(rung.interval, n, lang),
    ...rungs.map((other) => against(rung, other, matches, lang)),
    percent(lang, rung.points, rung.games),
  ]);
  const table = [[...heads, say(lang, 'all')], ...rows];
  return [
    say(lang, 'ladderTitle', {
      game: kit.title,
      bots: bots.length,
      games: counted(lang, 'game', games),
      seed,
    }),
    '',
    ...columns(table, ['left', ...heads.map(() => 'right' as const)]).map((line) => `  ${line}`),
    '',
    ...paceLines(
      rungs.map(({ bot, thinking }) => [bot, thinking] as const),
      lang,
    ),
    '',
    say(lang, 'anchor', { bot: anchor, elo: n(ANCHOR.elo) }),
    say(lang, 'seconds', { seconds: number(lang, seconds, 1) }),
  ];
}

function against(
  { index }: Rung,
  other: Rung,
  matches: readonly LadderMatch[],
  lang: Lang,
): string {
  const met = matches.find(({ a, b }) => {
    return (a === index && b === other.index) || (a === other.index && b === index);
  });
  const score = met === undefined ? null : scoreFor(index, met);
  return score === null ? '-' : percent(lang, score.points, score.games);
}
