/** Thinking times: mean and maximum exact, quantiles nearly so, in fixed memory, and only where there is a choice. */
import { dealSeed } from '@open-gosu/bots';
import { below, legalList, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { makePairs } from '../src/arena/match.ts';
import { addThinking, addThought, noThinking, paceOf } from '../src/arena/thinking.ts';
import type { GameKit } from '../src/games/kit.ts';
import { kitOf } from '../src/games/registry.ts';
import { playSeed } from '../src/simulate/play-game.ts';

const thinkingOf = (times: readonly number[]) => {
  const thinking = noThinking();
  for (const time of times) addThought(thinking, time);
  return thinking;
};

describe('the pace of a bot', () => {
  it('has an exact mean and maximum, and a quantile to 6 %, never too low', () => {
    // 1 to 1000 milliseconds: of 1000 times, 950 take 950 at most.
    const times = Array.from({ length: 1000 }, (_, i) => i + 1);
    const { mean, p95, max } = paceOf(thinkingOf(times));
    expect(mean).toBe(500.5);
    expect(max).toBe(1000);
    expect(p95).toBeGreaterThanOrEqual(950);
    expect(p95).toBeLessThan(950 * 1.06);
  });

  it('is never said to be slower than it ever was', () => {
    expect(paceOf(thinkingOf([3, 3, 3]))).toEqual({ mean: 3, p95: 3, max: 3 });
    expect(paceOf(thinkingOf([0, 0]))).toEqual({ mean: 0, p95: 0, max: 0 });
    expect(paceOf(noThinking())).toEqual({ mean: 0, p95: 0, max: 0 });
    expect(paceOf(thinkingOf([1e9])).p95).toBe(1e9);
  });

  it('tells one slow answer of twenty from one of a hundred', () => {
    const quick = new Array<number>(98).fill(1);
    expect(paceOf(thinkingOf([...quick, 900, 900])).p95).toBeLessThan(1.1);
    expect(paceOf(thinkingOf([...quick.slice(8), ...new Array(10).fill(900)])).p95).toBe(900);
  });

  it('takes the same memory however many times there are', () => {
    const rng = makeRng('times');
    const times = Array.from({ length: 5000 }, () => below(rng, 1000) * 10 ** (below(rng, 14) - 6));
    expect(Object.keys(thinkingOf(times).classes).length).toBeLessThanOrEqual(401);
  });

  it('adds up', () => {
    const all = thinkingOf([1, 2, 3]);
    addThinking(all, thinkingOf([4, 500]));
    expect(all).toEqual(thinkingOf([1, 2, 3, 4, 500]));
  });
});

it.each(['gate', 'ladder'] as const)('counts choices only, on the deals of a %s', (purpose) => {
  const kit = kitOf('gosu-tactics') as GameKit;
  const options = {};
  const bots = ['random', 'random'] as const;
  let choices = 0;
  let thoughts = 0;
  const { decisions } = playSeed({ kit, options, bots }, dealSeed(purpose, 1, 0, bots), {
    onAnswer(state) {
      if (legalList(kit.game, state).length > 1) choices++;
    },
    onThought() {
      thoughts++;
    },
  });
  expect(thoughts).toBe(choices);
  expect(thoughts).toBeLessThan(decisions);
  const { id: game, rules } = kit.game;
  const match = { game, rules, options, players: 2, a: 'random', b: 'random' };
  const pair = makePairs({ match: { ...match, purpose, seed: 1 }, lang: 'en' })(0);
  const [a, b] = pair.thinking;
  expect(a.decisions + b.decisions).toBe(2 * choices);
});
