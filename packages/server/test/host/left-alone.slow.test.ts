/** Matches that nobody is at: those that somebody waits for go on to their end, and no other costs anything. */
import { makeRng } from '@open-gosu/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kitOf } from '../../src/games.ts';
import type { RunningHost } from '../../src/host/index.ts';
import type { Setup } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { planOf, TACTICS, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';
import { type Room, roomsIn, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);
const MINUTE = 60_000;
const DAY = 86_400_000;

afterEach(() => void vi.restoreAllMocks());

/** Time goes by, and whatever is due happens; a sweep now and then. */
async function pass(
  { clock, store, host }: Pick<Room, 'clock' | 'store' | 'host'>,
  ms: number,
  sweepMs = 30_000,
): Promise<void> {
  for (const end = clock.at + ms; clock.at < end; ) {
    const until = Math.min(end, clock.at + sweepMs);
    for (let i = 0; clock.next(until - clock.at); i++) {
      if (i > 1000) throw new Error('a timer that never rests');
      await settled(store);
    }
    clock.at = until;
    await host.sweep();
    await settled(store);
  }
}

function leave({ pages }: Room): void {
  for (const page of pages) page.watching?.leave();
}

function countedReads(store: Store): () => number {
  const read = vi.spyOn(store, 'readMatch');
  return () => read.mock.calls.length;
}

async function statusOf({ host, match }: Pick<Room, 'host' | 'match'>): Promise<string> {
  const info = await host.info(match);
  if (!info.ok) return info.code;
  const { status, result } = info.value.facts;
  return result === null ? status : result.reason;
}

describe('read once, and then left alone', () => {
  const BOT: Setup['seats'] = [{ kind: 'open' }, { kind: 'bot', bot: 'easy' }];

  test.each(['none', 'blitz', 'days-1'] as const)('with a bot, %s', async (clock) => {
    const one = await room(TACTICS, { clock, seats: BOT });
    for (let i = 0; i < 4; i++) await step(one);
    leave(one);
    await pass(one, 5 * MINUTE);
    expect(one.host.stats().tables).toBe(0);
    const reads = countedReads(one.store);
    await pass(one, 30 * MINUTE);
    expect(reads()).toBe(0);
    // It is all there when its player comes again, however late.
    one.clock.at += 2 * DAY;
    expect(await one.pages[0]!.watch(one.host, one.match)).toBe('ok');
    await pass(one, MINUTE);
    expect(one.pages[0]!.facts?.status).toBe('running');
  });

  test.each(['blitz', 'days-1'] as const)('of two whose time ran out, %s', async (clock) => {
    const one = await room(TACTICS, { clock });
    for (let i = 0; i < 8; i++) await step(one);
    leave(one);
    await pass(
      one,
      clock === 'blitz' ? 20 * MINUTE : DAY + MINUTE,
      clock === 'blitz' ? 30_000 : DAY / 8,
    );
    const info = await one.host.info(one.match);
    expect(info.ok && info.value.facts.flag).not.toBe(null);
    await pass(one, 5 * MINUTE);
    expect(one.host.stats().tables).toBe(0);
    const reads = countedReads(one.store);
    await pass(one, 30 * MINUTE);
    expect(reads()).toBe(0);
  });

  test('a sweep keeps to the limit on tables', async () => {
    const clock = new FakeClock();
    const store = await places.start();
    const first = makeHost({ store }, clock, 'first');
    for (let i = 0; i < 9; i++) await live(first, `${i}`);
    await first.drain();
    const next = makeHost({ store, limits: { tables: 5 } }, clock, 'next');
    expect(await next.sweep()).toBe(5);
    await next.sweep();
    expect(next.stats().tables).toBe(5);
    next.abandon();
  });
});

async function live(host: RunningHost, name: string): Promise<void> {
  const [a, b] = [new Page(`${name}a`), new Page(`${name}b`)];
  const created = await host.create(planOf(TACTICS, 2, { clock: 'blitz' }), a.person);
  if (!created.ok) throw new Error(created.code);
  for (const [seat, { person }] of [a, b].entries()) {
    const sit = { kind: 'sit', id: 's', seat, ...person } as const;
    await host.command(created.value.match, person, sit, null);
  }
}

describe('gone on with', () => {
  test.each(['blitz', 'standard', 'slow'] as const)(
    'a rated game both have left is lost on time, %s',
    async (clock) => {
      const one = await room(TACTICS, { clock, rated: true });
      for (let i = 0; i < 8; i++) await step(one);
      leave(one);
      await pass(one, 30 * MINUTE);
      expect(await statusOf(one)).toBe('time');
    },
  );

  test('a seat handed over plays on where no bot was started', async () => {
    const seats: Setup['seats'] = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const one = await room(TACTICS, { clock: 'blitz', seats }, () => ({ bots: null }));
    leave(one);
    await pass(one, 30 * MINUTE);
    for (let i = 0; i < 5000 && (await statusOf(one)) === 'running'; i++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await settled(one.store);
    expect(await statusOf(one)).not.toBe('running');
  });
});

describe('over is over', () => {
  test.each(['days-1', 'none'] as const)('nothing counts twice, %s', async (clock) => {
    const one = await room(X, { clock });
    const [a, b] = one.pages.map(({ person }) => person);
    for (let i = 0; i < 8; i++) await step(one);
    await one.host.command(one.match, b!, { kind: 'resign', id: 'r', bot: '' }, null);
    const completion = async () => [
      await one.store.ratings.completion(a!.player),
      await one.store.ratings.completion(b!.player),
    ];
    const before = await completion();
    expect(before).toEqual([
      { finished: 1, left: 0 },
      { finished: 1, left: 0 },
    ]);
    for (let i = 0; i < 4; i++) {
      const show = { kind: 'show', id: `show ${i}`, yes: i % 2 === 0 } as const;
      expect(await one.host.command(one.match, a!, show, null)).toMatchObject({ code: 'over' });
    }
    expect(await completion()).toEqual(before);
  });
});

describe('R14: an engine that throws where nobody asked it', () => {
  const { game } = kitOf(TACTICS)!;

  test('in a timer: that match stands still, and the process goes on', async () => {
    const one = await room(TACTICS, { clock: 'none' });
    leave(one);
    const toAct = vi.spyOn(game, 'toAct').mockImplementation(() => {
      throw new Error('injected');
    });
    for (let i = 0; i < 3; i++) one.clock.next();
    expect(one.host.stats().faults).toBeGreaterThan(0);
    toAct.mockRestore();
    expect(await one.pages[0]!.watch(one.host, one.match)).toBe('ok');
    await step(one);
    expect(one.pages[0]!.facts?.ply).toBe(1);
  });

  test('while an entry is made ready to be written: it is refused, and the next is taken', async () => {
    const one = await room(TACTICS, { clock: 'days-1' });
    const result = vi.spyOn(game, 'result').mockImplementation(() => {
      throw new Error('injected');
    });
    const page = one.pages.find(({ facts, watching }) => facts?.toAct === watching?.viewer)!;
    const answer = page.answer(TACTICS, makeRng('a'))!;
    expect(await page.send(one.host, one.match, answer)).toMatchObject({ code: 'fault' });
    result.mockRestore();
    expect(await page.send(one.host, one.match, { ...answer, id: 'b' })).toMatchObject({
      ok: true,
    });
  });

  test('at what a bot answers: it answers something else', async () => {
    const seats: Setup['seats'] = [{ kind: 'open' }, { kind: 'bot', bot: 'easy' }];
    const one = await room(TACTICS, { clock: 'none', seats });
    for (let i = 0; i < 50 && one.pages[0]!.facts?.toAct !== 0; i++) await step(one);
    const { apply } = game;
    const failed = new Set<number>();
    let isBots = false;
    vi.spyOn(game, 'apply').mockImplementation((state, code, listen) => {
      isBots ||= game.toAct(state) === 1;
      // Its first answer never works.
      if (isBots && failed.size === 0) failed.add(code);
      if (game.toAct(state) === 1 && failed.has(code)) throw new Error('injected');
      return apply(state, code, listen);
    });
    for (let i = 0; i < 200 && one.pages[0]!.facts?.status === 'running'; i++) {
      await step(one, `bot ${i}`);
      if (failed.size > 0 && one.pages[0]!.facts?.toAct === 0) break;
    }
    expect(failed.size).toBe(1);
    expect(one.host.stats().faults).toBeGreaterThan(0);
    expect(one.pages[0]!.facts?.toAct).toBe(0);
  });
});
