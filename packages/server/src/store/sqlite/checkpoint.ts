/**
 * What is put in order off the way of commits: the newest entries are sorted in, and the write-ahead log is folded into the database
 * file. Both in a quiet moment, or when there is much of it; never inside a commit, so nobody's answer waits for more than the
 * rest of one. Folding is held back while a backup copies the file.
 *
 * The log's file keeps its size and is written over: to sync a file that does not grow costs less.
 */
import type { Connection } from './connection.ts';

/** In pages of the log. */
const WORTH_FOLDING = 1000;
const TOO_LARGE = 8000;
/** What other commits add to the log, about: these, and one for each row. */
const COMMIT_PAGES = 3;
/** New entries that share a page, about. */
const ENTRIES_A_PAGE = 20;
/** Sorted in, each match has its own place in the index: fewer of them do. */
const ENTRIES_A_SORTED_PAGE = 2;
/** Unsorted entries: sorting in so many takes a few milliseconds, and fewer at a time cost more each. */
const TOO_MANY = 2000;
/** In a quiet moment. Fewer may lie there: they are in nobody's way. */
const WORTH_SORTING = 200;
const QUIET_MS = 100;

/** The entries that are not sorted in yet. */
export interface Unsorted {
  size(): number;
  sortIn(connection: Connection): void;
}

export interface Checkpoints {
  /** So many entries were added. */
  appended(entries: number): void;
  /** So many rows of other tables were written. */
  committed(rows: number): void;
  /** Folds everything now, and no more until `resume`; false: it could not. */
  hold(): boolean;
  resume(): void;
  stop(): void;
}

export function createCheckpoints(
  connection: () => Connection | null,
  unsorted: Unsorted,
  failed: (error: unknown) => void,
): Checkpoints {
  let pages = 0;
  let held = 0;
  let quiet: NodeJS.Timeout | null = null;
  let due = false;
  let stopped = false;

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

  function tidy(entries: number, most: number): void {
    const current = connection();
    if (current === null || stopped) return;
    if (unsorted.size() >= entries) {
      pages += COMMIT_PAGES + unsorted.size() / ENTRIES_A_SORTED_PAGE;
      try {
        unsorted.sortIn(current);
      } catch (error) {
        failed(error);
        return;
      }
    }
    if (held === 0 && pages >= most) fold();
  }

  function grew(more: number): void {
    pages += more;
    if (quiet === null) {
      quiet = setTimeout(() => {
        quiet = null;
        tidy(WORTH_SORTING, WORTH_FOLDING);
      }, QUIET_MS);
      quiet.unref();
    } else quiet.refresh();
    if (due || (unsorted.size() < TOO_MANY && (held > 0 || pages < TOO_LARGE))) return;
    due = true;
    // After the answers of this commit have left.
    setImmediate(() => {
      due = false;
      tidy(TOO_MANY, TOO_LARGE);
    });
  }

  return {
    appended: (entries) => grew(1 + entries / ENTRIES_A_PAGE),
    committed: (rows) => grew(COMMIT_PAGES + rows),
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
      stopped = true;
    },
  };
}
