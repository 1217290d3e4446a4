/** A player discards cards from hand, one pick at a time: a cost, an effect, the hand limit (X3.3, X4.8, X11.5). */
import { at, codeA, makeCode } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import type { DiscardCause } from '../events.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { discardFromHand, handCard } from '../state/moves.ts';
import { isOfClan } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { controller, makeAsk, type Procedure, type Purpose } from './procedure.ts';

const CAUSES = [
  'cost',
  'effect',
  'hand-limit',
  'mulligan',
] as const satisfies readonly DiscardCause[];
type Cause = (typeof CAUSES)[number];

const PURPOSE: { readonly [C in Cause]: Purpose } = {
  cost: 'cost',
  effect: 'effect-discard',
  'hand-limit': 'hand-limit',
  mulligan: 'mulligan-discard',
};

/** `card`: who asks; `target`: a card in hand that may not be discarded; `clan`: only cards of it. */
export function pushDiscard(s: State, seat: Seat, count: number, cause: Cause): Frame {
  const frame = makeFrame(PROC.discard, seat);
  frame.count = count;
  frame.mode = CAUSES.indexOf(cause);
  s.stack.push(frame);
  return frame;
}

/** A card of the hand that this discard may take. */
function fits(s: State, f: Frame, card: number): boolean {
  if (card === f.target) return false;
  return f.clan < 0 || isOfClan(s, card, f.clan);
}

function countFitting(s: State, f: Frame): number {
  const { hand } = s.players[f.seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (fits(s, f, at(hand, i))) count++;
  return count;
}

function causeOf(f: Frame): Cause {
  return CAUSES[f.mode] ?? 'effect';
}

export const discard: Procedure = {
  lastStep: 0,
  step(s, f) {
    if (f.count > 0 && countFitting(s, f) > 0) return true;
    s.stack.pop();
    return false;
  },
  legal(s, f, out) {
    const { hand } = s.players[f.seat];
    let n = 0;
    let last = -1;
    for (let i = 0; i < hand.length; i++) {
      const card = at(hand, i);
      const kind = kindAt(s, card);
      // A hand is sorted: copies lie side by side.
      if (kind === last || !fits(s, f, card)) continue;
      last = kind;
      out[n++] = makeCode(ANSWER.discard, kind);
    }
    return n;
  },
  answer(s, f, code, log) {
    discardFromHand(s, log, handCard(s, f.seat, codeA(code), f.target), causeOf(f));
    f.count--;
  },
  asked: controller,
  ask(s, f) {
    const left = Math.min(f.count, countFitting(s, f));
    return makeAsk('discard', PURPOSE[causeOf(f)], { source: f.card, left });
  },
};
