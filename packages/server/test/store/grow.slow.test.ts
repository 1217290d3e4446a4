/** The log's file has its size before anybody plays, and whatever is in it is still trusted only as far as it goes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '@testing/bundled.ts';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/index.ts';
import { growLog } from '../../src/store/sqlite/grow.ts';
import { append, row } from './support.ts';

const FILE = 'open-gosu.db';
const MB = 2 ** 20;
const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-grow-'));
  made.push(dir);
  return dir;
};
const sizeIn = (dir: string) => statSync(join(dir, `${FILE}-wal`)).size;

test('S5: the log does not grow while entries are written, sorted in and folded in', async () => {
  const dir = folder();
  const store = await openSqliteStore({ dir, windowMs: 0 });
  const before = sizeIn(dir);
  expect(before).toBeGreaterThanOrEqual(32 * MB);
  const names = Array.from({ length: 1000 }, (_, m) => `m${m}`);
  for (const name of names) await store.createMatch(row(name), []);
  for (let seq = 0; seq < 20; seq += 1)
    await Promise.all(names.map((name) => append(store, name, seq)));
  expect(sizeIn(dir)).toBe(before);
  await store.close();
});

test('R1: a process that dies with an untouched log leaves a store as it was', async () => {
  const dir = folder();
  const first = await openSqliteStore({ dir });
  await first.createMatch(row('a'), ['a:0']);
  await first.close();
  const second = await openSqliteStore({ dir });
  const target = folder();
  // Copied by another process, so that our lock stays.
  execFileSync('cp', [join(dir, FILE), join(dir, `${FILE}-wal`), target]);
  await second.close();
  const next = await openSqliteStore({ dir: target });
  expect((await next.readMatch('a'))?.entries).toEqual(['a:0']);
  expect(await append(next, 'a', 1)).toBe('ok');
  await next.close();
});

test('R4: a disk without room for many logs is left alone, and one that does not say', () => {
  const file = join(folder(), FILE);
  writeFileSync(`${file}-wal`, '');
  growLog(file, MB, () => 9 * MB);
  growLog(file, MB, () => {
    throw new Error('no such disk');
  });
  expect(statSync(`${file}-wal`).size).toBe(0);
  growLog(file, MB, () => 10 * MB);
  expect(statSync(`${file}-wal`).size).toBe(MB);
});

test('a log that holds something, or is not there, stays as it is', () => {
  const file = join(folder(), FILE);
  growLog(file, MB);
  expect(existsSync(`${file}-wal`)).toBe(false);
  writeFileSync(`${file}-wal`, 'acknowledged');
  growLog(file, MB);
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('acknowledged');
});

test('R4: a log that could be grown in part only is left empty', async () => {
  const file = join(folder(), FILE);
  writeFileSync(`${file}-wal`, '');
  const code = await bundled(
    `import { growLog } from './packages/server/src/store/sqlite/grow.ts';
     growLog(${JSON.stringify(file)}, ${8 * MB});`,
    'thread',
  );
  // No file of this process may have more than 4 MB: writing then fails as on a full disk.
  const limited = `trap '' XFSZ; ulimit -f 4096; exec "$0" -`;
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  execFileSync('bash', ['-c', limited, process.execPath], { input: code, cwd });
  expect(statSync(`${file}-wal`).size).toBe(0);
});
