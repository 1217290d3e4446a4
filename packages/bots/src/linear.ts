/**
 * A judge that adds up features, each with one weight: how a seat stands is their sum, how well it stands is that less
 * what the others have. Every weight can be argued about, fitted, and changed into a style.
 */
import type { Judge } from './bot.ts';
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

export interface Linear<F extends string> {
  readonly weights: Values<F>;
  /** Points that make a chance of 73 % between two. */
  readonly scale: number;
  /** How much the others count: more than 1 for somebody who would rather deny than build. */
  readonly spite?: number;
}

export function linearJudge<S, F extends string>(
  game: FeatureGame<S, F>,
  { weights, scale, spite = 1 }: Linear<F>,
): Judge<S> {
  const { names, features } = game;

  function standing(state: S, seat: number): number {
    const found = features(state, seat);
    let sum = 0;
    for (const name of names) sum += weights[name] * found[name];
    return sum;
  }

  /** Against several opponents the strongest counts as much as all of them together. */
  function evaluate(state: S, seat: number): number {
    const winners = game.winners(state);
    if (winners !== 0) return outcome(winners, seat);
    const seats = game.seats(state);
    let sum = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = standing(state, other);
      sum += theirs;
      if (theirs > best) best = theirs;
    }
    return standing(state, seat) - (spite * (sum / (seats - 1) + best)) / 2;
  }

  return {
    evaluate,
    isQuiet: game.isQuiet,
    chance: (value) => 1 / (1 + Math.exp(-value / scale)),
    outlook(state, out) {
      const seats = game.seats(state);
      const winners = game.winners(state);
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) {
        const worth =
          winners === 0 ? Math.exp(standing(state, seat) / scale) : share(winners, seat);
        out[seat] = worth;
        sum += worth;
      }
      for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / sum;
    },
    stage: game.stage,
  };
}

/** A shared victory is worth a part of one: between two it is a draw. */
function outcome(winners: number, seat: number): number {
  const part = share(winners, seat);
  return part === 0 ? -WON : WON * (2 * part - 1);
}
