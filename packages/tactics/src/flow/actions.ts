/** The legal actions of a turn (T3): place, mutate, pass. */
import { type ActionCode, at, makeCode, ROW_LENGTH, ROWS } from '@open-gosu/kernel';
import { ANSWER, PASS, shiftCode } from '../answers.ts';
import { FACE_COUNT, FACES_OF_ROW, IS_ZOMBIE } from '../state/faces.ts';
import { type Player, playerAt, type State } from '../state/state.ts';
import { becomingProblem, mayMutate, PROBLEM, placingProblem } from './placing.ts';

/** Ascending: placing, mutations from hand, mutations from the discard pile, pass. */
export function legalActions(s: State, seat: number, out: ActionCode[]): number {
  const p = playerAt(s, seat);
  let n = placements(p, out);
  n = mutationsFromHand(p, out, n);
  n = zombieMutations(s, p, out, n);
  out[n++] = PASS;
  return n;
}

function placements(p: Player, out: ActionCode[]): number {
  const { hand } = p;
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = at(hand, i);
    if (isRepeat(hand, i) || placingProblem(p, face) !== PROBLEM.none) continue;
    out[n++] = makeCode(ANSWER.play, face);
  }
  return n;
}

/** Hands are ascending: copies lie side by side. */
function isRepeat(hand: readonly number[], i: number): boolean {
  return i > 0 && at(hand, i - 1) === at(hand, i);
}

function mutationsFromHand(p: Player, out: ActionCode[], from: number): number {
  const { hand } = p;
  let n = from;
  for (const row of ROWS) {
    const goblins = p.rows[row];
    for (let column = 0; column < goblins.length; column++) {
      const goblin = at(goblins, column);
      if (!mayMutate(goblin, hand.length - 1)) continue;
      for (let i = 0; i < hand.length; i++) {
        const face = at(hand, i);
        if (isRepeat(hand, i) || becomingProblem(goblin, face) !== PROBLEM.none) continue;
        out[n++] = shiftCode(row * ROW_LENGTH + column, face, false);
      }
    }
  }
  return n;
}

/** All zero between calls. */
const present = new Uint8Array(FACE_COUNT);

function zombieMutations(s: State, p: Player, out: ActionCode[], from: number): number {
  const { discard } = s;
  let n = from;
  let marked = false;
  for (const row of ROWS) {
    const goblins = p.rows[row];
    for (let column = 0; column < goblins.length; column++) {
      const goblin = at(goblins, column);
      if (!mayMutate(goblin, p.hand.length) || !IS_ZOMBIE[goblin]) continue;
      if (!marked) for (let i = 0; i < discard.length; i++) present[at(discard, i)] = 1;
      marked = true;
      const faces = FACES_OF_ROW[row] as readonly number[];
      for (let i = 0; i < faces.length; i++) {
        const face = at(faces, i);
        if (!present[face] || becomingProblem(goblin, face) !== PROBLEM.none) continue;
        out[n++] = shiftCode(row * ROW_LENGTH + column, face, true);
      }
    }
  }
  if (marked) present.fill(0);
  return n;
}

const scratch: ActionCode[] = [];

/** T4.4: whether a player could place or mutate anything, costs included. */
export function canAct(s: State, seat: number): boolean {
  const p = playerAt(s, seat);
  return (
    placements(p, scratch) > 0 ||
    mutationsFromHand(p, scratch, 0) > 0 ||
    zombieMutations(s, p, scratch, 0) > 0
  );
}
