/**
 * The grid of the notation: before every seat lie three rows of five places. A place is one number; in writing it is
 * "p0:I3", or "I3" where its seat is understood.
 */
import { MOST_SEATS } from './event.ts';

export type Row = 0 | 1 | 2;

export const ROWS = [0, 1, 2] as const;
export const ROW_LENGTH = 5;
/** The places before one seat. */
export const PLACES_PER_SEAT = ROWS.length * ROW_LENGTH;
export const ROMAN = ['I', 'II', 'III'] as const;

export function placeAt(seat: number, row: number, column: number): number {
  return seat * PLACES_PER_SEAT + row * ROW_LENGTH + column;
}

export function seatOfPlace(place: number): number {
  return (place / PLACES_PER_SEAT) | 0;
}

export function rowOfPlace(place: number): Row {
  return (((place % PLACES_PER_SEAT) / ROW_LENGTH) | 0) as Row;
}

export function columnOfPlace(place: number): number {
  return place % ROW_LENGTH;
}

/** "I" for 1: levels are written as the rows are. */
export function roman(level: number): string {
  return ROMAN[level - 1] ?? '?';
}

/** "p0:I3". */
export function placeName(place: number): string {
  return `p${seatOfPlace(place)}:${spotName(place)}`;
}

/** "I3": a place without its seat. */
export function spotName(spot: number): string {
  return `${ROMAN[rowOfPlace(spot)]}${columnOfPlace(spot) + 1}`;
}

/** The row written as "II" or "2", in any letter case; -1 if it is none. */
export function readRow(text: string): Row | -1 {
  const wanted = text.toUpperCase();
  return ROWS.find((row) => wanted === ROMAN[row] || wanted === `${row + 1}`) ?? -1;
}

/** Reads a place kindly; without its seat it is one of `seat`. -1 if it is none, or of a seat that is not there. */
export function readPlace(text: string, seat: number, seats = MOST_SEATS): number {
  const found = /^(?:p([0-3]):?)?(i{1,3})([1-5])$/i.exec(text.replace(/\s/g, ''));
  if (!found) return -1;
  const owner = found[1] === undefined ? seat : Number(found[1]);
  return owner < seats ? placeAt(owner, readRow(found[2] ?? ''), Number(found[3]) - 1) : -1;
}

/** Reads a place that must be one of `seat`, as a spot from 0 to 14; -1 if it is none. */
export function readSpot(text: string, seat: number): number {
  const place = readPlace(text, seat);
  return place >= 0 && seatOfPlace(place) === seat ? place % PLACES_PER_SEAT : -1;
}
