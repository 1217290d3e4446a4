/** What a match is made of, from untrusted input. */

import { describe, expect, test } from 'vitest';
import { readSetup, seatOrder } from '../../src/match/index.ts';
import { BOTS, secretOf, X } from './tables.ts';

describe('what a match is made of', () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const base = { game: X, seats };
  test.each([
    [null],
    [{ ...base, game: 'chess' }],
    [{ ...base, seats: [{ kind: 'open' }] }],
    [{ ...base, seats: [...seats, { kind: 'open' }] }],
    [
      {
        ...base,
        seats: [
          { kind: 'bot', bot: 'easy' },
          { kind: 'bot', bot: 'easy' },
        ],
      },
    ],
    [{ ...base, seats: [{ kind: 'bot', bot: 'nobody' }, { kind: 'open' }] }],
    [{ ...base, seats: [{ kind: 'king' }, { kind: 'open' }] }],
    [{ ...base, clock: 'hourglass' }],
    [{ ...base, clock: '__proto__' }],
    [{ ...base, rated: 'yes' }],
    [{ ...base, rated: true }],
    [{ ...base, rated: true, clock: 'blitz', noDelay: true }],
    [
      {
        ...base,
        rated: true,
        clock: 'blitz',
        seats: [{ kind: 'bot', bot: 'easy' }, { kind: 'open' }],
      },
    ],
    [{ ...base, options: { draft: 'nonsense' } }],
    [{ ...base, more: 1 }],
  ])('refused with a reason: %j', (input) => {
    const read = readSetup(input, BOTS);
    expect(read).toMatchObject({ ok: false, code: 'bad-match' });
    if (!read.ok) expect(read.message.length).toBeGreaterThan(5);
  });

  test('the lot depends on the secret, and on nothing else', () => {
    const orders = Array.from({ length: 60 }, (_, i) => String(seatOrder(secretOf(i), 3)));
    expect(new Set(orders).size).toBe(6);
    expect(seatOrder(secretOf(1), 3)).toEqual(seatOrder(secretOf(1), 3));
  });
});
