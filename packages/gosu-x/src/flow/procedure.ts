/**
 * What every flow procedure offers: how it goes on, what it asks, and what an answer does. A procedure reads and writes
 * only its frame and the state.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import type { Frame } from '../state/frame.ts';
import type { Seat, State } from '../state/state.ts';

/** The answers a question takes, by the word they are written with. */
export type AskKind =
  | 'action'
  | 'draft'
  | 'hand'
  | 'wonder'
  | 'discard'
  | 'target'
  | 'pick'
  | 'take'
  | 'clan'
  | 'level'
  | 'seat'
  | 'tile'
  | 'card'
  | 'name'
  | 'verb'
  | 'order'
  | 'may'
  | 'respond';

/** What the answer is for: one sentence in each language (`text/questions.ts`). */
export type Purpose =
  | 'turn'
  | 'draft'
  | 'opening-hand'
  | 'wonder'
  | 'cost'
  | 'effect-discard'
  | 'hand-limit'
  | 'mulligan-discard'
  | 'pay-bounty'
  | 'capture'
  | 'destroy'
  | 'release'
  | 'sacrifice'
  | 'song'
  | 'to-deck-top'
  | 'swap-first'
  | 'swap-second'
  | 'copy'
  | 'take'
  | 'put-on-deck'
  | 'remove'
  | 'reveal-to-hand'
  | 'reveal-to-top'
  | 'search'
  | 'take-back'
  | 'clan'
  | 'level'
  | 'player'
  | 'name'
  | 'tile'
  | 'ban'
  | 'place-bounty'
  | 'verb'
  | 'may-effect'
  | 'echo'
  | 'bounty-draw'
  | 'cancel-activation'
  | 'cancel-capture'
  | 'cancel-destroy'
  | 'order';

/** The facts of a question; its sentence is made from them. */
export interface Ask {
  readonly seat: Seat;
  readonly kind: AskKind;
  readonly purpose: Purpose;
  /** Physical card that asks, or -1. */
  readonly source: number;
  /** Physical card the question is about (threatened, played, captured), or -1. */
  readonly subject: number;
  /** Picks left, this one included; 0 where it does not apply. */
  readonly left: number;
}

export interface Procedure {
  /** Steps run from 0 to this; for effects the program decides. */
  readonly lastStep: number;
  /** Goes on by one step; true when it waits for an answer. */
  step(s: State, f: Frame, log: Log): boolean;
  /** Fills `out`, ascending. Only called while it waits. */
  legal(s: State, f: Frame, out: ActionCode[]): number;
  answer(s: State, f: Frame, code: ActionCode, log: Log): void;
  ask(s: State, f: Frame): Ask;
}

/** For procedures that never ask. */
export const NEVER_ASKS: Pick<Procedure, 'legal' | 'answer' | 'ask'> = {
  legal: () => {
    throw new Error('this procedure asks nothing');
  },
  answer: () => {
    throw new Error('this procedure asks nothing');
  },
  ask: () => {
    throw new Error('this procedure asks nothing');
  },
};

/** What a question is about, where it is about anything. */
export interface AskFacts {
  readonly source?: number;
  readonly subject?: number;
  readonly left?: number;
}

const NO_FACTS: AskFacts = {};

export function makeAsk(
  seat: Seat,
  kind: AskKind,
  purpose: Purpose,
  facts: AskFacts = NO_FACTS,
): Ask {
  const { source = -1, subject = -1, left = 0 } = facts;
  return { seat, kind, purpose, source, subject, left };
}
