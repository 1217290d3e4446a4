/** States and words the fuzz tests of GOSU Tactics damage. */
import type { Fuzzed } from '@testing/fuzz.ts';
import { statesOf } from '@testing/random-play.ts';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { tactics } from '../../src/game.ts';
import type { State } from '../../src/state/state.ts';
import { EXAMPLE } from '../notation/files.ts';

const BYTES_OF_A_FRAME = 10;

export const FUZZED: Fuzzed<State> = {
  game: tactics,
  example: EXAMPLE,
  states: [0, 1, 2, 3, 4, 5].flatMap((seed) =>
    statesOf(tactics, { players: 2 + (seed % 3), seed }, 5),
  ),
  words: FACE_DEFS.map(({ id }) => id),
  tail: (s) => BYTES_OF_A_FRAME * Math.max(1, s.stack.length),
};
