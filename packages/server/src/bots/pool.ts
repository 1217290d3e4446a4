/**
 * Threads in which bots think, so that nobody else waits for them. A thread that takes twice the time it was given, or that dies,
 * is replaced; its question is rejected, and all others go on.
 */
import { Worker } from 'node:worker_threads';
import { usualOpponent } from '@open-gosu/bots';
import { kitOf } from '../games.ts';
import type { BotAnswerer, BotQuestion } from '../host/options.ts';
import { type ThinkOrder, type ThinkReply, thinkQuickly } from './think.ts';

export interface BotPoolOptions {
  /** Threads; 1 where not given. */
  readonly size?: number;
  /** How long a bot may think; 2 s where not given. */
  readonly ms?: number;
  /** Questions that may wait; more are refused at once. */
  readonly maxWaiting?: number;
  /** For tests: another script. */
  readonly start?: () => Worker;
}

export interface BotPool extends BotAnswerer {
  counts(): { waiting: number; thinking: number; answered: number; killed: number; failed: number };
}

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (code: number) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  worker: Worker | null;
  task: (Waiting & { readonly order: number; readonly timer: NodeJS.Timeout }) | null;
}

/** A new thread has to read its script first. */
const START_MS = 3000;

export function createBotPool(options: BotPoolOptions = {}): BotPool {
  const { size = 1, ms = 2000, maxWaiting = 10_000 } = options;
  const start = options.start ?? (() => new Worker(new URL('./worker.js', import.meta.url)));
  const threads: Thread[] = Array.from({ length: size }, () => ({ worker: null, task: null }));
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  const done = { answered: 0, killed: 0, failed: 0 };
  let orders = 0;
  let isClosed = false;

  function next(): void {
    for (const thread of threads) {
      if (thread.task !== null) continue;
      const waiting = urgent.shift() ?? patient.shift();
      if (waiting === undefined) return;
      give(thread, waiting);
    }
  }

  function give(thread: Thread, waiting: Waiting): void {
    const isNew = thread.worker === null;
    const order = ++orders;
    const most = 2 * waiting.question.ms + (isNew ? START_MS : 0);
    const timer = setTimeout(() => {
      done.killed++;
      drop(thread, new Error(`no answer within ${Math.round(most)} ms`));
    }, most);
    thread.task = { ...waiting, order, timer };
    try {
      thread.worker ??= begin(thread);
      thread.worker.ref();
      thread.worker.postMessage({ ...waiting.question, order } satisfies ThinkOrder);
    } catch (error) {
      drop(thread, error instanceof Error ? error : new Error(String(error)));
    }
  }

  function begin(thread: Thread): Worker {
    const worker = start();
    const isCurrent = () => thread.worker === worker;
    worker.on('message', (reply: ThinkReply) => {
      if (isCurrent()) heard(thread, reply);
    });
    worker.on('error', (error) => {
      if (isCurrent()) drop(thread, error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (isCurrent()) drop(thread, new Error('a thread ended'));
    });
    return worker;
  }

  function heard(thread: Thread, reply: ThinkReply): void {
    const { task } = thread;
    if (task === null || task.order !== reply.order) return;
    clearTimeout(task.timer);
    thread.task = null;
    // A thread that waits does not keep the process alive.
    thread.worker?.unref();
    if ('error' in reply) {
      done.failed++;
      task.reject(new Error(reply.error));
    } else {
      done.answered++;
      task.resolve(reply.code);
    }
    next();
  }

  /** The thread is of no use any more; the next question starts another. */
  function drop(thread: Thread, error: Error): void {
    const { worker, task } = thread;
    thread.worker = null;
    thread.task = null;
    worker?.terminate().catch(() => {});
    if (task !== null) {
      clearTimeout(task.timer);
      task.reject(error);
    }
    if (!isClosed) next();
  }

  return {
    ms,
    ask(question) {
      if (isClosed || urgent.length + patient.length >= maxWaiting) {
        return Promise.reject(new Error(isClosed ? 'closed' : 'too many bots think'));
      }
      return new Promise((resolve, reject) => {
        (question.isUrgent ? urgent : patient).push({ question, resolve, reject });
        next();
      });
    },
    quick: thinkQuickly,
    usual(game) {
      const kit = kitOf(game);
      return kit === null ? 'random' : usualOpponent(kit.game);
    },
    counts: () => ({
      waiting: urgent.length + patient.length,
      thinking: threads.filter(({ task }) => task !== null).length,
      ...done,
    }),
    async close() {
      isClosed = true;
      const closed = new Error('closed');
      for (const { reject } of [...urgent.splice(0), ...patient.splice(0)]) reject(closed);
      const workers = threads.map(({ worker }) => worker);
      for (const thread of threads) drop(thread, closed);
      await Promise.all(workers.map((worker) => worker?.terminate()));
    },
  };
}
