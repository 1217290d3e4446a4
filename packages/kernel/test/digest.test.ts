/** The running digest: stable, sensitive to every value and to their order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Digest } from '../src/index.ts';

function digest(values: ArrayLike<number>): string {
  const d = new Digest();
  d.addAll(values);
  return d.toString();
}

test('sixteen hexadecimal digits, the same as ever: saved positions depend on them', () => {
  expect([digest([]), digest([1]), digest([1, 2, 3])]).toMatchInlineSnapshot(`
    [
      "9e3779b9811c9dc5",
      "a640abe8040c5b8c",
      "d4913ce956cf37ab",
    ]
  `);
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      expect(digest(values)).toMatch(/^[0-9a-f]{16}$/u);
      expect(digest(new Int32Array(values))).toBe(digest(values));
    }),
  );
});

test('one value more, less, or changed gives another digest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.nat(),
      fc.integer(),
      (values, at, other) => {
        const i = at % values.length;
        fc.pre(values[i] !== other);
        expect(digest(values.map((value, j) => (j === i ? other : value)))).not.toBe(
          digest(values),
        );
        expect(digest([...values, other])).not.toBe(digest(values));
      },
    ),
  );
});

test('order counts', () => {
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
});

test('no two of a hundred thousand short lists collide', () => {
  const seen = new Set<string>();
  for (let a = 0; a < 316; a++) for (let b = 0; b < 316; b++) seen.add(digest([a, b]));
  expect(seen.size).toBe(316 * 316);
});
