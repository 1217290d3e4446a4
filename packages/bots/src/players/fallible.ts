/**
 * A bot that errs the way people do: it gives good answers mostly, worse ones the more rarely the more they cost, and
 * never one that costs more than a bound. What an answer costs is by its own estimate; what nobody would do by mistake,
 * such as destroying one's own card instead of theirs, it never does by mistake.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Bot, Considered } from '../bot.ts';
import { drawByOdds } from '../maths/draw.ts';
import { exp } from '../maths/exact.ts';

/** In chances to win, 0 to 1. */
export interface Regret {
  /** No answer costs more. */
  readonly most: number;
  /** An answer that costs this much is given e times as rarely as the best. */
  readonly typical: number;
}

/** Whether an answer turns an attack on oneself. */
export type IsSelfHarm<V> = (view: V, answer: ActionCode) => boolean;

export function fallibleBot<V>(
  bot: Bot<V>,
  { most, typical }: Regret,
  isSelfHarm: IsSelfHarm<V>,
): Bot<V> {
  return {
    id: bot.id,
    choose(view, budget, rng) {
      const choice = bot.choose(view, budget, rng);
      const best = highest(choice.top);
      const bearable = choice.top.filter(({ answer, value }) => {
        // Nobody overlooks a win on the table, or walks into a lost game that can be avoided.
        if (best === 1) return value === 1;
        if (answer === choice.answer) return true;
        return value > 0 && best - value <= most && !isSelfHarm(view, answer);
      });
      if (bearable.length < 2) return choice;
      const odds = bearable.map(({ value }) => exp((value - best) / typical));
      const sum = odds.reduce((total, odd) => total + odd, 0);
      const given = bearable[drawByOdds(odds, odds.length, sum, rng)] as Considered;
      return { ...choice, answer: given.answer, winChance: given.value };
    },
  };
}

function highest(top: readonly Considered[]): number {
  return top.reduce((most, { value }) => Math.max(most, value), 0);
}
