/** Lists of answers shared by many procedures: kinds of cards without repeats, targets, yes or no. */
import { type ActionCode, at, makeCode, ROWS } from '@open-gosu/kernel';
import { ANSWER, DECLINE, DONE, NO, YES } from '../answers.ts';
import { RESPOND_PROGRAM, type RespondTo } from '../ops/programs.ts';
import { KIND_COUNT } from '../state/kinds.ts';
import { openCard, placeOf } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';

/** All zero between calls. */
const seen = new Uint8Array(KIND_COUNT);

/** One answer for each different kind among the cards, ascending. */
export function kindsOf(
  s: State,
  cards: readonly number[],
  answer: number,
  out: ActionCode[],
  fits?: (card: number) => boolean,
): number {
  let low = KIND_COUNT;
  let high = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (fits && !fits(card)) continue;
    const kind = kindAt(s, card);
    seen[kind] = 1;
    if (kind < low) low = kind;
    if (kind > high) high = kind;
  }
  let n = 0;
  for (let kind = low; kind <= high; kind++) {
    if (seen[kind]) out[n++] = makeCode(answer, kind);
    seen[kind] = 0;
  }
  return n;
}

/** The OPEN cards of one army, bottom row first. */
export function openTargets(s: State, seat: Seat, out: ActionCode[]): number {
  let n = 0;
  for (const row of ROWS) {
    const card = openCard(s, seat, row);
    if (card >= 0) out[n++] = makeCode(ANSWER.target, placeOf(s, card));
  }
  return n;
}

/** "Up to": one may always stop. */
export function withDone(out: ActionCode[], n: number): number {
  out[n] = DONE;
  return n + 1;
}

export function yesNo(out: ActionCode[]): number {
  out[0] = YES;
  out[1] = NO;
  return 2;
}

/** X9.9: the Force of will cards in hand that answer this moment, and `decline`. */
export function responses(s: State, seat: Seat, to: RespondTo, out: ActionCode[]): number {
  const programs = RESPOND_PROGRAM[to];
  const n = kindsOf(
    s,
    s.players[seat].hand,
    ANSWER.use,
    out,
    (card) => at(programs, kindAt(s, card)) >= 0,
  );
  out[n] = DECLINE;
  return n + 1;
}

export function canRespond(s: State, seat: Seat, to: RespondTo): boolean {
  const { hand } = s.players[seat];
  const programs = RESPOND_PROGRAM[to];
  for (let i = 0; i < hand.length; i++) if (at(programs, kindAt(s, at(hand, i))) >= 0) return true;
  return false;
}
