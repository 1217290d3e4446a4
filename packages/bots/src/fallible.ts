/**
 * A bot that errs the way people do: it gives good answers mostly, worse ones the more rarely the more they cost, and
 * never one that costs more than a bound. What an answer costs is by its own estimate, so it errs without looking absurd.
 */
import { type Rng, word } from '@open-gosu/kernel';
import type { Bot, Considered } from './bot.ts';
import { exp } from './exact.ts';

/** In chances to win, 0 to 1. */
export interface Regret {
  /** No answer costs more. */
  readonly most: number;
  /** An answer that costs this much is given e times as rarely as the best. */
  readonly typical: number;
}

const WORDS = 2 ** 32;

export function fallibleBot<V>(bot: Bot<V>, { most, typical }: Regret): Bot<V> {
  return {
    id: bot.id,
    choose(view, budget, rng) {
      const choice = bot.choose(view, budget, rng);
      const best = highest(choice.top);
      const bearable = choice.top.filter(({ value }) => best - value <= most);
      if (bearable.length < 2) return choice;
      const odds = bearable.map(({ value }) => exp((value - best) / typical));
      const given = bearable[draw(odds, rng)] as Considered;
      return { ...choice, answer: given.answer, winChance: given.value };
    },
  };
}

function highest(top: readonly Considered[]): number {
  return top.reduce((most, { value }) => Math.max(most, value), 0);
}

function draw(odds: readonly number[], rng: Rng): number {
  const sum = odds.reduce((total, odd) => total + odd, 0);
  let mark = ((word(rng) >>> 0) / WORDS) * sum;
  for (let i = 0; i < odds.length - 1; i++) {
    mark -= odds[i] as number;
    if (mark < 0) return i;
  }
  return odds.length - 1;
}
