/** Equal parts of what comes anew are taken from what was there. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { share } from '../../src/table/store/share.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('the same is the old one itself, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = copy(value);
      expect(share(plain, copy(plain))).toBe(plain);
    }),
  );
});

test('the new is never changed, whatever was there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [old, fresh] = [copy(a), copy(b)];
      expect(share(old, fresh)).toEqual(copy(b));
      expect(fresh).toEqual(copy(b));
      expect(old).toEqual(copy(a));
    }),
  );
});

test('of two seats the one that changed is new, and of it what did not is old', () => {
  const old = { seats: [{ hand: ['elle'], army: [[{ card: 'sati' }], []] }, { hand: [] }] };
  const fresh = copy(old);
  fresh.seats[0]!.hand = ['elle', 'quae'];
  const shared = share(old, fresh);
  expect(shared.seats[1]).toBe(old.seats[1]);
  expect(shared.seats[0]).not.toBe(old.seats[0]);
  expect(shared.seats[0]!.army).toBe(old.seats[0]!.army);
});

test('a shorter list, a list in place of a thing, and nothing at all are told apart', () => {
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});
