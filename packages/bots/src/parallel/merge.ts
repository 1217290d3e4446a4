/**
 * Several searches of one view, made apart, as one: visits add up, and values count by their visits. The order of the
 * searches decides nothing but the last bits of a sum, so it is the order of their numbers, not of their coming.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Choice, Considered } from '../bot.ts';

interface Sum {
  visits: number;
  /** Of the values, each times its visits. */
  worth: number;
}

/** `choices`: at least one. */
export function mergeChoices(choices: readonly Choice[]): Choice {
  const searched = choices.filter(({ iterations }) => iterations > 0);
  // Nothing was searched where only one answer is legal, or in the solved draft: one choice is as good as another.
  const [first] = searched.length > 0 ? searched : choices;
  if (first === undefined) throw new Error('there is no choice to merge');
  if (searched.length < 2) return first;
  const top = [...sumUp(searched)]
    .map(([answer, { visits, worth }]) => ({ answer, value: worth / visits, visits }))
    .sort(bestFirst);
  const [best] = top;
  if (best === undefined) return first;
  const iterations = searched.reduce((sum, choice) => sum + choice.iterations, 0);
  return { answer: best.answer, winChance: best.value, top, iterations };
}

function sumUp(choices: readonly Choice[]): Map<ActionCode, Sum> {
  const sums = new Map<ActionCode, Sum>();
  for (const { top } of choices) {
    for (const { answer, value, visits } of top) {
      const sum = sums.get(answer) ?? { visits: 0, worth: 0 };
      sum.visits += visits;
      sum.worth += visits * value;
      sums.set(answer, sum);
    }
  }
  return sums;
}

/** As a single search orders its answers. */
function bestFirst(a: Considered, b: Considered): number {
  return b.visits - a.visits || b.value - a.value || a.answer - b.answer;
}
