/** A player discards cards from hand, one pick at a time: for a cost (T3.2, T3.6) or a power (T6.3). */
import { codeA } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { discardFromHand } from '../state/moves.ts';
import { playerAt, type State } from '../state/state.ts';
import { facesOf } from './choices.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

const CAUSES = ['cost', 'power'] as const;
type Cause = (typeof CAUSES)[number];

/** `face`: the goblin that is paid for, or whose power it is. A player with too few cards discards all (T5.6). */
export function pushDrop(s: State, seat: number, count: number, cause: Cause, face: number): void {
  const frame = makeFrame(PROC.drop, seat);
  frame.count = count;
  frame.mode = CAUSES.indexOf(cause);
  frame.face = face;
  s.stack.push(frame);
}

function causeOf(f: Frame): Cause {
  return CAUSES[f.mode] as Cause;
}

export const drop: Procedure = {
  lastStep: 0,
  step(s, f) {
    if (f.count > 0 && playerAt(s, f.seat).hand.length > 0) return true;
    s.stack.pop();
    return false;
  },
  legal: (s, f, out) => facesOf(playerAt(s, f.seat).hand, ANSWER.discard, out),
  answer(s, f, code, log) {
    discardFromHand(s, log, f.seat, codeA(code), causeOf(f));
    f.count--;
  },
  asked: controller,
  ask(s, f) {
    const purpose = causeOf(f) === 'cost' ? 'cost' : 'power-discard';
    const left = Math.min(f.count, playerAt(s, f.seat).hand.length);
    return makeAsk('discard', purpose, { source: f.face, left });
  },
};
