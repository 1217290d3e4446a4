/** The arithmetic of the arena: values computed by hand, limits, and error rates of the test as promised. */
import {
  ANCHOR,
  dealSeed,
  EVEN,
  eloInterval,
  eloOf,
  expectedScore,
  fitRatings,
  gameScore,
  inverseOf,
  LADDER_BOTS,
  makeBot,
  meanOf,
  NO_PAIRS,
  PURPOSES,
  type Purpose,
  pairScore,
  pentanomialOf,
  RISKS,
  type Sample,
  scoreInterval,
  seating,
  sprt,
  withPair,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { below, type Game, makeRng, type Rng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';

const sampleOf = (scores: readonly number[]): Sample => scores.reduce(withPair, NO_PAIRS);
const times = (count: number, score: number) => new Array<number>(count).fill(score);
const GATE = { elo0: 0, elo1: 35, ...RISKS };

describe('scores', () => {
  it('share a win among its winners', () => {
    expect(gameScore([1], 1)).toBe(1);
    expect(gameScore([1], 0)).toBe(0);
    expect(gameScore([0, 1], 0)).toBe(0.5);
    expect(gameScore([0, 2, 3], 3)).toBeCloseTo(1 / 3);
  });

  it('of a pair count the seat the first bot had in each game', () => {
    expect(pairScore([[0], [1]])).toBe(1);
    expect(pairScore([[1], [0]])).toBe(0);
    expect(pairScore([[0], [0]])).toBe(0.5);
    expect(pairScore([[0, 1], [1]])).toBe(0.75);
    expect(pairScore([[0], [0], [1, 2]])).toBeCloseTo(0.5);
    expect(pairScore([[3], [0], [1], [3]])).toBe(0.25);
  });

  it('fall into five classes for two players', () => {
    expect(pentanomialOf([0, 0.25, 0.5, 0.5, 1, 1, 1])).toEqual([1, 1, 2, 0, 3]);
  });
});

describe('the interval of a score', () => {
  it('is what the hand computes', () => {
    // 100 pairs, 25 each of 0, 1/2, 1/2, 1: mean 1/2, squares 37.5. With z² = 3.84146 more, half of them won:
    // squares 39.42073 of 103.84146 less a quarter: variance 0.129624, half width 1.959964 √(0.129624/103.84146).
    const sample = sampleOf([...times(25, 0), ...times(50, 0.5), ...times(25, 1)]);
    const [low, high] = scoreInterval(sample, EVEN);
    expect(meanOf(sample)).toBe(0.5);
    expect(high - 0.5).toBeCloseTo(0.069247, 5);
    expect(0.5 - low).toBeCloseTo(0.069247, 5);
  });

  it('is mean ± z·s/√n for many pairs', () => {
    const sample = sampleOf([...times(4000, 0.25), ...times(6000, 0.75)]);
    const [low, high] = scoreInterval(sample, EVEN);
    const half = 1.959964 * Math.sqrt(0.06 / 10_000);
    expect(low).toBeCloseTo(0.55 - half, 4);
    expect(high).toBeCloseTo(0.55 + half, 4);
  });

  it('says little of one pair, and never that all is sure', () => {
    const [low, high] = scoreInterval(sampleOf([1]), EVEN);
    expect(low).toBeLessThan(0.2);
    expect(high).toBe(1);
    const [less, most] = scoreInterval(sampleOf(times(1000, 1)), EVEN);
    expect(less).toBeGreaterThan(0.99);
    expect(less).toBeLessThan(1);
    expect(most).toBe(1);
    const [down, up] = scoreInterval(sampleOf(times(50, 0.5)), EVEN);
    expect(down).toBeLessThan(0.49);
    expect(up).toBeGreaterThan(0.51);
    for (const players of [2, 3, 4]) expect(scoreInterval(NO_PAIRS, 1 / players)).toEqual([0, 1]);
  });

  it.each([0, 0.25, 0.5, 0.75, 1])('holds the mean: %d', (score) => {
    for (const pairs of [1, 2, 10, 1000]) {
      for (const players of [2, 3, 4]) {
        const [low, high] = scoreInterval(sampleOf(times(pairs, score)), 1 / players);
        expect(low).toBeLessThanOrEqual(score);
        expect(high).toBeGreaterThanOrEqual(score);
      }
    }
  });

  it.each([2, 3, 4])('of equals lies around what they have to expect, among %i', (players) => {
    const rng = makeRng(`equals/${players}`);
    const runs = 400;
    const deals = 30;
    let middles = 0;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const scores = Array.from({ length: deals }, () => {
        const wins = times(players, 0).map(() => Number(below(rng, players) === 0));
        return wins.reduce((sum, won) => sum + won, 0) / players;
      });
      const [low, high] = scoreInterval(sampleOf(scores), 1 / players);
      middles += (low + high) / 2 / runs;
      if (low <= 1 / players && 1 / players <= high) held++;
    }
    // A middle varies by 0.06 at most, the mean of 400 by 0.003; a pull towards 1/2 would be 0.02 and more.
    expect(Math.abs(middles - 1 / players)).toBeLessThan(0.009);
    expect(held).toBeGreaterThan(0.93 * runs);
  });

  it('holds the truth 95 times in 100, or a little more', () => {
    const rng = makeRng('coverage');
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const [low, high] = scoreInterval(sampleOf(drawPairs(rng, 60, 70)), EVEN);
      if (low <= 0.7 && 0.7 <= high) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(985);
  });
});

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [10 / 11, 400],
    [1 / 11, -400],
    [0.75, 190.8485],
    [0.9, 381.697],
  ])('of a score of %d is %d', (score, elo) => {
    expect(eloOf(score)).toBeCloseTo(elo, 3);
    expect(expectedScore(elo)).toBeCloseTo(score, 6);
  });

  it('has no bounds where all is won or lost', () => {
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
    expect(eloOf(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(eloInterval([0.5, 1])).toEqual([0, Number.POSITIVE_INFINITY]);
  });
});

describe('the sequential test', () => {
  it('has Wald’s bounds', () => {
    const { lower, upper } = sprt(NO_PAIRS, GATE);
    expect(upper).toBeCloseTo(Math.log(19), 10);
    expect(lower).toBeCloseTo(-Math.log(19), 10);
  });

  it('is what the hand computes', () => {
    // Scores to expect: 1/2 and 0.550197. 100 pairs of mean 0.6, half of them 0.35 and half 0.85: squares 42.25. With a
    // pair won and one lost: mean 61/102, squares 43.25/102, variance 0.0663687. 100 · 0.050197 · 0.149803 / 0.1327374.
    const { llr, verdict } = sprt(sampleOf([...times(50, 0.35), ...times(50, 0.85)]), GATE);
    expect(llr).toBeCloseTo(5.6651, 3);
    expect(verdict).toBe('accept');
  });

  it('goes on without pairs, after one, and where the truth lies between', () => {
    for (const scores of [[], [1], [0], [0.5], times(200, 0.525)]) {
      const { llr, verdict } = sprt(sampleOf(scores), GATE);
      expect(verdict).toBe('continue');
      expect(Number.isFinite(llr)).toBe(true);
    }
  });

  it('decides where all is won, lost or drawn', () => {
    expect(sprt(sampleOf(times(20, 1)), GATE).verdict).toBe('accept');
    expect(sprt(sampleOf(times(20, 0)), GATE).verdict).toBe('reject');
    expect(sprt(sampleOf(times(100, 0.5)), GATE).verdict).toBe('reject');
  });

  it.each([
    [0, 'reject'],
    [70, 'accept'],
  ])('errs about as seldom as it promises at %d Elo', (elo, right) => {
    const rng = makeRng(`sprt/${elo}`);
    const percent = 100 * expectedScore(elo);
    let wrong = 0;
    for (let run = 0; run < 300; run++) {
      let sample = NO_PAIRS;
      let verdict = 'continue';
      while (verdict === 'continue') {
        sample = drawPairs(rng, 1, percent).reduce(withPair, sample);
        verdict = sprt(sample, { ...GATE, elo1: 70 }).verdict;
      }
      if (verdict !== right) wrong++;
    }
    // 15 are promised; 4 standard deviations more would be 30.
    expect(wrong).toBeLessThan(30);
  });
});

/** Pairs of two games whose luck is shared in half of them. */
function drawPairs(rng: Rng, pairs: number, percent: number): number[] {
  const win = () => Number(below(rng, 1_000_000) < 10_000 * percent);
  return Array.from({ length: pairs }, () => {
    const first = win();
    return (first + (below(rng, 2) === 0 ? first : win())) / 2;
  });
}

describe('the inverse of a matrix', () => {
  it('is what the hand computes', () => {
    const matrix = [
      [4, 2],
      [2, 3],
    ];
    const inverse = inverseOf(matrix).map((row) => row.map((value) => 8 * value));
    expect(inverse).toEqual([
      [3, -2],
      [-2, 4],
    ]);
    expect(matrix).toEqual([
      [4, 2],
      [2, 3],
    ]);
  });

  it('undoes it', () => {
    const matrix = [
      [5, -1, 2],
      [-1, 4, 0.5],
      [2, 0.5, 3],
    ];
    const inverse = inverseOf(matrix);
    matrix.forEach((row, i) => {
      row.forEach((_, j) => {
        const product = row.reduce((sum, value, k) => sum + value * inverse[k]![j]!, 0);
        expect(product).toBeCloseTo(i === j ? 1 : 0, 12);
      });
    });
  });
});

describe('ratings', () => {
  const even = sampleOf(times(500, 0.5));

  it('of two bots are the Elo of their score, but for the added pair', () => {
    const sample = sampleOf([...times(3000, 1), ...times(1000, 0)]);
    const [anchor, other] = fitRatings(2, [{ a: 1, b: 0, sample }], 0, 1000);
    expect(anchor).toEqual({ elo: 1000, interval: [1000, 1000] });
    expect(other?.elo).toBeCloseTo(1000 + 190.85, 0);
    const [low, high] = other?.interval ?? [0, 0];
    const [least, most] = eloInterval(scoreInterval(sample, EVEN));
    expect(low).toBeCloseTo(1000 + least, -0.5);
    expect(high).toBeCloseTo(1000 + most, -0.5);
  });

  it('are as sure as the pairs were alike', () => {
    // 200 pairs of 1/2 and 200 of 3/4, half a one won and half a one lost: mean 250.5/401, squares 163, variance 0.016249.
    // Half width: 1.959964 · 173.7178 · √(0.016249 / 401) / (0.624688 · 0.375312). Won or lost only, it would be 35.
    const sample = sampleOf([...times(200, 0.5), ...times(200, 0.75)]);
    const [, other] = fitRatings(2, [{ a: 1, b: 0, sample }], 0, 1000);
    const [low, high] = other?.interval ?? [0, 0];
    expect((high - low) / 2).toBeCloseTo(9.2445, 2);
    expect((high + low) / 2).toBeCloseTo(1000 + eloOf(250.5 / 401), 6);
  });

  it('are equal where all is even, and do not depend on the order of the bots', () => {
    const matches = [
      { a: 0, b: 1, sample: even },
      { a: 1, b: 2, sample: even },
      { a: 0, b: 2, sample: even },
    ];
    for (const { elo } of fitRatings(3, matches, 1, 1000)) expect(elo).toBeCloseTo(1000, 6);
  });

  it('add up along a chain', () => {
    const sample = sampleOf([...times(9000, 1), ...times(1000, 0)]);
    const matches = [
      { a: 1, b: 0, sample },
      { a: 2, b: 1, sample },
    ];
    const elos = fitRatings(3, matches, 0, 0).map(({ elo }) => elo);
    expect(elos[1]).toBeCloseTo(381.7, 0);
    expect(elos[2]).toBeCloseTo(763.4, 0);
  });

  it('are finite for a bot that won or lost everything', () => {
    const matches = [
      { a: 0, b: 1, sample: sampleOf(times(10, 0)) },
      { a: 0, b: 2, sample: sampleOf(times(10, 0)) },
      { a: 1, b: 2, sample: sampleOf(times(10, 0.25)) },
    ];
    const ratings = fitRatings(3, matches, 1, 1000);
    const [last = 0, middle = 0, first = 0] = ratings.map(({ elo }) => elo);
    expect(last).toBeLessThan(middle);
    expect(middle).toBeLessThan(first);
    for (const { interval } of ratings) expect(interval.every(Number.isFinite)).toBe(true);
  });
});

describe('the fixed set', () => {
  it.each([gosuX, tactics])('plays $id, with its anchor', (game) => {
    expect(LADDER_BOTS).toContain(ANCHOR.bot);
    for (const name of LADDER_BOTS) expect(makeBot(game as Game, name)?.id).toBe(name);
  });
});

describe('the deals of a match', () => {
  const BOTS = ['a', 'b'] as const;

  it('are never those of another purpose, whatever the seed', () => {
    const seeds = [1, '1', 'gate', 'tuning', 'gate/1', '../tuning/1', '/', ''];
    const texts = PURPOSES.map(
      (purpose) =>
        new Set(
          seeds.flatMap((seed) => [0, 1, 2].map((pair) => dealSeed(purpose, seed, pair, BOTS))),
        ),
    );
    const all = texts.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are met nowhere else: no seed that can be typed gives one', () => {
    for (const purpose of PURPOSES) expect(dealSeed(purpose, 1, 0, BOTS)).toContain('\0');
  });

  it('are those of two bots alone in a ladder, whoever is named first; elsewhere they are for all', () => {
    const [a, b] = BOTS;
    const deals = (purpose: Purpose) =>
      new Set(
        (
          [
            [a, b],
            [b, a],
            [a, 'c'],
          ] as const
        ).map((bots) => dealSeed(purpose, 1, 0, bots)),
      );
    expect(PURPOSES.map((purpose) => [purpose, deals(purpose).size])).toEqual([
      ['gate', 1],
      ['tuning', 1],
      ['ladder', 2],
    ]);
  });

  it('seat the first bot everywhere once', () => {
    const seats = [0, 1, 2].map((game) => seating('a', 'b', 3, game).join(''));
    expect(seats).toEqual(['abb', 'bab', 'bba']);
  });
});
