/** Plays every outcome of the draft equally often and counts what the first player won. */
import { OUTCOMES } from '@open-gosu/bots';
import { cutIntoSpans, spread } from '../threads/spread.ts';
import { type DraftTask, makeOutcomeGames } from './games.ts';

export interface Sample {
  /** Of each outcome. */
  readonly games: number;
  /** By outcome: games the first player won alone, and games both won. */
  readonly wins: readonly number[];
  readonly draws: readonly number[];
}

const FIRST = 0;

/** Long enough that messages cost nothing, short enough that the bar moves and the threads end together. */
const IN_SPAN = 20;

export async function playOutcomes(
  task: DraftTask,
  games: number,
  threads: number,
  onGame: () => void,
): Promise<Sample> {
  const wins = OUTCOMES.map(() => 0);
  const draws = OUTCOMES.map(() => 0);
  const worker = new URL('./worker.js', import.meta.url);
  await spread(
    { worker, data: task, make: makeOutcomeGames },
    {
      spans: cutIntoSpans(games * OUTCOMES.length, IN_SPAN),
      threads,
      // Counts do not depend on the order in which games come.
      onItem(_index, { outcome, winners }) {
        if (winners.length > 1) draws[outcome] = (draws[outcome] as number) + 1;
        else if (winners[0] === FIRST) wins[outcome] = (wins[outcome] as number) + 1;
        onGame();
      },
      isDone: () => false,
    },
  );
  return { games, wins, draws };
}

/** What the first player scored in the games of each outcome, a shared one as a half. */
export function pointsOf({ wins, draws }: Sample): number[] {
  return wins.map((won, i) => won + (draws[i] as number) / 2);
}
