/** What a finished game is worth to a seat: winners share one win. */
import { countBits } from '@open-gosu/kernel';

export function share(winners: number, seat: number): number {
  return (winners >> seat) & 1 ? 1 / countBits(winners) : 0;
}
