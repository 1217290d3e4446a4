/** X7: passing, and how many turns it leaves the opponent. */
import { EVERYBODY, type Log } from '../events.ts';
import { RULE } from '../state/kinds.ts';
import { rulesFor } from '../state/query.ts';
import { other, type Seat, type State } from '../state/state.ts';
import { fire } from '../state/triggers.ts';

const TURNS_AFTER_PASS = 3;
const TURNS_AFTER_QUICK_PASS = 2;

/** X7.2: fixed at the moment of the first pass. */
export function turnsAfterPass(s: State, passing: Seat): number {
  return rulesFor(s, passing) & RULE.twoTurnsAfterPass ? TURNS_AFTER_QUICK_PASS : TURNS_AFTER_PASS;
}

export function pass(s: State, log: Log, seat: Seat): void {
  const opponent = s.players[other(seat)];
  const first = opponent.passed === 0;
  s.players[seat].passed = 1;
  if (first) opponent.turnsLeft = turnsAfterPass(s, seat);
  log?.({
    type: 'pass',
    seenBy: EVERYBODY,
    seat,
    first,
    turnsLeft: first ? opponent.turnsLeft : 0,
  });
  if (first) fire(s, seat, 'first-pass');
}
