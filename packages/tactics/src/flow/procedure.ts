/**
 * What every procedure of the game offers (the kernel's `Procedure`), and what can be asked. A procedure reads and
 * writes only its frame and the state.
 */
import type { AskFacts as AnyAskFacts, Procedure as AnyProcedure } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import type { Frame } from '../state/frame.ts';
import type { State } from '../state/state.ts';

export { controller, makeAsk } from '@open-gosu/kernel';

/** The answers a question takes, by the word they are written with. */
export type AskKind = 'action' | 'hand' | 'discard' | 'target' | 'pick' | 'seat' | 'verb' | 'order';

/** What the answer is for: one sentence in each language (`text/questions.ts`). */
export type Purpose =
  | 'turn'
  | 'opening-redraw'
  | 'round-redraw'
  | 'opening-discard'
  | 'cost'
  | 'power-discard'
  | 'destroy'
  | 'imprison'
  | 'release'
  | 'prison-verb'
  | 'swap-first'
  | 'swap-second'
  | 'vision'
  | 'return'
  | 'discard-player'
  | 'links';

/** `source`: the face of the goblin whose power asks, or that is paid for; `subject`: the first place of a swap. */
export type AskFacts = AnyAskFacts<AskKind, Purpose>;

export type Ask = AskFacts & { readonly seat: number };

export type Procedure = AnyProcedure<State, Frame, Log, AskFacts>;
