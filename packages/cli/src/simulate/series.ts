/** Plays a whole series and hands on its games in their order, whatever the number of threads. */
import { cutIntoSpans, inOrder, spread } from '../threads/spread.ts';
import type { GameSummary } from './play-game.ts';
import { makeGames, type Task } from './task.ts';

/** Long enough that messages cost nothing, short enough that the bar moves and the threads end together. */
const MOST_IN_SPAN = 20;

export function playSeries(
  task: Task,
  games: number,
  threads: number,
  onGame: (game: GameSummary) => void,
): Promise<void> {
  const size = Math.max(1, Math.min(MOST_IN_SPAN, Math.ceil(games / (threads * 4))));
  const worker = new URL('./worker.js', import.meta.url);
  return spread(
    { worker, data: task, make: makeGames },
    {
      spans: cutIntoSpans(games, size),
      threads,
      onItem: inOrder(onGame),
      isDone: () => false,
    },
  );
}
