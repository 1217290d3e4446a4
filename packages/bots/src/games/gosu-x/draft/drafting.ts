/**
 * Lets a bot draft by the solved draft; all other questions it answers itself. What both have taken lies open, so this
 * needs no more than the view. Other rule options do not change who picks when, so the table serves them as well as any.
 */
import type { View } from '@open-gosu/gosu-x';
import { below } from '@open-gosu/kernel';
import type { Bot } from '../../../bot.ts';
import { solvedDraft } from './solution.ts';
import type { ValuedPick } from './solve.ts';

/** Picks that lose no more than this are as good as the best, by all the table can tell: chance takes one of them. */
export const CLOSE = 0.005;

/** Sums of thousandths that should be equal may differ by this. */
const ROUNDING = 1e-9;

export function drafting(bot: Bot<View>): Bot<View> {
  return {
    id: bot.id,
    choose(view, budget, rng) {
      const [first, second] = view.players;
      const picks = solvedDraft().picks(first.clans, second.clans);
      if (picks.length === 0) return bot.choose(view, budget, rng);
      const best = Math.max(...picks.map(({ value }) => value));
      const good = picks.filter(({ value }) => value >= best - CLOSE - ROUNDING);
      const { answer, value: winChance } = good[below(rng, good.length)] as ValuedPick;
      const top = picks
        .map((pick) => ({ answer: pick.answer, value: pick.value, visits: 1 }))
        .sort(
          (a, b) => Number(b.answer === answer) - Number(a.answer === answer) || b.value - a.value,
        );
      return { answer, winChance, top, iterations: 0 };
    },
  };
}
