/** One turn (X3): exactly one action, the end-of-turn effects (C15), the hand limit (X3.3), and who plays next. */
import {
  type ActionCode,
  at,
  codeA,
  codeKind,
  makeCode,
  placeAt,
  ROWS,
  type Row,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift } from '../answers.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { holds } from '../ops/conditions.ts';
import { END_OF_TURN_CONDITION, END_OF_TURN_KINDS, END_OF_TURN_PROGRAM } from '../ops/programs.ts';
import { isOn, OPTION } from '../options.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { draw, handCard, pileCard } from '../state/moves.ts';
import { cardAt, handLimit, isCaptured } from '../state/query.ts';
import { EXTRA, kindAt, other, type Seat, type State } from '../state/state.ts';
import { fire, pushProgram } from '../state/triggers.ts';
import { legalActions } from './actions.ts';
import { pushActivate } from './activate.ts';
import { pushDiscard } from './discard.ts';
import { canStart } from './effect.ts';
import { pushEnter } from './enter.ts';
import { pass } from './pass.ts';
import { playCost, shiftCost, supportOf } from './placing.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

/** No limit is lower, so a smaller hand needs no look at the table. */
const LOWEST_LIMIT = 5;

export const TURN_STEP = { begin: 0, action: 1, endEffects: 2, limit: 3, finish: 4 } as const;

export function pushTurn(s: State): void {
  s.stack.push(makeFrame(PROC.turn, s.turn));
}

/** `mode`: the end-of-turn effects used, one bit each. */
export const turn: Procedure = {
  lastStep: TURN_STEP.finish,
  step(s, f, log) {
    switch (f.step) {
      case TURN_STEP.begin:
        f.step = TURN_STEP.action;
        log?.({ type: 'turn', seenBy: EVERYBODY, seat: f.seat, extra: s.extra === EXTRA.now });
        return false;
      case TURN_STEP.action:
        return true;
      case TURN_STEP.endEffects:
        if (endEffects(s, f, pending) > 0) return true;
        f.step = TURN_STEP.limit;
        return false;
      case TURN_STEP.limit: {
        f.step = TURN_STEP.finish;
        const held = s.players[f.seat].hand.length;
        if (held > LOWEST_LIMIT && held > handLimit(s)) {
          pushDiscard(s, f.seat, held - handLimit(s), 'hand-limit');
        }
        return false;
      }
      default:
        finishTurn(s, f.seat);
        s.stack.pop();
        return false;
    }
  },
  legal(s, f, out) {
    return f.step === TURN_STEP.action ? legalActions(s, f.seat, out) : endEffects(s, f, out);
  },
  answer(s, f, code, log) {
    if (f.step === TURN_STEP.action) {
      f.step = TURN_STEP.endEffects;
      act(s, f.seat, code, log);
    } else {
      const card = cardAt(s, codeA(code));
      const kind = kindAt(s, card);
      f.mode |= 1 << END_OF_TURN_KINDS.indexOf(kind);
      pushProgram(s, at(END_OF_TURN_PROGRAM, kind), f.seat, card);
    }
  },
  asked: controller,
  ask(_s, f) {
    return f.step === TURN_STEP.action ? makeAsk('action', 'turn') : makeAsk('order', 'order');
  },
};

const pending: ActionCode[] = [];

/** C15: the effects of face-up cards not yet used this turn that can be resolved now. */
function endEffects(s: State, f: Frame, out: ActionCode[]): number {
  let n = 0;
  for (const row of ROWS) {
    const cards = s.players[f.seat].rows[row];
    for (let column = 0; column < cards.length; column++) {
      const card = at(cards, column);
      const kind = kindAt(s, card);
      if (at(END_OF_TURN_PROGRAM, kind) < 0 || isCaptured(s, card)) continue;
      if ((f.mode >> END_OF_TURN_KINDS.indexOf(kind)) & 1) continue;
      const condition = END_OF_TURN_CONDITION[kind];
      if (condition && !holds(s, condition, f.seat, card)) continue;
      if (!canStart(s, at(END_OF_TURN_PROGRAM, kind), f.seat, card)) continue;
      out[n++] = makeCode(ANSWER.order, placeAt(f.seat, row, column));
    }
  }
  return n;
}

function act(s: State, seat: Seat, code: ActionCode, log: Log): void {
  switch (codeKind(code)) {
    case ANSWER.play:
      play(s, seat, code);
      return;
    case ANSWER.shift:
      shift(s, seat, code);
      return;
    case ANSWER.spend:
      spend(s, seat, codeA(code), log);
      return;
    case ANSWER.activate:
      pushActivate(s, seat, cardAt(s, placeOfSpot(seat, codeA(code))));
      return;
    default:
      pass(s, log, seat);
  }
}

/** A place of one's own army, 0..14, as a place on the table. */
export function placeOfSpot(seat: Seat, spot: number): number {
  return placeAt(seat, 0, 0) + spot;
}

function play(s: State, seat: Seat, code: ActionCode): void {
  const { kind, row, fromDiscard } = readPlay(code);
  const p = s.players[seat];
  const card = fromDiscard ? pileCard(s, p.discard, kind) : handCard(s, seat, kind);
  pushEnter(s, {
    seat,
    card,
    place: placeAt(seat, row as Row, p.rows[row as Row].length),
    cost: playCost(s, supportOf(s, seat), card, row as Row),
    fromDiscard,
    replaces: -1,
  });
}

function shift(s: State, seat: Seat, code: ActionCode): void {
  const { spot, kind, fromDiscard } = readShift(code);
  const place = placeOfSpot(seat, spot);
  const replaces = cardAt(s, place);
  pushEnter(s, {
    seat,
    card: fromDiscard ? pileCard(s, s.players[seat].discard, kind) : handCard(s, seat, kind),
    place,
    cost: shiftCost(s, replaces),
    fromDiscard,
    replaces,
  });
}

/** X6.2. */
function spend(s: State, seat: Seat, tokens: number, log: Log): void {
  const p = s.players[seat];
  p.tokens -= tokens;
  p.spent += tokens;
  log?.({ type: 'spend', seenBy: EVERYBODY, seat, tokens });
  if (tokens === 2) fire(s, seat, 'spend-two');
  draw(s, log, seat, tokens === 2 ? 3 : 1);
}

/** X7.2, X7.3, X9.14: counts the turn and settles whose turn comes next. */
function finishTurn(s: State, seat: Seat): void {
  const p = s.players[seat];
  p.turnsTaken++;
  ageBans(s, seat);
  const wasExtra = s.extra === EXTRA.now;
  const extraCounts = isOn(s.options, OPTION.extraTurnsCount);
  if (p.turnsLeft > 0 && !p.passed && !(wasExtra && !extraCounts)) p.turnsLeft--;
  const anyLeft = p.turnsLeft !== 0 || !extraCounts;
  if (s.extra === EXTRA.due && !p.passed && anyLeft) {
    s.extra = EXTRA.now;
    return;
  }
  s.extra = EXTRA.none;
  s.extraFromDiscard = 0;
  if (p.turnsLeft === 0) p.passed = 1;
  if (!s.players[other(seat)].passed) s.turn = other(seat);
}

/** C9: a ban ends with the first turn of its player that began after it was named. */
function ageBans(s: State, seat: Seat): void {
  if (s.bans.length === 0) return;
  let n = 0;
  for (let i = 0; i < s.bans.length; i += 3) {
    const mine = at(s.bans, i + 1) !== seat;
    if (mine && at(s.bans, i + 2) === 1) continue;
    s.bans[n] = at(s.bans, i);
    s.bans[n + 1] = at(s.bans, i + 1);
    s.bans[n + 2] = mine ? 1 : at(s.bans, i + 2);
    n += 3;
  }
  s.bans.length = n;
}
