/**
 * Makes many numbered things (games, pairs of games), here or spread over worker threads. Threads take short spans as they
 * come free. What is made depends on its number alone, so `inOrder` gives the same for any number of threads.
 */
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Refused } from '../errors.ts';
import type { Answer, Make } from './serve.ts';

/** Numbers from one up to, not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Job<D, T> {
  /** The module a thread runs: it serves the same `make`. */
  readonly worker: URL;
  /** What `make` needs to know, as a message. */
  readonly data: D;
  readonly make: Make<D, T>;
}

export interface Spread<T> {
  readonly spans: readonly Span[];
  readonly threads: number;
  /** Makes nothing on this thread, not even where one is enough: it is to hear signals meanwhile. */
  readonly apart?: boolean;
  /** Told of each thing as it comes: in order only from a single thread. */
  onItem(index: number, item: T): void;
  /** True when no more is wanted, although there is more to do. */
  isDone(): boolean;
}

/** All numbers below `count` that are still wanted, in spans of at most `size`. */
export function cutIntoSpans(
  count: number,
  size: number,
  isWanted: (index: number) => boolean = () => true,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < count; from++) {
    if (!isWanted(from)) continue;
    let to = from + 1;
    while (to < count && to - from < size && isWanted(to)) to++;
    spans.push({ from, to });
    from = to - 1;
  }
  return spans;
}

/** Hands on what comes in any order by its number, from 0 on, as far as it is complete. */
export function inOrder<T>(onItem: (item: T) => void): (index: number, item: T) => void {
  const waiting = new Map<number, T>();
  let next = 0;
  return (index, item) => {
    waiting.set(index, item);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next++);
      onItem(ready);
    }
  };
}

export async function spread<D, T>(job: Job<D, T>, work: Spread<T>): Promise<void> {
  if (work.spans.length === 0 || work.isDone()) return;
  if (work.threads === 1 && !work.apart) await workHere(job, work);
  else await workInThreads(job, work);
}

async function workHere<D, T>(job: Job<D, T>, { spans, onItem, isDone }: Spread<T>): Promise<void> {
  const make = job.make(job.data);
  for (const { from, to } of spans) {
    for (let index = from; index < to; index++) {
      onItem(index, make(index));
      if (isDone()) return;
    }
    // So that a signal is heard.
    await pause();
  }
}

async function workInThreads<D, T>(job: Job<D, T>, work: Spread<T>): Promise<void> {
  const { spans, threads, onItem, isDone } = work;
  let handedOut = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const receive = (answer: Answer<T>) => {
    if (!answer.ok) throw new Refused(answer.message);
    answer.items.forEach((item, i) => {
      if (!isDone()) onItem(answer.from + i, item);
    });
  };

  const runThread = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const handOut = () => {
        const span = spans[handedOut++];
        if (span === undefined) resolve();
        else worker.postMessage(span);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread ended too early')));
      worker.on('message', (answer: Answer<T>) => {
        try {
          receive(answer);
        } catch (error) {
          reject(error);
          return;
        }
        if (isDone()) finish();
        else handOut();
      });
      handOut();
    });

  const workers = Array.from(
    { length: Math.min(threads, spans.length) },
    () => new Worker(job.worker, { workerData: job.data }),
  );
  try {
    await Promise.race([finished, Promise.all(workers.map(runThread))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
