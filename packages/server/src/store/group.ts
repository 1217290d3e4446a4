/**
 * Group commit: what is asked for within a short window, or while a commit is being written, goes into one. Knows no database.
 * The answers of a commit are given only when it has returned, and in the order of the questions.
 */
import { StoreError } from './store.ts';

export interface GroupOptions {
  /** Milliseconds to wait for company when idle; 0: until the present events have been handled. */
  readonly windowMs: number;
  readonly maxBatch: number;
  /** More than this waiting: refused as unavailable at once, so that memory and waiting times stay bounded. */
  readonly maxWaiting: number;
}

export interface Group<T> {
  push(item: T): Promise<void>;
  /** When everything asked for so far has been answered. */
  drained(): Promise<void>;
  counts(): { waiting: number; commits: number; done: number };
}

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One answer per item: null for written. To throw fails all of them and those who wait: the database itself is away. */
export type Commit<T> = (
  items: readonly T[],
) => readonly (StoreError | null)[] | Promise<readonly (StoreError | null)[]>;

export function createGroup<T>(commit: Commit<T>, options: GroupOptions): Group<T> {
  let waiting: Waiting<T>[] = [];
  let writing = 0;
  let planned = false;
  let commits = 0;
  let done = 0;
  let whenIdle: (() => void)[] = [];

  function plan(ms: number): void {
    if (planned || writing > 0) return;
    planned = true;
    if (ms > 0) setTimeout(flush, ms);
    else setImmediate(flush);
  }

  function flush(): void {
    planned = false;
    const batch = waiting;
    waiting = batch.length > options.maxBatch ? batch.splice(options.maxBatch) : [];
    writing = batch.length;
    commits += 1;
    void write(batch).then(() => {
      writing = 0;
      // They have waited a whole commit already.
      if (waiting.length > 0) plan(0);
      else {
        for (const idle of whenIdle) idle();
        whenIdle = [];
      }
    });
  }

  async function write(batch: readonly Waiting<T>[]): Promise<void> {
    let answers: readonly (StoreError | null)[];
    let isLost = false;
    try {
      answers = await commit(batch.map(({ item }) => item));
    } catch (error) {
      const failed =
        error instanceof StoreError
          ? error
          : new StoreError('unavailable', 'the commit failed', error);
      isLost = true;
      answers = batch.map(() => failed);
    }
    let place = 0;
    for (const one of batch) {
      const answer = answers[place++];
      if (answer === null) {
        done += 1;
        one.resolve();
      } else one.reject(answer ?? new StoreError('unavailable', 'the commit gave no answer'));
    }
    if (isLost) refuseWaiting();
  }

  /** They were not even tried, and would wait for the same end once more: whoever asked can try again. */
  function refuseWaiting(): void {
    const refused = waiting;
    waiting = [];
    for (const { reject } of refused)
      reject(new StoreError('unavailable', 'the commit before it failed'));
  }

  return {
    push(item) {
      if (waiting.length >= options.maxWaiting)
        return Promise.reject(
          new StoreError('unavailable', `${waiting.length} appends wait already`),
        );
      return new Promise<void>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        plan(options.windowMs);
      });
    },
    drained() {
      if (waiting.length === 0 && writing === 0) return Promise.resolve();
      return new Promise((resolve) => {
        whenIdle.push(resolve);
      });
    },
    counts: () => ({ waiting: waiting.length + writing, commits, done }),
  };
}
