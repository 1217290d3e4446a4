/** A store that hangs or loses its answer: players hear "try again" in time (R5), and what was written is done once (R2). */
import { makeRng } from '@open-gosu/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Append, StoreError } from '../../src/store/index.ts';
import { planOf, TACTICS } from '../match/tables.ts';
import { memoryStore } from './memory-store.ts';
import { FakeClock, makeHost, Page } from './room.ts';

/** How long a player waits while a match is being read. */
const PATIENCE_MS = 600;

const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Time goes by, and what that brings about happens. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await turn();
}

/** Two people at a table whose store does what the test says. */
async function begin(seed: string) {
  const kept = memoryStore();
  const trouble = { append: 'none' as 'none' | 'unwritten' | 'written', isHanging: false };
  let open: (() => void)[] = [];
  const store = {
    ...kept,
    async append(one: Append) {
      if (trouble.append !== 'unwritten') await kept.append(one);
      if (trouble.append !== 'none') throw new StoreError('unavailable', 'injected');
    },
    async readMatch(id: string) {
      if (trouble.isHanging) await new Promise<void>((resolve) => open.push(resolve));
      return kept.readMatch(id);
    },
  };
  const host = makeHost({ store }, new FakeClock(), seed);
  const pages = [new Page('a'), new Page('b')];
  const created = await host.create(planOf(TACTICS, 2), pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [seat, page] of pages.entries()) {
    const { player, name } = page.person;
    await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
    await page.watch(host, match);
  }
  await turn();
  const rng = makeRng(seed);
  const mover = pages.find((page) => page.answer(TACTICS, rng) !== null)!;
  const heard: string[] = [];
  /** Each with an id of its own. */
  const send = (name: string, answer = mover.answer(TACTICS, rng)!) => {
    void host.command(match, mover.person, answer, mover).then((outcome) => {
      const repeated = outcome.ok && outcome.value.isRepeated ? ' again' : '';
      heard.push(`${name} ${outcome.ok ? 'ok' : outcome.code}${repeated}`);
    });
    return answer;
  };
  /** How often an answer is in the log. */
  const timesOf = async ({ id }: { readonly id: string }) =>
    (await kept.readMatch(match))!.entries.filter((body) => body.includes(`"${id}"`)).length;
  const goOn = async () => {
    trouble.isHanging = false;
    for (const one of open) one();
    open = [];
    await turn();
  };
  return { host, match, trouble, pages, rng, heard, send, timesOf, goOn };
}

/** The state before is made over for the next answer, and not before everybody has been told of this one. */
test('whoever is told of an answer can compare with what they saw before, also after one that was not written', async () => {
  const { host, match, trouble, pages, rng } = await begin('spare');
  const last = pages.map(({ view }) => JSON.stringify(view));
  let compared = 0;
  let wrong = 0;
  for (const [i, page] of pages.entries()) {
    page.onTell = ({ seen }) => {
      if (seen === null) return;
      const { was, view } = JSON.parse(JSON.stringify(seen));
      if (was !== null) compared++;
      if (was !== null && JSON.stringify(was) !== last[i]) wrong++;
      last[i] = JSON.stringify(view);
    };
  }
  for (let i = 0; i < 40; i++) {
    const page = pages.find((one) => one.answer(TACTICS, makeRng('look')) !== null);
    const answer = page?.answer(TACTICS, rng);
    if (page === undefined || answer == null) break;
    trouble.append = i % 5 === 4 ? 'unwritten' : 'none';
    await page.send(host, match, answer);
    trouble.append = 'none';
    await page.send(host, match, answer);
    await turn();
  }
  expect(wrong).toBe(0);
  expect(compared).toBeGreaterThan(20);
  host.abandon();
});

test('an answer whose fate is not known: what is on disk decides, when that can be read', async () => {
  const { host, trouble, heard, send, timesOf } = await begin('read');
  trouble.append = 'unwritten';
  const lost = send('lost');
  await turn();
  expect(heard).toEqual(['lost unavailable']);
  expect(await timesOf(lost)).toBe(0);
  trouble.append = 'written';
  send('kept', lost);
  await turn();
  expect(heard.at(-1)).toBe('kept ok');
  trouble.append = 'none';
  send('kept', lost);
  await turn();
  expect(heard.at(-1)).toBe('kept ok again');
  expect(await timesOf(lost)).toBe(1);
  host.abandon();
});

test('and when that takes too long, it hears "try again" with all who wait, and is done once', async () => {
  const { host, match, trouble, heard, send, timesOf, goOn } = await begin('hang');
  const timers = vi.getTimerCount();
  trouble.append = 'written';
  trouble.isHanging = true;
  const first = send('first');
  await turn();
  trouble.append = 'none';
  await pass(PATIENCE_MS / 2);
  send('second');
  await pass(PATIENCE_MS / 2 - 1);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toEqual(['first unavailable', 'second unavailable']);
  // Who comes while it is still being read waits no longer than they did.
  await pass(1);
  send('third');
  await pass(PATIENCE_MS);
  expect(heard.at(-1)).toBe('third unavailable');
  send('fourth');
  await pass(PATIENCE_MS);
  expect(heard.at(-1)).toBe('fourth unavailable');
  expect(heard).toHaveLength(4);
  // Who only looks is not in a hurry.
  const late = new Page('c');
  const watching = late.watch(host, match);
  await pass(3 * PATIENCE_MS);
  send('last', first);
  await goOn();
  expect(await watching).toBe('ok');
  expect(heard.slice(4)).toEqual(['last ok again']);
  expect(await timesOf(first)).toBe(1);
  // Nothing is left that would send anybody away.
  expect(vi.getTimerCount()).toBe(timers);
  host.abandon();
});
