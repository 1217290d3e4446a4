/** One run at a time where matches are kept: in the way of others while it lasts, and of nobody after it. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locked, takeAway } from '../src/output/lock.ts';
import { realPlace } from '../src/output/places.ts';
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
  ])('of %s', async (name, content, isFree) => {
    const lock = lockAt(name);
    writeFileSync(lock, content);
    const run = locked(makeCall().call, 'x', lock, async () => 'ran');
    if (isFree) expect(await run).toBe('ran');
    else await expect(run).rejects.toThrow('another run is using it');
    expect(existsSync(lock)).toBe(!isFree);
  });

  it.each(['', 'hello\n', '-1 here\n', null])(
    'that cannot be read is said to be so: %j',
    async (content) => {
      const lock = lockAt(`unread ${JSON.stringify(content).replaceAll(/\W/g, '')}`);
      if (content === null) mkdirSync(lock);
      else writeFileSync(lock, content);
      const never = () => Promise.reject(new Error('ran'));
      const english = locked(makeCall().call, 'x', lock, never);
      await expect(english).rejects.toThrow(`x: its lock ${lock} cannot be read`);
      const french = locked(makeCall('fr').call, 'x', lock, never);
      await expect(french).rejects.toThrow(`son verrou ${lock} est illisible`);
      expect(existsSync(lock)).toBe(true);
    },
  );

  it('is that of the file itself, by whatever links one gets there', () => {
    const real = join(realpathSync(folder), 'linked.jsonl');
    const [link, again, early] = ['link', 'again', 'early'].map((name) => join(folder, name));
    symlinkSync('linked.jsonl', early!);
    expect(realPlace(early!)).toBe(real);
    writeFileSync(real, '');
    symlinkSync(real, link!);
    symlinkSync('link', again!);
    for (const path of [real, link!, again!, early!]) expect(realPlace(path)).toBe(real);
    expect(realPlace(join(folder, 'no', 'such'))).toBe(join(folder, 'no', 'such'));
    symlinkSync('loop', join(folder, 'loop'));
    expect(realPlace(join(folder, 'loop'))).toBe(join(folder, 'loop'));
  });

  it('is taken away only where it is still that of the one who is gone', () => {
    const lock = lockAt('quicker');
    const beside = () => readdirSync(folder).filter((name) => name.startsWith('quicker'));
    writeFileSync(lock, `${process.ppid} ${hostname()}\n`);
    expect(takeAway(lock, `${gone} ${hostname()}`)).toBe(false);
    expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} ${hostname()}\n`);
    expect(beside()).toEqual(['quicker.lock']);
    expect(takeAway(lock, `${process.ppid} ${hostname()}`)).toBe(true);
    expect(beside()).toEqual([]);
    // The quicker run may have ended by now: the way is free.
    expect(takeAway(lock, `${gone} ${hostname()}`)).toBe(true);
  });

  it('that another has by now is left to them', async () => {
    const lock = lockAt('changed');
    const other = `${process.ppid} ${hostname()}\n`;
    await locked(makeCall().call, 'x', lock, async () => writeFileSync(lock, other));
    expect(readFileSync(lock, 'utf8')).toBe(other);
  });

  it('is refused in one line where it cannot be', async () => {
    const nowhere = locked(makeCall().call, 'x', join(folder, 'no', 'x.lock'), async () => {});
    await expect(nowhere).rejects.toThrow('x: cannot be written (ENOENT)');
  });
});
