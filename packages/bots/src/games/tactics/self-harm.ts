/** Attacks turned on one's own army or hand. */
import { type ActionCode, codeA, codeKind, seatOfPlace } from '@open-gosu/kernel';
import { ANSWER, ask, type Purpose, type View } from '@open-gosu/tactics';

const ATTACKS: ReadonlySet<Purpose> = new Set(['destroy', 'imprison', 'discard-player']);

export function isTacticsSelfHarm(view: View, answer: ActionCode): boolean {
  const { seat, purpose } = ask(view);
  if (!ATTACKS.has(purpose)) return false;
  const about = codeA(answer);
  return (codeKind(answer) === ANSWER.target ? seatOfPlace(about) : about) === seat;
}
