/**
 * A bot that errs the way people do: it gives good answers mostly, worse ones the more rarely the more they cost, and
 * never one that costs more than a bound. What an answer costs is by its own estimate, so it errs without looking absurd.
 */
import type { Bot, Considered } from './bot.ts';
import { drawByOdds } from './draw.ts';
import { exp } from './exact.ts';

/** In chances to win, 0 to 1. */
export interface Regret {
  /** No answer costs more. */
  readonly most: number;
  /** An answer that costs this much is given e times as rarely as the best. */
  readonly typical: number;
}

export function fallibleBot<V>(bot: Bot<V>, { most, typical }: Regret): Bot<V> {
  return {
    id: bot.id,
    choose(view, budget, rng) {
      const choice = bot.choose(view, budget, rng);
      const best = highest(choice.top);
      const bearable = choice.top.filter(({ value }) => best - value <= most);
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
