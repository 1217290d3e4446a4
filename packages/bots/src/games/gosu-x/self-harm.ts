/** Attacks turned on one's own army. */
import { ask, type Purpose, type View } from '@open-gosu/gosu-x';
import { type ActionCode, codeA, seatOfPlace } from '@open-gosu/kernel';

const ATTACKS: ReadonlySet<Purpose> = new Set(['capture', 'destroy']);

export function isGosuXSelfHarm(view: View, answer: ActionCode): boolean {
  const { seat, purpose } = ask(view);
  return ATTACKS.has(purpose) && seatOfPlace(codeA(answer)) === seat;
}
