/**
 * The data folder: made where it is missing, and tried before anything is kept in it. What stands in the way is one line that names the
 * folder.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadConfig } from '../config.ts';

const OWNER_ONLY = 0o700;
const REASONS: { readonly [code: string]: string } = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk cannot be written',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'there is a file of that name in the way',
};

/** Throws `BadConfig` where nothing can be kept in `dir`. */
export function openDataDir(dir: string): void {
  try {
    makeFolder(dir);
    tryToWrite(dir);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `the system refuses it (${code})`;
    throw new BadConfig(`DATA_DIR must be a folder to write to, and ${dir} is none: ${reason}.`);
  }
}

/** Step by step: Node's own recursive way never ends below /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: OWNER_ONLY });
  } catch (error) {
    // Another process that starts now was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** What the modes of a folder say is not all there is to it. */
function tryToWrite(dir: string): void {
  const file = join(dir, `.try-${randomBytes(6).toString('hex')}`);
  closeSync(openSync(file, 'wx', 0o600));
  rmSync(file);
}
