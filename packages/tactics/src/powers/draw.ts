/** T6.4: draw one card; max: as many as there are different clans face up in your army. */
import { countBits, NEVER_ASKS } from '@open-gosu/kernel';
import type { Procedure } from '../flow/procedure.ts';
import { draw as drawCards } from '../state/moves.ts';
import { clansOf } from '../state/query.ts';
import { playerAt } from '../state/state.ts';

export const draw: Procedure = {
  ...NEVER_ASKS,
  lastStep: 0,
  step(s, f, log) {
    s.stack.pop();
    drawCards(s, log, f.seat, f.max === 1 ? countBits(clansOf(playerAt(s, f.seat))) : 1);
    return false;
  },
};
