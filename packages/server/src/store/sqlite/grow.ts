/**
 * The write-ahead log gets its size before anybody plays. To sync a file that grows, the file system has to write its own journal, and
 * with it what others have under way: each commit takes half as long again, and some take a hundred times as long.
 *
 * The log must be empty, and nobody may be writing to it. Zeros are no log: SQLite takes such a file for an empty one, also after a
 * crash, and writes over them. What it locks is the database's own file, which is not touched here.
 */
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const PIECE = Buffer.alloc(1 << 20);
/** A disk is left alone that has less room than so many such logs. */
const ROOM = 10;

function roomAt(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

/** `file`: of the database. Where it cannot be done, the log grows as it is written. `room`: bytes free on its disk. */
export function growLog(file: string, bytes: number, room = roomAt): void {
  try {
    if (room(file) < bytes * ROOM) return;
    fill(`${file}-wal`, bytes);
  } catch {
    // Nothing depends on it.
  }
}

/** All of it or nothing, and never over what somebody wrote. */
function fill(log: string, bytes: number): void {
  const fd = openSync(log, 'r+');
  try {
    if (fstatSync(fd).size > 0) return;
    try {
      for (let at = 0; at < bytes; at += PIECE.length) writeSync(fd, PIECE, 0, PIECE.length, at);
      fsyncSync(fd);
    } catch {
      ftruncateSync(fd, 0);
    }
  } finally {
    closeSync(fd);
  }
}
