/** The newest entries in SQLite: written in the order they come, and sorted in later. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { link, openSqliteStore, rootHash } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { SQLITE } from '../../src/store/sql.ts';
import { append, outcome, row, untilOk } from './support.ts';

const FILE = 'open-gosu.db';
const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-tail-'));
  made.push(dir);
  return dir;
};

/** As the death of the process would leave it: copied by another process, so that our lock stays. */
function copied(dir: string): string {
  const target = folder();
  execFileSync('cp', [join(dir, FILE), join(dir, `${FILE}-wal`), target]);
  return target;
}

/** How many lie unsorted and sorted; asked by a process that ends and takes its locks along. */
function counts(dir: string): string {
  const ask = `const db = new (require('libsql'))(process.argv[1]);
    const of = (table) => db.prepare('SELECT count(*) AS n FROM ' + table).all()[0].n;
    console.log(of('tail') + ' + ' + of('entries'));`;
  return execFileSync(process.execPath, ['-e', ask, join(dir, FILE)], { encoding: 'utf8' }).trim();
}

test('what a process left unsorted is sorted in by the next, once, and play goes on', async () => {
  const dir = folder();
  const store = await openSqliteStore({ dir });
  await store.createMatch(row('a'), ['a:0']);
  await store.createMatch(row('b'), []);
  await Promise.all([1, 2, 3].map((seq) => append(store, 'a', seq)));
  expect(await append(store, 'b', 0)).toBe('ok');
  const target = copied(dir);
  await store.close();
  expect(counts(dir)).toBe('0 + 5');
  expect(counts(copied(target))).toBe('4 + 1');
  const next = await openSqliteStore({ dir: target });
  expect((await next.readMatch('a'))?.entries).toEqual(['a:0', 'a:1', 'a:2', 'a:3']);
  expect(await next.lastSeq('b')).toBe(0);
  expect(await append(next, 'a', 3, 'again')).toBe('conflict');
  expect(await append(next, 'a', 4)).toBe('ok');
  await next.close();
  expect(counts(target)).toBe('0 + 6');
});

test('many entries are sorted in while they come; who reads in between sees all that was written', async () => {
  const dir = folder();
  const store = await openSqliteStore({ dir, windowMs: 0 });
  const names = Array.from({ length: 40 }, (_, m) => `m${m}`);
  for (const name of names) await store.createMatch(row(name), []);
  for (let seq = 0; seq < 150; seq += 1) {
    const got = await Promise.all(names.map((name) => append(store, name, seq)));
    expect(new Set(got)).toEqual(new Set(['ok']));
    const name = `m${seq % names.length}`;
    expect(await store.lastSeq(name)).toBe(seq);
    if (seq % 10 === 0) expect((await store.readMatch(name))?.entries).toHaveLength(seq + 1);
  }
  await store.close();
  const back = await openSqliteStore({ dir });
  for (const name of names)
    expect((await back.readMatch(name))?.entries).toEqual(
      Array.from({ length: 150 }, (_, seq) => `${name}:${seq}`),
    );
  await back.close();
});

test('entries do not pile up unsorted, though nobody reads', async () => {
  const dir = folder();
  const store = await openSqliteStore({ dir, windowMs: 0 });
  await store.createMatch(row('a'), []);
  for (let from = 0; from < 2500; from += 100)
    await Promise.all(Array.from({ length: 100 }, (_, i) => append(store, 'a', from + i)));
  const [unsorted, sorted] = counts(copied(dir)).split(' + ').map(Number);
  expect(sorted).toBeGreaterThanOrEqual(2000);
  expect(unsorted).toBe(2500 - (sorted ?? 0));
  await store.close();
});

test('R2: a commit whose success was not heard is found on disk, also behind unsorted entries', async () => {
  let isBroken = false;
  const store = await openSqliteStore({
    dir: folder(),
    at(step) {
      if (step === 'committed' && isBroken) throw new Error('injected');
    },
  });
  await store.createMatch(row('a'), []);
  expect(await append(store, 'a', 0)).toBe('ok');
  isBroken = true;
  expect(await append(store, 'a', 1)).toBe('unavailable');
  isBroken = false;
  await untilOk(async () => ((await store.health()).ok ? 'ok' : 'unavailable'));
  expect(await append(store, 'a', 1, 'twice')).toBe('conflict');
  expect((await store.readMatch('a'))?.entries).toEqual(['a:0', 'a:1']);
  await store.close();
});

test('R2: sorting in that fails loses nothing and writes nothing twice', async () => {
  let failures = 0;
  let isBroken = true;
  const store = await openSqliteStore({
    dir: folder(),
    at(step) {
      if (step !== 'sort' || !isBroken) return;
      failures += 1;
      isBroken = false;
      throw new Error('injected');
    },
  });
  await store.createMatch(row('a'), []);
  // So many are sorted in at the next quiet moment.
  const bodies = Array.from({ length: 250 }, (_, seq) => `a:${seq}`);
  await Promise.all(bodies.map((_, seq) => append(store, 'a', seq)));
  await expect.poll(() => failures, { timeout: 5000 }).toBe(1);
  await untilOk(async () => ((await store.health()).ok ? 'ok' : 'unavailable'));
  expect((await store.readMatch('a'))?.entries).toEqual(bodies);
  expect(await append(store, 'a', 249)).toBe('conflict');
  expect(await append(store, 'a', 250)).toBe('ok');
  expect((await store.readMatch('a'))?.entries).toEqual([...bodies, 'a:250']);
  await store.close();
});

test('to read a match writes nothing: what is unsorted is read where it lies', async () => {
  const dir = folder();
  let sorted = 0;
  const store = await openSqliteStore({
    dir,
    at(step) {
      if (step === 'sort') sorted += 1;
    },
  });
  await store.createMatch(row('a'), ['a:0']);
  await store.createMatch(row('b'), []);
  for (const [match, seq] of [
    ['b', 0],
    ['a', 1],
    ['b', 1],
    ['a', 2],
  ] as const)
    expect(await append(store, match, seq)).toBe('ok');
  expect((await store.readMatch('a'))?.entries).toEqual(['a:0', 'a:1', 'a:2']);
  expect((await store.readMatch('b'))?.entries).toEqual(['b:0', 'b:1']);
  expect(sorted).toBe(0);
  expect(counts(copied(dir))).toBe('4 + 1');
  await store.close();
});

test('R18: an unsorted entry that is damaged is found, and the process lives on', async () => {
  const dir = folder();
  await (await openSqliteStore({ dir })).close();
  const behind = new Database(join(dir, FILE));
  behind.exec(`CREATE TRIGGER damage AFTER INSERT ON tail WHEN new.body = 'a:1'
    BEGIN UPDATE tail SET body = CAST(x'613aff' AS TEXT) WHERE id = new.id; END`);
  behind.close();
  const store = await openSqliteStore({ dir });
  for (const match of ['a', 'b']) {
    await store.createMatch(row(match), []);
    for (let seq = 0; seq < 3; seq += 1) expect(await append(store, match, seq)).toBe('ok');
  }
  expect(await outcome(store.readMatch('a'))).toBe('corrupt');
  await store.quarantine('a', 'entry 1 does not fit');
  expect(await outcome(store.readMatch('b'))).toBe('ok');
  await store.close();
  const next = await openSqliteStore({ dir });
  expect(await outcome(next.readMatch('a'))).toBe('corrupt');
  expect((await next.readMatch('b'))?.entries).toEqual(['b:0', 'b:1', 'b:2']);
  await next.close();
});

test('R17: a file from before there was a tail is taken over', async () => {
  const dir = folder();
  const old = new Database(join(dir, FILE));
  const before = MIGRATIONS.slice(0, 5);
  for (const step of before) for (const sql of step(SQLITE)) old.exec(sql);
  old.exec(`PRAGMA user_version = ${before.length}`);
  const first = link(rootHash('a'), '0');
  old.exec(`INSERT INTO matches (id, game, rules, options, setup, secret, created_at, status, summary)
      VALUES ('a', 'gosu-x', '1', '{}', '{}', 's', 1, 'running', '{}');
    INSERT INTO entries (num, seq, body, hash) VALUES (1, 0, '0', '${first}');
    INSERT INTO heads (num, seq, hash) VALUES (1, 0, '${first}')`);
  old.close();
  const store = await openSqliteStore({ dir });
  expect((await store.readMatch('a'))?.entries).toEqual(['0']);
  expect(await append(store, 'a', 1)).toBe('ok');
  expect((await store.readMatch('a'))?.entries).toEqual(['0', 'a:1']);
  await store.close();
});
