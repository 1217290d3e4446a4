/** The helpers over lists of numbers, against the plain way to do the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, insertSorted, removeIndex, removeValue, sortAscending } from '../src/index.ts';

const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 30 });
const without = (list: readonly number[], index: number) => list.filter((_, i) => i !== index);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('at reads an index', () => {
  expect(at([4, 5, 6], 1)).toBe(5);
});

test('insertSorted keeps an ascending list ascending', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: -20, max: 20 }), (list, value) => {
      const sorted = ascending(list);
      insertSorted(sorted, value);
      expect(sorted).toEqual(ascending([...list, value]));
    }),
  );
});

test('sortAscending sorts all, or the first items', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (list, cut) => {
      const all = [...list];
      sortAscending(all);
      expect(all).toEqual(ascending(list));
      const n = cut % (list.length + 1);
      const some = [...list];
      sortAscending(some, n);
      expect(some).toEqual([...ascending(list.slice(0, n)), ...list.slice(n)]);
    }),
  );
});

test('removeIndex and removeValue keep the order of the rest', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (list, pick) => {
      fc.pre(list.length > 0);
      const index = pick % list.length;
      const byIndex = [...list];
      removeIndex(byIndex, index);
      expect(byIndex).toEqual(without(list, index));
      const value = at(list, index);
      const byValue = [...list];
      removeValue(byValue, value);
      expect(byValue).toEqual(without(list, list.indexOf(value)));
      removeValue(byValue, 99);
      expect(byValue).toHaveLength(list.length - 1);
    }),
  );
});
