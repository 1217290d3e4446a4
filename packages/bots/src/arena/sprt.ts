/**
 * The sequential probability ratio test in its generalised form: is the difference rather `elo1` than `elo0`? After every
 * pair the log-likelihood ratio, by the normal approximation with the variance of pairs, is held against Wald's bounds.
 */
import { expectedScore } from './elo.ts';
import { EVEN, meanOf, padded, type Sample, varianceOf } from './sample.ts';

export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
  /** The risk to accept a bot that is only worth `elo0`. */
  readonly alpha: number;
  /** The risk to reject one that is worth `elo1`. */
  readonly beta: number;
}

/** The risks of every gate. */
export const RISKS = { alpha: 0.05, beta: 0.05 } as const;

export type Verdict = 'accept' | 'reject' | 'continue';

export interface Sprt extends Hypotheses {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: Verdict;
}

/** Pairs, one won and one lost, that the variance is taken with: a few equal pairs must not look like certainty. */
const CAUTION = 2;

function logLikelihoodRatio(sample: Sample, { elo0, elo1 }: Hypotheses): number {
  if (sample.pairs === 0) return 0;
  const s0 = expectedScore(elo0);
  const s1 = expectedScore(elo1);
  const variance = varianceOf(padded(sample, CAUTION, EVEN));
  return (sample.pairs * (s1 - s0) * (2 * meanOf(sample) - s0 - s1)) / (2 * variance);
}

export function sprt(sample: Sample, hypotheses: Hypotheses): Sprt {
  const { alpha, beta } = hypotheses;
  const llr = logLikelihoodRatio(sample, hypotheses);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const verdict = llr >= upper ? 'accept' : llr <= lower ? 'reject' : 'continue';
  return { ...hypotheses, llr, lower, upper, verdict };
}
