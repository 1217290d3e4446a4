/** Elo: a difference of 400 is a score of ten to one. */
import type { Interval } from './sample.ts';

export const ELO_SCALE = 400 / Math.LN10;

/** The difference that explains a score; infinite where all is won or lost. */
export function eloOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  // So that an even score is plain 0, not -0.
  return ELO_SCALE * Math.log(score / (1 - score)) + 0;
}

export function eloInterval([low, high]: Interval): Interval {
  return [eloOf(low), eloOf(high)];
}

/** The score to expect with this difference. */
export function expectedScore(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO_SCALE));
}
