/** The small tables, results of matches, notices: what every store keeps to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { outcome, type Place, row } from './support.ts';

export function recordsContract(makePlace: () => Promise<Place>): void {
  let store: Store;
  beforeAll(async () => {
    store = await (await makePlace()).open();
  });
  afterAll(() => store.close());

  describe('small tables', () => {
    test('players', async () => {
      const ann = { id: 'ann', name: 'Ann', lang: 'fr', createdAt: 5 };
      await store.players.create(ann);
      expect(await outcome(store.players.create(ann))).toBe('conflict');
      expect(await store.players.get('ann')).toEqual(ann);
      expect(await store.players.get("x' OR '1'='1")).toBeNull();
      expect(await store.players.rename('ann', "Ann O'Neill", 'en')).toBe(true);
      expect(await store.players.rename('zed', 'Zed', 'en')).toBe(false);
      expect(await store.players.getMany(['ann', 'zed'])).toEqual([
        { ...ann, name: "Ann O'Neill", lang: 'en' },
      ]);
      expect(await store.players.getMany([])).toEqual([]);
      await store.sessions.put({ token: 't-ann', player: 'ann', expires: 100 });
      expect(await store.players.remove('ann')).toBe(true);
      expect(await store.players.remove('ann')).toBe(false);
      expect(await store.sessions.get('t-ann', 1)).toBeNull();
    });

    test('a name is kept by one player, and by whoever asks first', async () => {
      const { names } = store;
      const both = await Promise.all([names.keep('ada', 'p1'), names.keep('ada', 'p2')]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const [first, second] = both[0] ? ['p1', 'p2'] : ['p2', 'p1'];
      expect(await names.keeper('ada')).toBe(first);
      expect(await names.keep('ada', first)).toBe(true);
      expect(await names.keep('bo', second)).toBe(true);
      // Refused, it leaves what one has.
      expect(await names.keep('ada', second)).toBe(false);
      expect(await names.keeper('bo')).toBe(second);
      expect(await names.keep('bea', second)).toBe(true);
      expect(await names.keeper('bo')).toBeNull();
      await names.release(first);
      expect(await names.keeper('ada')).toBeNull();
      await store.players.create({ id: second, name: 'Bea', lang: 'en', createdAt: 1 });
      await store.players.remove(second);
      expect(await names.keeper('bea')).toBeNull();
    });

    test('reports: one for each match and player, newest first', async () => {
      const one = { match: 'm1', player: 'p', at: 5, reason: 'rude', text: "it's", log: '[]' };
      await store.reports.put(one);
      await store.reports.put({ ...one, match: 'm2', at: 7 });
      await store.reports.put({ ...one, player: 'q', at: 6 });
      const later = { ...one, at: 9, reason: 'other', text: '', log: '[{"seq":0}]' };
      await store.reports.put(later);
      const all = await store.reports.list(10);
      expect(all.map(({ match, player }) => `${match} ${player}`)).toEqual([
        'm1 p',
        'm2 p',
        'm1 q',
      ]);
      expect(all[0]).toEqual(later);
      expect(await store.reports.list(1)).toEqual([later]);
    });

    test('sessions end, rotate once, and are swept', async () => {
      const { sessions } = store;
      await sessions.put({ token: 'a', player: 'p', expires: 100 });
      expect(await sessions.get('a', 99)).toEqual({ token: 'a', player: 'p', expires: 100 });
      expect(await sessions.get('a', 100)).toBeNull();
      const next = { token: 'b', player: 'p', expires: 200 };
      const both = await Promise.all([
        sessions.rotate('a', next, 50),
        sessions.rotate('a', { ...next, token: 'c' }, 50),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await sessions.get('a', 50)).toBeNull();
      expect(
        [await sessions.get('b', 50), await sessions.get('c', 50)].filter((one) => one !== null),
      ).toHaveLength(1);
      expect(await sessions.rotate('b', { ...next, player: 'other' }, 50)).toBe(false);
      await sessions.put({ token: 'd', player: 'p', expires: 60 });
      expect(await sessions.removeExpired(60)).toBe(1);
      await sessions.put({ token: 'e', player: 'p', expires: 300 });
      await sessions.remove('e');
      expect(await sessions.get('e', 1)).toBeNull();
      await sessions.removeAllOf('p');
      expect(await sessions.get('b', 50)).toBeNull();
    });

    test('passkeys count forwards only', async () => {
      const { passkeys } = store;
      const key = {
        credential: 'k',
        player: 'p',
        publicKey: 'AAA',
        counter: 3,
        transports: '["usb"]',
        createdAt: 1,
      };
      await passkeys.add(key);
      expect(await outcome(passkeys.add(key))).toBe('conflict');
      expect(await passkeys.get('k')).toEqual(key);
      expect(await passkeys.count('k', 4)).toBe(true);
      expect(await passkeys.count('k', 4)).toBe(false);
      expect(await passkeys.count('k', 0)).toBe(false);
      await passkeys.add({ ...key, credential: 'zero', counter: 0, createdAt: 2 });
      expect(await passkeys.count('zero', 0)).toBe(true);
      expect((await passkeys.of('p')).map(({ credential }) => credential)).toEqual(['k', 'zero']);
      expect(await passkeys.remove('k', 'other')).toBe(false);
      expect(await passkeys.remove('k', 'p')).toBe(true);
      expect(await passkeys.get('k')).toBeNull();
    });

    test('chat lines are numbered without gaps, also when many talk at once', async () => {
      const line = { match: 'm', player: 'p', at: 7, kind: 'text', text: 'hello' } as const;
      const numbers = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.chat.add({ ...line, text: `hello ${i}`, id: `a${i}` }),
        ),
      );
      expect(numbers.toSorted((a, b) => a! - b!)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(await store.chat.add({ ...line, kind: 'preset', text: 'thanks', id: 'b' })).toBe(8);
      const last = await store.chat.last('m', 3);
      expect(last.map(({ seq }) => seq)).toEqual([6, 7, 8]);
      expect(last[2]).toEqual({ ...line, seq: 8, kind: 'preset', text: 'thanks' });
      expect(await store.chat.last('m', 100)).toHaveLength(9);
      expect(await store.chat.last('n', 3)).toEqual([]);
    });

    test('C-14 R4: a chat line that comes again under its id is not said again', async () => {
      const line = {
        match: 'again',
        player: 'p',
        at: 7,
        kind: 'text',
        text: 'hello',
        id: 'a',
      } as const;
      const both = await Promise.all([store.chat.add(line), store.chat.add({ ...line, at: 8 })]);
      expect(both.toSorted()).toEqual([0, null]);
      expect(await store.chat.add({ ...line, at: 9 })).toBeNull();
      // The same id of somebody else, and at another table, is another line.
      expect(await store.chat.add({ ...line, player: 'q' })).toBe(1);
      expect(await store.chat.add({ ...line, match: 'again too' })).toBe(0);
      expect(await store.chat.last('again', 9)).toHaveLength(2);
    });

    test('push subscriptions move with their browser', async () => {
      const one = { endpoint: 'https://push/1', player: 'p', keys: '{}', createdAt: 1 };
      await store.push.put(one);
      await store.push.put({ ...one, player: 'q' });
      expect(await store.push.of('p')).toEqual([]);
      expect(await store.push.of('q')).toEqual([{ ...one, player: 'q' }]);
      await store.push.remove(one.endpoint);
      expect(await store.push.of('q')).toEqual([]);
    });

    test('how somebody wants to be told is kept, one thing at a time', async () => {
      const { notices } = store;
      expect(await notices.get('told')).toBe(null);
      await notices.setReminder('told', 8);
      await notices.setHook('told', 'https://a', 's');
      expect(await notices.get('told')).toEqual({
        remind: 8,
        hook: 'https://a',
        secret: 's',
        failures: 0,
      });
      expect(await notices.hookFailed('told', 'https://a', 1)).toBe(1);
      expect(await notices.hookFailed('told', 'https://a', 5)).toBe(6);
      expect(await notices.hookFailed('told', 'https://b', 1)).toBe(null);
      expect(await notices.hookFailed('nobody', 'https://a', 1)).toBe(null);
      await notices.hookWorked('told', 'https://b', 99);
      expect(await notices.get('told')).toMatchObject({ failures: 6 });
      await notices.hookWorked('told', 'https://a', 6);
      expect(await notices.get('told')).toMatchObject({ failures: 6 });
      await notices.hookWorked('told', 'https://a', 7);
      expect(await notices.get('told')).toMatchObject({ failures: 0 });
      await notices.hookFailed('told', 'https://a', 2);
      await notices.setReminder('told', 0);
      expect(await notices.get('told')).toMatchObject({ remind: 0, failures: 2 });
      await notices.setHook('told', 'https://b', 't');
      expect(await notices.get('told')).toMatchObject({ hook: 'https://b', failures: 0 });
      await notices.setHook('told', 'https://b', 'v', 4);
      expect(await notices.get('told')).toMatchObject({ secret: 'v', failures: 4 });
      await notices.setHook('told', null, '');
      expect(await notices.get('told')).toMatchObject({ hook: null, secret: '' });
      await notices.setHook('other', 'https://c', 'u');
      expect(await notices.get('other')).toMatchObject({ remind: 0, hook: 'https://c' });
    });

    test('a decision is noted once, its reminder taken once, and both end with the player', async () => {
      const { turns } = store;
      const one = { player: 'noted', match: 'm', ply: 3, line: 0 };
      expect(await turns.note(one, 1000)).toBe(true);
      expect(await turns.note(one, 2000)).toBe(false);
      expect(await turns.due(999, 9)).toEqual([]);
      expect(await turns.due(1000, 9)).toEqual([one]);
      await turns.putOff(one, 1500);
      await turns.putOff({ ...one, ply: 4 }, 1);
      await turns.putOff({ ...one, line: 1 }, 1);
      expect(await turns.due(1499, 9)).toEqual([]);
      expect(await turns.due(1500, 9)).toEqual([one]);
      expect(await Promise.all([turns.take(one), turns.take(one)])).toContain(false);
      expect(await turns.due(9999, 9)).toEqual([]);
      expect(await turns.note(one, 3000)).toBe(false);
      await turns.putOff(one, 3000);
      expect(await turns.due(9999, 9)).toEqual([]);
      const again = { ...one, line: 1 };
      expect(await turns.note(again, 3000)).toBe(true);
      expect(await turns.take(one)).toBe(false);
      const other = { ...one, match: 'n' };
      expect(await turns.note(other, 2500)).toBe(true);
      const silent = { ...one, match: 'o' };
      expect(await turns.note(silent, null)).toBe(true);
      expect(await turns.note(silent, null)).toBe(false);
      expect(await turns.take(silent)).toBe(false);
      expect(await turns.due(9999, 9)).toEqual([other, again]);
      expect(await turns.due(9999, 1)).toEqual([other]);
      await store.players.create({ id: 'noted', name: 'N', lang: 'en', createdAt: 1 });
      await store.notices.setReminder('noted', 1);
      await store.players.remove('noted');
      expect(await turns.due(9999, 9)).toEqual([]);
      expect(await store.notices.get('noted')).toBe(null);
    });
  });

  test('what was told of a match ends with it, and nothing is told of it any more', async () => {
    const { turns } = store;
    const turn = (player: string, match: string) => ({ player, match, ply: 3, line: 0 });
    for (const match of ['ends', 'stays'])
      await store.createMatch(row(match, { status: 'running' }), [], ['eve', 'fay']);
    const [eve, fay, other] = [turn('eve', 'ends'), turn('fay', 'ends'), turn('eve', 'stays')];
    for (const [i, one] of [eve, fay, other].entries()) await turns.note(one, 5000 + i);
    const entry = { match: 'ends', lease: 0, body: 'x' };
    await store.append({ ...entry, seq: 0, row: { status: 'running', summary: '{}' } });
    expect(await turns.due(9999, 9)).toEqual([eve, fay, other]);
    // Whether or not it counts for anybody.
    await store.append({ ...entry, seq: 1, row: { status: 'over', summary: '{}' } });
    expect(await turns.due(9999, 9)).toEqual([other]);
    // The news was under way when the match ended.
    expect(await turns.note({ ...eve, ply: 4 }, 5000)).toBe(false);
    expect(await turns.note({ ...other, ply: 4 }, 5000)).toBe(true);
    expect(await turns.due(9999, 9)).toEqual([{ ...other, ply: 4 }]);
  });

  describe('results', () => {
    const rating = (player: string, mu: number, before: number) => ({
      player,
      game: 'g',
      mode: 'rated',
      mu,
      sigma: 2,
      before,
      at: 100 + before,
    });

    test('are written with the last entry or not at all, and never twice', async () => {
      const end = (match: string, seq: number, before: number) =>
        outcome(
          store.append({
            match,
            seq,
            body: 'over',
            lease: 0,
            row: { status: 'over', summary: '{}' },
            ratings: [rating('zoe', 25 + before, before), rating('abe', 20, before)],
            completion: [
              { player: 'zoe', finished: true },
              { player: 'abe', finished: false },
            ],
          }),
        );
      for (const match of ['r1', 'r2', 'r3'])
        await store.createMatch(row(match, { status: 'running' }), ['begin']);
      expect(await end('r1', 1, 0)).toBe('ok');
      expect(await end('r1', 1, 1)).toBe('conflict');
      expect(await end('r1', 2, 1)).toBe('conflict');
      // Computed from a rating that another match has changed since: the match stays unfinished, its neighbours do not mind.
      expect(await Promise.all([end('r2', 1, 0), end('r3', 1, 1)])).toEqual(['stale', 'ok']);
      expect((await store.readMatch('r2'))?.entries).toEqual(['begin']);
      expect((await store.readMatch('r2'))?.row.status).toBe('running');
      expect(await end('r2', 1, 2)).toBe('ok');
      expect(await store.ratings.get('zoe', 'g', 'rated')).toEqual({
        player: 'zoe',
        game: 'g',
        mode: 'rated',
        mu: 27,
        sigma: 2,
        games: 3,
        updatedAt: 102,
      });
      expect(await store.ratings.get('zoe', 'g', 'other')).toBeNull();
      expect(await store.ratings.of('zoe')).toHaveLength(1);
      expect(
        (await store.ratings.history('zoe', 'g', 'rated', 10)).map(({ match, mu }) => [match, mu]),
      ).toEqual([
        ['r2', 27],
        ['r3', 26],
        ['r1', 25],
      ]);
      expect(await store.ratings.completion('zoe')).toEqual({ finished: 3, left: 0 });
      expect(await store.ratings.completion('abe')).toEqual({ finished: 0, left: 3 });
      expect(await store.ratings.completion('nobody')).toEqual({ finished: 0, left: 0 });
      expect((await store.ratings.best('g', 'rated', 3, 10)).map(({ player }) => player)).toEqual([
        'zoe',
        'abe',
      ]);
      expect(await store.ratings.best('g', 'rated', 4, 10)).toEqual([]);
    });

    test('two matches of one player that end together: one is told to compute again', async () => {
      for (const match of ['s1', 's2']) await store.createMatch(row(match), []);
      const end = (match: string, before: number) =>
        outcome(
          store.append({
            match,
            seq: 0,
            body: 'over',
            lease: 0,
            ratings: [rating('kim', 30, before)],
          }),
        );
      const both = await Promise.all([end('s1', 0), end('s2', 0)]);
      expect([...both].sort()).toEqual(['ok', 'stale']);
      expect((await store.ratings.get('kim', 'g', 'rated'))?.games).toBe(1);
    });
  });

  test('notices reach every listener until it stops', async () => {
    const heard: string[] = [];
    const stop = await store.listen('odd "channel"', (payload) => heard.push(`a ${payload}`));
    await store.listen('odd "channel"', (payload) => heard.push(`b ${payload}`));
    await store.notify('odd "channel"', '{"x":1}');
    await store.notify('other', 'no');
    await expect.poll(() => [...heard].sort()).toEqual(['a {"x":1}', 'b {"x":1}']);
    await stop();
    await store.notify('odd "channel"', 'two');
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard[2]).toBe('b two');
  });
}
