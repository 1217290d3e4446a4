/** Spends its tokens soon, takes the lead, and passes as soon as the lead should last (X7.2). */
import { armyValue, type Seat, type State } from '@open-gosu/gosu-x';
import { opponentOf } from './facts.ts';

/** In points of military value: about what three turns of the opponent are worth. */
const LASTING_LEAD = 8;

/** In points of the evaluation. */
const PASSED = 30;
/** X7.1: tokens in hand stand in the way. */
const TOKEN = -5;

export function earlyPass(s: State, seat: number): number {
  const me = seat as Seat;
  const foe = opponentOf(me);
  if (s.players[foe].passed) return 0;
  const { passed, tokens } = s.players[me];
  if (!passed) return TOKEN * tokens;
  return armyValue(s, me) - armyValue(s, foe) >= LASTING_LEAD ? PASSED : 0;
}
