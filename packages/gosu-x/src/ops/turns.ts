/** Operations on tokens and turns: take back, unlock, additional turn, pass, cancel. */
import {
  type ActionCode,
  at,
  codeA,
  makeCode,
  placeAt,
  placeName,
  ROW_LENGTH,
  ROWS,
} from '@open-gosu/kernel';
import { ANSWER, DONE, TAKE_SPENT } from '../answers.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { withDone } from '../flow/choices.ts';
import { CANCELLED } from '../flow/hit.ts';
import { pass } from '../flow/pass.ts';
import { makeAsk } from '../flow/procedure.ts';
import { isOn, OPTION } from '../options.ts';
import type { Frame } from '../state/frame.ts';
import { unlock as unlockToken } from '../state/moves.ts';
import { cardAt, isCaptured, setMarks, tokensOn } from '../state/query.ts';
import { EXTRA, type Seat, type State } from '../state/state.ts';
import type { Operation } from './operation.ts';
import { seatFor } from './values.ts';

const scratch: ActionCode[] = [];

/** X6.4: from a card or from the spent area. */
function tokenSources(s: State, seat: Seat, out: ActionCode[]): number {
  const p = s.players[seat];
  let n = 0;
  for (const row of ROWS) {
    for (let column = 0; column < p.rows[row].length; column++) {
      if (tokensOn(s, at(p.rows[row], column)) > 0)
        out[n++] = makeCode(ANSWER.take, row * ROW_LENGTH + column);
    }
  }
  if (p.spent > 0) out[n++] = TAKE_SPENT;
  return n;
}

function takeToken(s: State, seat: Seat, code: ActionCode, log: Log): void {
  const p = s.players[seat];
  let place: string | null = null;
  if (code === TAKE_SPENT) {
    p.spent--;
  } else {
    const from = placeAt(seat, 0, 0) + codeA(code);
    const card = cardAt(s, from);
    setMarks(s, card, isCaptured(s, card), tokensOn(s, card) - 1);
    place = placeName(from);
  }
  p.tokens++;
  log?.({ type: 'take-back', seenBy: EVERYBODY, seat, place });
}

/** `count`: tokens left to take. */
export const takeBack: Operation<'takeBack'> = {
  run(s, f, op) {
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    if (f.phase === 0) {
      f.count = op.n;
      f.phase = 1;
    }
    return f.count > 0 && tokenSources(s, seat, scratch) > 0 ? 'ask' : 'done';
  },
  legal(s, f, op, out) {
    const n = tokenSources(s, askedSeat(s, f, op.who), out);
    return op.upTo ? withDone(out, n) : n;
  },
  answer(s, f, op, code, log) {
    f.count--;
    if (code === DONE) f.count = 0;
    else takeToken(s, askedSeat(s, f, op.who), code, log);
  },
  asked(s, f, op) {
    return askedSeat(s, f, op.who);
  },
  ask(_s, f) {
    return makeAsk('take', 'take-back', { source: f.card, left: f.count });
  },
};

function askedSeat(s: State, f: Frame, who: Parameters<typeof seatFor>[2]): Seat {
  const seat = seatFor(s, f, who);
  return seat === -1 ? f.seat : seat;
}

export const unlock: Operation<'unlock'> = {
  run(s, f, _op, log) {
    unlockToken(s, log, f.seat);
    return 'done';
  },
};

/** X9.14: none follows an additional turn; the rest of the text still resolves. X7.3 is settled at the turn's end. */
export const extraTurn: Operation<'extraTurn'> = {
  run(s, f, op, log) {
    if (s.extra === EXTRA.now) return 'done';
    const news = s.extra === EXTRA.none && !isLastTurn(s, f.seat);
    s.extra = EXTRA.due;
    if (op.playFromDiscard) s.extraFromDiscard = 1;
    if (news) log?.({ type: 'extra-turn', seenBy: EVERYBODY, seat: f.seat });
    return 'done';
  },
};

/** X7.3: after this turn none is left, additional ones included. */
function isLastTurn(s: State, seat: Seat): boolean {
  return s.players[seat].turnsLeft === 1 && isOn(s.options, OPTION.extraTurnsCount);
}

/** X7.4: only with an empty token hand. */
export const passNow: Operation<'passNow'> = {
  run(s, f, _op, log) {
    pass(s, log, f.seat);
    return 'done';
  },
  can(s, f) {
    const p = s.players[f.seat];
    return p.tokens === 0 && p.passed === 0;
  },
};

/** X9.9: what the frame below announced does not happen. */
export const cancel: Operation<'cancel'> = {
  run(s, f) {
    const announced = s.stack[s.stack.indexOf(f) - 1];
    if (announced) announced.phase |= CANCELLED;
    return 'done';
  },
};
