/** Who is at a table: presence, pages of one seat, spectators, coming back, talk. */
import { describe, expect, test } from 'vitest';
import type { Person } from '../../src/host/index.ts';
import { planOf, TACTICS } from '../match/tables.ts';
import { FakeClock, makeHost, Page, storePlaces } from './room.ts';
import { playOut, roomsIn, soon, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);

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

  test('a window that comes back takes the place of its old watch: nobody is there twice', async () => {
    const { host, match, pages } = await room(TACTICS);
    const watch = (page: Page, acted?: boolean) => {
      const who = {
        player: page.person.player,
        window: 'w',
        ...(acted === undefined ? {} : { acted }),
      };
      return host.watch(match, who, null, page);
    };
    const before = host.stats().watchers;
    const [old, back] = [new Page('p0'), new Page('p0')];
    const left = await watch(old);
    const came = await watch(back, true);
    expect([pages[0]!.hasActs, old.hasActs, back.hasActs]).toEqual([false, false, true]);
    expect(host.stats().watchers).toBe(before + 1);
    // The old line ends at last: that is no leaving.
    if (left.ok) left.value.leave();
    expect([pages[0]!.hasActs, back.hasActs]).toEqual([false, true]);
    expect(host.stats().watchers).toBe(before + 1);
    pages[0]!.watching?.leave();
    await soon();
    expect(pages[1]!.away[0]).toBeNull();
    if (came.ok) came.value.leave();
    await soon();
    expect(pages[1]!.away[0]).not.toBeNull();
    // Also among spectators.
    const guests = [new Page('guest'), new Page('guest')];
    for (const guest of guests) expect((await watch(guest, false)).ok).toBe(true);
    await soon();
    expect(pages[1]!.crowd).toBe(1);
  });

  test('a window that comes back knows less than the host of what it had', async () => {
    const { host, match, pages } = await room(TACTICS);
    const come = async (window: string, acted: boolean) => {
      const page = new Page('p0');
      await host.watch(match, { player: page.person.player, window, acted }, null, page);
      return page;
    };
    const first = await come('first', false);
    // It has the seat because the other is away, and was not told so in time.
    pages[0]!.watching?.leave();
    expect(first.hasActs).toBe(true);
    const second = await come('second', false);
    const back = await come('first', false);
    expect([back.hasActs, second.hasActs]).toEqual([true, false]);
    const believer = await come('second', true);
    expect([back.hasActs, believer.hasActs]).toEqual([true, false]);
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

describe('chat', () => {
  test('rated, among strangers: phrases only, until it is over (C-20 E6)', async () => {
    const one = await room(TACTICS, { rated: true, clock: 'slow', visibility: 'public' });
    const { host, match, pages } = one;
    const [ada, bo] = pages.map(({ person }) => person) as [Person, Person];
    expect(await host.chat(match, ada, { text: 'hm' }, 'said-10')).toMatchObject({
      code: 'chat-off',
    });
    expect(await host.chat(match, ada, { phrase: 'hello' }, 'said-11')).toMatchObject({ ok: true });
    const watcher = new Page('w');
    await watcher.watch(host, match);
    expect(await host.chat(match, watcher.person, { text: 'hm' }, 'said-12')).toMatchObject({
      ok: true,
    });
    expect(pages[0]!.lines.map(({ phrase, text }) => phrase ?? text)).toEqual(['hello']);
    await host.command(match, bo, { kind: 'abort', id: 'a' }, null);
    expect(await host.chat(match, ada, { text: 'hm' }, 'said-13')).toMatchObject({ ok: true });
    const friends = await room(TACTICS, { rated: true, clock: 'slow', visibility: 'private' });
    expect(await friends.host.chat(friends.match, ada, { text: 'hm' }, 'said-14')).toMatchObject({
      ok: true,
    });
  });

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
    await host.chat(match, pages[0]!.person, { phrase: 'hello' }, 'said-15');
    await host.chat(match, guest.person, { text: 'psst' }, 'said-16');
    expect(pages[1]!.lines.map(({ phrase, seat }) => [phrase, seat])).toEqual([['hello', 0]]);
    expect(guest.lines.map(({ seat }) => seat)).toEqual([0, -1]);
    const loud = new Page('loud');
    expect(await host.chat(match, loud.person, { text: '!' }, 'said-17')).toMatchObject({
      code: 'too-many',
    });
    const late = new Page('late');
    await late.watch(host, match);
    await soon();
    expect(late.lines.map(({ name }) => name)).toEqual(['p0', 'guest']);
  });
});
