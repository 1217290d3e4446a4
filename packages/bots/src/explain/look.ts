/**
 * What comes of an answer: it is given in several deals of the hidden cards, the rest of its action is played by first
 * sight, and the features of the positions reached are compared with those of the deal. It knows no words.
 */
import type { ActionCode, Game, Rng } from '@open-gosu/kernel';
import type { FeatureGame } from '../judge/linear.ts';
import type { Guide } from '../sight/guide.ts';

export interface Looked<S, V> {
  readonly game: Game<S, V>;
  readonly features: FeatureGame<S, string>;
  readonly guide: Guide<S>;
  /** The feature that counts additional turns, by its place; -1 where there is none. */
  readonly again: number;
}

/** How the features have changed, in the order of their game: for the seat, and for all its opponents together. */
export interface Sides {
  readonly own: readonly number[];
  readonly foe: readonly number[];
}

/** Means over the deals. */
export interface Outcome extends Sides {
  /** The parts of the deals in which the game is won, in which it is lost, in which at least the round is over. */
  readonly wins: number;
  readonly loses: number;
  readonly ends: number;
}

/** Follow-up questions answered before an unfinished action is taken as it stands. */
const MOST_FOLLOW_UPS = 24;

export function lookAt<S, V>(
  looked: Looked<S, V>,
  view: V,
  answers: readonly ActionCode[],
  deals: number,
  rng: Rng,
): Outcome[] {
  const found: Outcome[][] = answers.map(() => []);
  for (let deal = 0; deal < deals; deal++) {
    const before = looked.game.determinize(view, rng);
    answers.forEach((answer, i) => {
      found[i]?.push(outcomeOf(looked, before, answer));
    });
  }
  return found.map(meanOf);
}

function outcomeOf<S, V>(looked: Looked<S, V>, before: S, answer: ActionCode): Outcome {
  const { game, features } = looked;
  const seat = game.toAct(before);
  const after = playedOut(looked, before, answer);
  const winners = features.winners(after);
  const won = (winners >> seat) & 1;
  // An additional turn that has begun is no longer due: the features do not show it.
  const again = winners === 0 && game.toAct(after) === seat ? 1 : 0;
  const [from, to] = [sidesOf(features, before, seat), sidesOf(features, after, seat)];
  return {
    wins: won,
    loses: winners !== 0 && won === 0 ? 1 : 0,
    ends: winners !== 0 || features.stage(after) !== features.stage(before) ? 1 : 0,
    own: less(to.own, from.own).map((change, f) => change + (f === looked.again ? again : 0)),
    foe: less(to.foe, from.foe),
  };
}

function playedOut<S, V>({ game, features, guide }: Looked<S, V>, from: S, answer: ActionCode): S {
  const state = game.clone(from);
  game.apply(state, answer);
  const answers: ActionCode[] = [];
  for (let i = 0; i < MOST_FOLLOW_UPS; i++) {
    if (game.toAct(state) < 0 || features.isQuiet(state)) break;
    const count = game.legal(state, answers);
    game.apply(state, bySight(guide, state, answers.slice(0, count))[0] as ActionCode);
  }
  return state;
}

/** Answers in the order of what looks best at first sight. */
export function bySight<S>(
  guide: Guide<S>,
  state: S,
  answers: readonly ActionCode[],
): ActionCode[] {
  const weights: number[] = [];
  guide.weigh(state, answers, answers.length, weights);
  return answers
    .map((answer, i) => ({ answer, weight: weights[i] as number }))
    .sort((a, b) => b.weight - a.weight || a.answer - b.answer)
    .map(({ answer }) => answer);
}

function sidesOf<S>(
  { names, features, seats }: FeatureGame<S, string>,
  state: S,
  seat: number,
): Sides {
  const all = Array.from({ length: seats(state) }, (_, each) => {
    const values = features(state, each);
    return names.map((name) => values[name] as number);
  });
  const others = all.filter((_, each) => each !== seat);
  return { own: all[seat] as readonly number[], foe: others.reduce(plus) };
}

function meanOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (one: Outcome, other: Outcome): Outcome => ({
    wins: one.wins + other.wins,
    loses: one.loses + other.loses,
    ends: one.ends + other.ends,
    own: plus(one.own, other.own),
    foe: plus(one.foe, other.foe),
  });
  const { wins, loses, ends, own, foe } = outcomes.reduce(sum);
  const count = outcomes.length;
  return {
    wins: wins / count,
    loses: loses / count,
    ends: ends / count,
    own: own.map((value) => value / count),
    foe: foe.map((value) => value / count),
  };
}

function plus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, i) => value + (other[i] as number));
}

export function less(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, i) => value - (other[i] as number));
}
