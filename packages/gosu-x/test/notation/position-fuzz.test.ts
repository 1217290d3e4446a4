/** Hostile position files and packed states of Gosu X are refused with one line, or accepted and then playable. */
import { fuzzFiles, fuzzPacked } from '@testing/fuzz.ts';
import { statesOf } from '@testing/random-play.ts';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { CLANS } from '../../src/cards/words.ts';
import { gosuX } from '../../src/game.ts';
import type { State } from '../../src/state/state.ts';
import { EXAMPLE } from './files.ts';

const BYTES_OF_A_FRAME = 16;

const STATES = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
  statesOf(gosuX, { options: { preset: seed % 2 ? 'prototype' : 'final-en' }, seed }, 7),
);

const FUZZED = {
  game: gosuX,
  example: EXAMPLE,
  states: STATES,
  words: [...CARD_DEFS.map(({ id }) => id), ...CLANS],
  tail: (s: State) => BYTES_OF_A_FRAME * Math.max(1, s.stack.length),
};

fuzzFiles({ ...FUZZED, states: STATES.filter(({ kinds }) => kinds[0] !== -1) });
fuzzPacked(FUZZED);
