/**
 * Several searches of one view, made apart, as one: visits add up, and values count by their visits. The order of the
 * searches decides nothing but the last bits of a sum, so it is the order of their numbers, not of their coming.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Choice, Considered } from '../bot.ts';

/** What one of several searches has found. */
export interface FoundPart {
  readonly choice: Choice;
  /** Iterations it did not spend since they could not have changed its answer. */
  readonly saved: number;
}

interface Sum {
  visits: number;
  /** Of the values, each times its visits. */
  worth: number;
  /** The visits, and what the parts that were sure of this answer have saved: to be sure must not weigh less. */
  votes: number;
}

interface Tried extends Considered {
  readonly votes: number;
}

/** `parts`: at least one; `isStudy`: the budget was `full`, and every estimate is well founded. */
export function mergeChoices(parts: readonly FoundPart[], isStudy: boolean): Choice {
  const searched = parts.filter(({ choice }) => choice.iterations > 0);
  // Nothing was searched where only one answer is legal, or in the solved draft: one choice is as good as another.
  const [first] = searched.length > 0 ? searched : parts;
  if (first === undefined) throw new Error('there is no choice to merge');
  if (searched.length < 2) return first.choice;
  const tried = [...sumUp(searched)]
    .map(([answer, { visits, worth, votes }]) => ({ answer, value: worth / visits, visits, votes }))
    .sort(mostVotesFirst);
  const best = sureWin(searched, tried) ?? (tried[0] as Tried);
  const others = tried.filter(({ answer }) => answer !== best.answer);
  if (isStudy) others.sort((a, b) => b.value - a.value || a.answer - b.answer);
  const top = [best, ...others].map(({ answer, value, visits }) => ({ answer, value, visits }));
  const iterations = searched.reduce((sum, { choice }) => sum + choice.iterations, 0);
  return { answer: best.answer, winChance: best.value, top, iterations };
}

/** The answer that wins at once in the eyes of every part, however seldom it was tried. */
function sureWin(parts: readonly FoundPart[], tried: readonly Tried[]): Tried | undefined {
  const [first] = parts;
  const isSure = parts.every(
    ({ choice }) => choice.winChance === 1 && choice.answer === first?.choice.answer,
  );
  return isSure ? tried.find(({ answer }) => answer === first?.choice.answer) : undefined;
}

function sumUp(parts: readonly FoundPart[]): Map<ActionCode, Sum> {
  const sums = new Map<ActionCode, Sum>();
  for (const { choice, saved } of parts) {
    for (const { answer, value, visits } of choice.top) {
      const sum = sums.get(answer) ?? { visits: 0, worth: 0, votes: 0 };
      sum.visits += visits;
      sum.worth += visits * value;
      sum.votes += visits + (answer === choice.answer ? saved : 0);
      sums.set(answer, sum);
    }
  }
  return sums;
}

/** As a single search orders its answers. */
function mostVotesFirst(a: Tried, b: Tried): number {
  return b.votes - a.votes || b.value - a.value || a.answer - b.answer;
}
