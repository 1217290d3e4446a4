/** Measuring: the same for any number of threads, by the seed alone; and what the smoothing makes of counted games. */
import { OUTCOMES } from '@open-gosu/bots';
import { below, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { toThousandths } from '../src/draft/module-text.ts';
import { qualityOf } from '../src/draft/quality.ts';
import { smooth } from '../src/draft/smooth.ts';
import { gosu, gosuJson } from './gosu.ts';

describe('a measurement', () => {
  const measure = ['draft', '--measure', '--games', '1', '--bot', 'random'];

  it('is the same in one thread and in two, and follows from its seed', async () => {
    const [one, two, other, facts] = await Promise.all([
      gosu([...measure, '--seed', 'threads', '--jobs', '1']),
      gosu([...measure, '--seed', 'threads', '--jobs', '2']),
      gosu([...measure, '--seed', 'two']),
      gosuJson([...measure, '--seed', 'two']),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two).toEqual(one);
    expect(one.out).toContain("seed: 'threads'");
    expect(other.out).toContain("seed: 'two'");
    const [outcomes, others] = [one, other].map(({ out }) => /thousandths: [^\]]+/.exec(out)?.[0]);
    expect(outcomes).toBeDefined();
    expect(others).not.toBe(outcomes);
    expect(facts).toMatchObject({ seed: 'two', spreads: { clan: expect.any(Number) } });
  });

  it('checks the same, too', async () => {
    const check = ['draft', '--check', '--games', '2', '--bot', 'random'];
    const reports = await Promise.all(
      ['1', '2'].map(async (jobs) => {
        const report = await gosuJson([...check, '--jobs', jobs]);
        return { ...report, seconds: 0 };
      }),
    );
    expect(reports[1]).toEqual(reports[0]);
  });
});

describe('smoothing', () => {
  /** Clans of growing strength, a seat that helps a little, and one pair that is more than its parts. */
  const truth = OUTCOMES.map(({ first, second }) => {
    const worth = (mask: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, clan) => sum + ((mask >> clan) & 1) * clan * 0.1, 0) +
      ((mask & 0b11) === 0b11 ? 0.3 : 0);
    return 1 / (1 + Math.exp(-(0.1 + worth(first) - worth(second))));
  });
  const sample = (games: number, seed: string) => {
    const rng = makeRng(seed);
    const wins = truth.map((chance) => {
      let won = 0;
      for (let i = 0; i < games; i++) if (below(rng, 1 << 16) < chance * (1 << 16)) won++;
      return won;
    });
    return { games, wins, draws: wins.map(() => 0) };
  };
  const distance = (chances: readonly number[]) =>
    Math.sqrt(chances.reduce((sum, chance, i) => sum + (chance - truth[i]!) ** 2, 0) / 560);

  it('is far nearer to the truth than the counts are, and knows how near', () => {
    const { games, wins } = sample(20, 'few');
    const { chances, error } = smooth(wins, games);
    const counted = distance(wins.map((won) => won / games));
    expect(distance(chances)).toBeLessThan(counted / 3);
    expect(distance(chances) / error).toBeGreaterThan(0.5);
    expect(distance(chances) / error).toBeLessThan(2);
  });

  it('lets many games speak for themselves', () => {
    // One outcome that no sum of terms explains.
    const points = truth.map((chance, i) => 100_000 * (i === 77 ? 0.5 : chance));
    expect(Math.abs(smooth(points, 100_000).chances[77]! - 0.5)).toBeLessThan(0.01);
  });

  it('stays sane where nobody ever wins', () => {
    for (const share of [0, 1]) {
      const { chances } = smooth(
        truth.map(() => 3 * share),
        3,
      );
      // Not "0.4 or more": that would let a NaN pass.
      expect(chances.filter((chance) => !(Math.abs(chance - share) < 0.4))).toEqual([]);
      expect(toThousandths(chances).join(' ')).not.toMatch(/\b(0|1000)\b/);
    }
  });

  it.each([2, 3, 5, 40])('is judged fairly by %i games of each outcome', (games) => {
    const { absoluteError, byLuck, errorBelow } = qualityOf(truth, sample(games, `few ${games}`));
    expect(Math.abs(absoluteError / byLuck - 1)).toBeLessThan(0.1);
    expect(errorBelow).toBeGreaterThan(0);
  });

  it('is judged by 100,000 games as by any number', () => {
    const points = truth.map((chance) => Math.round(100_000 * chance));
    const many = { games: 100_000, wins: points, draws: points.map(() => 0) };
    // The mean distance of a normal deviate, for chances about a half.
    expect(qualityOf(truth, many).byLuck).toBeCloseTo(Math.sqrt(0.24 / 100_000) * 0.798, 4);
  });

  it('is judged fairly: luck does not count as error', () => {
    const fresh = sample(200, 'fresh');
    const right = qualityOf(truth, fresh);
    expect(right.error).toBeLessThan(0.015);
    expect(right.absoluteError).toBeCloseTo(right.byLuck, 2);
    const wrong = qualityOf(
      truth.map((chance) => chance * 0.8 + 0.02),
      fresh,
    );
    expect(wrong.error).toBeGreaterThan(0.06);
    expect(wrong.errorBelow).toBeGreaterThan(wrong.error);
    expect(wrong.logLoss).toBeGreaterThan(right.logLoss);
    expect(right.logLoss).toBeLessThan(right.logLossWithout);
  });
});
