/** Random games under every preset: the invariants hold at each decision, every game ends, and it can be repeated. */
import { checkInvariants } from '@testing/gosu-x/invariants.ts';
import {
  expectClonesApart,
  expectSameAgain,
  expectSameForked,
  expectSameUnheard,
  sharedWithClone,
} from '@testing/properties.ts';
import { gamesToPlay, playRandom, watchRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { OPTION_DEFS, PRESETS } from '../../src/options.ts';

const MOST_ROUNDS = 3;

describe('random games', () => {
  test.each(PRESETS)(
    'keep the invariants under %s and end within three rounds (X8.7, X12)',
    (preset) => {
      for (let seed = 0; seed < gamesToPlay(60); seed++) {
        const play = { options: { preset }, seed };
        const { state } = watchRandom(gosuX, play, (s) => checkInvariants(s));
        expect(gosuX.result(state)).not.toBeNull();
        expect(state.round).toBeLessThanOrEqual(MOST_ROUNDS);
      }
    },
  );

  test('keep the invariants under any single option (X12)', () => {
    for (const def of OPTION_DEFS) {
      for (const choice of def.choices) {
        if (choice === 'given') continue;
        const options = { [def.id]: choice };
        for (let seed = 0; seed < 6; seed++) {
          watchRandom(gosuX, { options, seed: `${def.id} ${seed}` }, (s) => checkInvariants(s));
        }
      }
    }
  });

  test('are the same again from the same seed and answers', () => expectSameAgain(gosuX, 20));

  test('go the same way whether or not anybody listens to the events', () =>
    expectSameUnheard(gosuX, 20));
});

describe('fork fidelity', () => {
  test('a game copied, packed and unpacked at every decision ends as the untouched one', () =>
    expectSameForked(gosuX, gamesToPlay(40)));

  test('a clone shares nothing that changes: playing on it leaves the original alone', () =>
    expectClonesApart(gosuX, 15));

  test('every mutable list of a clone is its own', () => {
    const { state } = playRandom(gosuX, { seed: 5 });
    // Never changed in place: replaced as a whole.
    expect(sharedWithClone(gosuX, state)).toEqual(['state.options', 'state.kinds']);
  });
});
