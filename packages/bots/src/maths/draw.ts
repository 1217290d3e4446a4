/** Draws one of several by their odds. */
import { type Rng, word } from '@open-gosu/kernel';

const WORDS = 2 ** 32;

/** An index below `count`, as likely as its part of `sum`, which is that of the odds. */
export function drawByOdds(odds: readonly number[], count: number, sum: number, rng: Rng): number {
  let mark = ((word(rng) >>> 0) / WORDS) * sum;
  for (let i = 0; i < count - 1; i++) {
    mark -= odds[i] as number;
    if (mark < 0) return i;
  }
  return count - 1;
}
