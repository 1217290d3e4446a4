/** What a run that was killed left behind: folders whose name has its process, which is gone. The next run removes them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^gosu-load-(\d+)-/;

/** The beginning of the name of everything this process makes. */
export const OWN = `gosu-load-${process.pid}-`;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's: alive, though not ours to end.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder @returns {string[]} */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * @param {string} folder in which runs make theirs
 * @param {(path: string) => void} remove
 */
export function removeLeftovers(folder, remove) {
  for (const name of namesIn(folder)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) remove(join(folder, name));
  }
}
