/** How long games are: the middle, the long ones, and a histogram in round bins. Pure. */
import { quantile } from '../../simulate/tally.ts';

export interface Bin {
  /** Whole numbers, both included. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export interface Lengths {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  readonly bins: readonly Bin[];
}

const MOST_BINS = 32;
const ROUND_WIDTHS = [1, 2, 5];

export function lengthsOf(values: readonly number[]): Lengths {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    mean: sum / Math.max(1, sorted.length),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    most: sorted[sorted.length - 1] ?? 0,
    bins: binsOf(sorted),
  };
}

/** All bins from the shortest game to the longest, also those without a game. */
function binsOf(sorted: readonly number[]): Bin[] {
  const least = sorted[0] ?? 0;
  const most = sorted[sorted.length - 1] ?? 0;
  const width = widthFor(least, most);
  const first = Math.floor(least / width);
  const games = new Array<number>(Math.floor(most / width) - first + 1).fill(0);
  for (const value of sorted) {
    const bin = Math.floor(value / width) - first;
    games[bin] = (games[bin] ?? 0) + 1;
  }
  return games.map((count, i) => {
    const from = (first + i) * width;
    return { from, to: from + width - 1, games: count };
  });
}

/** The finest of 1, 2, 5, 10, 20, 50... that gives few enough bins. */
function widthFor(least: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const round of ROUND_WIDTHS) {
      const width = round * power;
      if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) return width;
    }
  }
}
