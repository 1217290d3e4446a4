/**
 * A match between two bots: pairs of games on the same deals, with the seats changed. All of it but the time it takes
 * follows from the match and the pair's number.
 */
import { dealSeed, type Purpose, seating } from '@open-gosu/bots';
import type { Lang, Options, Seed } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import { orRefused } from '../simulate/failed-game.ts';
import { playSeed } from '../simulate/play-game.ts';
import { round } from '../simulate/tally.ts';
import type { Job } from '../threads/spread.ts';
import { addThought, noThinking, type Thinking } from './thinking.ts';

/** All that two runs must have in common to be one match. */
export interface Match {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  readonly options: Options;
  readonly players: number;
  readonly a: string;
  readonly b: string;
  readonly purpose: Purpose;
  readonly seed: Seed;
}

/** One for each of the two bots. */
export type Both<T> = readonly [a: T, b: T];

/** The games of one deal: in game n bot A has seat n, and bot B all others. */
export interface PlayedPair {
  readonly pair: number;
  /** The winning seats of each game. */
  readonly winners: readonly (readonly number[])[];
  readonly thinking: Both<Thinking>;
}

/** A match as a message between threads. */
export interface MatchTask {
  readonly match: Match;
  readonly lang: Lang;
}

/** The work of a match, for this thread or others. */
export function pairJob(match: Match, lang: Lang): Job<MatchTask, PlayedPair> {
  const worker = new URL('./worker.js', import.meta.url);
  return { worker, data: { match, lang }, make: makePairs };
}

export function makePairs({ match, lang }: MatchTask): (pair: number) => PlayedPair {
  const kit = kitOf(match.game) as GameKit;
  const { options, players, a, b, purpose } = match;
  return (pair) => {
    const seed = dealSeed(purpose, match.seed, pair, [a, b]);
    const thinking: Both<Thinking> = [noThinking(), noThinking()];
    const winners = Array.from({ length: players }, (_, game) => {
      const bots = seating(a, b, players, game);
      const onThought = (seat: number, milliseconds: number) =>
        addThought(thinking[seat === game ? 0 : 1], round(milliseconds, 4));
      return orRefused(seed, lang, () => playSeed({ kit, options, bots }, seed, { onThought }))
        .winners;
    });
    for (const times of thinking) times.total = round(times.total, 4);
    return { pair, winners, thinking };
  };
}
