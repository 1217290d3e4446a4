/**
 * Hands orders to threads, one at a time to each. A thread that breaks takes its order with it, and the next order starts
 * another. Threads that wait do not keep the process alive.
 */
import { Worker } from 'node:worker_threads';
import type { Ask, SearchOrder, SearchReply } from '@open-gosu/bots';
import { oneLine } from '@open-gosu/kernel';

export interface Threads {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** What waits for a thread, or is in one. */
interface Asked {
  readonly order: SearchOrder;
  resolve(reply: SearchReply): void;
  reject(error: Error): void;
}

const CLOSED = 'the search was given up';

export function startThreads(most: number, script: URL): Threads {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Asked>();
  const waiting: Asked[] = [];
  let nextId = 0;
  let isClosed = false;

  const handOut = (): void => {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < most)) {
      const asked = waiting.shift() as Asked;
      const worker = idle.pop() ?? start();
      try {
        worker.postMessage({ id: nextId++, ...asked.order });
        worker.ref();
        busy.set(worker, asked);
      } catch (error) {
        // A view that is not plain data cannot be sent.
        rest(worker);
        asked.reject(new Error(lineOf(error)));
      }
    }
  };

  const rest = (worker: Worker): void => {
    worker.unref();
    idle.push(worker);
  };

  /** The order a thread had, which it has no more. */
  const release = (worker: Worker): Asked | undefined => {
    const asked = busy.get(worker);
    busy.delete(worker);
    return asked;
  };

  const start = (): Worker => {
    const worker = new Worker(script);
    const end = (message: string) => {
      const index = idle.indexOf(worker);
      if (index >= 0) idle.splice(index, 1);
      release(worker)?.reject(new Error(message));
      if (!isClosed) handOut();
    };
    worker.on('message', (reply: SearchReply) => {
      const asked = release(worker);
      rest(worker);
      asked?.resolve(reply);
      handOut();
    });
    worker.on('error', (error) => end(lineOf(error)));
    worker.on('exit', () => end('a thread ended too early'));
    return worker;
  };

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error(CLOSED));
          return;
        }
        waiting.push({ order, resolve, reject });
        handOut();
      }),
    async close() {
      isClosed = true;
      const workers = [...idle, ...busy.keys()];
      for (const { reject } of [...waiting, ...busy.values()]) reject(new Error(CLOSED));
      waiting.length = 0;
      busy.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function lineOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
