/** X3.1: the actions open to the player whose turn it is, as answers in ascending order. */
import { type ActionCode, at, makeCode, ROW_LENGTH, ROWS } from '@open-gosu/kernel';
import { ANSWER, PASS, playCode, shiftCode } from '../answers.ts';
import { ROWS_OF } from '../state/kinds.ts';
import { iconsOf } from '../state/query.ts';
import { EXTRA, kindAt, other, type Seat, type State } from '../state/state.ts';
import {
  canPayShift,
  hasSecretShift,
  PROBLEM,
  playProblem,
  type Support,
  shiftOutProblem,
  shiftPairProblem,
  supportOf,
  tokenProblem,
} from './placing.ts';

export function legalActions(s: State, seat: Seat, out: ActionCode[]): number {
  const to = supportOf(s, seat);
  let n = plays(s, to, out, 0);
  n = shifts(s, to, out, n);
  n = tokenActions(s, seat, out, n);
  if (mayPass(s, seat)) out[n++] = PASS;
  return n;
}

/** C20: in Nityananda's additional turn a card may be played from the discard pile. */
export function mayPlayFromDiscard(s: State): boolean {
  return s.extra === EXTRA.now && s.extraFromDiscard === 1;
}

/** X7.1, X7.4: the first to pass needs an empty token hand. */
export function mayPass(s: State, seat: Seat): boolean {
  return s.players[seat].tokens === 0 || s.players[other(seat)].passed === 1;
}

function plays(s: State, to: Support, out: ActionCode[], start: number): number {
  const { hand, discard } = s.players[to.seat];
  let n = playsFrom(s, to, hand, false, out, start);
  if (mayPlayFromDiscard(s)) {
    n = playsFrom(s, to, discard, true, out, n);
    n = sortUnique(out, start, n);
  }
  return n;
}

function playsFrom(
  s: State,
  to: Support,
  cards: readonly number[],
  fromDiscard: boolean,
  out: ActionCode[],
  start: number,
): number {
  let n = start;
  let last = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    const kind = kindAt(s, card);
    // Copies lie side by side in a hand, which is sorted; in a pile `sortUnique` drops the repeats.
    if (kind === last) continue;
    last = kind;
    // Rows without room are left out before anything else is looked at.
    const rows = at(ROWS_OF, kind) & to.room;
    if (rows === 0) continue;
    for (const row of ROWS) {
      if ((rows >> row) & 1 && playProblem(s, to, card, row, fromDiscard) === PROBLEM.none) {
        out[n++] = playCode(kind, row, fromDiscard);
      }
    }
  }
  return n;
}

function shifts(s: State, to: Support, out: ActionCode[], start: number): number {
  const p = s.players[to.seat];
  let n = shiftsFrom(s, to, p.hand, false, out, start);
  const fromHand = n;
  if (p.discard.length === 0) return n;
  n = shiftsFrom(s, to, p.discard, true, out, n);
  return n === fromHand ? n : sortUnique(out, fromHand, n);
}

function shiftsFrom(
  s: State,
  to: Support,
  cards: readonly number[],
  fromDiscard: boolean,
  out: ActionCode[],
  start: number,
): number {
  let n = start;
  for (const row of ROWS) {
    const army = s.players[to.seat].rows[row];
    for (let column = 0; column < army.length; column++) {
      const leaving = at(army, column);
      if (shiftOutProblem(s, leaving) !== PROBLEM.none) continue;
      if (fromDiscard && !hasSecretShift(s, leaving, to.rules)) continue;
      if (!canPayShift(s, to.seat, leaving, fromDiscard)) continue;
      let last = -1;
      for (let i = 0; i < cards.length; i++) {
        const card = at(cards, i);
        const kind = kindAt(s, card);
        if (kind === last) continue;
        last = kind;
        if (shiftPairProblem(s, to.seat, leaving, row, card) === PROBLEM.none) {
          out[n++] = shiftCode(row * ROW_LENGTH + column, kind, fromDiscard);
        }
      }
    }
  }
  return n;
}

function tokenActions(s: State, seat: Seat, out: ActionCode[], start: number): number {
  const p = s.players[seat];
  let n = start;
  if (p.tokens === 0) return n;
  out[n++] = makeCode(ANSWER.spend, 1);
  if (p.tokens >= 2) out[n++] = makeCode(ANSWER.spend, 2);
  for (const row of ROWS) {
    const army = p.rows[row];
    for (let column = 0; column < army.length; column++) {
      const card = at(army, column);
      if (tokenProblem(s, card, iconsOf(s, card)) === PROBLEM.none) {
        out[n++] = makeCode(ANSWER.activate, row * ROW_LENGTH + column);
      }
    }
  }
  return n;
}

/** Sorts out[start, end) and drops repeats; returns the new end. */
function sortUnique(out: ActionCode[], start: number, end: number): number {
  for (let i = start + 1; i < end; i++) {
    const code = at(out, i);
    let j = i - 1;
    while (j >= start && at(out, j) > code) {
      out[j + 1] = at(out, j);
      j--;
    }
    out[j + 1] = code;
  }
  let n = start;
  for (let i = start; i < end; i++) {
    if (i === start || at(out, i) !== at(out, n - 1)) out[n++] = at(out, i);
  }
  return n;
}
