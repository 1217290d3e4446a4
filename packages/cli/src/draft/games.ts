/**
 * Games of Gosu X that begin after the draft, each with the clans of one of its outcomes. Everything about a game follows
 * from what is measured and the game's number; numbers go round the outcomes, so that all are played equally often.
 */
import { OUTCOMES } from '@open-gosu/bots';
import { CLANS, gosuX } from '@open-gosu/gosu-x';
import type { Lang, Options, Seed } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import { orRefused } from '../simulate/failed-game.ts';
import { playSeed } from '../simulate/play-game.ts';

/** What the games are for: a table is never judged by those it was made from, whatever seeds people choose. */
export type Purpose = 'table' | 'check';

/** A measurement as a message between threads. */
export interface DraftTask {
  readonly purpose: Purpose;
  /** Who plays both seats. */
  readonly bot: string;
  readonly seed: Seed;
  readonly lang: Lang;
}

export interface OutcomeGame {
  readonly outcome: number;
  readonly winners: readonly number[];
}

export function makeOutcomeGames(task: DraftTask): (index: number) => OutcomeGame {
  const kit = kitOf(gosuX.id) as GameKit;
  const options = OUTCOMES.map(({ first, second }) => given(first, second));
  const bots = [task.bot, task.bot];
  return (index) => {
    const outcome = index % OUTCOMES.length;
    const game = Math.floor(index / OUTCOMES.length);
    const seed = `draft/${task.purpose}/${task.seed}/${outcome}/${game}`;
    const seating = { kit, options: options[outcome] as Options, bots };
    const { winners } = orRefused(seed, task.lang, () => playSeed(seating, seed));
    return { outcome, winners };
  };
}

function given(first: number, second: number): Options {
  const options = gosuX.options({ draft: 'given', clans: [clansOf(first), clansOf(second)] }, 'en');
  if (!options.ok) throw new Error(options.message);
  return options.value;
}

function clansOf(mask: number): string[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}
