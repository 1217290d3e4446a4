/**
 * A backup while the game goes on. After a checkpoint the database file has everything and does not change as long as no other
 * checkpoint runs: new commits go to the write-ahead log. So it can be copied at leisure; only the checkpoint makes anybody wait.
 * The copy is made by a process of its own, because opening and closing the file here would drop our lock on it.
 */
import { execFile } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Backup, StoreError } from '../store.ts';
import type { Checkpoints } from './checkpoint.ts';

const COPY = `
  const fs = require('node:fs');
  const [from, to] = process.argv.slice(1);
  fs.copyFileSync(from, to + '.partial', fs.constants.COPYFILE_FICLONE);
  const fd = fs.openSync(to + '.partial', 'r+');
  fs.fchmodSync(fd, 0o600);
  fs.fsyncSync(fd);
  fs.closeSync(fd);
  fs.renameSync(to + '.partial', to);
`;

export async function copyDatabase(
  file: string,
  toPath: string,
  checkpoints: Checkpoints,
  undisturbed: () => boolean,
): Promise<Backup> {
  if (existsSync(toPath))
    throw new StoreError('conflict', `${toPath} exists already: name a file that does not`);
  const start = performance.now();
  if (!checkpoints.hold())
    throw new StoreError('unavailable', 'the log cannot be folded in: no backup was made');
  const pauseMs = performance.now() - start;
  try {
    await promisify(execFile)(process.execPath, ['-e', COPY, file, toPath]);
  } catch (error) {
    throw new StoreError('unavailable', `the backup ${toPath} could not be written`, error);
  } finally {
    checkpoints.resume();
  }
  if (!undisturbed()) {
    // A new connection folds the log in by itself: the copy may have parts of two times.
    rmSync(toPath, { force: true });
    throw new StoreError('unavailable', 'the disk failed during the backup: make it again');
  }
  return { path: toPath, bytes: statSync(toPath).size, ms: performance.now() - start, pauseMs };
}
