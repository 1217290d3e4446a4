/**
 * Whether a card may be played or shifted in now, what it costs, and if not, the first reason why (X4, X5). Legal
 * answers and the words for illegal ones come from the same functions.
 */
import { at, ROW_LENGTH, type Row } from '@open-gosu/kernel';
import { isOn, OPTION } from '../options.ts';
import { KEYWORD, ROWS_OF, RULE, SHIFT_OF } from '../state/kinds.ts';
import {
  clansOf,
  clansOfRow,
  isBanned,
  isCaptured,
  keywordsInPlay,
  rulesFor,
  tokensOn,
} from '../state/query.ts';
import { kindAt, type Player, type Seat, type State } from '../state/state.ts';

/** Why an action is not possible; `text/reasons.ts` has the words. */
export const PROBLEM = {
  none: 0,
  banned: 1,
  rowFull: 2,
  wrongRow: 3,
  needsTroopBelow: 4,
  needsHeroBelow: 5,
  needsTroopOfClan: 6,
  needsHeroOfClan: 7,
  cannotPay: 8,
  captured: 9,
  noShiftCost: 10,
  wrongLevel: 11,
  identical: 12,
  noSecretShift: 13,
  noFreeIcon: 14,
  noTokens: 15,
  tokensInHand: 16,
  noSuchCard: 17,
  noCardThere: 18,
} as const;
export type Problem = (typeof PROBLEM)[keyof typeof PROBLEM];

const TROOP_COST = 2;

/** What playing depends on besides the card, looked up once a turn. */
export interface Support {
  seat: Seat;
  rules: number;
  troopClans: number;
  heroClans: number;
  /** Rows with room for one more card, one bit each (X4.1). */
  room: number;
  /** X4.2 (a): a Troop counts as the first. */
  firstTroop: boolean;
  /** X4.2 (c): the card at the right end of the Troop row is a face-up Recruiter. */
  recruiter: boolean;
}

const support: Support = {
  seat: 0,
  rules: 0,
  troopClans: 0,
  heroClans: 0,
  room: 0,
  firstTroop: false,
  recruiter: false,
};

/** Reuses one record: the result is good until the next call. */
export function supportOf(s: State, seat: Seat): Support {
  const rules = rulesFor(s, seat);
  const p = s.players[seat];
  const troops = p.rows[0];
  support.seat = seat;
  support.rules = rules;
  support.troopClans = clansOfRow(s, seat, 0, rules);
  support.heroClans = clansOfRow(s, seat, 1, rules);
  support.room = roomyRows(p);
  support.firstTroop = isOn(s.options, OPTION.firstTroopAgain)
    ? support.troopClans === 0
    : p.begun === 0;
  const last = troops.length > 0 ? at(troops, troops.length - 1) : -1;
  support.recruiter = last >= 0 && (keywordsInPlay(s, last) & KEYWORD.recruiter) !== 0;
  return support;
}

/** X4.1: Troops up to five, and no more cards in a row than in the row below. */
function roomyRows({ rows }: Player): number {
  const [troops, heroes, immortals] = rows;
  return (
    (troops.length < ROW_LENGTH ? 0b001 : 0) |
    (heroes.length < troops.length ? 0b010 : 0) |
    (immortals.length < heroes.length ? 0b100 : 0)
  );
}

/** X4.2: cards to discard for a card played in this row. */
export function playCost(s: State, to: Support, card: number, row: Row): number {
  if (row !== 0 || to.firstTroop || to.recruiter) return 0;
  return clansOf(s, card, to.rules) & to.troopClans ? 0 : TROOP_COST;
}

/** X4.3, X4.7, X5.8: `payers` cards in hand, less one if the Wonder token may be returned. */
export function canPay(s: State, seat: Seat, cost: number, payers: number): boolean {
  return cost <= payers + (s.wonder === seat ? 1 : 0);
}

/** X4.1 to X4.5: whether there is room and support in the row. */
function roomProblem(s: State, to: Support, card: number, row: Row): Problem {
  if (!((to.room >> row) & 1)) return fullRowProblem(s, to.seat, row);
  if (row === 0) return PROBLEM.none;
  const clans = clansOf(s, card, to.rules);
  if (!(clans & to.troopClans)) return PROBLEM.needsTroopOfClan;
  if (row === 2 && !(clans & to.heroClans)) return PROBLEM.needsHeroOfClan;
  return PROBLEM.none;
}

function fullRowProblem(s: State, seat: Seat, row: Row): Problem {
  if (s.players[seat].rows[row].length >= ROW_LENGTH) return PROBLEM.rowFull;
  return row === 1 ? PROBLEM.needsTroopBelow : PROBLEM.needsHeroBelow;
}

/** The first reason why this card cannot be played in this row, or none. */
export function playProblem(
  s: State,
  to: Support,
  card: number,
  row: Row,
  fromDiscard: boolean,
): Problem {
  const kind = kindAt(s, card);
  if (!((at(ROWS_OF, kind) >> row) & 1)) return PROBLEM.wrongRow;
  if (isBanned(s, to.seat, kind)) return PROBLEM.banned;
  const room = roomProblem(s, to, card, row);
  if (room !== PROBLEM.none) return room;
  const payers = s.players[to.seat].hand.length - (fromDiscard ? 0 : 1);
  return canPay(s, to.seat, playCost(s, to, card, row), payers) ? PROBLEM.none : PROBLEM.cannotPay;
}

/** X5.2: the cost of shifting this card out, the Wonder token apart. */
export function shiftCost(s: State, card: number): number {
  return Math.max(0, at(SHIFT_OF, kindAt(s, card)) - tokensOn(s, card));
}

/** X5.1: whether this card in play can be shifted out at all. */
export function shiftOutProblem(s: State, card: number): Problem {
  if (isCaptured(s, card)) return PROBLEM.captured;
  return at(SHIFT_OF, kindAt(s, card)) < 0 ? PROBLEM.noShiftCost : PROBLEM.none;
}

/** X5.5: whether the new card may come from the discard pile. */
export function hasSecretShift(s: State, card: number, rules: number): boolean {
  return (
    (rules & RULE.secretShiftAll) !== 0 || (keywordsInPlay(s, card) & KEYWORD.secretShift) !== 0
  );
}

/** X5.2 to X5.4: whether this card may take the place of `out` at all, whatever it costs. */
export function shiftPairProblem(
  s: State,
  seat: Seat,
  out: number,
  row: Row,
  card: number,
): Problem {
  const kind = kindAt(s, card);
  if (!((at(ROWS_OF, kind) >> row) & 1)) return PROBLEM.wrongLevel;
  if (kind === kindAt(s, out) && !isOn(s.options, OPTION.identicalShift)) return PROBLEM.identical;
  return isBanned(s, seat, kind) ? PROBLEM.banned : PROBLEM.none;
}

/** X5.2 to X5.5, X5.8: the first reason why `card` cannot take the place of `out`, which itself can be shifted. */
export function shiftInProblem(
  s: State,
  to: Support,
  out: number,
  row: Row,
  card: number,
  fromDiscard: boolean,
): Problem {
  const pair = shiftPairProblem(s, to.seat, out, row, card);
  if (pair !== PROBLEM.none) return pair;
  if (fromDiscard && !hasSecretShift(s, out, to.rules)) return PROBLEM.noSecretShift;
  return canPayShift(s, to.seat, out, fromDiscard) ? PROBLEM.none : PROBLEM.cannotPay;
}

/** X5.8: with other cards than the new one. */
export function canPayShift(s: State, seat: Seat, out: number, fromDiscard: boolean): boolean {
  return canPay(s, seat, shiftCost(s, out), s.players[seat].hand.length - (fromDiscard ? 0 : 1));
}

/** Whether a face-up card may take one more token (X6.3, C12). */
export function tokenProblem(s: State, card: number, icons: number): Problem {
  if (isCaptured(s, card)) return PROBLEM.captured;
  return tokensOn(s, card) < tokenRoom(s, card, icons) ? PROBLEM.none : PROBLEM.noFreeIcon;
}

/** How many tokens a card can bear in all, with so many icons: one even without, as a Veteran (C12). */
export function tokenRoom(s: State, card: number, icons: number): number {
  if (icons > 0) return icons;
  const veteran = (keywordsInPlay(s, card) & KEYWORD.veteran) !== 0;
  return veteran && isOn(s.options, OPTION.veteranToken) ? 1 : 0;
}
