/**
 * One card is captured or destroyed by an effect (X9.2, X9.3): the owner may answer with Force of will (C11), then it
 * happens, then the Bounty question (X9.7), then what its capture sets off (C29).
 */
import { at, codeA, rowOfPlace } from '@open-gosu/kernel';
import { DECLINE, VERBS, YES } from '../answers.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { RESPOND_PROGRAM, TRIGGER_PROGRAM } from '../ops/programs.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { RULE } from '../state/kinds.ts';
import {
  cardId,
  discardFromHand,
  discardFromPlay,
  draw,
  handCard,
  turnFaceDown,
} from '../state/moves.ts';
import {
  faceOf,
  isBounty,
  isCaptured,
  isEthereal,
  openCard,
  placeOf,
  rulesFor,
} from '../state/query.ts';
import { ownerOf, type Seat, type State } from '../state/state.ts';
import { pushProgram } from '../state/triggers.ts';
import { canRespond, responses, yesNo } from './choices.ts';
import { makeAsk, type Procedure } from './procedure.ts';

export const CAPTURE = VERBS.indexOf('capture');
export const DESTROY = VERBS.indexOf('destroy');
export const RELEASE = VERBS.indexOf('release');

const STEP = { window: 0, commit: 1, bounty: 2, trigger: 3, end: 4 } as const;

/** Set on the frame a Force of will answers: what it announced does not happen. */
export const CANCELLED = 1;

/** X9.2 to X9.4, X9.6: whether the verb may be done to this card in play. */
export function canHit(s: State, card: number, verb: number, place = placeOf(s, card)): boolean {
  if (place < 0) return false;
  if (verb === RELEASE) return isCaptured(s, card);
  if (isEthereal(s, card)) return false;
  if (verb === CAPTURE) return !isCaptured(s, card);
  return openCard(s, ownerOf(card), rowOfPlace(place)) === card;
}

/** `mode`: the verb; `phase`: cancelled or not; `count`: 1 if a Bounty draw is due; `program`: what follows. */
export function pushHit(s: State, seat: Seat, source: number, target: number, verb: number): void {
  const frame = makeFrame(PROC.hit, seat, source);
  frame.target = target;
  frame.mode = verb;
  s.stack.push(frame);
}

/** X9.9: pays a Force of will card and puts its effect on the stack. */
export function respondWith(
  s: State,
  log: Log,
  seat: Seat,
  kind: number,
  to: keyof typeof RESPOND_PROGRAM,
  target: number,
): void {
  const card = handCard(s, seat, kind);
  discardFromHand(s, log, card, 'response');
  log?.({
    type: 'cancel',
    seenBy: EVERYBODY,
    seat,
    card: cardId(s, card),
    target: cardId(s, target),
  });
  pushProgram(s, at(RESPOND_PROGRAM[to], kind), seat, card);
}

/** X9.7, C2: how many cards a Bounty draw gives this player. */
export function bountyDraw(s: State, seat: Seat): number {
  return rulesFor(s, seat) & RULE.bountyPlusOne ? 2 : 1;
}

function commit(s: State, f: Frame, log: Log): void {
  const card = f.target;
  const bounty = isBounty(s, card) && ownerOf(card) !== f.seat;
  if (f.mode === CAPTURE) {
    f.program = at(TRIGGER_PROGRAM.captured, faceOf(s, card));
    turnFaceDown(s, log, card);
  } else {
    discardFromPlay(s, log, card, 'destroy');
  }
  f.count = bounty ? 1 : 0;
}

export const hit: Procedure = {
  lastStep: STEP.end,
  step(s, f, log) {
    switch (f.step) {
      case STEP.window:
        if (canRespond(s, ownerOf(f.target), 'capture-or-destroy')) return true;
        f.step = STEP.commit;
        return false;
      case STEP.commit:
        f.step = STEP.end;
        if (f.phase !== CANCELLED && canHit(s, f.target, f.mode)) {
          commit(s, f, log);
          f.step = STEP.bounty;
        }
        return false;
      case STEP.bounty:
        if (f.count > 0) return true;
        f.step = STEP.trigger;
        return false;
      case STEP.trigger:
        f.step = STEP.end;
        if (f.program >= 0) pushProgram(s, f.program, ownerOf(f.target), f.target);
        return false;
      default:
        s.stack.pop();
        return false;
    }
  },
  legal(s, f, out) {
    if (f.step === STEP.bounty) return yesNo(out);
    return responses(s, ownerOf(f.target), 'capture-or-destroy', out);
  },
  answer(s, f, code, log) {
    if (f.step === STEP.bounty) {
      f.step = STEP.trigger;
      if (code === YES) draw(s, log, f.seat, bountyDraw(s, f.seat));
      return;
    }
    f.step = STEP.commit;
    if (code !== DECLINE) {
      respondWith(s, log, ownerOf(f.target), codeA(code), 'capture-or-destroy', f.target);
    }
  },
  asked(_s, f) {
    return f.step === STEP.bounty ? f.seat : ownerOf(f.target);
  },
  ask(_s, f) {
    const about = { source: f.card, subject: f.target };
    if (f.step === STEP.bounty) return makeAsk('may', 'bounty-draw', about);
    const purpose = f.mode === CAPTURE ? 'cancel-capture' : 'cancel-destroy';
    return makeAsk('respond', purpose, about);
  },
};
