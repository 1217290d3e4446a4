/** T6.6: take a card of this goblin's clan from the discard pile; max: of any clan. */
import { type ActionCode, at, codeA } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { facesOf } from '../flow/choices.ts';
import { controller, makeAsk, type Procedure } from '../flow/procedure.ts';
import { CLAN_OF } from '../state/faces.ts';
import type { Frame } from '../state/frame.ts';
import { takeShown } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { fizzle } from './fizzle.ts';

const scratch: ActionCode[] = [];

export const returning: Procedure = {
  lastStep: 0,
  step(s, f, log) {
    if (offers(s, f, scratch) > 0) return true;
    return fizzle(s, f, log);
  },
  legal: offers,
  answer(s, f, code, log) {
    s.stack.pop();
    takeShown(s, log, f.seat, codeA(code), 'discard');
  },
  asked: controller,
  ask: (_s, f) => makeAsk('pick', 'return', { source: f.face, left: 1 }),
};

function offers(s: State, f: Frame, out: ActionCode[]): number {
  if (f.max === 1) return facesOf(s.discard, ANSWER.pick, out);
  const clan = at(CLAN_OF, f.face);
  return facesOf(s.discard, ANSWER.pick, out, (face) => at(CLAN_OF, face) === clan);
}
