/**
 * Keeps two runs from writing to one place: a file beside it says which process writes. One that was left behind by a
 * process that is gone counts for nothing.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    held.delete(lock);
    rmSync(lock, { force: true });
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
  if (isLeftBehind(lock)) {
    rmSync(lock, { force: true });
    if (create(file, lock, lang)) return;
  }
  throw new Refused(complain(lang, 'inUse', { file, owner: ownerOf(lock), lock }));
}

/** False where there is one already. */
function create(file: string, lock: string, lang: Lang): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${hostname()}\n`, { flag: 'wx' });
    held.add(lock);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return false;
    throw new Refused(complain(lang, 'unkept', { file, code }));
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
function isLeftBehind(lock: string): boolean {
  const [, number, machine] = /^(\d+) (.+)$/.exec(ownerOf(lock)) ?? [];
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
