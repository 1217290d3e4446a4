/** Threads that search together: the same answer for any number of them, one line when something fails, a clean end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SearchTask } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { makeRng } from '@open-gosu/kernel';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import { type SearchPool, searchPool } from '../src/search/pool.ts';

const built = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
/** Threads run built files. */
const WORKER = pathToFileURL(built('search/worker.js'));

const [state] = statesOf(gosuX, { seed: 'pool' }, 20).slice(1);
const view = gosuX.view(state!, gosuX.toAct(state!));
const TASK: SearchTask = { game: 'gosu-x', bot: 'ismcts', view, limit: { iterations: 24 } };

async function withPool<T>(
  jobs: number,
  use: (pool: SearchPool) => Promise<T>,
  script = WORKER,
): Promise<T> {
  const pool = searchPool(jobs, script);
  try {
    return await use(pool);
  } finally {
    await pool.close();
  }
}

/** A thread made of this text. */
const threadOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

describe('a pool of threads', () => {
  it('finds the same whatever the number of threads', async () => {
    const found = (jobs: number) => withPool(jobs, (pool) => pool.choose(TASK, makeRng(1), 3));
    const here = await found(1);
    expect(here.iterations).toBe(24);
    for (const jobs of [2, 4]) expect(await found(jobs)).toEqual(here);
  });

  it('makes no more parts than it has threads where each is given the whole time', async () => {
    // A thread that makes one iteration of whatever it is asked, so that iterations count the parts.
    const top = [{ answer: 0, value: 0.5, visits: 1 }];
    const choice = { answer: 0, winChance: 0.5, top, iterations: 1 };
    const counting = threadOf(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, choice: ${JSON.stringify(choice)} }));`);
    const parts = (limit: SearchTask['limit']) =>
      withPool(2, (pool) => pool.choose({ ...TASK, limit }, makeRng(1), 8), counting);
    expect((await parts({ iterations: 100 })).iterations).toBe(8);
    expect((await parts({ iterations: 100, milliseconds: 1000 })).iterations).toBe(2);
  });

  it('serves several questions at once, each as if alone', async () => {
    const seeds = [1, 2, 3, 4, 5];
    const ask = (pool: SearchPool) => seeds.map((seed) => pool.choose(TASK, makeRng(seed), 2));
    const here = await withPool(1, (pool) => Promise.all(ask(pool)));
    expect(await withPool(2, (pool) => Promise.all(ask(pool)))).toEqual(here);
  });

  it('says in one line what is wrong, and goes on', async () => {
    await withPool(2, async (pool) => {
      const choose = (task: object) => pool.choose({ ...TASK, ...task }, makeRng(1));
      await expect(choose({ bot: 'nobody' })).rejects.toThrow(/^bot: unknown: "nobody"$/);
      await expect(choose({ view: state })).rejects.toThrow(/^view: .+$/);
      await expect(choose({ view: () => 0 })).rejects.toThrow(/^[^\n]+could not be cloned\.?$/);
      expect((await choose({})).iterations).toBe(24);
    });
  });

  it.each([
    ['breaks', "throw new Error('first\\nsecond')", 'first second'],
    ['ends', 'process.exit()', 'a thread ended too early'],
  ])('survives a thread that %s', async (_what, code, message) => {
    const choose = (pool: SearchPool) => pool.choose(TASK, makeRng(1), 5);
    const failing = (pool: SearchPool) => expect(choose(pool)).rejects.toThrow(message);
    await withPool(2, async (pool) => [await failing(pool), await failing(pool)], threadOf(code));
  });

  it('gives up what it is searching when it is closed', async () => {
    const pool = searchPool(2, WORKER);
    const long = pool.choose({ ...TASK, limit: { iterations: 1e9 } }, makeRng(1), 4);
    const rejected = expect(long).rejects.toThrow('the search was given up');
    await pool.close();
    await rejected;
    await expect(pool.choose(TASK, makeRng(1))).rejects.toThrow('the search was given up');
  });

  it('does not keep a process alive that forgets to close it', async () => {
    const script = `
      import(${JSON.stringify(pathToFileURL(built('search/pool.js')))})
        .then(({ searchPool }) => searchPool(2).choose(${JSON.stringify(TASK)}, [1, 2, 3, 4]))
        .then(({ iterations }) => console.log(iterations));`;
    const child = spawn(process.execPath, ['-e', script]);
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    const [code] = await once(child, 'close');
    expect([code, out.trim()]).toEqual([0, '24']);
  });
});
