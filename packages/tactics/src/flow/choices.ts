/** Lists of answers that several procedures share. */
import { type ActionCode, at, makeCode, placeAt, ROWS } from '@open-gosu/kernel';
import { FACE_COUNT } from '../state/faces.ts';
import { playerAt, type State } from '../state/state.ts';

/** All zero between calls. */
const present = new Uint8Array(FACE_COUNT);

/** One answer for each different face among the cards, ascending. */
export function facesOf(
  cards: readonly number[],
  answer: number,
  out: ActionCode[],
  fits?: (face: number) => boolean,
): number {
  for (let i = 0; i < cards.length; i++) present[at(cards, i)] = 1;
  let n = 0;
  for (let face = 0; face < FACE_COUNT; face++) {
    if (!present[face]) continue;
    present[face] = 0;
    if (!fits || fits(face)) out[n++] = makeCode(answer, face);
  }
  return n;
}

/** Every place with a goblin that fits, seat by seat, bottom row first, as answers of this kind. */
export function placesWhere(
  s: State,
  answer: number,
  out: ActionCode[],
  fits: (goblin: number, place: number) => boolean,
): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { rows } = playerAt(s, seat);
    for (const row of ROWS) {
      for (let column = 0; column < rows[row].length; column++) {
        const place = placeAt(seat, row, column);
        if (fits(at(rows[row], column), place)) out[n++] = makeCode(answer, place);
      }
    }
  }
  return n;
}
