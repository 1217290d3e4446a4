/** The arithmetic of reports, against values worked out elsewhere. */
import { describe, expect, it } from 'vitest';
import { differsFrom, exactly, meanOf, shareOf, wilson } from '../src/report/estimate/estimate.ts';
import { lengthsOf } from '../src/report/estimate/lengths.ts';
import { NO_SUMS, type Observation, withGame } from '../src/report/estimate/sums.ts';
import { partOf, scaleFor } from '../src/report/plots/scale.ts';
import { pairsOf } from '../src/report/studies/study.ts';
import { largestPairs } from '../src/report/studies/tactics.ts';

const sumsOf = (games: readonly Observation[]) => games.reduce(withGame, NO_SUMS);
const repeat = (game: Observation, times: number) => new Array<Observation>(times).fill(game);

describe('wilson', () => {
  it.each([
    [0.5, 100, 0.4038, 0.5962],
    [0.1, 50, 0.0435, 0.2136],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
  ])('%f of %i', (share, n, low, high) => {
    const [found, other] = wilson(share, n);
    expect(found).toBeCloseTo(low, 4);
    expect(other).toBeCloseTo(high, 4);
  });

  it('knows nothing without trials', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('a share', () => {
  it('is Wilson where each game says it once', () => {
    const found = shareOf(sumsOf([...repeat([1, 1], 30), ...repeat([1, 0], 70)]));
    const [low, high] = wilson(0.3, 100);
    expect(found).toMatchObject({ n: 100, value: 0.3 });
    expect(found?.low).toBeCloseTo(low, 2);
    expect(found?.high).toBeCloseTo(high, 2);
  });

  it('counts games and not what is met in them', () => {
    const once = shareOf(sumsOf([...repeat([1, 1], 50), ...repeat([1, 0], 50)]));
    const tenfold = shareOf(sumsOf([...repeat([10, 10], 50), ...repeat([10, 0], 50)]));
    expect(tenfold?.n).toBe(1000);
    expect(tenfold?.low).toBeCloseTo(once?.low ?? 0, 6);
    expect(tenfold?.high).toBeCloseTo(once?.high ?? 0, 6);
  });

  it('is never surer than if all were independent', () => {
    const found = shareOf(sumsOf(repeat([2, 1], 40)));
    expect([found?.low, found?.high]).toEqual([...wilson(0.5, 40)]);
    const drawn = shareOf(sumsOf(repeat([1, 0.5], 40)));
    expect([drawn?.low, drawn?.high]).toEqual([...wilson(0.5, 40)]);
  });

  it('stays wide for a single game, and is nothing without one', () => {
    const found = shareOf(sumsOf([[7, 7]]));
    expect([found?.low, found?.high]).toEqual([...wilson(1, 1)]);
    expect(shareOf(sumsOf([]))).toBeNull();
    expect(shareOf(sumsOf([[0, 0]]))).toBeNull();
  });
});

describe('a mean', () => {
  it('varies as the mean of independent values does', () => {
    // Values 1 to 5: variance 2.5, so ±1.96·√(2.5/5).
    const found = meanOf(sumsOf([1, 2, 3, 4, 5].map((y) => [1, y] as const)));
    expect(found?.value).toBe(3);
    expect(found?.high).toBeCloseTo(3 + 1.959964 * Math.sqrt(0.5), 6);
    expect(found?.low).toBeCloseTo(3 - 1.959964 * Math.sqrt(0.5), 6);
  });

  it('weighs games by how often it is met, and needs two of them', () => {
    expect(
      meanOf(
        sumsOf([
          [3, 3],
          [1, 5],
        ]),
      )?.value,
    ).toBe(2);
    expect(meanOf(sumsOf([[5, 1]]))).toBeNull();
  });
});

describe('differences', () => {
  it('are told where the interval leaves the value out', () => {
    expect(differsFrom({ n: 1, value: 0.6, low: 0.55, high: 0.65 }, 0.5)).toBe(true);
    expect(differsFrom({ n: 1, value: 0.6, low: 0.45, high: 0.65 }, 0.5)).toBe(false);
    expect(exactly(0.3)).toEqual({ n: 1, value: 0.3, low: 0.3, high: 0.3 });
  });
});

describe('lengths', () => {
  it('have a middle, a long end and bins that hold every game', () => {
    const values = Array.from({ length: 100 }, (_, i) => i + 1);
    const { mean, p50, p95, most, bins } = lengthsOf(values);
    expect({ mean, p50, p95, most }).toEqual({ mean: 50.5, p50: 50, p95: 95, most: 100 });
    expect(bins[0]).toEqual({ from: 0, to: 4, games: 4 });
    expect(bins[1]).toEqual({ from: 5, to: 9, games: 5 });
    expect(bins[bins.length - 1]).toEqual({ from: 100, to: 104, games: 1 });
    expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(100);
  });

  it('take bins of one where that is enough, empty ones included', () => {
    expect(lengthsOf([3, 5, 5]).bins).toEqual([
      { from: 3, to: 3, games: 1 },
      { from: 4, to: 4, games: 0 },
      { from: 5, to: 5, games: 2 },
    ]);
    expect(lengthsOf([7]).bins).toEqual([{ from: 7, to: 7, games: 1 }]);
  });
});

describe('scales', () => {
  it.each<[number[], number, number[], number]>([
    [[0.42, 0.68], 4, [0.4, 0.5, 0.6, 0.7], 0],
    [[-0.023, 0.147], 4, [-0.05, 0, 0.05, 0.1, 0.15], 0],
    [[0.499, 0.501], 4, [0.499, 0.4995, 0.5, 0.5005, 0.501], 2],
    [[0, 0.99], 5, [0, 0.2, 0.4, 0.6, 0.8, 1], 0],
  ])('%j in %i steps', (values, most, ticks, digits) => {
    const scale = scaleFor(values, most, 0.01);
    expect(scale.ticks.map((tick) => Math.round(tick * 1e6) / 1e6)).toEqual(ticks);
    expect(scale.digits).toBe(digits);
    for (const value of values) {
      expect(partOf(scale, value)).toBeGreaterThanOrEqual(-1e-9);
      expect(partOf(scale, value)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('have some width even where all values are one', () => {
    const { low, high } = scaleFor([0.5, 0.5], 4, 0.01);
    expect(high).toBeGreaterThan(low);
    expect(scaleFor([0.5], 4, 0.01, 0.06).low).toBeLessThanOrEqual(0.47);
  });
});

describe('pairs', () => {
  it('are all of a list, once each', () => {
    expect(pairsOf(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });

  it('of Tactics are the two largest, or all that could be', () => {
    expect(largestPairs([1, 5, 0, 3, 2])).toEqual([[1, 3]]);
    expect(largestPairs([3, 5, 0, 3, 2])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(largestPairs([0, 0, 4, 0, 1])).toEqual([[2, 4]]);
    expect(largestPairs([2, 2, 0, 2, 0])).toEqual([
      [0, 1],
      [0, 3],
      [1, 3],
    ]);
    expect(largestPairs([0, 0, 4, 0, 0])).toEqual([]);
    expect(largestPairs([0, 0, 0, 0, 0])).toEqual([]);
  });
});
