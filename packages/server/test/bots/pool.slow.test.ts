/** Bots in threads: a match to its end, and threads that hang, throw or die. */
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { makeRng } from '@open-gosu/kernel';
import { bundled } from '@testing/bundled.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BotPool, createBotPool } from '../../src/bots/index.ts';
import { kitOf } from '../../src/games.ts';
import { type BotQuestion, createHost } from '../../src/host/index.ts';
import { verify } from '../../src/match/index.ts';
import { Page, silent, storePlaces } from '../host/room.ts';
import { planOf, TACTICS, X } from '../match/tables.ts';

const places = storePlaces();
const pools: BotPool[] = [];
let script = '';
beforeAll(async () => {
  script = await bundled(`import './packages/server/src/bots/worker.ts';`, 'thread');
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
});

/** `bad`: what the thread does when it sees a question for this bot. */
function poolOf(size: number, ms: number, bad = ''): BotPool {
  const start = () => new Worker(`${bad}\n${script}`, { eval: true });
  const pool = createBotPool({ size, ms, start });
  pools.push(pool);
  return pool;
}

const HOOK = `const { parentPort: port } = require('node:worker_threads');
port.on('message', ({ bot }) => {
  if (!['hang', 'die', 'throw'].includes(bot)) return;
  // Whatever comes after this is not heard.
  port.postMessage = () => {};
  if (bot === 'hang') for (;;) {}
  if (bot === 'die') process.exit(3);
  throw new Error('bot');
});`;

function question(game: string, bot: string, ms = 200): BotQuestion {
  const kit = kitOf(game)!;
  const options = kit.game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const state = kit.game.setup(options.value, 'seed', 2);
  const view = kit.game.view(state, kit.game.toAct(state));
  return { game, bot, view, seed: 'x', ms, isUrgent: false };
}

describe('a pool of bots', () => {
  test('answers, and the same question gives the same answer', async () => {
    const pool = poolOf(2, 1000);
    for (const game of [X, TACTICS]) {
      const codes = await Promise.all([1, 2, 3].map(() => pool.ask(question(game, 'level-3'))));
      expect(new Set(codes).size).toBe(1);
    }
    expect(pool.counts()).toMatchObject({ answered: 6, killed: 0 });
  });

  test.runIf(process.platform === 'linux')(
    'a thread steps back behind all others of the process (S9)',
    async () => {
      const niceOf = (thread: string) => {
        const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
        return Number(stat.split(') ')[1]?.split(' ')[16]);
      };
      const before = new Set(readdirSync('/proc/self/task'));
      const own = new Map([...before].map((thread) => [thread, niceOf(thread)]));
      await poolOf(1, 1000).ask(question(X, 'level-3'));
      const more = readdirSync('/proc/self/task').filter((thread) => !before.has(thread));
      expect(more.map(niceOf)).toContain(10);
      for (const [thread, nice] of own) expect(niceOf(thread)).toBe(nice);
    },
  );

  test('a thread that hangs is replaced after twice its time; others die alone', async () => {
    const pool = poolOf(1, 1000, HOOK);
    await pool.ask(question(X, 'instinct'));
    const from = performance.now();
    await expect(pool.ask(question(X, 'hang', 150))).rejects.toThrow('no answer');
    expect(performance.now() - from).toBeLessThan(2000);
    await expect(pool.ask(question(X, 'die'))).rejects.toThrow('ended');
    await expect(pool.ask(question(X, 'throw'))).rejects.toThrow('bot');
    expect(await pool.ask(question(X, 'instinct'))).toBe(pool.quick(question(X, 'instinct')));
    expect(pool.counts().killed).toBe(1);
  });

  test('what is urgent comes first', async () => {
    const pool = poolOf(1, 1000);
    const order: string[] = [];
    const ask = (name: string, isUrgent: boolean) =>
      pool.ask({ ...question(X, 'instinct'), isUrgent }).then(() => order.push(name));
    await Promise.all([ask('first', false), ask('patient', false), ask('urgent', true)]);
    expect(order).toEqual(['first', 'urgent', 'patient']);
  });
});

async function playBots(game: string, bot: string, pool: BotPool): Promise<number> {
  const store = await places.start();
  const host = createHost({
    store,
    owner: 'bots',
    clock: { mono: () => performance.now(), wall: () => Date.now() },
    random: Math.random,
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    bots: pool,
    log: silent,
    lease: { ttlMs: 60_000 },
  });
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'easy' }];
  const plan = planOf(game, 2, { seats, noDelay: true });
  const named = {
    ...plan,
    setup: {
      ...plan.setup,
      seats: plan.setup.seats.map((s) => (s.kind === 'bot' ? { ...s, bot } : s)),
    },
  };
  const page = new Page('human');
  const created = await host.create(named, page.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  const { player, name } = page.person;
  await host.command(match, page.person, { kind: 'sit', id: 's', seat: 0, player, name }, null);
  await page.watch(host, match);
  const rng = makeRng('human');
  const until = performance.now() + 40_000;
  while (page.facts?.status !== 'over') {
    if (performance.now() > until) throw new Error('endless');
    const answer = page.answer(game, rng);
    if (answer === null) await new Promise((resolve) => setTimeout(resolve, 1));
    else {
      const outcome = await page.send(host, match, answer);
      if (!outcome.ok) expect(outcome.code).toBe('waiting');
    }
  }
  const record = await host.record(match);
  if (!record.ok) throw new Error(record.code);
  expect(verify(record.value.record, record.value.secret, record.value.commitment)).toBe('fair');
  const { faults } = host.stats();
  await host.drain();
  return faults;
}

describe('a match against a bot', () => {
  test('goes to its end in a thread', async () => {
    for (const game of [X, TACTICS])
      expect(await playBots(game, 'level-2', poolOf(1, 1000))).toBe(0);
  });

  test('goes to its end if the thread fails each time', async () => {
    expect(await playBots(TACTICS, 'throw', poolOf(1, 1000, HOOK))).toBeGreaterThan(3);
  });
});
