/** The database is its owner's alone, also in a folder that others may read: it has every session and every seed. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Before the database is opened: SQLite gives its log the mode that the file itself has. */
export function keepToOwner(file: string): void {
  makeFile(file);
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) shutOthersOut(one);
}

/** Only where there is none: whoever opens and closes a database in use drops its lock. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch {
    // It is there, or cannot be made: then opening it says so.
  }
}

function shutOthersOut(file: string): void {
  try {
    if ((statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  } catch {
    // There is none, or it belongs to somebody else, who decides who reads it.
  }
}
