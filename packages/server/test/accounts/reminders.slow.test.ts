/**
 * E4: who is told of a decision, and reminded of it, at tables of a real host on a real store, by a real address. Once each, also after a
 * restart; nobody who is there, nobody who has decided, and never where a live clock runs.
 */
import { type HookMessage, readValue, HookMessage as Schema } from '@open-gosu/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHooks } from '../../src/accounts/hooks.ts';
import { createNotices, type Notices, reminderAt } from '../../src/accounts/notices.ts';
import { createPush } from '../../src/accounts/push.ts';
import { createReminders } from '../../src/accounts/reminders.ts';
import type { RunningHost } from '../../src/host/index.ts';
import type { ClockName } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { makeHost, type Page, settled, storePlaces } from '../host/room.ts';
import { type Room, roomsIn, step } from '../host/rooms.ts';
import { TACTICS } from '../match/tables.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const HOUR = 3_600_000;
const places = storePlaces();
const room = roomsIn(places);

let receiver: Receiver;
let pushed: { readonly title: string; readonly match: string }[] = [];
beforeEach(async () => {
  pushed = [];
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

interface Office {
  readonly notices: Notices;
  /** Looks for what is due by now. */
  look(host: RunningHost): Promise<void>;
}

function officeOf(store: Store, wall: () => number): Office {
  const hooks = createHooks({ store, isOpen: true });
  const linkOf = (match: string) => `https://gosu.example/m/${match}`;
  const push = createPush({
    store,
    send: async (_, { title, match }) => void pushed.push({ title, match }),
  });
  const notices = createNotices({ store, push, hooks, linkOf, now: wall });
  return {
    notices,
    async look(host) {
      const { awaited } = host;
      const { remind } = notices;
      const reminders = createReminders({ turns: store.turns, awaited, remind, now: wall });
      await reminders.look();
      reminders.stop();
      await notices.idle();
    },
  };
}

interface Scene extends Office {
  readonly one: Room;
  /** Away from the first decision that comes to them on. */
  readonly ada: Page;
}

/** Ada goes away while it is the other's turn; then it becomes hers. */
async function scene(
  clock: ClockName,
  remind: 0 | 1 | 8 | 24,
  way: 'hook' | 'push' = 'hook',
): Promise<Scene> {
  let office = null as Office | null;
  let wall = () => 0;
  const one = await room(TACTICS, { clock }, (store) => {
    office = officeOf(store, () => wall());
    return { yourTurn: office.notices.yourTurn, limits: { idleMs: 60_000 } };
  });
  wall = one.clock.wall;
  if (office === null) throw new Error('no office');
  await step(one);
  const ada = one.pages[1 - one.pages[0]!.facts!.toAct]!;
  const { player: id, name } = ada.person;
  await one.store.players.create({ id, name, lang: 'fr', createdAt: 1 });
  if (way === 'hook') await office.notices.setHook(id, receiver.url);
  else {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${clock}`;
    await one.store.push.put({ endpoint, player: id, keys: '{}', createdAt: 1 });
  }
  await office.notices.setReminder(id, remind);
  await office.notices.idle();
  ada.watching?.leave();
  const seat = one.pages.indexOf(ada);
  const isHers = () => one.pages[1 - seat]!.facts!.toAct === seat;
  for (let i = 0; i < 50 && !isHers(); i++) await step(one, `away ${i}`);
  expect(isHers()).toBe(true);
  await office.notices.idle();
  return { one, ada, ...office };
}

async function pass({ clock, store }: Pick<Room, 'clock' | 'store'>, ms: number): Promise<void> {
  const until = clock.at + ms;
  while (clock.next(until - clock.at)) await settled(store);
  clock.at = until;
}

/** She comes back, and plays until another decision is hers; `before` that, and once she has made this one. */
async function hersAgain(one: Room, ada: Page, before = async () => {}): Promise<void> {
  await ada.watch(one.host, one.match);
  const seat = one.pages.indexOf(ada);
  const other = one.pages[1 - seat]!;
  const until = async (isHers: boolean) => {
    for (let i = 0; i < 99 && (other.facts!.toAct === seat) !== isHers; i++)
      await step(one, `until ${isHers} ${i}`);
    expect(other.facts!.toAct === seat).toBe(isHers);
  };
  await until(false);
  await before();
  await until(true);
}

/** Another process on the same store. */
async function restarted(one: Room): Promise<{ host: RunningHost; office: Office }> {
  const store = await places.again();
  const office = officeOf(store, one.clock.wall);
  const { yourTurn } = office.notices;
  return { office, host: makeHost({ store, yourTurn }, one.clock, 'next') };
}

const told = (): HookMessage[] =>
  receiver.received.map(({ text }) => {
    const read = readValue(Schema, JSON.parse(text));
    if (!read.ok) throw new Error(read.message);
    return read.value;
  });
const kinds = () => told().map(({ kind }) => kind);

describe('a decision', () => {
  it('is told to who is away, in their language, with a link and nothing hidden', async () => {
    const { one, ada } = await scene('days-3', 0);
    const other = one.pages.find((page) => page !== ada)!;
    expect(kinds()).toEqual(['hello', 'turn']);
    expect(JSON.parse(receiver.received[1]!.text)).toEqual({
      kind: 'turn',
      text: `À vous de jouer (GOSU Tactics, avec ${other.person.name}).`,
      lang: 'fr',
      match: one.match,
      url: `https://gosu.example/m/${one.match}`,
      game: 'gosu-tactics',
      others: [other.person.name],
    });
  });

  it('is told once, also when another process reads the match', async () => {
    const { one } = await scene('days-3', 8);
    one.host.abandon();
    const store = await places.again();
    const office = officeOf(store, one.clock.wall);
    const { yourTurn } = office.notices;
    const host = makeHost({ store, yourTurn }, one.clock, 'next');
    const other = one.pages.find(({ watching }) => watching !== null)!;
    await other.watch(host, one.match);
    await settled(store);
    await office.notices.idle();
    expect(kinds()).toEqual(['hello', 'turn']);
  });

  it('that was seen is not told by a process that reads the match later, with or without a reminder', async () => {
    const { one, ada, notices } = await scene('days-3', 0);
    await hersAgain(one, ada);
    const before = kinds();
    ada.watching?.leave();
    await notices.idle();
    one.host.abandon();
    const { host, office } = await restarted(one);
    const other = one.pages.find(({ watching }) => watching !== null)!;
    await other.watch(host, one.match);
    await settled(one.store);
    await office.notices.idle();
    expect(kinds()).toEqual(before);
  });

  it('that nobody could be told of is told by the next process, once their address works again', async () => {
    const { one, ada, notices } = await scene('days-3', 0);
    const { player } = ada.person;
    await hersAgain(one, ada, async () => {
      await one.store.notices.hookFailed(player, receiver.url, 5);
      ada.watching?.leave();
    });
    await notices.idle();
    expect(kinds()).toEqual(['hello', 'turn']);
    one.host.abandon();
    const { host, office } = await restarted(one);
    await office.notices.setHook(player, receiver.url);
    const other = one.pages.find((page) => page !== ada)!;
    await other.watch(host, one.match);
    await settled(one.store);
    await office.notices.idle();
    expect(kinds()).toEqual(['hello', 'turn', 'hello', 'turn']);
  });

  it.each(['blitz', 'standard', 'slow'] as const)(
    'is told to nobody on a %s clock',
    async (clock) => {
      const { one, look } = await scene(clock, 1);
      one.clock.at += 2 * HOUR;
      await look(one.host);
      expect(kinds()).toEqual(['hello']);
    },
  );

  it('without any limit is told as well', async () => {
    await scene('none', 0);
    expect(kinds()).toEqual(['hello', 'turn']);
  });
});

describe('a reminder', () => {
  it('comes after the time that was chosen, once', async () => {
    const { one, look } = await scene('days-3', 8);
    await pass(one, 8 * HOUR - 1000);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
    await pass(one, 2000);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
    expect(told()[2]).toMatchObject({
      text: expect.stringContaining('C’est toujours à vous'),
      match: one.match,
    });
    await pass(one, 8 * HOUR);
    await look(one.host);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
  });

  it('comes by push as well', async () => {
    const { one, look } = await scene('days-3', 8, 'push');
    const { match } = one;
    expect(pushed).toEqual([{ title: 'À vous de jouer', match }]);
    await pass(one, 9 * HOUR);
    await look(one.host);
    await look(one.host);
    expect(pushed.slice(1)).toEqual([{ title: 'C’est toujours à vous', match }]);
    expect(kinds()).toEqual([]);
  });

  it('needs no table in memory and no timer, and outlives a restart', async () => {
    const { one } = await scene('days-3', 8);
    for (const page of one.pages) page.watching?.leave();
    await pass(one, HOUR);
    expect(one.host.stats().tables).toBe(0);
    expect(one.clock.count).toBe(0);
    one.host.abandon();
    const store = await places.again();
    const office = officeOf(store, one.clock.wall);
    const { yourTurn } = office.notices;
    const host = makeHost({ store, yourTurn }, one.clock, 'next');
    one.clock.at += 8 * HOUR;
    await office.look(host);
    await settled(store);
    await office.look(host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
  });

  it('is for nobody who has decided, whoever looks first', async () => {
    const { one, ada, look } = await scene('days-3', 8);
    await ada.watch(one.host, one.match);
    for (let i = 0; i < 50 && ada.facts!.toAct === one.pages.indexOf(ada); i++) await step(one);
    ada.watching?.leave();
    await pass(one, 9 * HOUR);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
  });

  it('is for nobody who is there', async () => {
    const { one, ada, look } = await scene('days-3', 8);
    await pass(one, 7 * HOUR);
    await ada.watch(one.host, one.match);
    await pass(one, 2 * HOUR);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
  });

  it('is not used up by who was there just then, and comes once they have left', async () => {
    const { one, ada, look } = await scene('days-3', 8);
    await pass(one, 7 * HOUR);
    await ada.watch(one.host, one.match);
    await pass(one, 2 * HOUR);
    await look(one.host);
    ada.watching?.leave();
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
    await pass(one, HOUR / 6 + 1000);
    await look(one.host);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
  });

  it('comes to who saw the decision and left, who is told nothing before', async () => {
    const { one, ada, look, notices } = await scene('days-3', 8);
    await ada.watch(one.host, one.match);
    // Until it is hers again while she is there.
    const seat = one.pages.indexOf(ada);
    const from = ada.facts!.ply;
    for (let i = 0; i < 99 && (ada.facts!.toAct !== seat || ada.facts!.ply === from); i++)
      await step(one, `there ${i}`);
    const before = kinds();
    ada.watching?.leave();
    await notices.idle();
    expect(kinds()).toEqual(before);
    await pass(one, 8 * HOUR + 1000);
    await look(one.host);
    expect(kinds()).toEqual([...before, 'reminder']);
  });

  it('is for nobody who wants none, then or by now', async () => {
    const none = await scene('days-3', 0);
    await pass(none.one, 48 * HOUR);
    await none.look(none.one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
    const { one, ada, look, notices } = await scene('days-3', 1);
    await notices.setReminder(ada.person.player, 0);
    await pass(one, 2 * HOUR);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'hello', 'turn']);
  });

  it('is left to the process that has the match', async () => {
    const { one, look } = await scene('days-3', 1);
    await pass(one, 2 * HOUR);
    const elsewhere = { ...one.host, awaited: async () => ({ ok: false, code: 'elsewhere' }) };
    await look(elsewhere as unknown as RunningHost);
    expect(kinds()).toEqual(['hello', 'turn']);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
  });

  it('is for no match that is over', async () => {
    const { one, ada, look } = await scene('days-3', 1);
    const other = one.pages.find((page) => page !== ada)!;
    const resign = { kind: 'resign', bot: 'level-1', id: 'r' } as const;
    expect(await one.host.command(one.match, other.person, resign, other)).toMatchObject({
      ok: true,
    });
    await pass(one, 2 * HOUR);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
  });

  it('of a decision that has given way to another is given up', async () => {
    const { one, ada, look } = await scene('days-3', 1);
    const awaited = await one.host.awaited(one.match, ada.person.player);
    if (!awaited.ok || awaited.value === null) throw new Error('nothing waits');
    for (const change of [{ ply: awaited.value.ply + 2 }, { line: 1 }]) {
      const { ply, line } = awaited.value;
      const told = { player: ada.person.player, match: one.match, ply, line };
      await one.store.turns.note({ ...told, line: 99 }, null);
      await one.store.turns.note(told, one.clock.wall());
      const value = { ...awaited.value, ...change };
      const later = { ...one.host, awaited: async () => ({ ok: true as const, value }) };
      await look(later);
      expect(kinds()).toEqual(['hello', 'turn']);
      expect(await one.store.turns.due(one.clock.wall() + 99 * HOUR, 9)).toEqual([]);
    }
  });

  it('of a match that is gone is given up', async () => {
    const { one, look } = await scene('days-3', 1);
    await pass(one, 2 * HOUR);
    const gone = { ...one.host, awaited: async () => ({ ok: false, code: 'missing' }) };
    await look(gone as unknown as RunningHost);
    expect(await one.store.turns.due(one.clock.wall() + 99 * HOUR, 9)).toEqual([]);
  });

  it('comes in good time before it is too late, or not at all', () => {
    const now = 1_700_000_000_000;
    expect(reminderAt(0, null, now)).toBe(null);
    expect(reminderAt(8, null, now)).toBe(now + 8 * HOUR);
    expect(reminderAt(8, now + 24 * HOUR, now)).toBe(now + 8 * HOUR);
    expect(reminderAt(24, now + 24 * HOUR, now)).toBe(now + 23 * HOUR);
    expect(reminderAt(8, now + HOUR, now)).toBe(null);
  });

  it('after a day on a clock of one day comes an hour before its end', async () => {
    const { one, look } = await scene('days-1', 24);
    await pass(one, 23 * HOUR - 1000);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn']);
    await pass(one, 2000);
    await look(one.host);
    expect(kinds()).toEqual(['hello', 'turn', 'reminder']);
  });
});
