/**
 * What stands out about an answer, as a few numbered features with values: enough to learn from self-play which answers
 * are good. A game says what it sees; weights, one for each feature, make a guide of it.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Guide } from './guide.ts';

/**
 * What takes the features of one answer after another. With weights it adds them up, which is all that play needs;
 * without, it keeps them for learning: those of answer i then lie in [starts[i], starts[i + 1]).
 */
export interface Sight {
  readonly weights: Float64Array | null;
  /** Of the answer that is looked at. */
  sum: number;
  readonly starts: number[];
  readonly features: number[];
  readonly values: number[];
}

export function makeSight(weights: Float64Array | null = null): Sight {
  return { weights, sum: 0, starts: [0], features: [], values: [] };
}

export function note(sight: Sight, feature: number, value: number): void {
  const { weights } = sight;
  if (weights !== null) {
    sight.sum += (weights[feature] as number) * value;
    return;
  }
  sight.features.push(feature);
  sight.values.push(value);
}

/** Features in a row; one that is 0 stands out in nothing. */
export function noteAll(sight: Sight, start: number, values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value !== 0) note(sight, start + i, value);
  }
}

/**
 * The sum of features that several answers to a question share, so that play adds them up once; learning notes them for
 * every answer. The key tells which answers these are.
 */
export interface Shared {
  key: number;
  sum: number;
  /** What the answer had before them. */
  before: number;
}

export function makeShared(): Shared {
  return { key: NO_KEY, sum: 0, before: 0 };
}

const NO_KEY = -1;

/** For the next question. */
export function forget(shared: Shared): void {
  shared.key = NO_KEY;
}

/** True where the features with this key must be noted now, up to `endShared`; otherwise they are counted already. */
export function beginShared(sight: Sight, shared: Shared, key: number): boolean {
  if (sight.weights === null) return true;
  if (shared.key === key) {
    sight.sum += shared.sum;
    return false;
  }
  shared.key = key;
  shared.before = sight.sum;
  sight.sum = 0;
  return true;
}

export function endShared(sight: Sight, shared: Shared): void {
  if (sight.weights === null) return;
  shared.sum = sight.sum;
  sight.sum += shared.before;
}

/** What a game sees: S is its state, G what it finds out about a question once for all answers. */
export interface Sighted<S, G = unknown> {
  /** How many features there are. */
  readonly size: number;
  makeGlance(): G;
  /** Fills the glance for the question that is asked. */
  look(state: S, glance: G): void;
  /** Notes the features of one of its answers. */
  see(state: S, answer: ActionCode, glance: G, sight: Sight): void;
}

/** Hands out the numbers of features, block by block. */
export function makeNumbering(): { block(size: number): number; size(): number } {
  let next = 0;
  return {
    block(size) {
      next += size;
      return next - size;
    },
    size: () => next,
  };
}

/** All features of the first `count` answers to the question that is asked. */
export function lookAtAll<S>(
  sighted: Sighted<S>,
  state: S,
  answers: readonly ActionCode[],
  count: number,
): Sight {
  const sight = makeSight();
  const glance = sighted.makeGlance();
  sighted.look(state, glance);
  for (let i = 0; i < count; i++) {
    sighted.see(state, answers[i] as ActionCode, glance, sight);
    sight.starts.push(sight.features.length);
  }
  return sight;
}

export function sightedGuide<S>(sighted: Sighted<S>, weights: Float64Array): Guide<S> {
  if (weights.length !== sighted.size) throw new Error('the weights are of another sight');
  const sight = makeSight(weights);
  const glance = sighted.makeGlance();
  return {
    weigh(state, answers, count, out) {
      sighted.look(state, glance);
      for (let i = 0; i < count; i++) {
        sight.sum = 0;
        sighted.see(state, answers[i] as ActionCode, glance, sight);
        out[i] = sight.sum;
      }
    },
  };
}
