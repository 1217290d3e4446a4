/** Reasons go with the advice they are given for, at some hundred decisions of both games. */
import { expect, it } from 'vitest';
import type { Sense, Trial } from './explain-sense-thread.ts';
import { inThread } from './in-thread.ts';

const TIMEOUT = 180_000;

const sense = inThread<Trial, Sense>('explain-sense-thread.ts', 'sense');

it.each<[string, string, number]>([
  ['Gosu X', 'greedy', 120],
  ['Tactics, 2 players', 'greedy', 80],
  ['Tactics, 4 players', 'greedy', 80],
  ['Gosu X', 'ismcts', 40],
  ['Tactics, 2 players', 'ismcts', 40],
])('at %s, of the answers of %s', { timeout: TIMEOUT }, async (table, bot, points) => {
  const { kinds, problems } = await sense({ table, bot, points });
  expect(problems).toEqual([]);
  expect(kinds.changes).toBeGreaterThan(points);
});
