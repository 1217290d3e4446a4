/**
 * What a bot is. It sees a view and nothing else, never a state: what it does not know it deals itself. The same view,
 * iterations and generator give the same answer on every machine; only a deadline, kept by the caller's clock, does not.
 */
import type { ActionCode, AnyView, Rng } from '@open-gosu/kernel';

/** A limit in time: bots have no clock of their own. */
export interface Deadline {
  readonly milliseconds: number;
  now(): number;
}

/** What a search may spend on one answer; bots that do not search need none of it. */
export interface Budget {
  readonly iterations: number;
  readonly deadline?: Deadline;
  /** Spend it all, even when the answer is settled: for studies of a position. */
  readonly full?: true;
}

export const DEFAULT_BUDGET: Budget = { iterations: 1000 };

/** One answer a bot has looked at. */
export interface Considered {
  readonly answer: ActionCode;
  /** The bot's own estimate of its chance to win after this answer, 0 to 1. */
  readonly value: number;
  /** How often a search has tried it; 1 for bots that look once. */
  readonly visits: number;
}

export interface Choice {
  readonly answer: ActionCode;
  /** The chance to win with this answer, or null if the bot makes no estimate. */
  readonly winChance: number | null;
  /** The answers looked at, best first; empty for bots that do not compare. */
  readonly top: readonly Considered[];
  /** Iterations spent. */
  readonly iterations: number;
}

/** The rest of a choice without comparison. */
export const NO_ESTIMATE = { winChance: null, top: [], iterations: 0 } as const;

/** `V` is a view: a state does not fit, since it has no viewer. */
export interface Bot<V = AnyView> {
  readonly id: string;
  /** Answers the question the view's owner is asked. */
  choose(view: V, budget: Budget, rng: Rng): Choice;
}
