/**
 * Plays for fifteen face-up cards (X10.3): every card counts, whatever it is worth in battle, and so does every card in
 * hand that has its place waiting. It does not pass while there is something to do.
 */
import {
  CARD_DEFS,
  type ClanId,
  faceUpCount,
  isCaptured,
  type Player,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { at, ROW_LENGTH, ROWS } from '@open-gosu/kernel';
import { clanOf } from './facts.ts';

/** Those that fill an army soonest. */
export const FIFTEEN_CLANS: readonly ClanId[] = ['xian', 'galmi'];

/** In points. */
const FACE_UP = 3;
/** The more there are, the more the next one counts. */
const FACE_UP_SQUARED = 0.3;
const IN_HAND = 2;
const FITTING = 3;
const TOKEN = 3;
const PASSED = -15;

const ROW_OF_KIND = CARD_DEFS.map(({ level }) => level - 1);

export function fifteenRush(s: State, seat: number): number {
  const own = s.players[seat as Seat];
  const faceUp = faceUpCount(s, seat as Seat);
  const army = FACE_UP * faceUp + FACE_UP_SQUARED * faceUp * faceUp;
  const hand = IN_HAND * own.hand.length + FITTING * fitting(s, own);
  return army + hand + TOKEN * own.tokens + PASSED * own.passed;
}

/** Cards in hand for which there is an empty place and, beyond the first Troop, a Troop of their clan. */
function fitting(s: State, { rows, hand }: Player): number {
  let clans = 0;
  for (const card of rows[0]) if (!isCaptured(s, card)) clans |= 1 << clanOf(s, card);
  const room = ROWS.map((row) => ROW_LENGTH - rows[row].length);
  let count = 0;
  for (const card of hand) {
    const row = at(ROW_OF_KIND, at(s.kinds, card));
    const isSupported = clans === 0 ? row === 0 : (clans >> clanOf(s, card)) & 1;
    if (!isSupported || at(room, row) === 0) continue;
    room[row] = at(room, row) - 1;
    count++;
  }
  return count;
}
