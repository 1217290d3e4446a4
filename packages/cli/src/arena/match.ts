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

/** One number for each of the two bots. */
export type Both = readonly [a: number, b: number];

/** The games of one deal: in game n bot A has seat n, and bot B all others. */
export interface PlayedPair {
  readonly pair: number;
  /** The winning seats of each game. */
  readonly winners: readonly (readonly number[])[];
  readonly decisions: Both;
  readonly milliseconds: Both;
}

/** A match as a message between threads. */
export interface MatchTask {
  readonly match: Match;
  readonly lang: Lang;
}

export function makePairs({ match, lang }: MatchTask): (pair: number) => PlayedPair {
  const kit = kitOf(match.game) as GameKit;
  const { options, players, a, b, purpose } = match;
  return (pair) => {
    const seed = dealSeed(purpose, match.seed, pair);
    const decisions: [number, number] = [0, 0];
    const milliseconds: [number, number] = [0, 0];
    const winners = Array.from({ length: players }, (_, game) => {
      const bots = seating(a, b, players, game);
      const onThought = (seat: number, time: number) => {
        const bot = seat === game ? 0 : 1;
        decisions[bot]++;
        milliseconds[bot] += time;
      };
      return orRefused(seed, lang, () => playSeed({ kit, options, bots }, seed, { onThought }))
        .winners;
    });
    const [timeA, timeB] = milliseconds;
    return { pair, winners, decisions, milliseconds: [round(timeA, 3), round(timeB, 3)] };
  };
}
