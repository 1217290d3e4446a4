/** The store in one file, on the real disk. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/index.ts';
import { storeContract } from './contract.ts';
import { damageContract } from './damage-contract.ts';
import { sqlitePlace } from './places.ts';
import { recordsContract } from './records-contract.ts';
import { append, outcome, row, untilOk } from './support.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-sqlite-'));
  made.push(dir);
  return dir;
};

/** One bit of a letter, and it is no UTF-8 any more. PostgreSQL would not even store it. */
const NO_TEXT = "CAST(x'613aff' AS TEXT)";
const DAMAGE = {
  'a body that is no text': `UPDATE entries SET body = ${NO_TEXT} WHERE seq = 2 AND num = 1`,
  'a checksum that is no text': `UPDATE entries SET hash = ${NO_TEXT} WHERE seq = 2 AND num = 1`,
  'a head that is no text': `UPDATE heads SET hash = ${NO_TEXT} WHERE num = 1`,
  'an unsorted body that is no text': `INSERT INTO tail (num, seq, body, hash)
      SELECT num, seq, ${NO_TEXT}, hash FROM entries WHERE seq = 4 AND num = 1;
    DELETE FROM entries WHERE seq = 4 AND num = 1`,
  'an unsorted entry whose number is taken': `INSERT INTO tail (num, seq, body, hash)
      SELECT num, seq, 'a:X', 'x' FROM entries WHERE seq = 4 AND num = 1`,
};

describe('sqlite', () => {
  storeContract(() => sqlitePlace(made));
  damageContract(() => sqlitePlace(made), DAMAGE);
  recordsContract(() => sqlitePlace(made));

  test('R18: lists with a text that is damaged go on, with that text damaged', async () => {
    const place = await sqlitePlace(made);
    const store = await place.open();
    for (const match of ['a', 'b']) {
      await store.createMatch(row(match), ['0'], ['p']);
      await store.quarantine(match, 'why');
    }
    await store.players.create({ id: 'p', name: 'Zoë', lang: 'en', createdAt: 1 });
    await store.close();
    const columns = ['rules', 'options', 'setup', 'summary', 'note', 'secret'];
    await place.tamper(
      ...columns.map((column) => `UPDATE matches SET ${column} = ${NO_TEXT} WHERE id = 'a'`),
      `UPDATE players SET name = ${NO_TEXT}`,
    );
    const damaged = await place.open();
    const lists = [{}, { player: 'p' }, { unclaimed: true }];
    for (const query of lists) {
      const { matches } = await damaged.listMatches(query);
      expect(matches.map(({ id, summary }) => [id, summary])).toEqual([
        ['b', '{}'],
        ['a', 'a:\uFFFD'],
      ]);
    }
    expect(await damaged.quarantined()).toEqual([
      { id: 'a', why: 'a:\uFFFD' },
      { id: 'b', why: 'why' },
    ]);
    expect((await damaged.readMatch('a'))?.row.setup).toBe('a:\uFFFD');
    expect((await damaged.players.get('p'))?.name).toBe('a:\uFFFD');
    await damaged.close();
  });

  test('a folder belongs to one process, and to one store in it', async () => {
    const dir = folder();
    const store = await openSqliteStore({ dir });
    await expect(openSqliteStore({ dir })).rejects.toThrow(/another process uses .*DATA_DIR/);
    const other = `const D = require('libsql');
      try { new D(process.argv[1]).prepare('SELECT * FROM matches').all(); console.log('in'); }
      catch (error) { console.log(error.code); }`;
    const file = join(dir, 'open-gosu.db');
    const look = () =>
      execFileSync(process.execPath, ['-e', other, file], { encoding: 'utf8' }).trim();
    expect(look()).toBe('SQLITE_BUSY');
    await store.createMatch(row('a'), ['0']);
    await store.backup(join(dir, 'copy.db'));
    expect(look()).toBe('SQLITE_BUSY');
    await store.close();
    expect(look()).toBe('in');
  });

  test.each([
    ['the disk is full', 'max_page_count = 1'],
    ['the file is read-only', 'query_only = 1'],
  ])('%s: refused, not acknowledged, and all is well when that ends', async (_, pragma) => {
    const dir = folder();
    let broken = false;
    let pragmas: string[] = [];
    const store = await openSqliteStore({
      dir,
      pragmas: () => pragmas,
      at(step) {
        if (step === 'begin' && broken) throw new Error('the connection ends here');
      },
    });
    await store.createMatch(row('a'), []);
    await store.createMatch(row('b'), []);
    expect(await append(store, 'a', 0)).toBe('ok');
    // A new connection that cannot write.
    pragmas = [pragma];
    broken = true;
    expect(await append(store, 'a', 1)).toBe('unavailable');
    broken = false;
    await untilOk(async () => ((await store.health()).ok ? 'ok' : 'unavailable'));
    const big = 'x'.repeat(100_000);
    const got = await Promise.all([append(store, 'a', 1, big), append(store, 'b', 0, big)]);
    expect(got).toEqual(['unavailable', 'unavailable']);
    expect(await outcome(store.createMatch(row('c', { setup: big }), []))).toBe('unavailable');
    await untilOk(async () => ((await store.health()).ok ? 'ok' : 'unavailable'));
    expect((await store.readMatch('a'))?.entries).toEqual(['a:0']);
    pragmas = [];
    expect(await untilOk(() => append(store, 'a', 1, big))).toBeLessThan(5000);
    expect(await append(store, 'b', 0, big)).toBe('ok');
    expect((await store.readMatch('a'))?.entries).toEqual(['a:0', big]);
    await store.close();
  });

  test('database, log and backup are for their owner only, also those that were not', async () => {
    const dir = folder();
    chmodSync(dir, 0o755);
    const mode = (name: string) => statSync(join(dir, name)).mode & 0o777;
    const files = ['open-gosu.db', 'open-gosu.db-wal'];
    const first = await openSqliteStore({ dir });
    await first.createMatch(row('a'), ['0']);
    await first.backup(join(dir, 'copy.db'));
    expect([...files, 'copy.db'].map(mode)).toEqual([0o600, 0o600, 0o600]);
    await first.close();
    for (const name of files) {
      writeFileSync(join(dir, name), '', { flag: 'a' });
      chmodSync(join(dir, name), 0o644);
    }
    const second = await openSqliteStore({ dir });
    expect(files.map(mode)).toEqual([0o600, 0o600]);
    expect((await second.readMatch('a'))?.entries).toEqual(['0']);
    await second.close();
  });

  test('a backup under load is whole, holds up nobody for long, and opens as a store', async () => {
    const dir = folder();
    const store = await openSqliteStore({ dir });
    const names = Array.from({ length: 20 }, (_, m) => `m${m}`);
    for (const name of names) await store.createMatch(row(name), []);
    let going = true;
    const acknowledged = new Map<string, number>();
    const play = async (name: string) => {
      for (let seq = 0; going; seq += 1) {
        expect(await append(store, name, seq)).toBe('ok');
        acknowledged.set(name, seq);
      }
    };
    const playing = Promise.all(names.map(play));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const before = new Map(acknowledged);
    const target = folder();
    const backup = await store.backup(join(target, 'open-gosu.db'));
    const after = new Map(acknowledged);
    going = false;
    await playing;
    expect(backup.pauseMs).toBeLessThan(1000);
    expect(await outcome(store.backup(backup.path))).toBe('conflict');
    await store.close();
    const copy = await openSqliteStore({ dir: target });
    for (const name of names) {
      const kept = ((await copy.readMatch(name))?.entries.length ?? 0) - 1;
      expect(kept).toBeGreaterThanOrEqual(before.get(name) ?? -1);
    }
    // Writing went on while the file was copied.
    expect([...after.values()].some((seq, i) => seq > ([...before.values()][i] ?? 0))).toBe(true);
    expect(await append(copy, 'm0', ((await copy.lastSeq('m0')) ?? 0) + 1)).toBe('ok');
    await copy.close();
  });

  test('a torn log of the last commits is left behind, not trusted', async () => {
    const dir = folder();
    const store = await openSqliteStore({ dir });
    await store.createMatch(row('a'), []);
    for (let seq = 0; seq < 5; seq += 1) await append(store, 'a', seq);
    const log = join(dir, 'open-gosu.db-wal');
    expect(existsSync(log)).toBe(true);
    const target = folder();
    // As a crash would leave them: read by another process, so that our lock stays.
    execFileSync('cp', [join(dir, 'open-gosu.db'), log, target]);
    await store.close();
    const copied = join(target, 'open-gosu.db-wal');
    // Behind what was written, the log's file is zeros.
    const written = readFileSync(copied).findLastIndex((byte) => byte !== 0) + 1;
    truncateSync(copied, written - 100);
    const copy = await openSqliteStore({ dir: target });
    expect((await copy.readMatch('a'))?.entries).toEqual(['a:0', 'a:1', 'a:2', 'a:3']);
    expect(await append(copy, 'a', 4, 'anew')).toBe('ok');
    await copy.close();
  });
});
