/** Golden playthroughs: whole games of two, three and four in both languages. `UPDATE=1` accepts a difference. */
import { expectGolden, playthrough } from '@testing/golden.ts';
import { describe, test } from 'vitest';
import { tactics } from '../../src/game.ts';

describe('golden playthroughs', () => {
  test.each([
    [2, 1, 'en'],
    [2, 2, 'fr'],
    [3, 5, 'en'],
    [3, 11, 'fr'],
    [4, 10, 'en'],
    [4, 27, 'fr'],
  ] as const)('%i players, seed %i, in %s', (players, seed, lang) => {
    const title = `GOSU Tactics, ${players} players`;
    const text = playthrough(tactics, title, { players }, seed, lang);
    expectGolden(`playthroughs/gosu-tactics-${players}-${seed}-${lang}.txt`, text);
  });
});
