/** Questions about a state that rules, texts and pages share. Nothing here changes anything. */
import {
  at,
  columnOfPlace,
  PLACES_PER_SEAT,
  placeAt,
  ROWS,
  type Row,
  rowOfPlace,
  seatOfPlace,
} from '@open-gosu/kernel';
import { CLAN_COUNT, CLAN_OF, STRENGTH_OF } from './faces.ts';
import { isImprisoned, type Player, playerAt, type State } from './state.ts';

/** The goblin at a place, with its mark, or -1. */
export function goblinAt(s: State, place: number): number {
  const row = playerAt(s, seatOfPlace(place)).rows[rowOfPlace(place)];
  return row[columnOfPlace(place)] ?? -1;
}

/** Whether this very goblin still stands there, face up. */
export function standsFaceUp(s: State, place: number, face: number): boolean {
  return goblinAt(s, place) === face;
}

/** T6.10: the place of the row's last goblin if nothing stands above it, or -1. */
export function openPlace(s: State, seat: number, row: Row): number {
  const { rows } = playerAt(s, seat);
  const column = rows[row].length - 1;
  const covered = row < 2 && rows[(row + 1) as Row].length > column;
  return column < 0 || covered ? -1 : placeAt(seat, row, column);
}

/** The clans face up in a row, one bit each. */
export function clansInRow(p: Player, row: Row): number {
  const goblins = p.rows[row];
  let clans = 0;
  for (let i = 0; i < goblins.length; i++) {
    const goblin = at(goblins, i);
    if (!isImprisoned(goblin)) clans |= 1 << at(CLAN_OF, goblin);
  }
  return clans;
}

/** The clans face up in an army, one bit each. */
export function clansOf(p: Player): number {
  return clansInRow(p, 0) | clansInRow(p, 1) | clansInRow(p, 2);
}

/** T4.1: what a goblin counts. An imprisoned one counts nothing (T6.11). */
export function strengthIn(goblin: number): number {
  return isImprisoned(goblin) ? 0 : at(STRENGTH_OF, goblin);
}

/** T4.1. */
export function armyStrength(p: Player): number {
  let sum = 0;
  for (const row of ROWS) {
    const goblins = p.rows[row];
    for (let i = 0; i < goblins.length; i++) sum += strengthIn(at(goblins, i));
  }
  return sum;
}

/** Imprisoned ones included. */
export function goblinCount(p: Player): number {
  return p.rows[0].length + p.rows[1].length + p.rows[2].length;
}

const ofClan = new Uint8Array(CLAN_COUNT);

/** How many goblins of its strongest clan an army has face up. */
export function largestClan(p: Player): number {
  ofClan.fill(0);
  let most = 0;
  for (const row of ROWS) {
    const goblins = p.rows[row];
    for (let i = 0; i < goblins.length; i++) {
      const goblin = at(goblins, i);
      if (isImprisoned(goblin)) continue;
      const clan = at(CLAN_OF, goblin);
      const count = (ofClan[clan] as number) + 1;
      ofClan[clan] = count;
      if (count > most) most = count;
    }
  }
  return most;
}

export const NINE = 9;

/** T7.1. */
export function hasFifteen(p: Player): boolean {
  return goblinCount(p) === PLACES_PER_SEAT;
}

/** T7.2. */
export function hasNineOfAClan(p: Player): boolean {
  return goblinCount(p) >= NINE && largestClan(p) >= NINE;
}

export function imprisonedCount(p: Player): number {
  let count = 0;
  for (const row of ROWS) for (const goblin of p.rows[row]) if (isImprisoned(goblin)) count++;
  return count;
}
