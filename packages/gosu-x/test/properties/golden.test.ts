/**
 * Golden playthroughs: whole games written out, answer by answer and event by event. A change of rules, words or order
 * shows as a difference a person can read. `UPDATE=1` accepts it.
 */
import { expectGolden, playthrough } from '@testing/golden.ts';
import { describe, test } from 'vitest';
import { gosuX } from '../../src/game.ts';

describe('golden playthroughs', () => {
  test.each([
    ['final-en', 1, 'en'],
    ['final-en', 2, 'en'],
    ['final-fr', 3, 'fr'],
    ['prototype', 4, 'en'],
  ] as const)('%s, seed %i, in %s', (preset, seed, lang) => {
    const text = playthrough(
      gosuX,
      `Gosu X, preset ${preset}`,
      { options: { preset } },
      seed,
      lang,
    );
    expectGolden(`playthroughs/gosu-x-${preset}-${seed}.txt`, text);
  });
});
