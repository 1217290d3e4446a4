/** Places on the grid: numbers, names, and names read kindly. */
import { describe, expect, test } from 'vitest';
import {
  columnOfPlace,
  countBits,
  PLACES_PER_SEAT,
  placeAt,
  placeName,
  ROW_LENGTH,
  ROWS,
  readPlace,
  readRow,
  readSpot,
  roman,
  rowOfPlace,
  seatOfPlace,
  spotName,
} from '../src/index.ts';

describe('places', () => {
  test('every place is one number, and each number tells its place', () => {
    let next = 0;
    for (let seat = 0; seat < 4; seat++) {
      for (const row of ROWS) {
        for (let column = 0; column < ROW_LENGTH; column++) {
          const place = placeAt(seat, row, column);
          expect(place).toBe(next++);
          expect([seatOfPlace(place), rowOfPlace(place), columnOfPlace(place)]).toEqual([
            seat,
            row,
            column,
          ]);
          expect(readPlace(placeName(place), 0)).toBe(place);
          expect(readPlace(spotName(place), seat)).toBe(place);
          expect(readSpot(placeName(place), seat)).toBe(place % PLACES_PER_SEAT);
          expect(readSpot(placeName(place), (seat + 1) % 4)).toBe(-1);
        }
      }
    }
    expect(next).toBe(4 * PLACES_PER_SEAT);
  });

  test('are written "p0:I3", or "I3" where the seat is understood', () => {
    expect(placeName(placeAt(0, 0, 2))).toBe('p0:I3');
    expect(placeName(placeAt(3, 2, 4))).toBe('p3:III5');
    expect(spotName(placeAt(1, 1, 0))).toBe('II1');
  });

  test.each([
    ['p1:ii2', placeAt(1, 1, 1)],
    ['P1 II 2', placeAt(1, 1, 1)],
    ['p1ii2', placeAt(1, 1, 1)],
    ['i5', placeAt(2, 0, 4)],
    ['', -1],
    ['i0', -1],
    ['i6', -1],
    ['iiii1', -1],
    ['p4:i1', -1],
    ['i1x', -1],
  ])('reads %j kindly', (text, place) => {
    expect(readPlace(text, 2)).toBe(place);
  });

  test('of a seat that is not there are none', () => {
    expect(readPlace('p1:I1', 0, 2)).toBe(placeAt(1, 0, 0));
    expect(readPlace('p2:I1', 0, 2)).toBe(-1);
  });

  test('rows are read as they are written or as numbers', () => {
    expect(['I', 'iii', '2', '', 'IV', '0', 'ii '].map(readRow)).toEqual([0, 2, 1, -1, -1, -1, -1]);
    expect([1, 2, 3, 4].map(roman)).toEqual(['I', 'II', 'III', '?']);
  });
});

test('bits are counted, the highest too', () => {
  expect([0, 1, 0b1011, 0xff, -1, 1 << 31].map(countBits)).toEqual([0, 1, 3, 8, 32, 1]);
});
