/**
 * T6.7: take the Advantage card and an additional turn after this one; max: before that, the player or players with the
 * fewest victory points draw two.
 */
import { NEVER_ASKS } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import type { Procedure } from '../flow/procedure.ts';
import { draw } from '../state/moves.ts';
import { forEachClockwise, playerAt, type State } from '../state/state.ts';

const CONSOLATION = 2;

export const advantage: Procedure = {
  ...NEVER_ASKS,
  lastStep: 0,
  step(s, f, log) {
    s.stack.pop();
    if (f.max === 1) consoleTheLast(s, log, f.seat);
    s.advantage = f.seat;
    log?.({ type: 'advantage', seenBy: EVERYBODY, seat: f.seat });
    s.extraOwed++;
    log?.({ type: 'extra-turn', seenBy: EVERYBODY, seat: f.seat, owed: s.extraOwed });
    return false;
  },
};

/** Clockwise from the player whose turn it is (T5.6). */
function consoleTheLast(s: State, log: Log, from: number): void {
  const fewest = s.players.reduce((least, p) => Math.min(least, p.points), Number.MAX_SAFE_INTEGER);
  forEachClockwise(s, from, (seat) => {
    if (playerAt(s, seat).points === fewest) draw(s, log, seat, CONSOLATION);
  });
}
