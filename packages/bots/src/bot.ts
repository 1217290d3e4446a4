/**
 * What a bot is. It sees a view and nothing else, never a state: what it does not know it deals itself. Its budget is
 * counted in positions looked at, not in seconds, so the same view, budget and generator give the same answer on every
 * machine.
 */
import type { ActionCode, Rng } from '@open-gosu/kernel';

export interface Budget {
  /** How many positions the bot may look at for one answer, roughly. */
  readonly positions: number;
}

export const DEFAULT_BUDGET: Budget = { positions: 600 };

export interface Choice {
  readonly answer: ActionCode;
  /** The bot's own estimate of its chance to win after this answer, 0 to 1, or null if it makes none. */
  readonly estimate: number | null;
}

export interface Bot<V = unknown> {
  readonly id: string;
  /** Answers the question the view's owner is asked. */
  choose(view: V, budget: Budget, rng: Rng): Choice;
}

/** What a bot must be told of a game beyond its rules: which position is better, and when a position can be judged. */
export interface Judge<S = unknown> {
  /** How much better this seat stands than its opponents: 0 when even, antisymmetric between two seats. */
  evaluate(state: S, seat: number): number;
  /** False in the middle of an action, whose costs and effects are still to come. */
  isQuiet(state: S): boolean;
  /** The evaluation as a chance to win. */
  chance(value: number): number;
}
