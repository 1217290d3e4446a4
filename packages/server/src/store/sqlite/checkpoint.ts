/**
 * When the write-ahead log is folded into the database file: in a quiet moment, or when it has grown large; never inside a
 * commit, so nobody's answer waits for more than the rest of one. Held back while a backup copies the file.
 */
import { statSync } from 'node:fs';
import type { Connection } from './connection.ts';

/** About 1,000 and 8,000 pages. */
const WORTH_IT = 4_000_000;
const TOO_LARGE = 32_000_000;
const QUIET_MS = 100;
/** A look at the size of the log every so many commits. */
const EVERY = 32;

export interface Checkpoints {
  committed(): void;
  /** Folds everything now, and no more until `resume`; false: it could not. */
  hold(): boolean;
  resume(): void;
  stop(): void;
}

export function createCheckpoints(
  log: string,
  connection: () => Connection | null,
  failed: (error: unknown) => void,
): Checkpoints {
  let commits = 0;
  let held = 0;
  let quiet: NodeJS.Timeout | null = null;
  let due = false;

  const size = (): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0;

  function fold(): boolean {
    try {
      return connection()?.rows('PRAGMA wal_checkpoint(TRUNCATE)', [])[0]?.busy === 0;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  return {
    committed() {
      commits += 1;
      if (held > 0) return;
      if (quiet === null) {
        quiet = setTimeout(() => {
          quiet = null;
          if (held === 0 && size() > WORTH_IT) fold();
        }, QUIET_MS);
        quiet.unref();
      } else quiet.refresh();
      if (commits % EVERY !== 0 || due || size() < TOO_LARGE) return;
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
