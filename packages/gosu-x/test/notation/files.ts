/** Position files and short cuts shared by the notation's tests. */
import type { Lang } from '@open-gosu/kernel';
import { readPosition } from '../../src/notation/position.ts';
import { cardId } from '../../src/state/moves.ts';
import type { State } from '../../src/state/state.ts';

export type Json = Record<string, unknown>;

/** The example of the notation's documentation. */
export const EXAMPLE: Json = {
  game: 'gosu-x',
  options: { preset: 'final-en' },
  seed: 1,
  round: 1,
  toPlay: 0,
  tiles: ['narashima', 'phoenix'],
  wonder: null,
  extraTurn: null,
  bans: [],
  players: [
    {
      clans: ['justice', 'galmi', 'xian'],
      hand: ['elle', 'volantis'],
      deck: ['sati'],
      discard: [],
      removed: [],
      army: [
        ['petal-faeries', { card: 'volantis', captured: true }],
        [{ card: 'quae', bounty: true }],
        [],
      ],
      tokens: { hand: 2, spent: 0, locked: 2 },
      supremacy: 0,
      flipped: [],
      passed: false,
      turnsLeft: null,
    },
    { clans: ['abhilasha', 'goan-sul', 'tomorrow'] },
  ],
};

/** A file with two players of the example's clans; `table` are top-level fields. */
export function file(first: Json = {}, second: Json = {}, table: Json = {}): Json {
  return {
    game: 'gosu-x',
    ...table,
    players: [
      { clans: ['justice', 'galmi', 'xian'], ...first },
      { clans: ['abhilasha', 'goan-sul', 'tomorrow'], ...second },
    ],
  };
}

export function read(input: unknown): State {
  const parsed = readPosition(input, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

export function refusal(input: unknown, lang: Lang = 'en'): string {
  const parsed = readPosition(input, lang);
  return parsed.ok ? 'accepted' : parsed.message;
}

export function ids(s: State, cards: readonly number[]): string[] {
  return cards.map((card) => cardId(s, card));
}
