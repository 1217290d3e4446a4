/**
 * The scores of pairs and what they tell. The two games of a pair share a deal and so are no independent witnesses: pairs
 * are, and all intervals come from how the scores of pairs vary. Pure arithmetic.
 */

/** The share of wins the first bot took in each pair, 0 to 1, added up. */
export interface Sample {
  readonly pairs: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_PAIRS: Sample = { pairs: 0, sum: 0, squares: 0 };

/** From low to high. */
export type Interval = readonly [low: number, high: number];

/** What each of two equals scores. */
export const EVEN = 1 / 2;

/** 95 % of a normal distribution lie within so many standard deviations. */
export const Z95 = 1.959964;

/** What the first bot took of a game it played from this seat: winners share one win. */
export function gameScore(winners: readonly number[], seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The winners of each game of a pair, in whose game n the first bot had seat n. */
export function pairScore(games: readonly (readonly number[])[]): number {
  const points = games.reduce((sum, winners, seat) => sum + gameScore(winners, seat), 0);
  return points / games.length;
}

export function withPair({ pairs, sum, squares }: Sample, score: number): Sample {
  return { pairs: pairs + 1, sum: sum + score, squares: squares + score * score };
}

/**
 * The same sample with more pairs, of which a share as large as an equal bot would have was won and the rest lost: so that
 * few pairs never seem to prove much, and what they seem to prove is not moved away from even.
 */
export function padded({ pairs, sum, squares }: Sample, more: number, expected: number): Sample {
  const won = more * expected;
  return { pairs: pairs + more, sum: sum + won, squares: squares + won };
}

export function meanOf({ pairs, sum }: Sample): number {
  return pairs === 0 ? 0 : sum / pairs;
}

/** How the score of one pair varies. */
export function varianceOf(sample: Sample): number {
  const { pairs, squares } = sample;
  return pairs === 0 ? 0 : Math.max(0, squares / pairs - meanOf(sample) ** 2);
}

/**
 * The 95 % interval of the mean score, after Agresti and Coull: the sample with z² more pairs, as many of them won as an
 * equal would have (`expected`, 1 / players). For many pairs this is mean ± z·s/√n; for few, or where all are alike, it
 * stays wide. It never leaves out what was seen, and without pairs it is everything.
 */
export function scoreInterval(sample: Sample, expected: number): Interval {
  if (sample.pairs === 0) return [0, 1];
  const wide = padded(sample, Z95 * Z95, expected);
  const seen = meanOf(sample);
  const middle = meanOf(wide);
  const half = Z95 * Math.sqrt(varianceOf(wide) / wide.pairs);
  return [Math.max(0, Math.min(seen, middle - half)), Math.min(1, Math.max(seen, middle + half))];
}

/** In how many pairs of two games the first bot took 0, 1/2, 1, 3/2 and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

export function pentanomialOf(scores: readonly number[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const score of scores) counts[Math.round(4 * score) as 0 | 1 | 2 | 3 | 4]++;
  return counts;
}
