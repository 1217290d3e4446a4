/** Everybody against everybody, and the ratings that follow. */
import { ANCHOR, fitRatings, type Interval } from '@open-gosu/bots';
import type { Match } from './match.ts';
import type { Standing } from './match-tally.ts';
import { addThinking, noThinking, type Thinking } from './thinking.ts';

/** A match of the ladder: which bots, by their place in the list, and how it ended. */
export interface LadderMatch {
  readonly a: number;
  readonly b: number;
  readonly match: Match;
  readonly standing: Standing;
}

export interface Rung {
  /** Its place in the list of bots. */
  readonly index: number;
  readonly bot: string;
  readonly elo: number;
  readonly interval: Interval;
  readonly games: number;
  readonly points: number;
  readonly thinking: Thinking;
}

/** Every two bots once, each against all before it in the list. */
export function pairings(bots: number): (readonly [a: number, b: number])[] {
  return Array.from({ length: bots }, (_, a) =>
    Array.from({ length: a }, (_, b) => [a, b] as const),
  ).flat();
}

/** What the ratings hang on: the anchor, or the first bot where it does not play. */
export function anchorOf(bots: readonly string[]): number {
  return Math.max(0, bots.indexOf(ANCHOR.bot));
}

/** Best first. */
export function rungsOf(bots: readonly string[], matches: readonly LadderMatch[]): Rung[] {
  const samples = matches.map(({ a, b, standing }) => ({ a, b, sample: standing.sample }));
  const ratings = fitRatings(bots.length, samples, anchorOf(bots), ANCHOR.elo);
  const rungs = ratings.map((rating, index) => {
    const scores = matches.flatMap((match) => scoreFor(index, match) ?? []);
    const games = scores.reduce((sum, score) => sum + score.games, 0);
    const points = scores.reduce((sum, score) => sum + score.points, 0);
    const thinking = thinkingOf(index, matches);
    return { index, bot: bots[index] ?? '', ...rating, games, points, thinking };
  });
  return rungs.sort((x, y) => y.elo - x.elo || x.index - y.index);
}

/** Of a bot in all its matches. */
function thinkingOf(bot: number, matches: readonly LadderMatch[]): Thinking {
  const all = noThinking();
  for (const { a, b, standing } of matches) {
    if (bot === a) addThinking(all, standing.thinking[0]);
    if (bot === b) addThinking(all, standing.thinking[1]);
  }
  return all;
}

/** What a bot took of a match, or null if it did not play it. */
export function scoreFor(
  bot: number,
  { a, b, standing }: LadderMatch,
): { readonly games: number; readonly points: number } | null {
  const { games, wins, draws } = standing;
  const points = wins + draws / 2;
  if (bot === a) return { games, points };
  return bot === b ? { games, points: games - points } : null;
}
