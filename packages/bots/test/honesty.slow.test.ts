/** For 2,000 decisions of each game and 8 deals of the cards behind each, the search chooses the same, bit for bit. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Found, Trial } from './honesty-thread.ts';
import { inThread } from './in-thread.ts';
import { quickBots, TABLES } from './table.ts';

const POINTS = 2000;
const DEALS = 8;
const BUDGET = { iterations: 8 };
const TIMEOUT = 300_000;

/**
 * Styles, `greedy-1` and levels are made of bots that have more: what they add reads the view that they hand on, or dealt
 * states. So a part shows whether they keep to that, and the whole would take minutes.
 */
const OF_OTHERS = 80;
const POINTS_OF: { readonly [bot: string]: number } = {
  random: POINTS,
  instinct: POINTS,
  greedy: POINTS,
  ismcts: POINTS,
};

const GAMES = [...new Set(TABLES.map(({ game }) => game))];

const tried = inThread<Trial, { [bot: string]: Found }>('honesty-thread.ts', 'tried');

describe.each(GAMES)('$id', (game) => {
  const bots = quickBots(game);
  const points = Object.fromEntries(bots.map((bot) => [bot, POINTS_OF[bot] ?? OF_OTHERS]));
  let found: { [bot: string]: Found };

  // In one go: the decisions are made once for all bots.
  beforeAll(async () => {
    found = await tried({ game: game.id, points, deals: DEALS, budget: BUDGET });
  }, TIMEOUT);

  it.each(bots)('%s chooses the same behind every deal', (bot) => {
    expect(found[bot]).toEqual({ different: points[bot], problem: null });
  });
});
