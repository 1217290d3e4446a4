/** The Great Battle (T4.1, T4.2): who takes a victory point, and whether that ends the game. */
import { bitsIn } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { win } from '../state/moves.ts';
import { armyStrength } from '../state/query.ts';
import { playerAt, type State, WINNING_POINTS } from '../state/state.ts';

export function fight(s: State, log: Log): void {
  const values = s.players.map(armyStrength);
  const highest = Math.max(...values);
  const tied = values.reduce(
    (mask, value, seat) => (value === highest ? mask | (1 << seat) : mask),
    0,
  );
  const byAdvantage = (tied & (tied - 1)) !== 0 && ((tied >> s.advantage) & 1) === 1;
  const winners = bitsIn(byAdvantage ? 1 << s.advantage : tied);
  log?.({ type: 'battle', seenBy: EVERYBODY, seat: -1, values, winners, byAdvantage });
  let champions = 0;
  for (const seat of winners) {
    const p = playerAt(s, seat);
    p.points++;
    log?.({ type: 'point', seenBy: EVERYBODY, seat, points: p.points });
    if (p.points >= WINNING_POINTS) champions |= 1 << seat;
  }
  if (champions) win(s, log, champions, 'points');
}
