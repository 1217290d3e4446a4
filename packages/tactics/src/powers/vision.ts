/** T6.5: reveal five cards of the deck, keep one (max: two), discard the rest. With too few, keep first (T6.12). */
import { at, codeA } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import type { Log } from '../events.ts';
import { facesOf } from '../flow/choices.ts';
import { controller, makeAsk, type Procedure } from '../flow/procedure.ts';
import { putOnDiscard, reveal, takeShown } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { fizzle } from './fizzle.ts';

export const VISION_STEP = { reveal: 0, keep: 1 } as const;

const REVEALED = 5;

/** `count`: how many are still to be kept. */
export const vision: Procedure = {
  lastStep: VISION_STEP.keep,
  step(s, f, log) {
    if (f.step === VISION_STEP.reveal) {
      // T4.5: with both empty nothing happens.
      if (s.deck.length + s.discard.length === 0) return fizzle(s, f, log);
      f.step = VISION_STEP.keep;
      f.count = f.max === 1 ? 2 : 1;
      reveal(s, log, f.seat, REVEALED);
    }
    if (f.count > 0 && s.open.length > 0) return true;
    discardRest(s, log, f.seat);
    s.stack.pop();
    return false;
  },
  legal: (s, _f, out) => facesOf(s.open, ANSWER.pick, out),
  answer(s, f, code, log) {
    takeShown(s, log, f.seat, codeA(code), 'reveal');
    f.count--;
  },
  asked: controller,
  ask: (s, f) =>
    makeAsk('pick', 'vision', { source: f.face, left: Math.min(f.count, s.open.length) }),
};

function discardRest(s: State, log: Log, seat: number): void {
  for (let i = 0; i < s.open.length; i++) putOnDiscard(s, log, seat, at(s.open, i), 'vision');
  s.open.length = 0;
}
