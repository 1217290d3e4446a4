/**
 * One launcher at a time installs or builds. The lock is a folder that holds its owner's process id;
 * it comes into being by one rename, so it is never seen half made. A lock whose owner is gone is
 * taken over.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

const lockFolder = inRoot('.launch-lock');
const patienceMs = 15 * 60_000;

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

function tryToTake() {
  const mine = mkdtempSync(`${lockFolder}-`);
  writeFileSync(join(mine, 'pid'), String(process.pid));
  try {
    renameSync(mine, lockFolder);
    return true;
  } catch {
    remove(mine);
    return false;
  }
}

/** @param {number} deadPid */
function clearStale(deadPid) {
  const aside = mkdtempSync(`${lockFolder}-`);
  try {
    renameSync(lockFolder, join(aside, 'old'));
    // Somebody else may have cleared it and taken the lock in between: give theirs back.
    if (ownerOf(join(aside, 'old')) !== deadPid) renameSync(join(aside, 'old'), lockFolder);
  } catch {
    // Already cleared by another launcher.
  }
  remove(aside);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  const giveUpAt = Date.now() + patienceMs;
  while (!tryToTake()) {
    const owner = ownerOf(lockFolder);
    if (owner !== null && !isAlive(owner)) clearStale(owner);
    else if (Date.now() > giveUpAt)
      throw new Error(`Another launch (process ${owner}) holds .launch-lock for too long.`);
    else await wait(100);
  }
  const release = () => remove(lockFolder);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
