/** The work both the main thread and its workers do: the games of a series, each with its record if wanted. */
import type { Lang, Options, Seed } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import { orRefused } from './failed-game.ts';
import { type GameSummary, playGame, type Series, seedOf } from './play-game.ts';
import { playRecorded } from './write-record.ts';

/** A series as a message between threads. */
export interface Task {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: Seed;
  readonly lang: Lang;
  /** The folder that keeps the records, or null. */
  readonly records: string | null;
}

export function makeGames(task: Task): (index: number) => GameSummary {
  const { options, bots, seed, records, lang } = task;
  const series: Series = { kit: kitOf(task.game) as GameKit, options, bots, seed };
  return (index) =>
    orRefused(seedOf(series, index), lang, () =>
      records === null ? playGame(series, index) : playRecorded(series, index, records, lang),
    );
}
