/** T6.1: destroy an OPEN goblin of level 1 or 2; max: swap two goblins of a row first, then any level. */
import {
  type ActionCode,
  codeA,
  columnOfPlace,
  makeCode,
  placeAt,
  ROWS,
  rowOfPlace,
  seatOfPlace,
} from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { placesWhere } from '../flow/choices.ts';
import { controller, makeAsk, type Procedure } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { destroy as destroyAt, swap } from '../state/moves.ts';
import { openPlace } from '../state/query.ts';
import { playerAt, type State } from '../state/state.ts';
import { fizzle } from './fizzle.ts';

export const DESTROY_STEP = { first: 0, second: 1, destroy: 2 } as const;

const scratch: ActionCode[] = [];

/** `target`: the first of the two goblins to swap. */
export const destroy: Procedure = {
  lastStep: DESTROY_STEP.destroy,
  step(s, f, log) {
    if (f.step === DESTROY_STEP.first && (f.max === 0 || swappable(s, scratch) === 0)) {
      f.step = DESTROY_STEP.destroy;
    }
    if (f.step !== DESTROY_STEP.destroy || openTargets(s, f, scratch) > 0) return true;
    return fizzle(s, f, log);
  },
  legal(s, f, out) {
    if (f.step === DESTROY_STEP.first) return swappable(s, out);
    return f.step === DESTROY_STEP.second ? toTheRight(s, f.target, out) : openTargets(s, f, out);
  },
  answer(s, f, code, log) {
    const place = codeA(code);
    switch (f.step) {
      case DESTROY_STEP.first:
        f.target = place;
        f.step = DESTROY_STEP.second;
        return;
      case DESTROY_STEP.second:
        swap(s, log, f.target, place);
        f.target = -1;
        f.step = DESTROY_STEP.destroy;
        return;
      default:
        s.stack.pop();
        destroyAt(s, log, place);
    }
  },
  asked: controller,
  ask(_s, f) {
    if (f.step === DESTROY_STEP.destroy) return makeAsk('target', 'destroy', { source: f.face });
    const purpose = f.step === DESTROY_STEP.first ? 'swap-first' : 'swap-second';
    return makeAsk('target', purpose, { source: f.face, subject: f.target });
  },
};

/** T6.9: goblins with another to their right, face up or not. */
function swappable(s: State, out: ActionCode[]): number {
  return placesWhere(s, ANSWER.target, out, (_goblin, place) => {
    const row = playerAt(s, seatOfPlace(place)).rows[rowOfPlace(place)];
    return columnOfPlace(place) < row.length - 1;
  });
}

function toTheRight(s: State, first: number, out: ActionCode[]): number {
  const seat = seatOfPlace(first);
  const row = rowOfPlace(first);
  const { length } = playerAt(s, seat).rows[row];
  let n = 0;
  for (let column = columnOfPlace(first) + 1; column < length; column++) {
    out[n++] = makeCode(ANSWER.target, placeAt(seat, row, column));
  }
  return n;
}

/** T6.10: in any army, imprisoned or not. */
function openTargets(s: State, f: Frame, out: ActionCode[]): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    for (const row of ROWS) {
      if (row === 2 && f.max === 0) continue;
      const place = openPlace(s, seat, row);
      if (place >= 0) out[n++] = makeCode(ANSWER.target, place);
    }
  }
  return n;
}
