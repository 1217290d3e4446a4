/**
 * Where the chance of a match comes from. Every deal has a text of its own that begins with what it is for, so a bot is
 * never judged on deals it was tuned on, whatever seeds people choose. A pair is all games of one deal: the first bot
 * takes each seat once, the second one all other seats. Every match of a ladder has its own deals, for ratings add them up as
 * witnesses that know nothing of each other.
 */
import type { Seed } from '@open-gosu/kernel';

export const PURPOSES = ['gate', 'tuning', 'ladder'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What no command line can hold, so that no seed somebody types gives a deal of a match. */
const SEPARATOR = '\0';

/** The seed of the deal all games of a pair begin with; that of a ladder with who plays, in whichever order. */
export function dealSeed(
  purpose: Purpose,
  seed: Seed,
  pair: number,
  bots: readonly [string, string],
): string {
  const who = purpose === 'ladder' ? [...bots].sort() : [];
  return [purpose, seed, ...who, pair].join(SEPARATOR);
}

/** Who sits where in a pair's game of this number: there are as many games as seats. */
export function seating(a: string, b: string, players: number, game: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === game ? a : b));
}
