/** X6.3: a token on a card resolves its effect, unless a Force of will cancels the activation (C10). */
import { codeA, placeName } from '@open-gosu/kernel';
import { DECLINE, YES } from '../answers.ts';
import { EVERYBODY } from '../events.ts';
import { isOn, OPTION } from '../options.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { cardId } from '../state/moves.ts';
import { hasEcho, hasEffect, iconsOf, placeOf, setMarks, tokensOn } from '../state/query.ts';
import { other, type Seat, type State } from '../state/state.ts';
import { canRespond, responses, yesNo } from './choices.ts';
import { mayEcho, resolveEffect } from './enter.ts';
import { CANCELLED, respondWith } from './hit.ts';
import { makeAsk, type Procedure } from './procedure.ts';

const STEP = { token: 0, window: 1, effect: 2, echo: 3, again: 4, end: 5 } as const;

export function pushActivate(s: State, seat: Seat, card: number): void {
  const frame = makeFrame(PROC.activate, seat, card);
  frame.place = placeOf(s, card);
  s.stack.push(frame);
}

/** `mode`: 1 if the card had Echo when activated; `phase`: cancelled or not. */
export const activate: Procedure = {
  lastStep: STEP.end,
  step(s, f, log) {
    switch (f.step) {
      case STEP.token: {
        // C12: beyond its icons a Veteran's token triggers nothing, so nothing can be answered either.
        const triggers = tokensOn(s, f.card) < iconsOf(s, f.card) && hasEffect(s, f.card);
        f.step = triggers ? STEP.window : STEP.end;
        f.mode = isOn(s.options, OPTION.echoOnActivation) && hasEcho(s, f.card) ? 1 : 0;
        s.players[f.seat].tokens--;
        setMarks(s, f.card, false, tokensOn(s, f.card) + 1);
        log?.({
          type: 'activate',
          seenBy: EVERYBODY,
          seat: f.seat,
          card: cardId(s, f.card),
          place: placeName(f.place),
        });
        return false;
      }
      case STEP.window:
        if (canRespond(s, other(f.seat), 'activation')) return true;
        f.step = STEP.effect;
        return false;
      case STEP.effect:
        f.step = f.phase === CANCELLED ? STEP.end : STEP.echo;
        if (f.phase !== CANCELLED) resolveEffect(s, log, f.seat, f.card, false);
        return false;
      case STEP.echo:
        if (f.mode && mayEcho(s, f.seat, f.card)) return true;
        f.step = STEP.end;
        return false;
      case STEP.again:
        f.step = STEP.end;
        resolveEffect(s, log, f.seat, f.card, true);
        return false;
      default:
        s.stack.pop();
        return false;
    }
  },
  legal(s, f, out) {
    return f.step === STEP.echo ? yesNo(out) : responses(s, other(f.seat), 'activation', out);
  },
  answer(s, f, code, log) {
    if (f.step === STEP.echo) {
      f.step = code === YES ? STEP.again : STEP.end;
      return;
    }
    f.step = STEP.effect;
    if (code !== DECLINE) respondWith(s, log, other(f.seat), codeA(code), 'activation', f.card);
  },
  asked(_s, f) {
    return f.step === STEP.echo ? f.seat : other(f.seat);
  },
  ask(_s, f) {
    const about = { source: f.card, subject: f.card };
    return f.step === STEP.echo
      ? makeAsk('may', 'echo', about)
      : makeAsk('respond', 'cancel-activation', about);
  },
};
