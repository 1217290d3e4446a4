/** The same seed and answers give the same game in Node and in a real browser, with 2, 3 and 4 players. */
import { signaturesInChromium } from '@testing/chromium.ts';
import { signature } from '@testing/signature.ts';
import { expect, test } from 'vitest';
import { tactics } from '../../src/game.ts';

const GAMES = 100;
const TABLES = [2, 3, 4];

test('the bundled engine has the same digest in Chromium as in Node', async () => {
  const there = await signaturesInChromium('tactics', 'tactics', GAMES, TABLES);
  expect(there).toEqual(TABLES.map((players) => signature(tactics, GAMES, players)));
});
