/**
 * A card enters play, played (X4) or shifted in (X5): the cost, the card stands, Wondrous, its effect, Echo. The card
 * stays in its zone, shown to all, until it stands.
 */
import { type ActionCode, at, placeName, removeValue, rowOfPlace } from '@open-gosu/kernel';
import { NO_WONDER, WONDER, YES } from '../answers.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { EFFECT_PROGRAM } from '../ops/programs.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { KEYWORD } from '../state/kinds.ts';
import { cardId, checkFifteen, KNOWN_TO_ALL, replace, stand, takeWonder } from '../state/moves.ts';
import { faceOf, hasEcho, hasEffect, keywordsInPlay, placeOf } from '../state/query.ts';
import type { Seat, State } from '../state/state.ts';
import { pushProgram } from '../state/triggers.ts';
import { yesNo } from './choices.ts';
import { pushDiscard } from './discard.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

const STEP = { wonder: 0, pay: 1, stand: 2, effect: 3, echo: 4, again: 5, end: 6 } as const;

const FROM_DISCARD = 1;
const HAS_ECHO = 2;

export interface Entering {
  readonly seat: Seat;
  readonly card: number;
  readonly place: number;
  /** Cards to discard, the Wonder token apart. */
  readonly cost: number;
  readonly fromDiscard: boolean;
  /** The card it replaces in a shift, or -1. */
  readonly replaces: number;
}

export function pushEnter(s: State, entering: Entering): void {
  const frame = makeFrame(PROC.enter, entering.seat, entering.card);
  frame.place = entering.place;
  frame.count = entering.cost;
  frame.target = entering.replaces;
  frame.mode = entering.fromDiscard ? FROM_DISCARD : 0;
  s.known[entering.card] = KNOWN_TO_ALL;
  s.stack.push(frame);
}

/** Cards in hand that can pay for it. */
function payers(s: State, f: Frame): number {
  return s.players[f.seat].hand.length - (f.mode & FROM_DISCARD ? 0 : 1);
}

function payWithWonder(s: State, f: Frame, log: Log): void {
  s.wonder = -1;
  f.count--;
  log?.({ type: 'wonder', seenBy: EVERYBODY, seat: f.seat, taken: false, cause: 'cost' });
}

function takeItsPlace(s: State, f: Frame, log: Log): void {
  const p = s.players[f.seat];
  const fromDiscard = (f.mode & FROM_DISCARD) !== 0;
  removeValue(fromDiscard ? p.discard : p.hand, f.card);
  const place = placeName(f.place);
  const card = cardId(s, f.card);
  if (f.target < 0) {
    log?.({ type: 'play', seenBy: EVERYBODY, seat: f.seat, card, place, fromDiscard });
    stand(s, f.seat, rowOfPlace(f.place), f.card);
  } else {
    const out = cardId(s, f.target);
    log?.({ type: 'shift', seenBy: EVERYBODY, seat: f.seat, card, place, out, fromDiscard });
    replace(s, log, f.target, f.card);
  }
  p.begun = 1;
  checkFifteen(s, log);
}

/** X4.8 from Wondrous on. Echo is judged now, before the effect (X9.8). */
function arrive(s: State, f: Frame, log: Log): void {
  if (keywordsInPlay(s, f.card) & KEYWORD.wondrous) takeWonder(s, log, f.seat);
  if (hasEcho(s, f.card)) f.mode |= HAS_ECHO;
}

/** Puts the effect the card has now on the stack, if any. */
export function resolveEffect(s: State, log: Log, seat: Seat, card: number, again: boolean): void {
  if (placeOf(s, card) < 0 || !hasEffect(s, card)) return;
  log?.({ type: 'effect', seenBy: EVERYBODY, seat, card: cardId(s, card), again });
  pushProgram(s, at(EFFECT_PROGRAM, faceOf(s, card)), seat, card);
}

/** X9.8, C26: offered if the card is still in play face up with an effect and its player has not passed on the way. */
export function mayEcho(s: State, seat: Seat, card: number): boolean {
  return placeOf(s, card) >= 0 && hasEffect(s, card) && !s.players[seat].passed;
}

/** The card that is being paid for, in no army yet; -1 if there is none. */
export function enteringCard(s: State): number {
  const entering = s.stack.find((f) => f.proc === PROC.enter && f.step <= STEP.stand);
  return entering?.card ?? -1;
}

export const enter: Procedure = {
  lastStep: STEP.end,
  step(s, f, log) {
    switch (f.step) {
      case STEP.wonder:
        if (f.count > 0 && s.wonder === f.seat) {
          if (payers(s, f) >= f.count) return true;
          payWithWonder(s, f, log);
        }
        f.step = STEP.pay;
        return false;
      case STEP.pay: {
        f.step = STEP.stand;
        if (f.count > 0) {
          const cost = pushDiscard(s, f.seat, f.count, 'cost');
          cost.card = f.card;
          cost.target = f.mode & FROM_DISCARD ? -1 : f.card;
        }
        return false;
      }
      case STEP.stand:
        f.step = STEP.effect;
        takeItsPlace(s, f, log);
        return false;
      case STEP.effect:
        f.step = STEP.echo;
        arrive(s, f, log);
        resolveEffect(s, log, f.seat, f.card, false);
        return false;
      case STEP.echo:
        if (f.mode & HAS_ECHO && mayEcho(s, f.seat, f.card)) return true;
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
  legal(_s, f, out: ActionCode[]) {
    if (f.step === STEP.echo) return yesNo(out);
    out[0] = WONDER;
    out[1] = NO_WONDER;
    return 2;
  },
  answer(s, f, code, log) {
    if (f.step === STEP.echo) {
      f.step = code === YES ? STEP.again : STEP.end;
      return;
    }
    if (code === WONDER) payWithWonder(s, f, log);
    f.step = STEP.pay;
  },
  asked: controller,
  ask(_s, f) {
    return f.step === STEP.echo
      ? makeAsk('may', 'echo', { source: f.card, subject: f.card })
      : makeAsk('wonder', 'wonder', { source: f.card, subject: f.card, left: f.count });
  },
};
