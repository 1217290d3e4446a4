/**
 * Ten cards dealt, seven kept (T2.1). Each player puts three aside, face down; when all have chosen, those go to the
 * discard pile together. Until then nobody else learns what they are.
 */
import { at, codeA, viewerBit } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import type { Log } from '../events.ts';
import { idOf } from '../state/faces.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { putOnDiscard, removeFromHand } from '../state/moves.ts';
import { after, forEachClockwise, HAND_SIZE, playerAt, type State } from '../state/state.ts';
import { facesOf } from './choices.ts';
import { makeAsk, type Procedure } from './procedure.ts';

export function pushKeep(s: State): void {
  const frame = makeFrame(PROC.keep, s.advantage);
  frame.count = s.players.length;
  s.stack.push(frame);
}

/** `actor`: who chooses; `count`: players still to choose, this one included. */
export const keep: Procedure = {
  lastStep: 0,
  step(s, f, log) {
    if (f.count === 0) {
      turnAsideUp(s, log);
      s.stack.pop();
      return false;
    }
    if (playerAt(s, f.actor).hand.length > HAND_SIZE) return true;
    f.actor = after(s, f.actor);
    f.count--;
    return false;
  },
  legal: (s, f, out) => facesOf(playerAt(s, f.actor).hand, ANSWER.discard, out),
  answer(s, f, code, log) {
    const card = codeA(code);
    removeFromHand(s, f.actor, card);
    playerAt(s, f.actor).aside.push(card);
    log?.({ type: 'aside', seenBy: viewerBit(f.actor), seat: f.actor, card: idOf(card) });
  },
  asked: (_s, f) => f.actor,
  ask: (s, f) =>
    makeAsk('discard', 'opening-discard', {
      left: playerAt(s, f.actor).hand.length - HAND_SIZE,
    }),
};

function turnAsideUp(s: State, log: Log): void {
  forEachClockwise(s, s.advantage, (seat) => {
    const { aside } = playerAt(s, seat);
    for (let i = 0; i < aside.length; i++) putOnDiscard(s, log, seat, at(aside, i), 'opening');
    aside.length = 0;
  });
}
