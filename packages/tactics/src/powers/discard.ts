/** T6.3: a player of your choice discards a card; max: every player discards half of their hand. */
import { type ActionCode, codeA, makeCode } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { EVERYBODY } from '../events.ts';
import { pushDrop } from '../flow/drop.ts';
import { controller, makeAsk, type Procedure } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { after, playerAt, type State } from '../state/state.ts';
import { fizzle } from './fizzle.ts';

export const DISCARD_STEP = { begin: 0, all: 1 } as const;

const scratch: ActionCode[] = [];

/** `actor`, `count`: for the max form, whose turn it is to discard and how many players are still to come. */
export const discard: Procedure = {
  lastStep: DISCARD_STEP.all,
  step(s, f, log) {
    if (f.max === 1) return everybody(s, f);
    if (holders(s, scratch) > 0) return true;
    return fizzle(s, f, log);
  },
  legal: (s, _f, out) => holders(s, out),
  answer(s, f, code, log) {
    const chosen = codeA(code);
    s.stack.pop();
    log?.({ type: 'choose-seat', seenBy: EVERYBODY, seat: f.seat, chosen });
    pushDrop(s, chosen, 1, 'power', f.face);
  },
  asked: controller,
  ask: (_s, f) => makeAsk('seat', 'discard-player', { source: f.face }),
};

/** T6.12: whoever has a card, oneself included. */
function holders(s: State, out: ActionCode[]): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (playerAt(s, seat).hand.length > 0) out[n++] = makeCode(ANSWER.seat, seat);
  }
  return n;
}

/** Clockwise from the player whose turn it is; nobody draws meanwhile, so half the hand is half of it at the start. */
function everybody(s: State, f: Frame): boolean {
  if (f.step === DISCARD_STEP.begin) {
    f.step = DISCARD_STEP.all;
    f.actor = f.seat;
    f.count = s.players.length;
  }
  if (f.count === 0) {
    s.stack.pop();
    return false;
  }
  const seat = f.actor;
  f.actor = after(s, seat);
  f.count--;
  pushDrop(s, seat, playerAt(s, seat).hand.length >> 1, 'power', f.face);
  return false;
}
