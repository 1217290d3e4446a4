/** Ends of matches and what comes of them: results, ratings, time, another match. */
import { describe, expect, test, vi } from 'vitest';
import { endingOf } from '../../src/host/ending.ts';
import { readSummary } from '../../src/host/index.ts';
import type { Rated } from '../../src/host/options.ts';
import { type Append, StoreError } from '../../src/store/index.ts';
import { Match, must, planOf, started, TACTICS, X } from '../match/tables.ts';
import { makeHost, Page, settled, storePlaces } from './room.ts';
import { playOut, roomsIn, soon, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);

const MOVE = {
  before: { value: 1000, provisional: true },
  after: { value: 1050, provisional: true },
};

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
      rate: async ({ players, game, at }): Promise<Rated> => {
        asked();
        const rated = { game, mode: 'live', mu: 26, sigma: 8, before: 0, at };
        return {
          changes: players.map((player) => ({ player, ...rated })),
          moves: players.map(() => MOVE),
        };
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
      ratings: [MOVE, MOVE],
    });
    // Those who were there are told, and those who come after the process has read the match again.
    expect(one.pages[0]!.facts?.ratings).toEqual([MOVE, MOVE]);
    one.host.abandon();
    const again = makeHost({ store: one.store, owner: 'process room' }, one.clock, 'again');
    const old = await again.info(one.match);
    expect(old.ok && old.value.facts.ratings).toEqual([MOVE, MOVE]);
    const late = new Page('somebody');
    await late.watch(again, one.match);
    expect(late.facts?.ratings).toEqual([MOVE, MOVE]);
    again.abandon();
  });

  test('a bot that took a seat over, or a step back, leaves nothing to rate', () => {
    const match = started(X, 'counted', { rated: true, clock: 'blitz' });
    const over = { at: 1, kind: 'over', result: { winners: [0], reason: 'x' }, by: null } as const;
    expect(endingOf(match.table, over, over.result).rated).toMatchObject({
      players: ['player0', 'player1'],
    });
    match.table.line = 1;
    expect(endingOf(match.table, over, over.result).rated).toBeNull();
    match.table.line = 0;
    match.write({ at: 1, kind: 'bot', seat: 1, bot: 'easy', by: null });
    expect(endingOf(match.table, over, over.result)).toMatchObject({
      rated: null,
      completion: [{ finished: true }, { player: 'player1', finished: false }],
    });
  });

  test('resigning counts as having played to the end, among two and among three', () => {
    for (const players of [2, 3]) {
      const match = started(TACTICS, 'resigned', {}, players);
      must(match.do(1, { kind: 'resign', bot: 'easy' }));
      const over = {
        at: 1,
        kind: 'over',
        result: { winners: [0], reason: 'x' },
        by: null,
      } as const;
      expect(endingOf(match.table, over, match.table.result ?? over.result).completion[1]).toEqual({
        player: 'player1',
        finished: true,
      });
    }
  });

  test('whoever sits down brings what others may know of them, and takes it along again', async () => {
    const rating = { value: 1234, provisional: false };
    const one = await room(TACTICS, {}, () => ({
      sitter: async (player) => ({ guest: player.length > 0, rating }),
    }));
    expect(one.pages[0]!.facts?.seats).toMatchObject([
      { guest: true, rating },
      { guest: true, rating },
    ]);
    const row = (await one.store.readMatch(one.match))!.row;
    expect(readSummary(row.summary)?.seats[1]).toMatchObject({ guest: true, rating });
    const open = new Match(planOf(X, 2), 'stand');
    must(open.do('p', { kind: 'sit', seat: 0, player: 'p', name: 'P', guest: true, rating }));
    expect(open.folded().seats[0]).toMatchObject({ guest: true, rating });
    must(open.do('p', { kind: 'stand' }));
    expect(open.table.seats[0]).toMatchObject({ player: null, guest: false, rating: null });
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
