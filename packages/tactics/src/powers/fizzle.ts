/** T5.5: a power without a target does nothing, and the table is told so. */
import { EVERYBODY, type Log } from '../events.ts';
import { idOf } from '../state/faces.ts';
import type { Frame } from '../state/frame.ts';
import type { State } from '../state/state.ts';

/** Ends the power; gives what a step gives that asks nothing. */
export function fizzle(s: State, f: Frame, log: Log): false {
  s.stack.pop();
  log?.({ type: 'fizzle', seenBy: EVERYBODY, seat: f.seat, card: idOf(f.face) });
  return false;
}
