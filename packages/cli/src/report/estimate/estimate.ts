/** What a series says, and how surely: a value with its 95 % interval. Pure arithmetic. */
import { Z95 } from '@open-gosu/bots';
import { ratioOf, type Sums, varianceOf } from './sums.ts';

export interface Estimate {
  /** How often it was met. */
  readonly n: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share seen in `n` independent trials. */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  if (n <= 0) return [0, 1];
  const zz = (Z95 * Z95) / n;
  const middle = (share + zz / 2) / (1 + zz);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / n + zz / (4 * n))) / (1 + zz);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * A share between 0 and 1, by Wilson for as many independent trials as the games are worth: what is met once a game
 * counts in full, several from one game count for less, never for more. Null where it was never met.
 */
export function shareOf(sums: Sums): Estimate | null {
  if (sums.x === 0) return null;
  const value = ratioOf(sums);
  const variance = varianceOf(sums);
  const worth = variance > 0 ? (value * (1 - value)) / variance : sums.games;
  const [low, high] = wilson(value, Math.min(sums.x, worth));
  return { n: sums.x, value, low, high };
}

/** A mean without bounds. One game alone says nothing of how it varies: null. */
export function meanOf(sums: Sums): Estimate | null {
  if (sums.games < 2) return null;
  const value = ratioOf(sums);
  const half = Z95 * Math.sqrt(varianceOf(sums));
  return { n: sums.x, value, low: value - half, high: value + half };
}

/** A value that is not estimated from these games: its interval is itself. */
export function exactly(value: number): Estimate {
  return { n: 1, value, low: value, high: value };
}

/** True where the interval leaves the value out. */
export function differsFrom({ low, high }: Estimate, value: number): boolean {
  return low > value || high < value;
}
