/** Ratings: the published formulas by hand, and what must hold whatever the numbers are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../../src/accounts/paces.ts';
import {
  NEW_SKILL,
  ordinal,
  ranksOf,
  rate,
  type Skill,
  shownRating,
} from '../../src/accounts/rating.ts';

const skill = fc.record({
  mu: fc.double({ min: -20, max: 70, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 12, noNaN: true }),
});
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((n) =>
    fc.tuple(
      fc.array(skill, { minLength: n, maxLength: n }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: n, maxLength: n }),
    ),
  );
const near = (value: number) => expect.closeTo(value, 9);

describe('golden numbers', () => {
  it('two new players, one wins', () => {
    // c^2 = 2 (25/3)^2 + 2 (25/6)^2 = 1562.5 / 9; p = 1/2.
    // mu +- (sigma^2 / c) / 2; the first place alone is disputed, so sigma^2 shrinks by gamma (1/4) sigma^2 / c^2.
    const c = Math.sqrt(1562.5 / 9);
    const variance = 625 / 9;
    const step = variance / c / 2;
    const sigma = (25 / 3) * Math.sqrt(1 - ((25 / 3 / c) * (variance / c ** 2)) / 4);
    expect(step).toBeCloseTo(2.635231383473649, 12);
    expect(sigma).toBeCloseTo(8.065506316323548, 12);
    expect(rate([NEW_SKILL, NEW_SKILL], [0, 1])).toEqual([
      { mu: near(25 + step), sigma: near(sigma) },
      { mu: near(25 - step), sigma: near(sigma) },
    ]);
  });

  it('two new players, a draw: nobody moves, both are better known', () => {
    const [a, b] = rate([NEW_SKILL, NEW_SKILL], [0, 0]);
    expect(a).toEqual(b);
    expect(a?.mu).toBeCloseTo(25, 12);
    // Both places are shared: two halves of what one place tells.
    expect(a?.sigma).toBeCloseTo(8.065506316323548, 12);
  });

  it('a draw between unequal players: the weaker gains what the stronger loses', () => {
    // Each place counts half: ((1 - p) - p) / 2 for the stronger, whose chance is p.
    const c = Math.sqrt(2 * (9 + (25 / 6) ** 2));
    const p = 1 / (1 + Math.exp(-10 / c));
    const [strong, weak] = rate(
      [
        { mu: 30, sigma: 3 },
        { mu: 20, sigma: 3 },
      ],
      [0, 0],
    );
    expect(strong?.mu).toBeCloseTo(30 + ((9 / c) * (1 - 2 * p)) / 2, 10);
    expect(weak?.mu).toBeCloseTo(20 - ((9 / c) * (1 - 2 * p)) / 2, 10);
  });

  it('three new players in order', () => {
    // c^2 = 3 (sigma^2 + beta^2) = 2343.75 / 9. First: 1 - 1/3. Second: -1/3 + 1 - 1/2. Third: -1/3 - 1/2 + 1 - 1.
    const c = Math.sqrt(2343.75 / 9);
    const unit = 625 / 9 / c;
    const mus = rate([NEW_SKILL, NEW_SKILL, NEW_SKILL], [0, 1, 2]).map(({ mu }) => mu - 25);
    expect(mus).toEqual([near((unit * 2) / 3), near(unit / 6), near((-unit * 5) / 6)]);
  });

  it('four new players, one winner, three share the rest', () => {
    const c = Math.sqrt(3125 / 9);
    const unit = 625 / 9 / c;
    const mus = rate(Array<Skill>(4).fill(NEW_SKILL), [0, 1, 1, 1]).map(({ mu }) => mu - 25);
    // Each loser: -1/4, then three times a third of (own 1 less 1/3 each): (1 - 3/3) / 3 = 0.
    expect(mus).toEqual([near((unit * 3) / 4), near(-unit / 4), near(-unit / 4), near(-unit / 4)]);
  });

  it('a favourite gains little by winning', () => {
    const strong = { mu: 35, sigma: 3 };
    const weak = { mu: 20, sigma: 3 };
    const c = Math.sqrt(2 * (9 + (25 / 6) ** 2));
    const p = 1 / (1 + Math.exp(-15 / c));
    const [winner, loser] = rate([strong, weak], [0, 1]);
    expect(winner?.mu).toBeCloseTo(35 + (9 / c) * (1 - p), 10);
    expect(loser?.mu).toBeCloseTo(20 - (9 / c) * (1 - p), 10);
  });
});

describe('whatever the numbers', () => {
  it('what one gains, weighed by certainty, others lose', () => {
    fc.assert(
      fc.property(table, ([players, ranks]) => {
        const after = rate(players, ranks);
        const sum = after.reduce((total, { mu }, i) => {
          const before = players[i] as Skill;
          return total + (mu - before.mu) / before.sigma ** 2;
        }, 0);
        expect(sum).toBeCloseTo(0, 9);
      }),
    );
  });

  it('nobody becomes less well known, and all stay finite', () => {
    fc.assert(
      fc.property(table, ([players, ranks]) => {
        for (const [i, { mu, sigma }] of rate(players, ranks).entries()) {
          expect(Number.isFinite(mu)).toBe(true);
          expect(sigma).toBeGreaterThan(0);
          expect(sigma).toBeLessThanOrEqual((players[i] as Skill).sigma);
        }
      }),
    );
  });

  it('of players thought equal, the better placed ends higher, and ties end level', () => {
    fc.assert(
      fc.property(skill, table, (one, [{ length }, ranks]) => {
        const after = rate(Array<Skill>(length).fill(one), ranks);
        for (let i = 0; i < length; i++) {
          for (let j = 0; j < length; j++) {
            const a = after[i] as Skill;
            const b = after[j] as Skill;
            // Among four, two who share the first place gain as much as one who is second alone, and no less.
            if ((ranks[i] ?? 0) < (ranks[j] ?? 0)) expect(a.mu - b.mu).toBeGreaterThan(-1e-9);
            if (ranks[i] === ranks[j]) expect(a.mu).toBeCloseTo(b.mu, 9);
          }
        }
      }),
    );
  });

  it('of players thought equal, winners end above all others', () => {
    fc.assert(
      fc.property(skill, fc.integer({ min: 2, max: 4 }), fc.nat(), (one, length, bits) => {
        const won = Array.from({ length }, (_, i) => i).filter((i) => (bits >> i) & 1);
        if (won.length === 0 || won.length === length) return;
        const after = rate(Array<Skill>(length).fill(one), ranksOf(won, length));
        for (const [i, { mu }] of after.entries()) {
          if (won.includes(i)) expect(mu).toBeGreaterThan(one.mu);
          else expect(mu).toBeLessThan(one.mu);
        }
      }),
    );
  });

  it('winners never lose and the last never gain', () => {
    fc.assert(
      fc.property(fc.tuple(skill, skill), ([a, b]) => {
        const [won, lost] = rate([a, b], [0, 1]);
        expect(won?.mu).toBeGreaterThanOrEqual(a.mu);
        expect(lost?.mu).toBeLessThanOrEqual(b.mu);
      }),
    );
  });

  it('only order counts: of seats, of rank numbers, of the scale', () => {
    fc.assert(
      fc.property(table, fc.double({ min: -50, max: 50, noNaN: true }), ([players, ranks], by) => {
        const after = rate(players, ranks);
        const turned = rate([...players].reverse(), [...ranks].reverse()).reverse();
        const spread = rate(
          players,
          ranks.map((rank) => rank * 7 + 3),
        );
        const moved = rate(
          players.map(({ mu, sigma }) => ({ mu: mu + by, sigma })),
          ranks,
        );
        for (const [i, { mu, sigma }] of after.entries()) {
          expect(turned[i]?.mu).toBeCloseTo(mu, 8);
          expect(spread[i]).toEqual({ mu, sigma });
          expect((moved[i]?.mu ?? 0) - by).toBeCloseTo(mu, 8);
          expect(moved[i]?.sigma).toBeCloseTo(sigma, 8);
        }
      }),
    );
  });

  it('strengths come out in the end', () => {
    // The first always beats the second, who always beats the third.
    let players: Skill[] = [NEW_SKILL, NEW_SKILL, NEW_SKILL];
    for (let i = 0; i < 30; i++) players = rate(players, [0, 1, 2]);
    const [a, b, c] = players.map(ordinal);
    expect(a).toBeGreaterThan((b ?? 0) + 3);
    expect(b).toBeGreaterThan((c ?? 0) + 3);
  });
});

describe('as shown', () => {
  it('begins at 1000 and is provisional for a while', () => {
    expect(shownRating(NEW_SKILL, 0)).toEqual({ value: 1000, provisional: true });
    expect(shownRating({ mu: 30, sigma: 2 }, 40)).toEqual({ value: 1600, provisional: false });
    expect(shownRating({ mu: 30, sigma: 2 }, 9).provisional).toBe(true);
    expect(shownRating({ mu: 30, sigma: 6 }, 90).provisional).toBe(true);
  });

  it('ranks winners first', () => {
    expect(ranksOf([1], 2)).toEqual([1, 0]);
    expect(ranksOf([0, 1], 2)).toEqual([0, 0]);
    expect(ranksOf([], 3)).toEqual([1, 1, 1]);
  });

  it('has a pace for each clock', () => {
    for (const clock of ['blitz', 'standard', 'slow'] as const) expect(paceOf(clock)).toBe(clock);
    for (const clock of ['days-1', 'days-3', 'days-7'] as const) expect(paceOf(clock)).toBe('days');
    expect(paceOf('none')).toBeNull();
  });
});
