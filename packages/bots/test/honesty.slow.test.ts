/**
 * For 2,000 decisions of each game and 8 deals of the cards behind each, bots choose the same, bit for bit. The search
 * looks at all of them; bots that look once, and take longer, at a part. Runs as a script of its own, for Vitest makes
 * every call between modules several times as slow.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from '@testing/bundled.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Found, Trial } from './honesty-thread.ts';
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

const THREAD = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { tried } from './packages/bots/test/honesty-thread.ts';
  parentPort.postMessage(tried(workerData));`;

let code = '';

beforeAll(async () => {
  code = await bundled(THREAD, 'thread');
});

async function inThread(trial: Trial): Promise<Found> {
  const [found] = await once(new Worker(code, { eval: true, workerData: trial }), 'message');
  return found;
}

describe.each(GAMES)('$id', (game) => {
  it.each(quickBots(game))(
    '%s chooses the same behind every deal',
    { timeout: TIMEOUT },
    async (bot) => {
      const points = POINTS_OF[bot] ?? OF_STYLE;
      const trial = { game: game.id, bot, points, deals: DEALS, budget: BUDGET };
      const { different, problem } = await inThread(trial);
      expect(problem).toBeNull();
      expect(different).toBe(points);
    },
  );
});
