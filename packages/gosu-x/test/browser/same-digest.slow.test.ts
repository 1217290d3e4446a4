/** The same seed and answers give the same game in Node and in a real browser, step by step. */
import { signaturesInChromium } from '@testing/chromium.ts';
import { signature } from '@testing/signature.ts';
import { expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';

const GAMES = 300;

test('the bundled engine has the same digest in Chromium as in Node', async () => {
  const there = await signaturesInChromium('gosu-x', 'gosuX', GAMES, [2]);
  expect(there).toEqual([signature(gosuX, GAMES, 2)]);
});
