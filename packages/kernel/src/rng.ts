/**
 * The seeded generator: xoshiro128** over four 32-bit integers kept in the game's state. Integer arithmetic only,
 * so every JavaScript engine produces the same game from the same seed.
 */
import { at } from './list.ts';

/** Four 32-bit words, mutated in place by each draw. */
export type Rng = number[];

export type Seed = number | string;

const LANES = [0x9e3779b9, 0x7f4a7c15, 0x27d4eb2f, 0x165667b1];
const ROUNDS = 4;

/** Spreads any seed over all four words: a long random text keeps its whole 128 bits. */
export function makeRng(seed: Seed): Rng {
  const kind = typeof seed === 'number' ? 1 : 2;
  const rng = LANES.map((lane) => mix(lane + kind));
  const text = String(seed);
  for (let i = 0; i < text.length; i++) absorb(rng, text.charCodeAt(i));
  for (let i = 0; i < ROUNDS; i++) absorb(rng, text.length);
  if (!rng.some((lane) => lane !== 0)) rng[0] = 1;
  return rng;
}

/** Each step can be undone, so two states never become one. */
function absorb(rng: Rng, value: number): void {
  for (let i = 0; i < 4; i++) rng[i] = (mix(at(rng, i) ^ value) + at(rng, (i + 1) & 3)) | 0;
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
