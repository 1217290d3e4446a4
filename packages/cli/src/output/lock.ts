/**
 * Keeps two runs from writing to one place: a file beside it says which process writes. One that was left behind by a
 * process that is gone counts for nothing.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Lang } from '@open-gosu/kernel';
import type { Call } from '../command.ts';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

/** Those of this process. */
const held = new Set<string>();

/** Runs something while `lock` stands for `file`; refuses if another run has it. */
export async function locked<T>(
  { io, lang }: Pick<Call, 'io' | 'lang'>,
  file: string,
  lock: string,
  run: () => Promise<T>,
): Promise<T> {
  take(file, lock, lang);
  const release = () => {
    if (held.delete(lock) && ownerOf(lock) === ownName()) rmSync(lock, { force: true });
  };
  const heard = io.beforeStop?.(release);
  try {
    return await run();
  } finally {
    heard?.();
    release();
  }
}

function take(file: string, lock: string, lang: Lang): void {
  if (create(file, lock, lang)) return;
  const owner = ownerOf(lock);
  if (isLeftBehind(lock, owner)) {
    const isGone = orUnkept(file, lang, () => takeAway(lock, owner));
    if (isGone && create(file, lock, lang)) return;
  }
  const wrong = OWNER.test(owner) ? 'inUse' : 'badLock';
  throw new Refused(complain(lang, wrong, { file, owner: ownerOf(lock), lock }));
}

/** Anything else was not written by a run, or not to its end. */
const OWNER = /^(\d+) (.+)$/;

/**
 * Takes away the lock of this owner; false where it is another's. Two runs may find the same one left behind, and the
 * slower must not take away what the quicker has made in its place: only of a file that nobody else can reach is it sure
 * whose it was.
 */
export function takeAway(lock: string, owner: string): boolean {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
  const found = ownerOf(aside);
  if (found !== owner) write(lock, found);
  rmSync(aside, { force: true });
  return found === owner;
}

/** "1234 machine", of this process. */
function ownName(): string {
  return `${process.pid} ${hostname()}`;
}

/** False where there is one already. */
function create(file: string, lock: string, lang: Lang): boolean {
  const isOurs = orUnkept(file, lang, () => write(lock, ownName()));
  if (isOurs) held.add(lock);
  return isOurs;
}

function write(lock: string, owner: string): boolean {
  try {
    writeFileSync(lock, `${owner}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function orUnkept<T>(file: string, lang: Lang, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    throw new Refused(complain(lang, 'unkept', { file, code: errorCode(error) }));
  }
}

/** "1234 machine"; empty where it cannot be read, or is not written yet. */
function ownerOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Only this machine knows its processes; and a number comes back, even as our own. */
function isLeftBehind(lock: string, owner: string): boolean {
  const [, number, machine] = OWNER.exec(owner) ?? [];
  const pid = Number(number);
  if (machine !== hostname()) return false;
  if (pid === process.pid) return !held.has(lock);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}
