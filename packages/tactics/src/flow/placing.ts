/**
 * When a goblin may be placed (T3.1 to T3.5) or mutate (T3.6, T3.7), and what it costs: the parts that the list of legal
 * actions is made of, and the first reason against any other.
 */
import { at, columnOfPlace, ROW_LENGTH, type Row, rowOfPlace } from '@open-gosu/kernel';
import { CLAN_OF, COST_OF, IS_ZOMBIE, NAME_OF, ROW_OF } from '../state/faces.ts';
import { clansInRow, goblinCount } from '../state/query.ts';
import { faceIn, isImprisoned, type Player, playerAt, type State } from '../state/state.ts';

export const PROBLEM = {
  none: 0,
  notInHand: 1,
  notInDiscard: 2,
  rowFull: 3,
  needsLevelBelow: 4,
  needsClanInFirstRow: 5,
  needsClanInSecondRow: 6,
  cannotPay: 7,
  noGoblinThere: 8,
  imprisoned: 9,
  cannotMutate: 10,
  otherLevel: 11,
  sameName: 12,
  notZombie: 13,
} as const;
export type Problem = (typeof PROBLEM)[keyof typeof PROBLEM];

const OUTSIDER_COST = 2;

/** T3.2: cards to discard for placing the goblin. */
export function placingCost(p: Player, face: number): number {
  if (at(ROW_OF, face) > 0 || goblinCount(p) === 0) return 0;
  return (clansInRow(p, 0) >> at(CLAN_OF, face)) & 1 ? 0 : OUTSIDER_COST;
}

/** T3.3, T3.4: the row below must be longer and the clan face up in every row below. */
export function placingProblem(p: Player, face: number): Problem {
  const row = at(ROW_OF, face) as Row;
  const { length } = p.rows[row];
  if (length === ROW_LENGTH) return PROBLEM.rowFull;
  if (row > 0 && length >= p.rows[(row - 1) as Row].length) return PROBLEM.needsLevelBelow;
  const clan = at(CLAN_OF, face);
  if (row > 0 && !((clansInRow(p, 0) >> clan) & 1)) return PROBLEM.needsClanInFirstRow;
  if (row > 1 && !((clansInRow(p, 1) >> clan) & 1)) return PROBLEM.needsClanInSecondRow;
  if (p.hand.length - 1 < placingCost(p, face)) return PROBLEM.cannotPay;
  return PROBLEM.none;
}

/** What keeps the goblin at this place from mutating, whatever it would become. */
export function leavingProblem(p: Player, spot: number): Problem {
  const goblin = p.rows[rowOfPlace(spot)][columnOfPlace(spot)];
  if (goblin === undefined) return PROBLEM.noGoblinThere;
  if (isImprisoned(goblin)) return PROBLEM.imprisoned;
  return at(COST_OF, goblin) < 0 ? PROBLEM.cannotMutate : PROBLEM.none;
}

/** Whether a goblin can mutate at all, with this many cards to pay from. */
export function mayMutate(goblin: number, payers: number): boolean {
  if (isImprisoned(goblin)) return false;
  const cost = at(COST_OF, goblin);
  return cost >= 0 && cost <= payers;
}

/** T3.6: whether one face may become the other, costs aside. */
export function becomingProblem(leaving: number, face: number): Problem {
  if (at(ROW_OF, leaving) !== at(ROW_OF, face)) return PROBLEM.otherLevel;
  return at(NAME_OF, leaving) === at(NAME_OF, face) ? PROBLEM.sameName : PROBLEM.none;
}

/** T3.7: the whole of a mutation of one's own goblin at `spot`. */
export function mutationProblem(
  s: State,
  seat: number,
  spot: number,
  face: number,
  fromDiscard: boolean,
): Problem {
  const p = playerAt(s, seat);
  const there = leavingProblem(p, spot);
  if (there !== PROBLEM.none) return there;
  const leaving = faceIn(p.rows[rowOfPlace(spot)][columnOfPlace(spot)] as number);
  if (fromDiscard && !IS_ZOMBIE[leaving]) return PROBLEM.notZombie;
  if (!(fromDiscard ? s.discard : p.hand).includes(face)) {
    return fromDiscard ? PROBLEM.notInDiscard : PROBLEM.notInHand;
  }
  const becoming = becomingProblem(leaving, face);
  if (becoming !== PROBLEM.none) return becoming;
  const payers = p.hand.length - (fromDiscard ? 0 : 1);
  return mayMutate(leaving, payers) ? PROBLEM.none : PROBLEM.cannotPay;
}
