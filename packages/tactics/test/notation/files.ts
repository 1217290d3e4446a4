/** Position files and short cuts shared by the tests of notation, codec and properties. */
import type { Lang } from '@open-gosu/kernel';
import { tactics } from '../../src/game.ts';
import { idOf } from '../../src/state/faces.ts';
import type { State } from '../../src/state/state.ts';

export type Json = Record<string, unknown>;

/** A file with every field but `seed`, `fill`, `rng` and `pending`, in the order they are written. */
export const EXAMPLE: Json = {
  game: 'gosu-tactics',
  options: {},
  round: 2,
  toPlay: 1,
  advantage: 0,
  extraTurn: 'due',
  extraTurnsOwed: 2,
  deck: ['oracle', 'scribe'],
  discard: ['reaper', 'ghoul'],
  players: [
    {
      hand: ['runner', 'tracker'],
      army: [['scribe', { card: 'herald', captured: true }], ['envoy'], []],
      points: 1,
      passed: true,
      turnsLeft: null,
    },
    { hand: [], army: [['firebrand'], [], []], points: 0, passed: false, turnsLeft: 3 },
    { hand: ['lich'], army: [[], [], []], points: 0, passed: false, turnsLeft: 2 },
  ],
};

/** A file for two; `table` are top-level fields. */
export function file(first: Json = {}, second: Json = {}, table: Json = {}): Json {
  return { game: 'gosu-tactics', ...table, players: [first, second] };
}

export function read(input: unknown): State {
  const parsed = tactics.readPosition(input, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** The state of a file that need not say which game it is of. */
export function positionOf(fields: Json): State {
  return read({ game: 'gosu-tactics', ...fields });
}

export function refusal(input: unknown, lang: Lang = 'en'): string {
  const parsed = tactics.readPosition(input, lang);
  return parsed.ok ? 'accepted' : parsed.message;
}

export function ids(cards: readonly number[]): string[] {
  return cards.map(idOf);
}
