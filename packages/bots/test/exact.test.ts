/** The exponential: right to the last bit but one, and the very bits that every engine must give. */

import { Digest, makeRng, word } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { exp } from '../src/maths/exact.ts';

/** Two values with nothing between them but one other. */
const CLOSE = 2 * Number.EPSILON;

const off = (found: number, right: number) => Math.abs(found - right) / Math.abs(right || 1);

function bitsOf(values: readonly number[]): string {
  const digest = new Digest();
  for (const half of new Int32Array(Float64Array.from(values).buffer)) digest.add(half);
  return digest.toString();
}

const rng = makeRng('exact');
const between = (low: number, high: number) => low + (word(rng) / 2 ** 32) * (high - low);
const exponents = Array.from({ length: 5000 }, () => between(-140, 140));

describe('exp', () => {
  it('is what the engine says, or next to it', () => {
    for (const x of exponents) expect(off(exp(x), Math.exp(x)), String(x)).toBeLessThan(CLOSE);
  });

  it('is so to the ends of its range', () => {
    for (let x = -708; x <= 709; x += 0.37) {
      expect(off(exp(x), Math.exp(x)), String(x)).toBeLessThan(CLOSE);
    }
    for (const x of [-708, 709]) expect(off(exp(x), Math.exp(x))).toBeLessThan(CLOSE);
  });

  it('has the values everybody knows', () => {
    expect(exp(0)).toBe(1);
    expect(off(exp(1), Math.E)).toBeLessThan(CLOSE);
    expect(exp(-1000)).toBe(0);
    expect(exp(1000)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(Number.NaN)).toBeNaN();
  });

  it('rises', () => {
    const sorted = [...exponents].sort((a, b) => a - b);
    sorted.slice(1).forEach((x, i) => {
      expect(exp(x)).toBeGreaterThanOrEqual(exp(sorted[i]!));
    });
  });
});

it('has the same bits everywhere', () => {
  expect(bitsOf(exponents.map(exp))).toMatchInlineSnapshot(`"c6af0e54dfcba95d"`);
});
