/** The store in PostgreSQL, on a real server that the test starts, cuts off, freezes and kills. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@testing/postgres.ts';
import { volume } from '@testing/volume.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { link, openPostgresStore, rootHash, StoreError } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { InDoubt } from '../../src/store/postgres/commit.ts';
import { resolveDoubt } from '../../src/store/postgres/doubt.ts';
import { storeContract } from './contract.ts';
import { crash, lazyLoses } from './crash.ts';
import { damageContract } from './damage-contract.ts';
import { postgresPlace } from './places.ts';
import { recordsContract } from './records-contract.ts';
import { append, outcome, row, untilOk } from './support.ts';

const CUTS = volume('R5', 40);
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

/** Passes bytes on to PostgreSQL, until it is told to cut. */
async function startProxy(port: number) {
  const pairs = new Set<[Socket, Socket]>();
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** `silent`: the answers of the server stop first, so that it commits and nobody hears of it. */
    cut(silent: boolean) {
      for (const [near, far] of pairs) {
        if (silent) {
          far.removeAllListeners('data');
          far.resume();
          setTimeout(() => near.resetAndDestroy(), 5);
        } else near.resetAndDestroy();
      }
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}

describe('postgres', () => {
  storeContract(() => postgresPlace(server));
  damageContract(() => postgresPlace(server));
  recordsContract(() => postgresPlace(server));

  test('R17: a database from before entries lost their counter is taken over', async () => {
    const place = await postgresPlace(server);
    const old = await place.open({ migrations: MIGRATIONS.slice(0, 5) });
    await old.createMatch(row('a'), ['0']);
    expect(await append(old, 'a', 1)).toBe('ok');
    await old.close();
    const store = await place.open();
    expect(await append(store, 'a', 2)).toBe('ok');
    expect((await store.readMatch('a'))?.entries).toEqual(['0', 'a:1', 'a:2']);
    await store.close();
  });

  test('R5: the connection is cut again and again in the middle of commits: nothing lost, nothing twice', async () => {
    const place = await postgresPlace(server);
    const proxy = await startProxy(server.port);
    const url = (place.address.DATABASE_URL ?? '').replace(`:${server.port}`, `:${proxy.port}`);
    const store = await openPostgresStore({ url });
    const names = Array.from({ length: 20 }, (_, m) => `m${m}`);
    for (const name of names) await store.createMatch(row(name), []);
    let going = true;
    let unknown = 0;
    const said = new Map<string, string[]>();
    const play = async (name: string) => {
      const mine: string[] = [];
      said.set(name, mine);
      /** What nobody knew of, and what may have been on its way still when it was looked for. */
      const doubted: string[] = [];
      for (let n = 0; going; n += 1) {
        const body = `${name} ${n}`;
        const got = await append(store, name, mine.length, body);
        if (got === 'ok') mine.push(body);
        else {
          // As a host does it: read the match again, then go on from what is there.
          if (got === 'unavailable') doubted.push(body);
          else {
            // Only because what was in doubt came in after all.
            expect(got).toBe('conflict');
            expect(doubted.length).toBeGreaterThan(0);
          }
          unknown += 1;
          for (;;) {
            const entries = await store.readMatch(name).then(
              (match) => match?.entries ?? [],
              () => null,
            );
            if (entries === null) {
              await new Promise((resolve) => setTimeout(resolve, 5));
              continue;
            }
            expect(entries.slice(0, mine.length)).toEqual(mine);
            expect(entries.length - mine.length).toBeLessThanOrEqual(1);
            if (entries.length > mine.length) expect(doubted).toContain(entries.at(-1));
            mine.splice(0, mine.length, ...entries);
            break;
          }
        }
      }
    };
    const playing = Promise.all(names.map(play));
    let cuts = 0;
    const written = () => [...said.values()].reduce((sum, { length }) => sum + length, 0);
    for (; cuts < CUTS; cuts += 1) {
      const before = written();
      await new Promise((resolve) => setTimeout(resolve, 50 + ((cuts * 7) % 40)));
      // On a busy machine nothing may have come through yet: then there would be nothing to lose.
      for (let i = 0; i < 200 && written() < before + 5; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      proxy.cut(cuts % 2 === 0);
    }
    going = false;
    await playing;
    let all = 0;
    for (const name of names) {
      let entries: readonly string[] = [];
      const read = async () => {
        entries = (await store.readMatch(name))?.entries ?? [];
      };
      // Any connection of the pool may only now find out that it was cut.
      await untilOk(() => outcome(read()));
      expect(entries).toEqual(said.get(name));
      expect(new Set(entries).size).toBe(entries.length);
      all += entries.length;
    }
    console.log(`${cuts} cuts, ${all} entries, ${unknown} times "try again"`);
    expect(all).toBeGreaterThan(100);
    await store.close();
    await proxy.close();
  });

  test('R5: a connection that is lost while a match is read or made fails that alone', async () => {
    const place = await postgresPlace(server);
    const proxy = await startProxy(server.port);
    const url = (place.address.DATABASE_URL ?? '').replace(`:${server.port}`, `:${proxy.port}`);
    const store = await openPostgresStore({ url });
    await store.createMatch(row('a'), ['0']);
    const other = new pg.Client(place.address.DATABASE_URL ?? '');
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
    const both = [store.readMatch('a'), store.createMatch(row('b'), [])].map(outcome);
    await expect
      .poll(async () => (await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount)
      .toBe(2);
    proxy.cut(false);
    expect(await Promise.all(both)).toEqual(['unavailable', 'unavailable']);
    await other.query('ROLLBACK');
    await other.end();
    await untilOk(() => outcome(store.readMatch('a')));
    expect(await store.readMatch('b')).toBe(null);
    await store.close();
    await proxy.close();
  });

  test('frozen: "try again" within two seconds, and back soon after', async () => {
    const place = await postgresPlace(server);
    const store = await place.open();
    await store.createMatch(row('a'), ['0']);
    await store.createMatch(row('c'), []);
    expect(await append(store, 'a', 1)).toBe('ok');
    // Slow to connect: what became of a commit is not looked up for so long, and who waits behind it is not tried.
    const url = place.address.DATABASE_URL ?? '';
    const impatient = await openPostgresStore({ url, timeouts: { connectMs: 5000, queryMs: 300 } });
    expect(await append(impatient, 'c', 0)).toBe('ok');
    server.freeze();
    const start = performance.now();
    const first = append(impatient, 'c', 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await Promise.all([first, append(impatient, 'c', 2)])).toEqual([
      'unavailable',
      'unavailable',
    ]);
    expect(performance.now() - start).toBeLessThan(2200);
    await impatient.close();
    const begun = performance.now();
    const got = await Promise.all([
      append(store, 'a', 2),
      outcome(store.readMatch('a')),
      outcome(store.createMatch(row('b'), [])),
    ]);
    const waited = performance.now() - begun;
    server.thaw();
    expect(got).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(waited).toBeLessThan(2200);
    await untilOk(() => outcome(store.readMatch('a')));
    // What was sent before the frost may still arrive: that is a conflict, and the match is read again.
    const next = async () => append(store, 'a', ((await store.lastSeq('a')) ?? 0) + 1);
    expect(await untilOk(next)).toBeLessThan(5000);
    expect((await store.readMatch('a'))?.entries.slice(0, 2)).toEqual(['0', 'a:1']);
    await store.close();
  });

  test('killed and started again: nothing lost, listeners are told, and the store goes on', async () => {
    const store = await (await postgresPlace(server)).open();
    await store.createMatch(row('a'), []);
    let missed = 0;
    const heard: string[] = [];
    await store.listen(
      'c',
      (payload) => heard.push(payload),
      () => {
        missed += 1;
      },
    );
    expect(await append(store, 'a', 0)).toBe('ok');
    await server.crash();
    await untilOk(() => outcome(store.readMatch('a')));
    expect((await store.readMatch('a'))?.entries).toEqual(['a:0']);
    expect(await untilOk(() => append(store, 'a', 1))).toBeLessThan(5000);
    await expect.poll(() => missed, { timeout: 3000 }).toBe(1);
    await store.notify('c', 'hello');
    await expect.poll(() => heard).toEqual(['hello']);
    await store.close();
  });

  test('kill -9 of the server, or of the database: nothing acknowledged is lost; with LAZY, some is', async () => {
    const place = await postgresPlace(server);
    for (const killed of [async () => {}, () => server.crash()]) {
      const { acknowledged, lost } = await crash(place, false, 200, killed);
      expect(acknowledged).toBeGreaterThan(100);
      expect(lost).toBe(0);
    }
    expect(await lazyLoses(() => postgresPlace(server))).toBe(true);
  });

  test('a commit in doubt counts as ours only when number, hash and body are', async () => {
    const place = await postgresPlace(server);
    const store = await place.open();
    await store.createMatch(row('a'), ['0']);
    expect(await append(store, 'a', 1, 'theirs')).toBe('ok');
    await store.close();
    const client = new pg.Client(place.address.DATABASE_URL ?? '');
    await client.connect();
    const judge = async (seq: number, body: string) => {
      const hash = link(link(rootHash('a'), '0'), body);
      const planned = { index: 0, append: { match: 'a', seq, body, lease: 0 }, hash };
      const from = { num: 1, seq: seq - 1, hash: '' };
      const run = { match: 'a', from, lease: 0, entries: [planned], special: false };
      const doubt = new InDoubt([run], [new StoreError('unavailable', 'unknown')], null);
      await resolveDoubt(client, doubt);
      return doubt.answers[0]?.kind ?? 'ok';
    };
    expect(await judge(1, 'theirs')).toBe('ok');
    expect(await judge(1, 'ours')).toBe('unavailable');
    expect(await judge(2, 'theirs')).toBe('unavailable');
    await client.end();
  });

  test('a server that forgets is refused', async () => {
    const { address } = await postgresPlace(server);
    const url = `${address.DATABASE_URL}${encodeURIComponent(' -c synchronous_commit=off')}`;
    await expect(openPostgresStore({ url })).rejects.toThrow(/synchronous_commit = off/);
  });

  test('a backup is made by pg_dump while writing goes on', async () => {
    const place = await postgresPlace(server);
    const store = await place.open();
    await store.createMatch(row('a'), ['0']);
    await store.claimLease('a', 'somebody', 60_000);
    const dir = mkdtempSync(join(tmpdir(), 'gosu-dump-'));
    const path = join(dir, 'dump');
    const got = await outcome(store.backup(path));
    if (got === 'ok') {
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(await outcome(store.backup(path))).toBe('conflict');
      const options = new URL(place.address.DATABASE_URL ?? '').searchParams.get('options') ?? '';
      const schema = /search_path=(\w+)/.exec(options)?.[1];
      const copied = (table: string) => {
        const args = ['--data-only', `--schema=${schema}`, `--table=${table}`, '--file=-', path];
        return /^COPY .+\n([\s\S]*?)^\\\.$/m.exec(
          execFileSync('pg_restore', args, { encoding: 'utf8' }),
        );
      };
      expect(copied('matches')?.[1]).toMatch(/^\d+\ta\t/m);
      // A copy knows of no process that has its matches: it would ask those of the original.
      expect(copied('owners')).toBeNull();
    } else await expect(store.backup(path)).rejects.toThrow(/pg_dump/);
    rmSync(dir, { recursive: true });
    await store.close();
  });

  test('leaves no connections behind', async () => {
    const place = await postgresPlace(server);
    const client = new pg.Client(place.address.DATABASE_URL ?? '');
    await client.connect();
    const ours = async (): Promise<number> => {
      const { rows } = await client.query(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'open-gosu'",
      );
      return rows[0].n;
    };
    try {
      const before = await ours();
      const store = await place.open();
      await store.createMatch(row('a'), []);
      await append(store, 'a', 0);
      await store.listen('x', () => {});
      expect(await ours()).toBeGreaterThan(before);
      await store.close();
      await expect.poll(ours).toBe(before);
    } finally {
      await client.end();
    }
  });
});
