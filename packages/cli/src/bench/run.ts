/**
 * Measures tables side by side. Each has a thread of its own, so that what the compiler learns from one game does not
 * slow another; one works at a time, and their rounds are interleaved, for single runs on a shared machine mislead.
 */
import { Worker } from 'node:worker_threads';
import type { Lang } from '@open-gosu/kernel';
import { type BenchReport, ROUNDS, type Table } from './table.ts';
import { sayBench } from './words.ts';

/** Shorter runs still measure the compiler at work. */
export const SOUND_SECONDS = 10;

/** A table as a message between threads. */
export interface Job {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

/** The number of a round, or to report. */
export type Order = number | 'report';
export type Reply = BenchReport | null;

/** `seconds`: the time for the rounds of each table. */
export async function runBench(
  tables: readonly Table[],
  seconds: number,
  lang: Lang,
  onStep: (step: string) => void,
): Promise<BenchReport[]> {
  const workers = tables.map(({ kit, players }) => {
    const job: Job = { game: kit.game.id, players, seconds };
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
  });
  try {
    for (let i = 0; i <= ROUNDS; i++) {
      onStep(sayBench(lang, 'stepRound', { i, n: ROUNDS }));
      for (const worker of workers) await ask(worker, i);
    }
    onStep(sayBench(lang, 'stepHeap'));
    const reports: BenchReport[] = [];
    for (const worker of workers) {
      const report = await ask(worker, 'report');
      if (report !== null) reports.push(report);
    }
    return reports;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Sends an order and waits for its reply; only one at a time. */
function ask(worker: Worker, order: Order): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const forget = () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: Reply) => {
      forget();
      resolve(reply);
    };
    const onError = (error: Error) => {
      forget();
      reject(error);
    };
    const onExit = () => onError(new Error('a thread ended too early'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(order);
  });
}
