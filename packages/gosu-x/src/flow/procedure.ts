/** What the procedures of Gosu X are, and the facts of the questions they ask. They read and write only frame and state. */
import type { AskFacts as AnyAskFacts, Procedure as AnyProcedure } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import type { Frame } from '../state/frame.ts';
import type { Seat, State } from '../state/state.ts';

export { controller, makeAsk } from '@open-gosu/kernel';

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

/** `source`: the physical card that asks; `subject`: the one it is about (threatened, played, captured). */
export type AskFacts = AnyAskFacts<AskKind, Purpose>;

export interface Ask extends AskFacts {
  readonly seat: Seat;
}

/** The last step of effects is for their program to say. */
export type Procedure = AnyProcedure<State, Frame, Log, AskFacts>;
