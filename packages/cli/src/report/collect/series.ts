/** Plays the games of a report and hands them on in their order, whatever the number of threads. */
import { cutIntoSpans, inOrder, spread } from '../../threads/spread.ts';
import type { Observed } from './observe.ts';
import { makeObservations, type Task } from './task.ts';

/** Long enough that messages cost nothing, short enough that the bar moves and the threads end together. */
const MOST_IN_SPAN = 20;

export function observeSeries(
  task: Task,
  threads: number,
  onGame: (game: Observed) => void,
): Promise<void> {
  const { games } = task.brief;
  const size = Math.max(1, Math.min(MOST_IN_SPAN, Math.ceil(games / (threads * 4))));
  return spread(
    { worker: new URL('./worker.js', import.meta.url), data: task, make: makeObservations },
    {
      spans: cutIntoSpans(games, size),
      threads,
      onItem: inOrder(onGame),
      isDone: () => false,
    },
  );
}
