/** One turn (T3): exactly one action, and who plays next (T3.8, T6.8). */
import { type ActionCode, codeA, codeKind, placeAt, type Row } from '@open-gosu/kernel';
import { ANSWER, readShift } from '../answers.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { ROW_OF } from '../state/faces.ts';
import { after, playerAt, type State } from '../state/state.ts';
import { legalActions } from './actions.ts';
import { pushMutation, pushPlacing } from './enter.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

export const TURN_STEP = { begin: 0, action: 1, finish: 2 } as const;

/** T3.8: what the first pass leaves every other player. */
export const LAST_TURNS = 3;

export const turn: Procedure = {
  lastStep: TURN_STEP.finish,
  step(s, f, log) {
    switch (f.step) {
      case TURN_STEP.begin:
        f.step = TURN_STEP.action;
        log?.({ type: 'turn', seenBy: EVERYBODY, seat: f.seat, extra: s.extraNow === 1 });
        return false;
      case TURN_STEP.action:
        return true;
      default:
        finishTurn(s, f.seat);
        s.stack.pop();
        return false;
    }
  },
  legal: (s, f, out) => legalActions(s, f.seat, out),
  answer(s, f, code, log) {
    f.step = TURN_STEP.finish;
    act(s, f.seat, code, log);
  },
  asked: controller,
  ask: () => makeAsk('action', 'turn'),
};

function act(s: State, seat: number, code: ActionCode, log: Log): void {
  switch (codeKind(code)) {
    case ANSWER.play: {
      const face = codeA(code);
      const row = ROW_OF[face] as Row;
      pushPlacing(s, seat, face, placeAt(seat, row, playerAt(s, seat).rows[row].length));
      return;
    }
    case ANSWER.shift: {
      const { spot, face, fromDiscard } = readShift(code);
      pushMutation(s, seat, face, placeAt(seat, 0, 0) + spot, fromDiscard);
      return;
    }
    default:
      pass(s, log, seat);
  }
}

/** T3.8: final for the round; additional turns still owed are lost. */
function pass(s: State, log: Log, seat: number): void {
  const first = s.players.every((p) => !p.passed);
  const p = playerAt(s, seat);
  p.passed = 1;
  p.turnsLeft = -1;
  s.extraOwed = 0;
  log?.({ type: 'pass', seenBy: EVERYBODY, seat, turns: first ? LAST_TURNS : 0 });
  if (!first) return;
  for (const other of s.players) if (!other.passed) other.turnsLeft = LAST_TURNS;
}

/** Counts the turn, unless it was additional, and settles whose turn comes next. */
function finishTurn(s: State, seat: number): void {
  const p = playerAt(s, seat);
  if (p.turnsLeft > 0 && s.extraNow === 0) p.turnsLeft--;
  if (s.extraOwed > 0) {
    s.extraOwed--;
    s.extraNow = 1;
    return;
  }
  s.extraNow = 0;
  if (p.turnsLeft === 0) {
    p.passed = 1;
    p.turnsLeft = -1;
  }
  s.turn = nextToPlay(s, seat);
}

/** Clockwise, the next player with turns left; the same one where there is no other. */
function nextToPlay(s: State, seat: number): number {
  let next = after(s, seat);
  while (next !== seat && playerAt(s, next).passed) next = after(s, next);
  return next;
}
