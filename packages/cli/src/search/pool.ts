/**
 * Threads that search together for one answer. They start when they are first needed, wait for the next question, and end
 * with `close`. What is found depends on the number of parts, not on the threads that make them; but parts that are given
 * a time must run side by side, so there are no more of those than threads.
 */
import {
  type Ask,
  answerRequest,
  type Choice,
  chooseInParallel,
  type SearchTask,
} from '@open-gosu/bots';
import type { Rng } from '@open-gosu/kernel';
import { startThreads } from './threads.ts';

export interface SearchPool {
  /** `parts`: how many searches share the iterations; one for each thread unless told. Rejects with one line. */
  choose(task: SearchTask, rng: Rng, parts?: number): Promise<Choice>;
  /** Ends the threads; what is still being searched is given up. */
  close(): Promise<void>;
}

/** `jobs`: threads; 1 searches here, without one. */
export function searchPool(
  jobs: number,
  script = new URL('./worker.js', import.meta.url),
): SearchPool {
  const { ask, close } = jobs === 1 ? HERE : startThreads(jobs, script);
  return {
    choose(task, rng, parts = jobs) {
      const isTimed = task.limit.milliseconds !== undefined;
      return chooseInParallel(task, rng, isTimed ? Math.min(parts, jobs) : parts, ask);
    },
    close,
  };
}

const now = () => performance.now();

const searchHere: Ask = async (order) => answerRequest({ id: 0, ...order }, now);

const HERE = { ask: searchHere, close: async () => {} };
