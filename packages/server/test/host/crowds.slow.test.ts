/** Many at one table, and one who wants much: nobody keeps a player from their seat, and nothing is done without end. */
import { describe, expect, test } from 'vitest';
import type { PlayerCommand } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { BOTS, planOf, TACTICS, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';
import { roomsIn, soon, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);

const strangers = (count: number) => Array.from({ length: count }, (_, i) => new Page(`x${i}`));

/** A match that is on disk and in no memory. */
async function resting(more: object = {}) {
  const one = await room(TACTICS, { clock: 'standard' });
  for (let i = 0; i < 4; i++) await step(one);
  await one.host.drain();
  const host = makeHost({ store: one.store, ...more }, one.clock, 'next');
  return { ...one, host };
}

describe('a crowd', () => {
  test('R15: the player comes in, however many watch; a stranger does not', async () => {
    const { host, match, pages } = await room(TACTICS, {}, () => ({ limits: { watchers: 3 } }));
    pages[0]!.watching?.leave();
    const crowd = strangers(3);
    for (const one of crowd) expect(await one.watch(host, match)).toBe('ok');
    expect(await new Page('late').watch(host, match)).toBe('too-many');
    expect(await pages[0]!.watch(host, match)).toBe('ok');
    await soon();
    expect(pages[0]!.crowd).toBe(3);
  });

  test('R15: a stranger who comes back before the old line has ended has a place already', async () => {
    const { host, match } = await room(TACTICS, {}, () => ({ limits: { watchers: 1 } }));
    const [guest] = strangers(1) as [Page];
    const come = (window: string) =>
      host.watch(match, { player: guest.person.player, window }, null, guest);
    expect(await come('a')).toMatchObject({ ok: true });
    expect(await come('a')).toMatchObject({ ok: true });
    expect(await come('b')).toMatchObject({ ok: false, code: 'too-many' });
  });

  test('R15: all come back at once after a restart, the player last: everybody is let in', async () => {
    const { host, match, pages } = await resting({ limits: { queue: 4 } });
    const all = [...strangers(60), pages[0]!];
    const entered = await Promise.all(all.map((one) => one.watch(host, match)));
    expect(new Set(entered)).toEqual(new Set(['ok']));
  });

  test('more than can wait are told to try again', async () => {
    const { host, match } = await resting({ limits: { looks: 5 } });
    const entered = await Promise.all(strangers(8).map((one) => one.watch(host, match)));
    expect(entered.filter((code) => code === 'ok')).toHaveLength(5);
    expect(entered.filter((code) => code === 'unavailable')).toHaveLength(3);
    expect(await new Page('again').watch(host, match)).toBe('ok');
  });

  test('who has no seat does not stand before the player', async () => {
    const { host, match, pages, store } = await resting({ limits: { queue: 4 } });
    const [player] = pages as [Page];
    const orders = (id: string, respond: 'ask' | 'never'): PlayerCommand => ({
      kind: 'orders',
      id,
      respond,
    });
    const crowd = strangers(10);
    const send = (one: Page, id: string) =>
      host.command(match, one.person, orders(id, 'never'), null);
    // Nobody knows yet who sits there: worth trying again.
    const early = Promise.all([...crowd, player].map((one, i) => send(one, `a${i}`)));
    expect((await early).at(-1)).toMatchObject({ ok: false, code: 'unavailable' });
    await settled(store);
    const own = host.command(match, player.person, orders('own', 'never'), null);
    // The player's is being written: strangers are refused at once, and the next of the player's finds room.
    const refused = Promise.all(crowd.map((one, i) => send(one, `b${i}`)));
    const next = host.command(match, player.person, orders('next', 'ask'), null);
    expect(await own).toMatchObject({ ok: true });
    expect(new Set((await refused).map((one) => (one.ok ? 'ok' : one.code)))).toEqual(
      new Set(['no-seat']),
    );
    expect(await next).toMatchObject({ ok: true });
  });
});

describe('one who wants much', () => {
  test('R11: commands and steps back have their pace, by seat', async () => {
    const asked: string[] = [];
    const one = await room(TACTICS, { clock: 'none' }, () => ({
      pace: (what, player, match) => {
        asked.push(`${what} ${player} ${match}`);
        return what === 'undo' ? 500 : 0;
      },
    }));
    const { host, match, pages } = one;
    const { person } = pages[0]!;
    expect(await host.command(match, person, { kind: 'undo', id: 'u' }, null)).toEqual({
      ok: false,
      code: 'too-fast',
    });
    expect(asked.at(-1)).toBe(`undo ${person.player} ${match}`);
    await host.command(match, person, { kind: 'show', id: 'v', yes: true }, null);
    expect(asked.at(-1)).toBe(`command ${person.player} ${match}`);
  });

  test('another match at the same table costs what a match costs', async () => {
    let tokens = 3;
    const clock = new FakeClock();
    const store = await places.start();
    const pace = (what: string) => (what === 'match' && tokens-- <= 0 ? 1000 : 0);
    const host = makeHost({ store, pace }, clock, 'again');
    const ada = new Page('ada').person;
    const bot = { kind: 'bot', bot: BOTS[0]! } as const;
    const seats = [{ kind: 'invited', player: ada.player } as const, bot];
    const made = await host.create(planOf(X, 2, { seats, clock: 'none' }), ada);
    let match = made.ok ? made.value.match : '';
    let count = 0;
    for (; count < 10; count++) {
      expect(await host.command(match, ada, { kind: 'abort', id: 'a' }, null)).toMatchObject({
        ok: true,
      });
      const again = await host.rematch(match, ada, true);
      if (!again.ok) {
        expect(again.code).toBe('too-fast');
        break;
      }
      const info = await host.info(match);
      match = (info.ok && info.value.next) || '';
    }
    expect(count).toBe(3);
  });
});

describe('what is said', () => {
  test('C-14 R4: a line sent again under its id is said once, also after a restart', async () => {
    const one = await room(TACTICS, { clock: 'standard' });
    const { store, match, pages, clock } = one;
    const { person } = pages[0]!;
    const say = (host: typeof one.host, id: string) =>
      host.chat(match, person, { text: 'well played' }, id);
    expect(await say(one.host, 'a')).toMatchObject({ ok: true });
    expect(await say(one.host, 'a')).toMatchObject({ ok: true });
    expect(pages[1]!.lines).toHaveLength(1);
    await one.host.drain();
    const next = makeHost({ store }, clock, 'next');
    expect(await say(next, 'a')).toMatchObject({ ok: true });
    expect(await say(next, 'b')).toMatchObject({ ok: true });
    expect(await store.chat.last(match, 9)).toHaveLength(2);
  });

  test('a newcomer is told the last lines', async () => {
    const one = await room(TACTICS, {}, () => ({ limits: { chat: 3 } }));
    const { store, match, pages, clock } = one;
    for (let i = 0; i < 8; i++) {
      await one.host.chat(match, pages[0]!.person, { text: `line ${i}` }, `l${i}`);
    }
    await one.host.drain();
    const next = makeHost({ store, limits: { chat: 3 } }, clock, 'next');
    const newcomer = new Page('new');
    await newcomer.watch(next, match);
    await soon();
    expect(newcomer.lines.map(({ text }) => text)).toEqual(['line 5', 'line 6', 'line 7']);
  });
});

test('what a match is, is read once without its entries; following it reads it once, for all who do', async () => {
  const one = await resting();
  await one.host.drain();
  let rows = 0;
  let reads = 0;
  const counting: Store = {
    ...one.store,
    readRow: (id) => {
      rows++;
      return one.store.readRow(id);
    },
    readMatch: (id) => {
      reads++;
      return one.store.readMatch(id);
    },
  };
  const host = makeHost({ store: counting }, one.clock, 'counting');
  for (let i = 0; i < 3; i++) {
    expect(await host.about(one.match)).toMatchObject({ ok: true, value: { id: one.match } });
  }
  expect([rows, reads]).toEqual([1, 0]);
  for (const page of strangers(3)) expect(await page.watch(host, one.match)).toBe('ok');
  expect([rows, reads]).toEqual([1, 1]);
  expect(await host.about('nowhere')).toMatchObject({ ok: false, code: 'missing' });
});
