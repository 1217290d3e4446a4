/**
 * What a pending question gives away about cards its seat holds unseen: that it was asked at all. A determinisation is
 * made to fit, so search never meets a question that could not have been put.
 */
import { at, ROWS } from '@open-gosu/kernel';
import { ask } from '../flow/engine.ts';
import { becomingProblem, mayMutate, PROBLEM, placingProblem } from '../flow/placing.ts';
import { ROW_OF } from '../state/faces.ts';
import { type Player, playerAt, type State } from '../state/state.ts';

/** Whether a card may come into the hand of the player who is asked; null if the question tells nothing. */
export function requirementOf(s: State): ((face: number) => boolean) | null {
  const { seat, purpose } = ask(s);
  const p = playerAt(s, seat);
  switch (purpose) {
    case 'opening-redraw':
      return (face) => at(ROW_OF, face) !== 0;
    case 'round-redraw':
      return (face) => !isUsable(p, face);
    case 'cost':
    case 'power-discard':
    case 'opening-discard':
      return differs(p);
    default:
      return null;
  }
}

/** A forced answer is not asked: two cards in hand are two different ones. More cannot be all alike. */
function differs(p: Player): ((face: number) => boolean) | null {
  return p.hand.length > 2 ? null : (face) => !p.hand.includes(face);
}

/** Whether a hand of this size with this card in it could place it or mutate into it (T4.4). */
function isUsable(p: Player, face: number): boolean {
  if (placingProblem(p, face) === PROBLEM.none) return true;
  return ROWS.some((row) =>
    p.rows[row].some(
      (goblin) =>
        mayMutate(goblin, p.hand.length - 1) && becomingProblem(goblin, face) === PROBLEM.none,
    ),
  );
}
