/**
 * How a draft can end (X2.2): three clans of eight for the first player, three of the other five for the second, and the
 * tiles of the last two bind both. Sets of clans are masks, as in the state of the game.
 */
import { CLANS } from '@open-gosu/gosu-x';
import { countBits } from '@open-gosu/kernel';

export interface Outcome {
  readonly first: number;
  readonly second: number;
}

const EACH = 3;
const SETS = 1 << CLANS.length;

const TRIPLES: readonly number[] = Array.from({ length: SETS }, (_, set) => set).filter(
  (set) => countBits(set) === EACH,
);

/** All 560, those of one first player's triple side by side. */
export const OUTCOMES: readonly Outcome[] = TRIPLES.flatMap((first) =>
  TRIPLES.filter((second) => (first & second) === 0).map((second) => ({ first, second })),
);

const INDEX: ReadonlyMap<number, number> = new Map(
  OUTCOMES.map(({ first, second }, index) => [draftKey(first, second), index]),
);

/** One number for what both have taken so far. */
export function draftKey(first: number, second: number): number {
  return first * SETS + second;
}

/** Its place among the outcomes, or -1 where the draft is not over. */
export function outcomeIndex(first: number, second: number): number {
  return INDEX.get(draftKey(first, second)) ?? -1;
}
