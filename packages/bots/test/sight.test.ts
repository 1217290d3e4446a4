/** What stands out about an answer: numbered as it says, seen from the view alone, and weighed as it is packed. */
import {
  GOSU_X_SIGHT,
  lookAtAll,
  makeSight,
  packWeights,
  type Sight,
  type Sighted,
  sightedGuide,
  TACTICS_SIGHT,
  unpackWeights,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { legalList, makeRng, type Rng, word } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { statesOf, watchRandom } from '@testing/random-play.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLES } from './table.ts';

const SIGHTED: { readonly [game: string]: Sighted<unknown> } = {
  [gosuX.id]: GOSU_X_SIGHT,
  [tactics.id]: TACTICS_SIGHT,
};

const GAMES = 3;
const DEALS = 3;

function randomWeights(size: number, rng: Rng): Float64Array {
  return Float64Array.from({ length: size }, () => word(rng) / 2 ** 30 - 2);
}

/** The features of answer i, weighed one by one. */
function weighed({ starts, features, values }: Sight, i: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = starts[i]!; k < starts[i + 1]!; k++) sum += weights[features[k]!]! * values[k]!;
  return sum;
}

describe.each(TABLES)('first sight at $name', ({ game, players }) => {
  const sighted = SIGHTED[game.id]!;

  it('finds something about every answer, numbered below its size', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      watchRandom(game, { players, seed: `sight/${seed}` }, (state, legal) => {
        if (legal.length === 0) return;
        const sight = lookAtAll(sighted, state, legal, legal.length);
        const { starts, features, values } = sight;
        expect([starts.length, starts[0]]).toEqual([legal.length + 1, 0]);
        expect(starts.at(-1)).toBe(features.length);
        expect(values).toHaveLength(features.length);
        const nothing = legal.filter((_, i) => starts[i]! >= starts[i + 1]!);
        expect(nothing.map((code) => game.describe(state, code))).toEqual([]);
        const isNumber = (n: number) => Number.isInteger(n) && n >= 0 && n < sighted.size;
        expect(features.filter((n) => !isNumber(n))).toEqual([]);
        expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
      });
    }
  });

  it('sees no more than the one who is asked', () => {
    const decisions = statesOf(game, { players, seed: 'seen' }, 2).filter(
      (state) => game.toAct(state) >= 0,
    );
    expect(decisions.length).toBeGreaterThan(10);
    for (const state of decisions) {
      const legal = legalList(game, state);
      const view = game.view(state, game.toAct(state));
      const seen = lookAtAll(sighted, state, legal, legal.length);
      for (let deal = 0; deal < DEALS; deal++) {
        const other = game.determinize(view, makeRng(`seen/${deal}`));
        expect(legalList(game, other)).toEqual(legal);
        expect(lookAtAll(sighted, other, legal, legal.length)).toEqual(seen);
      }
    }
  });

  it('leaves the state as it was, and nothing behind for the next look', () => {
    const decisions = statesOf(game, { players, seed: 'looks' }, 5).filter(
      (state) => game.toAct(state) >= 0,
    );
    const looks = () =>
      decisions.map((state) => {
        const before = JSON.stringify(state);
        const legal = legalList(game, state);
        const sight = lookAtAll(sighted, state, legal, legal.length);
        expect(JSON.stringify(state)).toBe(before);
        return sight;
      });
    const forth = looks();
    decisions.reverse();
    expect(looks().reverse()).toEqual(forth);
  });

  it('is weighed by the sum of what is learned from, in whatever order the answers come', () => {
    const rng = makeRng('weights');
    for (let seed = 0; seed < GAMES; seed++) {
      const weights = randomWeights(sighted.size, rng);
      const guide = sightedGuide(sighted, weights);
      const [out, turned]: [number[], number[]] = [[], []];
      let furthest = 0;
      watchRandom(game, { players, seed: `weighed/${seed}` }, (state, legal) => {
        if (legal.length === 0) return;
        const sight = lookAtAll(sighted, state, legal, legal.length);
        guide.weigh(state, legal, legal.length, out);
        legal.forEach((_, i) => {
          furthest = Math.max(furthest, Math.abs(out[i]! - weighed(sight, i, weights)));
        });
        guide.weigh(state, legal.slice().reverse(), legal.length, turned);
        expect(turned.slice(0, legal.length).reverse()).toEqual(out.slice(0, legal.length));
      });
      expect(furthest).toBeLessThan(1e-9);
    }
  });

  it('keeps two questions apart that are looked at in turn', () => {
    const decisions = statesOf(game, { players, seed: 'apart' }, 3).filter(
      (state) => game.toAct(state) >= 0,
    );
    const weights = randomWeights(sighted.size, makeRng('apart'));
    decisions.slice(1).forEach((state, before) => {
      const looks = [decisions[before], state].map((each) => {
        const glance = sighted.makeGlance();
        sighted.look(each, glance);
        return { each, glance, legal: legalList(game, each), sight: makeSight(weights) };
      });
      const sums = looks.map(() => [] as number[]);
      for (let i = 0; looks.some(({ legal }) => i < legal.length); i++) {
        looks.forEach(({ each, glance, legal, sight }, n) => {
          if (i >= legal.length) return;
          sight.sum = 0;
          sighted.see(each, legal[i]!, glance, sight);
          sums[n]!.push(sight.sum);
        });
      }
      const alone = looks.map(({ each, legal }) => {
        const out: number[] = [];
        sightedGuide(sighted, weights).weigh(each, legal, legal.length, out);
        return out;
      });
      expect(sums).toEqual(alone);
    });
  });
});

describe.each(Object.entries(SIGHTED))('the guide of %s', (_game, sighted) => {
  it('refuses the weights of another sight', () => {
    for (const size of [0, sighted.size - 1, sighted.size + 1]) {
      expect(() => sightedGuide(sighted, new Float64Array(size))).toThrow('another sight');
    }
    expect(() => sightedGuide(sighted, new Float64Array(sighted.size))).not.toThrow();
  });
});

describe('packed weights', () => {
  it.each<[number[], string]>([
    [[1.25, -0.5], '125 -50'],
    [[0], '0'],
    [[0, 0, 0], '_3'],
    [[0, 0, 0.01, 0, -3, 0, 0, 0, 0], '_2 1 0 -300 _4'],
    [[0.004, -0.004, 7], '_2 700'],
    [new Array(1000).fill(0), '_1000'],
  ])('%j are %s', (weights, packed) => {
    expect(packWeights(weights)).toBe(packed);
    const rounded = weights.map((weight) => Math.round(weight * 100) / 100 + 0);
    expect([...unpackWeights(packed)]).toEqual(rounded);
  });

  it('come out as they went in, to the hundredth', () => {
    const steps = fc.oneof(fc.constant(0), fc.integer({ min: -3000, max: 3000 }));
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 200 }), (list) => {
        const weights = list.map((step) => step / 100);
        expect([...unpackWeights(packWeights(weights))]).toEqual(weights);
      }),
    );
  });
});
