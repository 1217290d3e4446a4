/**
 * Ratings from a round robin, after Bradley and Terry: those under which every bot had to expect the points it took. Each
 * match counts with half a pair more that was won and half a pair that was lost, so that a bot that never lost has a rating,
 * too.
 */
import { ELO_SCALE } from './elo.ts';
import { inverseOf, type Matrix, squareOf } from './matrix.ts';
import { EVEN, type Interval, meanOf, padded, type Sample, varianceOf, Z95 } from './sample.ts';

/** A match between two of the bots, told from the first one's side. */
export interface PlayedMatch {
  readonly a: number;
  readonly b: number;
  readonly sample: Sample;
}

export interface Rating {
  readonly elo: number;
  readonly interval: Interval;
}

const MORE_PAIRS = 1;
const MOST_STEPS = 100_000;
const CLOSE = 1e-12;

/** One rating for each bot; the anchor has exactly `anchorElo`. Every bot must have met another, however indirectly. */
export function fitRatings(
  bots: number,
  matches: readonly PlayedMatch[],
  anchor: number,
  anchorElo: number,
): Rating[] {
  const counted = matches.map(({ a, b, sample }) => ({
    a,
    b,
    sample: padded(sample, MORE_PAIRS, EVEN),
  }));
  const strengths = fitStrengths(bots, counted);
  const variances = variancesFrom(strengths, counted, anchor);
  const origin = Math.log(strengths[anchor] as number);
  return strengths.map((strength, bot) => {
    const elo = bot === anchor ? anchorElo : anchorElo + ELO_SCALE * (Math.log(strength) - origin);
    const half = Z95 * ELO_SCALE * Math.sqrt(variances[bot] as number);
    return { elo, interval: [elo - half, elo + half] };
  });
}

/** By minorisation and maximisation (Hunter 2004): every step raises the likelihood. Strengths multiply to 1. */
function fitStrengths(bots: number, matches: readonly PlayedMatch[]): number[] {
  const points = new Array<number>(bots).fill(0);
  for (const { a, b, sample } of matches) {
    points[a] = (points[a] as number) + sample.sum;
    points[b] = (points[b] as number) + sample.pairs - sample.sum;
  }
  let strengths = new Array<number>(bots).fill(1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const weights = new Array<number>(bots).fill(0);
    for (const { a, b, sample } of matches) {
      const weight = sample.pairs / ((strengths[a] as number) + (strengths[b] as number));
      weights[a] = (weights[a] as number) + weight;
      weights[b] = (weights[b] as number) + weight;
    }
    const raised = points.map((won, bot) => won / (weights[bot] as number));
    const middle = Math.exp(raised.reduce((sum, value) => sum + Math.log(value), 0) / bots);
    const next = raised.map((value) => value / middle);
    const moved = next.some(
      (value, bot) => Math.abs(value / (strengths[bot] as number) - 1) > CLOSE,
    );
    strengths = next;
    if (!moved) break;
  }
  return strengths;
}

/**
 * The variance of each log strength against the anchor's: what a changed score does to the ratings, and how the scores of
 * pairs really varied (the sandwich H⁻¹ M H⁻¹).
 */
function variancesFrom(
  strengths: readonly number[],
  matches: readonly PlayedMatch[],
  anchor: number,
): number[] {
  const others = strengths.map((_, bot) => bot).filter((bot) => bot !== anchor);
  const slopes = squareOf(others.length);
  const noise = squareOf(others.length);
  for (const { a, b, sample } of matches) {
    const strong = strengths[a] as number;
    const expected = strong / (strong + (strengths[b] as number));
    const ends = [others.indexOf(a), others.indexOf(b)] as const;
    addEdge(slopes, ends, sample.pairs * expected * (1 - expected));
    addEdge(noise, ends, sample.pairs * spreadAround(sample, expected));
  }
  const inverse = inverseOf(slopes);
  const spread = product(product(inverse, noise), inverse);
  const variances = strengths.map(() => 0);
  others.forEach((bot, i) => {
    variances[bot] = Math.max(0, spread[i]?.[i] ?? 0);
  });
  return variances;
}

/** How pairs vary around what was expected of them. */
function spreadAround(sample: Sample, expected: number): number {
  return varianceOf(sample) + (meanOf(sample) - expected) ** 2;
}

/** A tie between two bots; the anchor, at -1, has no row. */
function addEdge(matrix: Matrix, [i, j]: readonly [number, number], weight: number): void {
  const add = (row: number, column: number, value: number) => {
    const line = matrix[row];
    if (line !== undefined && column >= 0) line[column] = (line[column] as number) + value;
  };
  add(i, i, weight);
  add(j, j, weight);
  add(i, j, -weight);
  add(j, i, -weight);
}

function product(left: Matrix, right: Matrix): Matrix {
  return left.map((row) =>
    row.map((_, j) => row.reduce((sum, value, k) => sum + value * (right[k]?.[j] as number), 0)),
  );
}
