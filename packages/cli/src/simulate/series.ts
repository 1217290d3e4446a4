/**
 * Plays a whole series, here or spread over worker threads. Threads take short spans of games as they come free; the
 * results are handed on in the order of the games, so they do not depend on how many threads there are.
 */
import { Worker } from 'node:worker_threads';
import { Refused } from '../errors.ts';
import type { GameSummary } from './play-game.ts';
import { type Answer, playSpan, type Span, seriesOf, type Task } from './task.ts';

export type OnGame = (game: GameSummary) => void;

/** Long enough that messages cost nothing, short enough that the bar moves and the threads end together. */
const MOST_IN_SPAN = 20;

export async function playSeries(
  task: Task,
  games: number,
  jobs: number,
  onGame: OnGame,
): Promise<void> {
  const size = Math.max(1, Math.min(MOST_IN_SPAN, Math.ceil(games / (jobs * 4))));
  const spans = cutIntoSpans(games, size);
  if (jobs === 1) playHere(task, spans, onGame);
  else await playInThreads(task, spans, Math.min(jobs, spans.length), onGame);
}

function cutIntoSpans(games: number, size: number): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < games; from += size) {
    spans.push({ from, to: Math.min(games, from + size) });
  }
  return spans;
}

function playHere(task: Task, spans: readonly Span[], onGame: OnGame): void {
  const series = seriesOf(task);
  for (const span of spans) playSpan(task, series, span).games.forEach(onGame);
}

async function playInThreads(
  task: Task,
  spans: readonly Span[],
  jobs: number,
  onGame: OnGame,
): Promise<void> {
  const waiting = new Map<number, readonly GameSummary[]>();
  let handedOut = 0;
  let next = 0;

  /** Hands on what has arrived, as far as it is complete. */
  const deliver = () => {
    for (let games = waiting.get(next); games !== undefined; games = waiting.get(next)) {
      waiting.delete(next);
      next += games.length;
      games.forEach(onGame);
    }
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
      worker.on('message', (answer: Answer) => {
        if (!answer.ok) {
          reject(new Refused(answer.message));
          return;
        }
        waiting.set(answer.played.from, answer.played.games);
        deliver();
        handOut();
      });
      handOut();
    });

  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: task }),
  );
  try {
    await Promise.all(workers.map(runThread));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
