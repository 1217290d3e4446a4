/**
 * When the write-ahead log is folded into the database file: in a quiet moment, or when it has grown large; never inside a
 * commit, so nobody's answer waits for more than the rest of one. Held back while a backup copies the file.
 *
 * The log's file keeps its size and is written over: to sync a file that does not grow costs less.
 */
import type { Connection } from './connection.ts';

/** In pages of the log. */
const WORTH_IT = 1000;
const TOO_LARGE = 8000;
/** What a commit adds to the log, about: these, and one for each row. */
const COMMIT_PAGES = 3;
const QUIET_MS = 100;

export interface Checkpoints {
  /** So many rows were written. */
  committed(rows: number): void;
  /** Folds everything now, and no more until `resume`; false: it could not. */
  hold(): boolean;
  resume(): void;
  stop(): void;
}

export function createCheckpoints(
  connection: () => Connection | null,
  failed: (error: unknown) => void,
): Checkpoints {
  let pages = 0;
  let held = 0;
  let quiet: NodeJS.Timeout | null = null;
  let due = false;

  function fold(): boolean {
    try {
      const isDone = connection()?.rows('PRAGMA wal_checkpoint(RESTART)', [])[0]?.busy === 0;
      if (isDone) pages = 0;
      return isDone;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  return {
    committed(rows) {
      pages += COMMIT_PAGES + rows;
      if (held > 0) return;
      if (quiet === null) {
        quiet = setTimeout(() => {
          quiet = null;
          if (held === 0 && pages > WORTH_IT) fold();
        }, QUIET_MS);
        quiet.unref();
      } else quiet.refresh();
      if (due || pages < TOO_LARGE) return;
      due = true;
      // After the answers of this commit have left.
      setImmediate(() => {
        due = false;
        if (held === 0) fold();
      });
    },
    hold() {
      if (!fold()) return false;
      held += 1;
      return true;
    },
    resume() {
      held -= 1;
    },
    stop() {
      if (quiet !== null) clearTimeout(quiet);
      held += 1;
    },
  };
}
