/** One run at a time where matches are kept: in the way of others while it lasts, and of nobody after it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locked } from '../src/output/lock.ts';
import { scratch } from './gosu.ts';

const { folder } = scratch();

/** The call of a run, with the deeds that a signal would set off. */
function makeCall(lang: 'en' | 'fr' = 'en') {
  const deeds = new Set<() => void>();
  const beforeStop = (deed: () => void) => {
    deeds.add(deed);
    return () => void deeds.delete(deed);
  };
  const io = { beforeStop } as unknown as Parameters<typeof locked>[0]['io'];
  return { call: { io, lang }, deeds };
}

const lockAt = (name: string) => join(folder, `${name}.lock`);

describe('a lock', () => {
  it('lasts as long as the run, also of one that fails', async () => {
    const { call, deeds } = makeCall();
    const lock = lockAt('lasting');
    const result = await locked(call, 'x', lock, async () => {
      expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
      expect(deeds.size).toBe(1);
      return 7;
    });
    expect(result).toBe(7);
    const failing = locked(call, 'x', lock, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect([existsSync(lock), deeds.size]).toEqual([false, 0]);
  });

  it('is given back when a signal ends the run', async () => {
    const { call, deeds } = makeCall();
    const lock = lockAt('signal');
    await locked(call, 'x', lock, async () => {
      for (const deed of deeds) deed();
      expect(existsSync(lock)).toBe(false);
    });
  });

  it('keeps another run away, in both languages', async () => {
    const lock = lockAt('taken');
    await locked(makeCall().call, 'kept.jsonl', lock, async () => {
      const never = () => Promise.reject(new Error('ran'));
      const english = locked(makeCall().call, 'kept.jsonl', lock, never);
      await expect(english).rejects.toThrow(
        `kept.jsonl: another run is using it (process ${process.pid} ${hostname()}); if there is none, remove ${lock}`,
      );
      const french = locked(makeCall('fr').call, 'kept.jsonl', lock, never);
      await expect(french).rejects.toThrow('une autre exécution s’en sert');
      expect(existsSync(lock)).toBe(true);
    });
    expect(existsSync(lock)).toBe(false);
  });

  const gone = spawnSync(process.execPath, ['--version']).pid;
  it.each([
    ['a process that is gone', `${gone} ${hostname()}\n`, true],
    ['an earlier process of our number', `${process.pid} ${hostname()}\n`, true],
    ['a process that runs', `${process.ppid} ${hostname()}\n`, false],
    ['another machine', `${gone} elsewhere\n`, false],
    ['nobody knows whom', '', false],
  ])('of %s', async (name, content, isFree) => {
    const lock = lockAt(name);
    writeFileSync(lock, content);
    const run = locked(makeCall().call, 'x', lock, async () => 'ran');
    if (isFree) expect(await run).toBe('ran');
    else await expect(run).rejects.toThrow('another run is using it');
    expect(existsSync(lock)).toBe(!isFree);
  });

  it('is refused in one line where it cannot be', async () => {
    const nowhere = locked(makeCall().call, 'x', join(folder, 'no', 'x.lock'), async () => {});
    await expect(nowhere).rejects.toThrow('x: cannot be written (ENOENT)');
  });
});
