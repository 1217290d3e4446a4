/**
 * For 2,000 decisions of each game and 8 deals of the cards behind each, bots choose the same, bit for bit. The search
 * looks at all of them; bots that look once, and take longer, at a part.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Found, Trial } from './honesty-thread.ts';
import { inThread } from './in-thread.ts';
import { quickBots, TABLES } from './table.ts';

const POINTS = 2000;
const DEALS = 8;
const BUDGET = { iterations: 8 };
const TIMEOUT = 300_000;

/** A style has fewer than greedy, whose eyes it has. */
const OF_STYLE = 40;
const POINTS_OF: { readonly [bot: string]: number } = {
  random: POINTS,
  instinct: POINTS,
  greedy: 200,
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
      const points = POINTS_OF[bot] ?? OF_STYLE;
      const trial = { game: game.id, bot, points, deals: DEALS, budget: BUDGET };
      const { different, problem } = await tried(trial);
      expect(problem).toBeNull();
      expect(different).toBe(points);
    },
  );
});
