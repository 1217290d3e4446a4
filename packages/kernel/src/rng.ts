/**
 * The seeded generator: xoshiro128** over four 32-bit integers kept in the game's state. Integer arithmetic only,
 * so every JavaScript engine produces the same game from the same seed.
 */
import { at } from './list.ts';

/** Four 32-bit words, mutated in place by each draw. */
export type Rng = number[];

export type Seed = number | string;

/** Spreads any seed over the four words; equal seeds always give equal generators. */
export function makeRng(seed: Seed): Rng {
  const text = typeof seed === 'number' ? `#${seed}` : seed;
  let h = 0x9e3779b9 | 0;
  for (let i = 0; i < text.length; i++) h = mix(h ^ text.charCodeAt(i));
  const words: number[] = [];
  for (let i = 0; i < 4; i++) {
    h = mix((h + 0x9e3779b9) | 0);
    words.push(h);
  }
  if ((at(words, 0) | at(words, 1) | at(words, 2) | at(words, 3)) === 0) words[0] = 1;
  return words;
}

const WORDS = 0x100000000;

/**
 * A uniform integer in [0, bound), bound at most 2^20: the high half of word x bound, which a double holds exactly. The
 * few words that would favour some values are drawn again.
 */
export function below(rng: Rng, bound: number): number {
  let product = word(rng) * bound;
  let high = Math.floor(product / WORDS);
  let low = product - high * WORDS;
  if (low < bound) {
    const uneven = WORDS % bound;
    while (low < uneven) {
      product = word(rng) * bound;
      high = Math.floor(product / WORDS);
      low = product - high * WORDS;
    }
  }
  return high | 0;
}

/** Fisher-Yates over the first `count` items (all of them if omitted). */
export function shuffle(rng: Rng, list: number[], count = list.length): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const kept = at(list, i);
    list[i] = at(list, j);
    list[j] = kept;
  }
}

/** The next 32 random bits as an unsigned integer. */
export function word(rng: Rng): number {
  const s0 = at(rng, 0);
  const s1 = at(rng, 1);
  const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
  const s2 = at(rng, 2) ^ s0;
  const s3 = at(rng, 3) ^ s1;
  rng[0] = s0 ^ s3;
  rng[1] = s1 ^ s2;
  rng[2] = s2 ^ (s1 << 9);
  rng[3] = rotateLeft(s3, 11);
  return result;
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
