/** Shares one search out among several that know nothing of each other. */
import { type Rng, word } from '@open-gosu/kernel';

/** A budget as a message: whoever searches brings the clock. */
export interface SearchLimit {
  readonly iterations: number;
  readonly milliseconds?: number;
  readonly full?: true;
}

export interface SearchPart {
  readonly limit: SearchLimit;
  /** The words of a generator of its own. */
  readonly rng: Rng;
}

/**
 * Iterations are split evenly, the first parts taking what is left over; there are no more parts than iterations. Time is
 * not split: parts run side by side. What a part gets depends on the generator and its number alone.
 */
export function shareOut(
  { iterations, ...rest }: SearchLimit,
  parts: number,
  rng: Rng,
): SearchPart[] {
  const count = Math.max(1, Math.min(parts, iterations));
  const least = Math.floor(iterations / count);
  const over = iterations % count;
  return Array.from({ length: count }, (_, i) => ({
    limit: { iterations: least + (i < over ? 1 : 0), ...rest },
    rng: branch(rng),
  }));
}

/** A generator that goes its own way; its words are never all 0. */
function branch(rng: Rng): Rng {
  return [word(rng) | 0, word(rng) | 0, word(rng) | 0, word(rng) | 1];
}
