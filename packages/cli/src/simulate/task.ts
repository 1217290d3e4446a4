/** The work both the main thread and its workers do: a range of games of a series, each with its record if wanted. */
import type { Lang, Options, Seed } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import { complain } from '../words/errors.ts';
import { EndlessGame, type GameSummary, playGame, type Series, seedOf } from './play-game.ts';
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

/** Games from one index up to, not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Played extends Span {
  readonly games: readonly GameSummary[];
}

export type Answer =
  | { readonly ok: true; readonly played: Played }
  | { readonly ok: false; readonly message: string };

export function seriesOf(task: Task): Series {
  const { options, bots, seed } = task;
  return { kit: kitOf(task.game) as GameKit, options, bots, seed };
}

export function playSpan(task: Task, series: Series, { from, to }: Span): Played {
  const games: GameSummary[] = [];
  for (let index = from; index < to; index++) games.push(playOne(task, series, index));
  return { from, to, games };
}

function playOne(task: Task, series: Series, index: number): GameSummary {
  try {
    if (task.records === null) return playGame(series, index);
    return playRecorded(series, index, task.records, task.lang);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const reason =
      error instanceof EndlessGame ? complain(task.lang, 'endlessGame') : String(error);
    throw new Refused(complain(task.lang, 'gameFailed', { seed: seedOf(series, index), reason }));
  }
}
