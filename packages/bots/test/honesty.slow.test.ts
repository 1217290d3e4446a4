/** For 2,000 decisions of each game and 8 deals of the cards behind each, bots choose the same, bit for bit. */
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

let tried: (trial: Trial) => Promise<Found>;

beforeAll(async () => {
  tried = await inThread('honesty-thread.ts', 'tried');
});

describe.each(GAMES)('$id', (game) => {
  it.each(quickBots(game))(
    '%s chooses the same behind every deal',
    { timeout: TIMEOUT },
    async (bot) => {
      const points = POINTS_OF[bot] ?? OF_OTHERS;
      const trial = { game: game.id, bot, points, deals: DEALS, budget: BUDGET };
      const { different, problem } = await tried(trial);
      expect(problem).toBeNull();
      expect(different).toBe(points);
    },
  );
});
