/** `npm run long -- all`, as small as it can be: each result is in the file and in the table, and wrong usage says so. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { built } from '../../long/build.mjs';

vi.setConfig({ testTimeout: 240_000 });

async function long(...args: string[]) {
  const child = spawn(process.execPath, [await built('main'), ...args]);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

test('runs what it is told to, and keeps what came of it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-all-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'figures.json');
  const { code, out } = await long('all', '--only', 'r13', '--scale', '0.001', '--out', file);
  expect(out).toMatch(/^\[1\/1\] r13 count 100$/m);
  expect(out).toMatch(/^r13 count 100 {2}held {2}/m);
  expect(code).toBe(0);
  const { outcomes, rest } = JSON.parse(readFileSync(file, 'utf8'));
  expect(rest).toEqual([]);
  expect(outcomes).toMatchObject([{ form: 'r13', fault: null, end: 'held' }]);
  expect(outcomes[0].figures.tests).toBeGreaterThan(0);
});

test.each([
  [['all', '--only', 'r99']],
  [['all', '--scale', '0']],
  [['r1', '--fault', 'none']],
  [['r12', '--control']],
])('%j is wrong usage', async (args) => {
  const { code, out, err } = await long(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^usage: /m);
});
