/** What all changes of a table share: what they mean to those at it, whose clock runs, and what damage looks like. */
import { type Now, run } from './clock.ts';
import type { News } from './outgoing.ts';
import { publicToAct, seatAt, type Table } from './table.ts';

/** An entry that cannot follow those before it: the stored match is damaged. */
export class CorruptMatch extends Error {}

/** What an entry means to those at the table; `hidden`: nobody may notice it. */
export type Effect = News | 'hidden';

/** Only people are charged, and only while everybody sees whose decision it is. */
export function runClock(t: Table, now: Now): void {
  const seat = publicToAct(t);
  run(t.clock, seat >= 0 && seatAt(t, seat).kind === 'person' ? seat : -1, now);
}

export function clearOffers(t: Table): void {
  t.offers.draw = null;
  t.offers.takeback = null;
}
