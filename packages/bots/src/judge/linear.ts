/**
 * A judge that adds up features, each with one weight: how a seat stands is their sum, how well it stands is that less
 * what the others have. Every weight can be argued about, fitted, and changed into a style.
 */
import { exp } from '../maths/exact.ts';
import type { Judge } from './judge.ts';
import { share } from './share.ts';

/** Further from 0 than any sum of features. */
export const WON = 1000;

/** One number for each feature. */
export type Values<F extends string> = { readonly [N in F]: number };

/** What a game says of its positions. */
export interface FeatureGame<S, F extends string> {
  readonly names: readonly F[];
  /** As this seat has them. */
  features(state: S, seat: number): Values<F>;
  seats(state: S): number;
  /** One bit each; 0 while the game runs. */
  winners(state: S): number;
  isQuiet(state: S): boolean;
  stage(state: S): number;
}

/** Which cards a seat has where, for weights of their own: what a card is worth beyond the features it shares. */
export interface CardGame<S> {
  /** How many kinds of cards there are. */
  readonly kinds: number;
  /** Fills one number for each card of the seat, `kind` in play, `kinds + kind` in hand; gives how many. */
  cards(state: S, seat: number, out: number[]): number;
}

/** One for each kind in play, then one for each kind in hand. */
export function cardWeightCount({ kinds }: Pick<CardGame<unknown>, 'kinds'>): number {
  return 2 * kinds;
}

export interface Linear<F extends string> {
  readonly weights: Values<F>;
  /** One for each number of the `CardGame`. */
  readonly cards: Float64Array;
  /** Points that make a chance of 73 % between two. */
  readonly scale: number;
}

/** What somebody with an idea of their own sees in how a seat stands, in points on top of its features. */
export type Bent<S> = (state: S, seat: number) => number;

export function linearJudge<S, F extends string>(
  game: FeatureGame<S, F>,
  cardGame: CardGame<S>,
  { weights, cards, scale }: Linear<F>,
  bent?: Bent<S>,
): Judge<S> {
  if (cards.length !== cardWeightCount(cardGame)) throw new Error('the weights are of other cards');
  const { names, features } = game;
  const worths = Float64Array.from(names, (name) => weights[name]);
  const held: number[] = [];

  function standing(state: S, seat: number): number {
    const found = features(state, seat);
    let sum = 0;
    for (let i = 0; i < names.length; i++) sum += (worths[i] as number) * found[names[i] as F];
    const count = cardGame.cards(state, seat, held);
    for (let i = 0; i < count; i++) sum += cards[held[i] as number] as number;
    return bent === undefined ? sum : sum + bent(state, seat);
  }

  /** Against several opponents the strongest counts as much as all of them together. */
  function evaluate(state: S, seat: number): number {
    const winners = game.winners(state);
    const seats = game.seats(state);
    if (winners !== 0) return outcome(winners, seat, seats);
    let sum = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = standing(state, other);
      sum += theirs;
      if (theirs > best) best = theirs;
    }
    return standing(state, seat) - (sum / (seats - 1) + best) / 2;
  }

  return {
    evaluate,
    isQuiet: game.isQuiet,
    outlook(state, out) {
      const seats = game.seats(state);
      const winners = game.winners(state);
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) {
        const worth = winners === 0 ? exp(standing(state, seat) / scale) : share(winners, seat);
        out[seat] = worth;
        sum += worth;
      }
      for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / sum;
    },
    stage: game.stage,
  };
}

/** The judges of several bots, by the names of the bots. */
export function linearJudges<S, F extends string>(
  game: FeatureGame<S, F>,
  cardGame: CardGame<S>,
  linears: { readonly [bot: string]: Linear<F> },
): ReadonlyMap<string, Judge<S>> {
  return new Map(
    Object.entries(linears).map(([bot, linear]) => [bot, linearJudge(game, cardGame, linear)]),
  );
}

/** A shared victory is worth a part of one, and nothing where all share it: between two that is a draw. */
function outcome(winners: number, seat: number, seats: number): number {
  const part = share(winners, seat);
  return part === 0 ? -WON : (WON * (part * seats - 1)) / (seats - 1);
}
