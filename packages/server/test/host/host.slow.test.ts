/** What the edges may rely on: presence, pages of one seat, chat, rematches, ends, faults, stops, and tables that leave memory. */
import { makeRng } from '@open-gosu/kernel';
import { describe, expect, test, vi } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { type HostOptions, type RunningHost, readSummary } from '../../src/host/index.ts';
import { gapsIn } from '../../src/host/outages.ts';
import { type MatchPlan, readEntry, type Setup } from '../../src/match/index.ts';
import { type Append, type RatingChange, type Store, StoreError } from '../../src/store/index.ts';
import { ANSWERING, planOf, TACTICS, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';

const places = storePlaces();

interface Room {
  readonly clock: FakeClock;
  readonly store: Store;
  readonly host: RunningHost;
  readonly match: string;
  readonly pages: readonly Page[];
  readonly plan: MatchPlan;
}

async function room(
  game: string,
  setup: Partial<Setup> & { options?: object } = {},
  more: (store: Store) => Partial<HostOptions> = () => ({}),
): Promise<Room> {
  const clock = new FakeClock();
  const store = await places.start();
  const host = makeHost({ store, ...more(store) }, clock, 'room');
  const plan = planOf(game, 2, setup);
  const pages = plan.setup.seats.map((_, i) => new Page(`p${i}`));
  const created = await host.create(plan, pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [seat, page] of pages.entries()) {
    if (plan.setup.seats[seat]?.kind === 'bot') continue;
    const { player, name } = page.person;
    await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
    await page.watch(host, match);
  }
  await settled(store);
  return { clock, store, host, match, pages, plan };
}

async function step(
  { host, match, pages, plan, store, clock }: Room,
  seed = 'step',
): Promise<void> {
  const page = pages.find((one) => one.answer(plan.game, makeRng('x')) !== null);
  const answer = page?.answer(plan.game, makeRng(`${seed} ${page.rev}`));
  if (page === undefined || answer == null) clock.next();
  else await page.send(host, match, answer);
  await settled(store);
}

async function playOut(one: Room): Promise<void> {
  for (let i = 0; one.pages[0]?.facts?.status !== 'over'; i++) {
    if (i > 5000) throw new Error('endless');
    await step(one);
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('who is there', () => {
  test('an absence is told, a short visit does not end it, and a claim goes by it', async () => {
    const one = await room(TACTICS, { clock: 'standard' });
    const { clock, host, match, pages, store } = one;
    for (let i = 0; i < 8; i++) await step(one);
    const absent = pages[0]!.facts!.toAct;
    const [gone, other] = [pages[absent]!, pages[1 - absent]!];
    const claim = (id: string) =>
      host.command(
        match,
        other.person,
        { kind: 'claim', id, what: 'win', absentSince: [0, 0], bot: 'x' },
        other,
      );
    expect(await claim('a')).toMatchObject({ ok: false, code: 'not-absent' });
    gone.watching?.leave();
    const since = clock.wall();
    await soon();
    expect(other.away[absent]).toBe(since);
    clock.at += 40_000;
    await gone.watch(host, match);
    clock.at += 2000;
    gone.watching?.leave();
    expect(await claim('b')).toMatchObject({ ok: false, code: 'not-yet' });
    clock.at += 18_000;
    expect(await claim('c')).toMatchObject({ ok: true });
    expect(other.facts).toMatchObject({ status: 'over', result: { reason: 'claim' } });
    const left = await store.ratings.completion(gone.person.player);
    expect(left).toEqual({ finished: 0, left: 1 });
  });

  test('a visit that lasts ends an absence', async () => {
    const one = await room(TACTICS, { clock: 'standard' });
    const { clock, host, match, pages } = one;
    pages[0]!.watching?.leave();
    clock.at += 40_000;
    await pages[0]!.watch(host, match);
    clock.at += 6000;
    pages[0]!.watching?.leave();
    await soon();
    expect(pages[1]!.away[0]).toBe(clock.wall());
  });

  test('of two pages of one player the newest acts', async () => {
    const { host, match, pages } = await room(TACTICS);
    const second = new Page('p0');
    await second.watch(host, match);
    expect([pages[0]!.hasActs, second.hasActs]).toEqual([false, true]);
    second.watching?.leave();
    expect(pages[0]!.hasActs).toBe(true);
  });

  test('spectators are counted, see a spectator’s view, and nobody sees through another’s eyes', async () => {
    const one = await room(TACTICS);
    const guest = new Page('guest');
    expect(await guest.watch(one.host, one.match, null, 0)).toBe('no-seat');
    expect(await one.pages[0]!.watch(one.host, one.match, null, 1)).toBe('no-seat');
    expect(await guest.watch(one.host, one.match)).toBe('ok');
    expect(guest.watching?.viewer).toBe(-1);
    await soon();
    expect(one.pages[1]!.crowd).toBe(1);
    await playOut(one);
    expect(await guest.watch(one.host, one.match, null, 0)).toBe('ok');
  });

  test('whoever sits down sees with their own eyes from then on', async () => {
    const clock = new FakeClock();
    const store = await places.start();
    const host = makeHost({ store }, clock, 'sit');
    const page = new Page('x');
    const created = await host.create(planOf(TACTICS, 2), page.person);
    if (!created.ok) throw new Error(created.code);
    const { match } = created.value;
    await page.watch(host, match);
    expect(page.watching?.viewer).toBe(-1);
    const { player, name } = page.person;
    await host.command(match, page.person, { kind: 'sit', id: 's', seat: 1, player, name }, page);
    expect(page.watching?.viewer).toBe(1);
    expect(page.hasActs).toBe(true);
    await host.command(match, page.person, { kind: 'stand', id: 't' }, page);
    expect(page.watching?.viewer).toBe(-1);
    const listed = await store.listMatches({ player });
    expect(listed.matches).toEqual([]);
    expect((await host.info(match)).ok).toBe(true);
    expect(await host.info('nowhere')).toEqual({ ok: false, code: 'missing' });
  });
});

describe('coming back', () => {
  test('one who has everything gets clocks and questions only, everybody else a snapshot', async () => {
    const one = await room(TACTICS, { clock: 'standard' });
    const page = one.pages[0]!;
    const before = page.snapshots;
    await page.watch(one.host, one.match, page.rev);
    expect(page.snapshots).toBe(before);
    await page.watch(one.host, one.match, page.rev - 1);
    expect(page.snapshots).toBe(before + 1);
  });
});

describe('the end', () => {
  test('result, ratings and completion are written with the last entry; stale ratings are computed again', async () => {
    const asked = vi.fn();
    const one = await room(TACTICS, { rated: true, clock: 'blitz' }, (store) => ({
      store: {
        ...store,
        async append(a: Append) {
          // Somebody else's match ended in between, the first time.
          const isStale = a.ratings !== undefined && asked.mock.calls.length === 1;
          if (isStale) throw new StoreError('stale', 'injected');
          return store.append(a);
        },
      },
      rate: async ({ players, game, at }): Promise<RatingChange[]> => {
        asked();
        const rated = { game, mode: 'live', mu: 26, sigma: 8, before: 0, at };
        return players.map((player) => ({ player, ...rated }));
      },
    }));
    await playOut(one);
    const player = one.pages[0]!.person.player;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await one.store.ratings.get(player, TACTICS, 'live')).toMatchObject({
      mu: 26,
      games: 1,
    });
    expect(await one.store.ratings.completion(player)).toEqual({ finished: 1, left: 0 });
    const row = (await one.store.readMatch(one.match))!.row;
    expect(row.status).toBe('over');
    expect(readSummary(row.summary)).toMatchObject({
      result: one.pages[0]!.facts!.result,
      wake: null,
      toAct: -1,
    });
  });

  test('time runs out by the one timer there is', async () => {
    const one = await room(TACTICS, { rated: true, clock: 'blitz' });
    for (let i = 0; i < 4; i++) await step(one);
    expect(one.clock.count).toBe(1);
    for (let i = 0; one.pages[0]!.facts?.status !== 'over' && i < 20; i++) {
      one.clock.next();
      await settled(one.store);
    }
    expect(one.pages[0]!.facts?.result?.reason).toBe('time');
  });

  test('all want another: one match with swapped seats, and the old link leads to it for good', async () => {
    const one = await room(TACTICS);
    const { host, match, pages, store, clock } = one;
    expect(await host.rematch(match, pages[0]!.person, true)).toMatchObject({ code: 'not-yet' });
    await playOut(one);
    await host.rematch(match, pages[0]!.person, true);
    expect(pages[1]!.wanted).toEqual([true, false]);
    expect(pages[1]!.next).toBe(null);
    await Promise.all(pages.map(({ person }) => host.rematch(match, person, true)));
    const next = pages[0]!.next!;
    expect(pages[1]!.next).toBe(next);
    const info = await host.info(next);
    if (!info.ok) throw new Error(info.code);
    expect(info.value.facts.status).toBe('running');
    expect(info.value.facts.seats.map(({ name }) => name)).toEqual(['p1', 'p0']);
    host.abandon();
    const again = makeHost({ store, owner: 'process room' }, clock, 'again');
    const old = await again.info(match);
    expect(old.ok && old.value.next).toBe(next);
    const late = new Page('p0');
    await late.watch(again, match);
    await soon();
    expect(late.next).toBe(next);
    again.abandon();
  });
});

describe('chat', () => {
  test('players hear players, spectators hear all, and newcomers what was said', async () => {
    const { host, match, pages, store } = await room(TACTICS, {}, () => ({
      mayTalk: (player) => player !== 'player-loud',
    }));
    const guest = new Page('guest');
    await store.players.create({
      id: guest.person.player,
      name: 'guest',
      lang: 'en',
      createdAt: 1,
    });
    await guest.watch(host, match);
    await host.chat(match, pages[0]!.person, { phrase: 'hello' });
    await host.chat(match, guest.person, { text: 'psst' });
    expect(pages[1]!.lines.map(({ phrase, seat }) => [phrase, seat])).toEqual([['hello', 0]]);
    expect(guest.lines.map(({ seat }) => seat)).toEqual([0, -1]);
    const loud = new Page('loud');
    expect(await host.chat(match, loud.person, { text: '!' })).toMatchObject({ code: 'too-many' });
    const late = new Page('late');
    await late.watch(host, match);
    await soon();
    expect(late.lines.map(({ name }) => name)).toEqual(['p0', 'guest']);
  });
});

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
