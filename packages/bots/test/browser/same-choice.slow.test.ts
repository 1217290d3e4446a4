/**
 * A bot in a worker of a real browser, in a thread of Node and right here: the same view, iterations and generator give
 * the same choice, bit for bit.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  answerRequest,
  chooseInParallel,
  makeBot,
  type SearchOrder,
  type SearchReply,
  type SearchRequest,
} from '@open-gosu/bots';
import { legalList, makeRng } from '@open-gosu/kernel';
import { bundled } from '@testing/bundled.ts';
import { inChromium } from '@testing/chromium.ts';
import { statesOf } from '@testing/random-play.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES } from '../table.ts';

const BOTS = ['greedy', 'ismcts'];
const ITERATIONS = 150;
const VIEWS_EACH = 4;

const HANDLER = "import { answerRequest } from './packages/bots/src/parallel/protocol.ts';";
const IN_BROWSER = `${HANDLER}
  onmessage = ({ data }) => postMessage(answerRequest(data, () => performance.now()));`;
const IN_NODE = `${HANDLER}
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (data) => parentPort.postMessage(answerRequest(data, () => performance.now())));`;

const orders: SearchOrder[] = TABLES.flatMap(({ game, players }) => {
  const decisions = statesOf(game, { players, seed: 'workers' }, 3).filter(
    (state) => game.toAct(state) >= 0 && legalList(game, state).length > 1,
  );
  const views = Array.from({ length: VIEWS_EACH }, (_, i) => {
    const state = decisions[Math.floor(((i + 1) * decisions.length) / (VIEWS_EACH + 1))]!;
    return game.view(state, game.toAct(state));
  });
  return views.flatMap((view, i) =>
    BOTS.map((bot) => ({
      game: game.id,
      bot,
      view,
      limit: { iterations: ITERATIONS },
      rng: makeRng(`workers/${i}`),
    })),
  );
});

const requests: SearchRequest[] = orders.map((order, id) => ({ id, ...order }));

/** As it comes: text keeps every bit of a number, and shows where two differ. */
const textOf = (replies: readonly SearchReply[]) => replies.map((reply) => JSON.stringify(reply));

function here(): SearchReply[] {
  return structuredClone(requests).map((request) => answerRequest(request, () => 0));
}

describe('a bot', () => {
  let expected: string[] = [];

  beforeAll(() => {
    const replies = here();
    for (const reply of replies) expect(reply).toHaveProperty('choice');
    expected = textOf(replies);
  });

  it('answers a request as it answers when it is called', () => {
    const called = orders.map(({ game, bot, view, limit, rng }, id) => {
      const table = TABLES.find((other) => other.game.id === game)!;
      return { id, choice: makeBot(table.game, bot)!.choose(view, limit, rng.slice()) };
    });
    expect(textOf(called)).toEqual(expected);
  });

  it('chooses the same in a worker of Chromium', async () => {
    const code = await bundled(IN_BROWSER, 'browser');
    const replies = await inChromium((page) =>
      page.evaluate(
        async ([script, asked]) => {
          const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
          const worker = new globalThis.Worker(url);
          const found: SearchReply[] = [];
          for (const request of asked) {
            worker.postMessage(request);
            found.push(
              await new Promise<SearchReply>((resolve, reject) => {
                worker.onmessage = ({ data }) => resolve(data);
                worker.onerror = ({ message }) => reject(new Error(message));
              }),
            );
          }
          worker.terminate();
          return found;
        },
        [code, requests] as const,
      ),
    );
    expect(textOf(replies)).toEqual(expected);
  });

  describe('in threads of Node', () => {
    const workers: Worker[] = [];

    const ask = async (worker: Worker, request: SearchRequest): Promise<SearchReply> => {
      worker.postMessage(request);
      const [reply] = await once(worker, 'message');
      return reply;
    };

    beforeAll(async () => {
      const code = await bundled(IN_NODE, 'thread');
      for (let i = 0; i < 2; i++) workers.push(new Worker(code, { eval: true }));
    });
    afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

    it('chooses the same', async () => {
      const replies: SearchReply[] = [];
      for (const request of requests) replies.push(await ask(workers[0]!, request));
      expect(textOf(replies)).toEqual(expected);
    });

    it('chooses the same in parts, wherever they are searched', async () => {
      for (const { rng, ...task } of orders.filter(({ bot }) => bot === 'ismcts')) {
        const alone = await chooseInParallel(task, rng.slice(), 2, async (order) =>
          answerRequest({ id: 0, ...structuredClone(order) }, () => 0),
        );
        let next = 0;
        const together = await chooseInParallel(task, rng.slice(), 2, (order) =>
          ask(workers[next]!, { id: next++, ...order }),
        );
        expect(JSON.stringify(together)).toBe(JSON.stringify(alone));
        expect(together.iterations).toBeLessThanOrEqual(ITERATIONS);
      }
    });
  });
});
