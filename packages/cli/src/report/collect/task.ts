/** The work both the main thread and its workers do: the games of a report. */
import type { Lang } from '@open-gosu/kernel';
import type { GameKit } from '../../games/kit.ts';
import { kitOf } from '../../games/registry.ts';
import { orRefused } from '../../simulate/failed-game.ts';
import { type Series, seedOf } from '../../simulate/play-game.ts';
import type { Brief } from '../brief.ts';
import { studyOf } from '../studies/registry.ts';
import { type Observed, observeGame } from './observe.ts';

/** A report as a message between threads. */
export interface Task {
  readonly brief: Brief;
  readonly lang: Lang;
}

export function makeObservations({ brief, lang }: Task): (index: number) => Observed {
  const { game, options, players, bot, seed } = brief;
  const bots = new Array<string>(players).fill(bot);
  const series: Series = { kit: kitOf(game) as GameKit, options, bots, seed };
  const study = studyOf(game);
  return (index) => orRefused(seedOf(series, index), lang, () => observeGame(series, study, index));
}
