/** What the procedures of Gosu X are, and the facts of the questions they ask. They read and write only frame and state. */
import type { Procedure as AnyProcedure } from '@open-gosu/kernel';
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

/** What is asked and why, whoever is asked. */
export interface AskFacts {
  readonly kind: AskKind;
  readonly purpose: Purpose;
  /** Physical card that asks, or -1. */
  readonly source: number;
  /** Physical card the question is about (threatened, played, captured), or -1. */
  readonly subject: number;
  /** Picks left, this one included; 0 where it does not apply. */
  readonly left: number;
}

/** The facts of a question; its sentence is made from them. */
export interface Ask extends AskFacts {
  readonly seat: Seat;
}

/** The last step of effects is for their program to say. */
export type Procedure = AnyProcedure<State, Frame, Log, AskFacts>;

/** For procedures that only ever ask the player who controls them. */
export function controller(_s: State, f: Frame): Seat {
  return f.seat;
}

type Details = Partial<Pick<AskFacts, 'source' | 'subject' | 'left'>>;

const NO_DETAILS: Details = {};

export function makeAsk(kind: AskKind, purpose: Purpose, details: Details = NO_DETAILS): AskFacts {
  const { source = -1, subject = -1, left = 0 } = details;
  return { kind, purpose, source, subject, left };
}
