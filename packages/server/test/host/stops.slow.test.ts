/** Faults, stops, tables that leave memory, and games of days. */
import { makeRng } from '@open-gosu/kernel';
import { describe, expect, test, vi } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { gapsIn } from '../../src/host/outages.ts';
import { readEntry } from '../../src/match/index.ts';
import { type Append, StoreError } from '../../src/store/index.ts';
import { ANSWERING, planOf, TACTICS, X } from '../match/tables.ts';
import { makeHost, Page, settled, storePlaces } from './room.ts';
import { playOut, type Room, roomsIn, soon, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);

describe('faults stay where they are', () => {
  test('a listener that throws harms nobody', async () => {
    const one = await room(TACTICS);
    one.pages[0]!.onTell = () => {
      throw new Error('listener');
    };
    for (let i = 0; i < 6; i++) await step(one);
    expect(one.pages[1]!.rev).toBeGreaterThan(5);
    expect(one.host.stats().faults).toBeGreaterThan(0);
  });

  test('an engine that throws refuses that answer, keeps the match, and leaves what it takes to repeat it', async () => {
    const faults: unknown[] = [];
    const one = await room(TACTICS, {}, () => ({ onFault: (_, fault) => faults.push(fault) }));
    const { game } = kitOf(TACTICS)!;
    const apply = vi
      .spyOn(game as unknown as { apply: () => void }, 'apply')
      .mockImplementation(() => {
        throw new Error('engine');
      });
    const before = (await one.store.lastSeq(one.match))!;
    const mover = one.pages.find((page) => page.answer(TACTICS, makeRng('x')) !== null)!;
    const answer = mover.answer(TACTICS, makeRng('x'))!;
    const outcome = await one.host.command(one.match, mover.person, answer, mover);
    apply.mockRestore();
    expect(outcome).toEqual({ ok: false, code: 'fault' });
    expect(faults).toMatchObject([{ game: TACTICS, answer: answer.text }]);
    expect(await one.store.lastSeq(one.match)).toBe(before);
    await playOut(one);
  });

  test('a match that does not fit is put aside, and the others go on', async () => {
    const one = await room(TACTICS);
    const { store, match, clock } = one;
    one.host.abandon();
    const seq = (await store.lastSeq(match))! + 1;
    const { epoch } = (await store.claimLease(match, 'process room', 1000)) as { epoch: number };
    await store.append({ match, seq, body: '{"kind":"nonsense"}', lease: epoch });
    const host = makeHost({ store, owner: 'process room' }, clock, 'other');
    const page = new Page('p0');
    expect(await page.watch(host, match)).toBe('quarantined');
    expect((await store.quarantined()).map(({ id }) => id)).toEqual([match]);
    const fine = await host.create(planOf(TACTICS, 2), page.person);
    expect(fine.ok && (await page.watch(host, fine.value.match))).toBe('ok');
    host.abandon();
  });

  test('a store that is away: everybody hears "try again", and goes on where they were', async () => {
    let isAway = false;
    const refuse = async () => {
      throw new StoreError('unavailable', 'away');
    };
    const one = await room(TACTICS, { clock: 'blitz' }, (store) => ({
      store: {
        ...store,
        append: (a: Append) => (isAway ? refuse() : store.append(a)),
        readMatch: (id: string) => (isAway ? refuse() : store.readMatch(id)),
      },
    }));
    await step(one);
    isAway = true;
    const mover = one.pages.find((page) => page.answer(TACTICS, makeRng('x')) !== null)!;
    const answer = mover.answer(TACTICS, makeRng('x'))!;
    for (let i = 0; i < 3; i++) {
      const outcome = await one.host.command(one.match, mover.person, answer, mover);
      expect(outcome).toEqual({ ok: false, code: 'unavailable' });
    }
    // Nobody's clock runs meanwhile.
    one.clock.at += 3_600_000;
    isAway = false;
    const outcome = await one.host.command(one.match, mover.person, answer, mover);
    expect(outcome.ok).toBe(true);
    await playOut(one);
  });
});

describe('stops', () => {
  test('a drain writes clocks down, sends everybody on, and takes nothing more', async () => {
    const one = await room(TACTICS, { clock: 'blitz' });
    for (let i = 0; i < 6; i++) await step(one);
    const { toAct, clock } = one.pages[0]!.facts!;
    one.clock.at += 7000;
    await one.host.drain();
    expect(one.pages.map(({ isMoved }) => isMoved)).toEqual([true, true]);
    const last = readEntry((await one.store.readMatch(one.match))!.entries.at(-1)!);
    expect(last).toMatchObject({ kind: 'pause' });
    expect(await one.pages[0]!.watch(one.host, one.match)).toBe('unavailable');
    one.clock.at += 500_000;
    const next = makeHost({ store: one.store }, one.clock, 'next');
    expect(await one.pages[0]!.watch(next, one.match)).toBe('ok');
    expect(one.pages[0]!.facts!.clock.left![toAct]).toBe(clock.left![toAct]! - 7000);
    next.abandon();
  });

  test('a game of days gets the time back in which no server ran', async () => {
    const one = await room(TACTICS, { clock: 'days-1' });
    const until = one.pages[0]!.facts!.clock.until!;
    await one.host.drain();
    const hours = 20 * 3_600_000;
    one.clock.at += hours;
    const next = makeHost({ store: one.store }, one.clock, 'next');
    await one.pages[0]!.watch(next, one.match);
    await soon();
    await settled(one.store);
    const shifted = one.pages[0]!.facts!.clock.until! - until;
    expect(Math.abs(shifted - hours)).toBeLessThan(60_000);
    next.abandon();
  });

  test('only gaps count, and only long ones', () => {
    const minute = 60_000;
    const spans = [
      { since: 0, until: 10 * minute },
      { since: 11 * minute, until: 20 * minute },
      { since: 15 * minute, until: 18 * minute },
      { since: 50 * minute, until: 60 * minute },
    ];
    expect(gapsIn(spans, 5 * minute, 60 * minute)).toBe(30 * minute);
    expect(gapsIn(spans, 5 * minute, 40 * minute)).toBe(20 * minute);
    expect(gapsIn([], 0, 60 * minute)).toBe(60 * minute);
  });
});

describe('memory', () => {
  test('a table nobody watches leaves it, without a timer; one with a live clock stays', async () => {
    const setting = () => ({ limits: { idleMs: 1000 } });
    const idle = await room(TACTICS, { clock: 'none' }, setting);
    for (const page of idle.pages) page.watching?.leave();
    expect(idle.host.stats().tables).toBe(1);
    for (let i = 0; i < 3; i++) idle.clock.next(5000);
    expect(idle.host.stats()).toMatchObject({ tables: 0, watchers: 0 });
    expect(idle.clock.count).toBe(0);
    await settled(idle.store);
    expect(await idle.pages[0]!.watch(idle.host, idle.match)).toBe('ok');
    const live = await room(TACTICS, { clock: 'blitz' }, setting);
    for (const page of live.pages) page.watching?.leave();
    for (let i = 0; i < 3; i++) live.clock.next(5000);
    expect(live.host.stats().tables).toBe(1);
  });

  test('a new process finds the matches that need one', async () => {
    const live = await room(TACTICS, { clock: 'blitz' });
    await live.host.drain();
    const next = makeHost({ store: live.store }, live.clock, 'next');
    expect(await next.sweep()).toBe(1);
    expect(next.has(live.match)).toBe(true);
    next.abandon();
    const days = await room(TACTICS, { clock: 'days-3' });
    await days.host.drain();
    const later = makeHost({ store: days.store }, days.clock, 'later');
    expect(await later.sweep()).toBe(0);
    days.clock.at += 4 * 86_400_000;
    expect(await later.sweep()).toBe(1);
    later.abandon();
  });
});

describe('games of days', () => {
  /** Plays on until a response might be given; false where the game ends first. */
  async function untilCovered(one: Room, seed: string): Promise<boolean> {
    for (let i = 0; i < 600 && one.pages[0]!.facts?.status === 'running'; i++) {
      const isAsked = one.pages.some(({ prompt }) => prompt !== null);
      if (one.pages[0]!.facts!.waiting !== null && !isAsked) return true;
      await step(one, `${seed} ${i}`);
    }
    return false;
  }

  test('a covered moment waits until it is seen, and then some seconds more', async () => {
    let seen = 0;
    for (let game = 0; game < 30 && seen < 3; game++) {
      const one = await room(X, { clock: 'days-3', options: ANSWERING });
      if (!(await untilCovered(one, `seen ${game}`))) continue;
      const from = one.clock.at;
      expect(one.clock.next()).toBe(true);
      await settled(one.store);
      expect(one.pages[0]!.facts!.waiting).toBe(null);
      expect(one.clock.at - from).toBeGreaterThanOrEqual(4000);
      expect(one.clock.at - from).toBeLessThanOrEqual(20_000);
      seen++;
    }
    expect(seen).toBe(3);
  });

  test('a decision that comes to somebody who is away is notified once', async () => {
    const turns: string[] = [];
    const one = await room(TACTICS, { clock: 'days-3' }, () => ({
      yourTurn: (player) => turns.push(player),
    }));
    await step(one);
    expect(turns).toEqual([]);
    const away = one.pages[1 - one.pages[0]!.facts!.toAct]!;
    away.watching?.leave();
    for (let i = 0; i < 50 && turns.length === 0; i++) await step(one, `away ${i}`);
    expect(turns).toEqual([away.person.player]);
  });
});
