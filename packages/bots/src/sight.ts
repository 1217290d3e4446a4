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

export interface Sighted<S> {
  /** How many features there are. */
  readonly size: number;
  /** Prepares for the answers to the question that is asked. */
  look(state: S): void;
  /** Notes the features of one of them. */
  see(state: S, answer: ActionCode, sight: Sight): void;
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
  sighted.look(state);
  for (let i = 0; i < count; i++) {
    sighted.see(state, answers[i] as ActionCode, sight);
    sight.starts.push(sight.features.length);
  }
  return sight;
}

export function sightedGuide<S>(sighted: Sighted<S>, weights: Float64Array): Guide<S> {
  if (weights.length !== sighted.size) throw new Error('the weights are of another sight');
  const sight = makeSight(weights);
  return {
    weigh(state, answers, count, out) {
      sighted.look(state);
      for (let i = 0; i < count; i++) {
        sight.sum = 0;
        sighted.see(state, answers[i] as ActionCode, sight);
        out[i] = sight.sum;
      }
    },
  };
}
