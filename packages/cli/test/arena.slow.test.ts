/** `arena` as a process: the same for any number of threads, and after it was killed in the middle. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TACTICS, timeless } from './arena.ts';
import { gosu, gosuJson, MAIN, scratch } from './gosu.ts';

const { folder } = scratch();
/** Slow enough to be stopped in the middle. */
const MATCH = ['arena', ...TACTICS, '--a', 'greedy', '--b', 'random', '--seed', '7'];

const linesIn = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;

/** Pairs count in their order: without the first, none does. */
const hasFirst = (path: string) => readFileSync(path, 'utf8').includes('{"pair":0,');

/** Starts a match and stops it once it has kept a few pairs; gives its exit code. */
async function cutShort(
  args: readonly string[],
  path: string,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<number | null> {
  const child = spawn(process.execPath, [MAIN, ...args, '--resume', path], { stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  while ((linesIn(path) < 4 || !hasFirst(path)) && child.exitCode === null) await pause(5);
  child.kill(signal);
  return await ended;
}

describe('arena', () => {
  it('gives the same for one thread and two, killed in the middle and gone on', async () => {
    const path = join(folder, 'cut.jsonl');
    const series = [...MATCH, '--games', '40'];
    await cutShort([...series, '--jobs', '2'], path);
    expect(existsSync(`${path}.lock`)).toBe(true);
    const kept = linesIn(path) - 1;
    expect(kept).toBeGreaterThanOrEqual(3);
    expect(kept).toBeLessThan(20);
    const [cut, whole] = [
      await gosuJson([...series, '--jobs', '2', '--resume', path]),
      await gosuJson(series),
    ];
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect(cut.resumedPairs).toBe(kept);
    expect(timeless(cut)).toEqual(timeless(whole));
    expect(linesIn(path)).toBe(21);
  });

  it.each(['1', '2'])('logs a gate that is stopped, with %s threads', async (jobs) => {
    const [log, kept] = ['stopped', 'kept'].map((name) => join(folder, `${name}-${jobs}.jsonl`));
    const args = [...MATCH, '--games', '4000', '--jobs', jobs, '--log', log ?? ''];
    expect(await cutShort(args, kept ?? '', 'SIGINT')).toBe(130);
    const lines = readFileSync(log ?? '', 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ gate: 1, ended: 'stopped' }]);
    expect(JSON.parse(lines[0] ?? '').games).toBeGreaterThan(0);
  });

  it('has its file to itself, and stops at once with one thread in the middle of a long game', async () => {
    const [log, kept] = ['long', 'long-kept'].map((name) => join(folder, `${name}.jsonl`));
    // A pair of these takes hours.
    const bots = ['--a', 'ismcts-9999999', '--b', 'ismcts-9999999'];
    const args = ['arena', ...TACTICS, ...bots, '--log', log ?? '', '--resume', kept ?? ''];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (linesIn(kept ?? '') < 1 && child.exitCode === null) await pause(5);
    const second = await gosu(args);
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toContain(`another run is using it (process ${child.pid} `);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(existsSync(`${kept}.lock`)).toBe(false);
    expect(linesIn(kept ?? '')).toBe(1);
    const [line, ...more] = readFileSync(log ?? '', 'utf8').split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ ended: 'stopped', pairs: 0 });
    expect(more).toEqual(['']);
  });

  it('decides at the same pair with one thread and two', async () => {
    const test = [...MATCH, '--games', '400', '--sprt', '0,200'];
    const [one, two] = [await gosuJson(test), await gosuJson([...test, '--jobs', '2'])];
    expect(one.sprt).toMatchObject({ verdict: 'accept' });
    expect(timeless(two)).toEqual(timeless(one));
  });
});
