/**
 * One launcher at a time installs or builds. The lock is a folder with one file, named by its owner's
 * random token: the folder comes into being by one rename, so it is never seen half made, and to
 * remove that file is to remove that owner's lock and no other. A lock is taken over at once when its
 * process is gone, and when its file has not been touched for a while, for a process id says little:
 * it comes back after a crash, and in another container it means another process.
 */
import { randomUUID } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

const lockFolder = inRoot('.launch-lock');
const pollMs = 100;
const touchMs = 1000;
const sayAfterMs = 2000;
const untouchedMs = 15_000;
const patienceMs = 15 * 60_000;

/** @typedef {{ token: string, pid: number | null, place: string, touched: number }} Owner */

/**
 * What `action` gives; null when it fails, as it does when another launcher was quicker.
 * @template T
 * @param {() => T} action
 */
function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Where a process id has its meaning: this machine and, on Linux, this container. */
const here = `${hostname()} ${attempt(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim();

/** @returns {Owner | null} null when nobody holds the lock */
function currentOwner() {
  const token = attempt(() => readdirSync(lockFolder)[0]);
  if (!token) return null;
  const file = join(lockFolder, token);
  const written = attempt(() => JSON.parse(readFileSync(file, 'utf8')));
  const touched = attempt(() => statSync(file).mtimeMs);
  return { token, pid: written?.pid ?? null, place: written?.place ?? '', touched: touched ?? 0 };
}

/** @param {Owner} owner */
function isGone({ pid, place }) {
  if (pid === null || place !== here) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} token */
function take(token) {
  const mine = mkdtempSync(`${lockFolder}-`);
  writeFileSync(join(mine, token), JSON.stringify({ pid: process.pid, place: here }));
  // Windows does not rename onto a folder, not even an empty one. A held lock is not empty.
  attempt(() => rmdirSync(lockFolder));
  try {
    renameSync(mine, lockFolder);
    return true;
  } catch {
    rmSync(mine, { recursive: true, force: true });
    return false;
  }
}

/**
 * Does nothing when the lock is not, or no longer, that owner's.
 * @param {string} token
 */
function clear(token) {
  attempt(() => unlinkSync(join(lockFolder, token)));
  attempt(() => rmdirSync(lockFolder));
}

/** @param {string} token */
async function waitAndTake(token) {
  // Time is counted in polls, not by the clock: while the machine sleeps, nobody touches anything.
  let waited = 0;
  let seen = '';
  let unchanged = 0;
  for (;;) {
    const owner = currentOwner();
    if (owner === null && take(token)) return;
    const now = owner === null ? '' : `${owner.token} ${owner.touched}`;
    unchanged = now === seen ? unchanged + pollMs : 0;
    seen = now;
    if (owner !== null && (isGone(owner) || unchanged >= untouchedMs)) clear(owner.token);
    const elsewhere = !owner?.place || owner.place === here ? '' : ` on ${owner.place}`;
    const who = `process ${owner?.pid ?? 'unknown'}${elsewhere}`;
    if (waited >= patienceMs)
      throw new Error(`Another launch (${who}) holds .launch-lock for too long.`);
    if (waited === sayAfterMs)
      console.error(`Waiting for another launch (${who}), which installs or builds...`);
    await wait(pollMs);
    waited += pollMs;
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  const token = randomUUID();
  await waitAndTake(token);
  const touch = () => attempt(() => utimesSync(join(lockFolder, token), new Date(), new Date()));
  const touching = setInterval(touch, touchMs);
  const release = () => clear(token);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    process.off('exit', release);
    release();
  }
}
