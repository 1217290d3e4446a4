/** What several styles look at. */
import type { Seat, State } from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import { CLAN_OF_KIND } from '../clans.ts';

export function clanOf({ kinds }: State, card: number): number {
  return at(CLAN_OF_KIND, at(kinds, card));
}

export function opponentOf(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
