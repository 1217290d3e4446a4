/** The games the page knows, by id. */
import type { GameId } from '../match.ts';
import { gosuXKit } from './gosu-x.ts';
import type { Kit } from './kit.ts';
import { tacticsKit } from './tactics.ts';

const KITS: { readonly [G in GameId]: Kit } = {
  'gosu-x': gosuXKit,
  'gosu-tactics': tacticsKit,
};

export function kitOf(game: GameId): Kit {
  return KITS[game];
}

/** The game of that name, or null. */
export function kitNamed(name: unknown): Kit | null {
  return Object.values(KITS).find(({ id }) => id === name) ?? null;
}
