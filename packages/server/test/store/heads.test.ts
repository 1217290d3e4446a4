/** Where matches end is kept in memory only of those that somebody writes to (R20). */
import { expect, test } from 'vitest';
import { createHeads, type Head, releaseHeads } from '../../src/store/plan.ts';
import { createTail } from '../../src/store/sqlite/tail.ts';

const headAt = (num: number, seq: number): Head => ({ num, seq, hash: `${num}/${seq}` });

test('what is sorted in stays known of held matches, and is forgotten of all others', () => {
  const heads = createHeads();
  const tail = createTail();
  heads.set('held', headAt(1, 4));
  heads.set('given back', headAt(2, 7));
  tail.grew(
    new Map([
      ['held', headAt(1, 5)],
      ['given back', headAt(2, 8)],
    ]),
    [],
  );
  tail.sorted(heads, (match) => match === 'held');
  expect(heads.get('held')).toEqual(headAt(1, 5));
  // The older one would be taken for the truth.
  expect(heads.get('given back')).toBeUndefined();
  expect(tail.headOf('held')).toBeUndefined();
});

test('matches that are given back are forgotten; without a list, all', () => {
  const heads = createHeads();
  for (const match of ['a', 'b', 'c']) heads.set(match, headAt(1, 1));
  releaseHeads(heads, ['a', 'unknown']);
  expect([heads.get('a'), heads.get('b')]).toEqual([undefined, headAt(1, 1)]);
  releaseHeads(heads);
  expect([heads.get('b'), heads.get('c')]).toEqual([undefined, undefined]);
});
