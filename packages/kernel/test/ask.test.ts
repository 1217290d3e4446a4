/** The facts of a question, and the small sets around it. */
import { expect, test } from 'vitest';
import { bitsIn, controller, countBits, makeAsk } from '../src/index.ts';

test('what a question leaves out is nothing', () => {
  expect(makeAsk('target', 'burn')).toEqual({
    kind: 'target',
    purpose: 'burn',
    source: -1,
    subject: -1,
    left: 0,
  });
  expect(makeAsk('pick', 'keep', { source: 4, left: 2 })).toMatchObject({ source: 4, left: 2 });
});

test('a controller answers for its own frame', () => {
  expect(controller(null, { seat: 3 })).toBe(3);
});

test('a mask is a set of numbers', () => {
  expect(bitsIn(0)).toEqual([]);
  expect(bitsIn(0b1101)).toEqual([0, 2, 3]);
  expect(countBits(0b1101)).toBe(3);
});
