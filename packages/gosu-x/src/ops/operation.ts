/**
 * The contract of an operation: how one instruction of a card's program runs, asks and takes an answer. Its locals live
 * in the frame; nothing else remembers anything.
 */
import type { ActionCode } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import type { AskFacts } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import type { Seat, State } from '../state/state.ts';
import type { BasicName, BasicOf } from './programs.ts';

/** Done: the next instruction. Ask: wait for an answer. Again: run this instruction once more. */
export type Outcome = 'done' | 'ask' | 'again';

export interface Operation<K extends BasicName> {
  run(s: State, f: Frame, op: BasicOf<K>, log: Log): Outcome;
  /** For operations that ask. */
  legal?(s: State, f: Frame, op: BasicOf<K>, out: ActionCode[]): number;
  answer?(s: State, f: Frame, op: BasicOf<K>, code: ActionCode, log: Log): void;
  /** Who answers; the controller if omitted. */
  asked?(s: State, f: Frame, op: BasicOf<K>): Seat;
  ask?(s: State, f: Frame, op: BasicOf<K>): AskFacts;
  /** Whether a "you may" that starts with it is worth asking; true if omitted. */
  can?(s: State, f: Frame, op: BasicOf<K>): boolean;
}
