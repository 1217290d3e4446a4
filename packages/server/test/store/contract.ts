/** What every store keeps to. Each database runs this on the real thing. */
import { volume } from '@testing/volume.ts';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { append, openings, outcome, type Place, row, untilOk } from './support.ts';

export function storeContract(makePlace: () => Promise<Place>): void {
  const { start, again, second, place } = openings(makePlace);

  describe('matches', () => {
    test('are made with entries, read, continued and read again after closing', async () => {
      const store = await start();
      await store.createMatch(row('a'), ['sit', 'sit "é" \u{1f3b4} \\ \n']);
      expect(await outcome(store.createMatch(row('a'), []))).toBe('conflict');
      await store.createMatch(row('empty'), []);
      expect(await store.lastSeq('a')).toBe(1);
      expect(await store.lastSeq('empty')).toBe(-1);
      expect(await store.lastSeq('none')).toBeNull();
      expect(await append(store, 'a', 2, '{"kind":"begin"}')).toBe('ok');
      expect(await append(store, 'empty', 0)).toBe('ok');
      await store.append({
        match: 'a',
        seq: 3,
        body: 'over',
        lease: 0,
        row: { status: 'over', summary: '{"won":0}' },
      });
      await store.close();
      const back = await again();
      expect(await back.readMatch('a')).toEqual({
        row: row('a', { status: 'over', summary: '{"won":0}' }),
        entries: ['sit', 'sit "é" \u{1f3b4} \\ \n', '{"kind":"begin"}', 'over'],
      });
      expect(await back.readRow('a')).toEqual((await back.readMatch('a'))?.row);
      expect(await back.readRow('none')).toBeNull();
      expect((await back.readMatch('empty'))?.entries).toEqual(['empty:0']);
      expect(await back.readMatch('none')).toBeNull();
      expect(await append(back, 'a', 4)).toBe('ok');
    });

    test('refuse a number that is taken or skips one, and matches that are not there', async () => {
      const store = await start();
      await store.createMatch(row('a'), ['0']);
      expect(await append(store, 'a', 0)).toBe('conflict');
      expect(await append(store, 'a', 2)).toBe('conflict');
      expect(await append(store, 'b', 0)).toBe('missing');
      expect(await append(store, 'a', 1)).toBe('ok');
      expect((await store.readMatch('a'))?.entries).toEqual(['0', 'a:1']);
    });

    test('are listed newest first, page by page, by status, player and game', async () => {
      const store = await start();
      for (let i = 0; i < 7; i += 1)
        await store.createMatch(
          row(`m${i}`, { game: i % 2 ? 'tactics' : 'gosu-x', status: i < 3 ? 'running' : 'open' }),
          [],
          i === 6 ? [] : ['ann', `p${i}`, `p${i}`],
        );
      const ids = async (query: Parameters<Store['listMatches']>[0]) =>
        (await store.listMatches(query)).matches.map(({ id }) => id);
      expect(await ids({})).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0']);
      expect(await ids({ status: ['running'] })).toEqual(['m2', 'm1', 'm0']);
      expect(await ids({ status: ['running', 'open'], game: 'tactics' })).toEqual([
        'm5',
        'm3',
        'm1',
      ]);
      expect(await ids({ status: [] })).toEqual([]);
      expect(await ids({ player: 'ann', status: ['open'] })).toEqual(['m5', 'm4', 'm3']);
      expect(await ids({ player: 'p4' })).toEqual(['m4']);
      const first = await store.listMatches({ limit: 4 });
      expect(first.matches).toHaveLength(4);
      expect(first.matches[0]).not.toHaveProperty('secret');
      const rest = await store.listMatches({ limit: 4, after: first.next ?? '' });
      expect(rest.matches.map(({ id }) => id)).toEqual(['m2', 'm1', 'm0']);
      expect(rest.next).toBeNull();
      expect((await store.listMatches({ limit: 7 })).next).toBeNull();
      expect(await ids({ after: "1' OR 1=1" })).toEqual([]);
      await store.append({
        match: 'm6',
        seq: 0,
        body: 'sit',
        lease: 0,
        row: { status: 'running', summary: '{}', players: ['bob', 'ann'] },
      });
      await store.append({
        match: 'm6',
        seq: 1,
        body: 'stand',
        lease: 0,
        row: { status: 'open', summary: '{}', players: ['bob'] },
      });
      expect(await ids({ player: 'bob' })).toEqual(['m6']);
      expect(await ids({ player: 'ann', limit: 1 })).toEqual(['m5']);
    });
  });

  describe('group commit', () => {
    test('writes a crowd in few commits, each match in order, and a bad one costs nobody else', async () => {
      const store = await start();
      for (let m = 0; m < 20; m += 1) await store.createMatch(row(`m${m}`), []);
      const before = (await store.health()).commits;
      const asked: Promise<string>[] = [];
      for (let seq = 0; seq < 10; seq += 1)
        for (let m = 0; m < 20; m += 1) {
          if (m === 7 && seq === 4) asked.push(append(store, 'm7', 3, 'bad'));
          if (m === 8 && seq === 4) asked.push(append(store, 'm8', 4, 'bad', 99));
          if (m === 9 && seq === 4) asked.push(append(store, 'nobody', 0));
          asked.push(append(store, `m${m}`, seq));
        }
      const count = (kind: string, all: string[]) => all.filter((got) => got === kind).length;
      const got = await Promise.all(asked);
      expect([
        count('ok', got),
        count('conflict', got),
        count('fenced', got),
        count('missing', got),
      ]).toEqual([200, 1, 1, 1]);
      expect((await store.health()).commits - before).toBeLessThan(10);
      for (let m = 0; m < 20; m += 1)
        expect((await store.readMatch(`m${m}`))?.entries).toEqual(
          Array.from({ length: 10 }, (_, seq) => `m${m}:${seq}`),
        );
    });

    test('refuses what a database would not give back as it was', async () => {
      const store = await start();
      await store.createMatch(row('a'), []);
      const got = await Promise.all([append(store, 'a', 0, 'nul \0'), append(store, 'a', 0)]);
      expect(got).toEqual(['corrupt', 'ok']);
    });

    test('refuses more than may wait, and still writes what it took', async () => {
      const store = await start({ maxWaiting: 10, maxBatch: 3 });
      await store.createMatch(row('a'), []);
      const got = await Promise.all(
        Array.from({ length: 15 }, (_, seq) => append(store, 'a', seq)),
      );
      expect(got.slice(0, 10)).toEqual(Array(10).fill('ok'));
      expect(got.slice(10)).toEqual(Array(5).fill('unavailable'));
      expect(await store.lastSeq('a')).toBe(9);
    });

    test('writes what waits before it closes, and takes nothing afterwards', async () => {
      const store = await start({ windowMs: 20 });
      await store.createMatch(row('a'), []);
      const last = append(store, 'a', 0);
      await store.close();
      expect(await last).toBe('ok');
      expect(await append(store, 'a', 1)).toBe('unavailable');
      expect(await (await again()).lastSeq('a')).toBe(0);
    });
  });

  describe('leases', () => {
    test('keep others out, pass on when they end, and fence the one before', async () => {
      const store = await start();
      await store.createMatch(row('a'), []);
      await store.createMatch(row('b'), []);
      const one = await store.claimLease('a', 'one', 60_000);
      expect(one).toEqual({ epoch: expect.any(Number) });
      expect(await store.claimLease('a', 'one', 60_000)).toEqual(one);
      expect(await store.claimLease('a', 'zero', 60_000)).toEqual({ heldBy: 'one' });
      expect(await outcome(store.claimLease('none', 'one', 1000))).toBe('missing');
      const free = async () =>
        (await store.listMatches({ unclaimed: true })).matches.map(({ id }) => id);
      expect(await free()).toEqual(['b']);
      const lease = 'epoch' in one ? one.epoch : -1;
      expect(await append(store, 'a', 0, 'x', 0)).toBe('fenced');
      expect(await append(store, 'a', 0, 'one', lease)).toBe('ok');
      expect(await store.renewLeases('one', 60_000)).toBe(true);
      expect(await store.renewLeases('nobody', 60_000)).toBe(false);
      await store.releaseLeases('one');
      const two = await store.claimLease('a', 'two', 30);
      expect('epoch' in two && two.epoch > lease).toBe(true);
      expect(await append(store, 'a', 1, 'one again', lease)).toBe('fenced');
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(await store.renewLeases('two', 30)).toBe(false);
      expect(await free()).toEqual(['b', 'a']);
      // Nobody came: what "two" still had to say is taken.
      expect(await append(store, 'a', 1, 'two', 'epoch' in two ? two.epoch : -1)).toBe('ok');
      const three = await store.claimLease('a', 'three', 60_000);
      expect('epoch' in three && 'epoch' in two && three.epoch > two.epoch).toBe(true);
      expect(await append(store, 'a', 2, 'two', 'epoch' in two ? two.epoch : -1)).toBe('fenced');
      await store.releaseLeases('three', ['a', 'b']);
      expect(await free()).toEqual(['b', 'a']);
      expect((await store.readMatch('a'))?.entries).toEqual(['one', 'two']);
    });

    test('R6: two writers race for the same numbers: one wins each, and the log never forks', async () => {
      const first = await start();
      const other = await second(first);
      const races = volume('R6', 1000);
      const matches = 50;
      for (let m = 0; m < matches; m += 1) await first.createMatch(row(`m${m}`), []);
      const won: string[][] = Array.from({ length: matches }, () => []);
      for (let seq = 0; seq < races / matches; seq += 1)
        await Promise.all(
          won.map(async (list, m) => {
            const got = await Promise.all([
              append(first, `m${m}`, seq, `first ${seq}`),
              append(other, `m${m}`, seq, `other ${seq}`),
            ]);
            expect([...got].sort()).toEqual(['conflict', 'ok']);
            list.push(`${got[0] === 'ok' ? 'first' : 'other'} ${seq}`);
          }),
        );
      for (const [m, list] of won.entries())
        expect((await first.readMatch(`m${m}`))?.entries).toEqual(list);
    });

    test('a takeover in the middle of writing: nothing of the old owner comes after the new one began', async () => {
      const first = await start();
      const other = await second(first);
      await first.createMatch(row('a'), []);
      let owner = 0;
      for (let round = 0; round < 20; round += 1) {
        const old = await first.claimLease('a', `owner ${owner}`, 60_000);
        const lease = 'epoch' in old ? old.epoch : -1;
        const from = ((await first.lastSeq('a')) ?? -1) + 1;
        const writes = Array.from({ length: 20 }, (_, i) =>
          append(first, 'a', from + i, `old ${round} ${i}`, lease),
        );
        const taken = (async () => {
          await other.releaseLeases(`owner ${owner}`);
          owner += 1;
          await other.claimLease('a', `owner ${owner}`, 60_000);
          return other.readMatch('a');
        })();
        const got = await Promise.all(writes);
        const seen = (await taken)?.entries.length ?? 0;
        expect((await other.readMatch('a'))?.entries.length).toBe(seen);
        expect(from + got.filter((one) => one === 'ok').length).toBe(seen);
      }
    });
  });

  describe('faults', () => {
    for (const step of ['begin', 'insert', 'commit', 'committed'] as const)
      for (const special of [false, true])
        test(`at "${step}"${special ? ' of an entry with ratings' : ''}: nothing that was acknowledged is lost, nothing is written twice`, async () => {
          let broken = false;
          let thrown = 0;
          const store = await start({
            at(now) {
              if (!broken || now !== step) return;
              thrown += 1;
              throw new Error('injected');
            },
          });
          await store.createMatch(row('a'), ['0']);
          await store.createMatch(row('b'), ['0']);
          const write = (match: string, seq: number) =>
            outcome(
              store.append({
                match,
                seq,
                body: `${match}:${seq}`,
                lease: 0,
                ...(special && match === 'a'
                  ? {
                      ratings: [
                        {
                          player: 'ann',
                          game: 'g',
                          mode: 'm',
                          mu: seq,
                          sigma: 1,
                          before: 0,
                          at: seq,
                        },
                      ],
                    }
                  : {}),
              }),
            );
          broken = true;
          const matches = special ? ['a'] : ['a', 'b'];
          const failed = await Promise.all(matches.map((match) => write(match, 1)));
          broken = false;
          if (thrown === 0) {
            // A plain batch in PostgreSQL is one statement: it has no such step.
            expect(failed).toEqual(['ok', 'ok']);
            return;
          }
          // PostgreSQL looks up what became of a commit; SQLite leaves that to the reader.
          const known = step === 'committed' && !place().single;
          expect(failed).toEqual(matches.map(() => (known ? 'ok' : 'unavailable')));
          await untilOk(async () => ((await store.health()).ok ? 'ok' : 'unavailable'));
          for (const [i, match] of matches.entries()) {
            const entries = (await store.readMatch(match))?.entries ?? [];
            if (failed[i] === 'ok') expect(entries).toHaveLength(2);
            if (entries.length === 1) await untilOk(() => write(match, 1));
            else expect(await write(match, 1)).toBe('conflict');
            expect((await store.readMatch(match))?.entries).toEqual(['0', `${match}:1`]);
          }
          if (special) expect((await store.ratings.get('ann', 'g', 'm'))?.games).toBe(1);
        });
  });
}
