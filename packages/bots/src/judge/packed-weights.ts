/**
 * Many weights as one short text: hundredths, separated by spaces, with `_n` for n zeros in a row. Most features are
 * rare and most weights 0.
 */
import type { Linear, Values } from './linear.ts';

const STEPS = 100;

export function packWeights(weights: ArrayLike<number>): string {
  const words: string[] = [];
  let zeros = 0;
  const flush = () => {
    if (zeros > 0) words.push(zeros === 1 ? '0' : `_${zeros}`);
    zeros = 0;
  };
  for (let i = 0; i < weights.length; i++) {
    const steps = Math.round((weights[i] as number) * STEPS);
    if (steps === 0) {
      zeros++;
      continue;
    }
    flush();
    words.push(String(steps));
  }
  flush();
  return words.join(' ');
}

export function unpackWeights(packed: string): Float64Array {
  const weights: number[] = [];
  for (const word of packed.split(' ')) {
    if (word.startsWith('_')) {
      for (let zeros = Number(word.slice(1)); zeros > 0; zeros--) weights.push(0);
    } else weights.push(Number(word) / STEPS);
  }
  return Float64Array.from(weights);
}

/** What `scripts/learn.mjs` writes of a judge. */
export interface LearnedJudge<F extends string> {
  readonly SCALE: number;
  readonly FEATURES: Values<F>;
  readonly CARDS: string;
}

export function learnedLinear<F extends string>(learned: LearnedJudge<F>): Linear<F> {
  const { FEATURES: weights, CARDS, SCALE: scale } = learned;
  return { weights, cards: unpackWeights(CARDS), scale };
}
