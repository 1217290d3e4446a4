/** The kinds of answer a question may take, and how each packs into an action code (see the kernel's `action.ts`). */
import { type ActionCode, codeA, codeB, makeCode } from '@open-gosu/kernel';

export const ANSWER = {
  draft: 0,
  keep: 1,
  mulligan: 2,
  play: 3,
  shift: 4,
  spend: 5,
  activate: 6,
  pass: 7,
  wonder: 8,
  noWonder: 9,
  discard: 10,
  target: 11,
  pick: 12,
  take: 13,
  clan: 14,
  level: 15,
  seat: 16,
  tile: 17,
  card: 18,
  name: 19,
  do: 20,
  order: 21,
  yes: 22,
  no: 23,
  done: 24,
  use: 25,
  decline: 26,
} as const;

export const PASS = makeCode(ANSWER.pass);
export const KEEP = makeCode(ANSWER.keep);
export const MULLIGAN = makeCode(ANSWER.mulligan);
export const WONDER = makeCode(ANSWER.wonder);
export const NO_WONDER = makeCode(ANSWER.noWonder);
export const YES = makeCode(ANSWER.yes);
export const NO = makeCode(ANSWER.no);
export const DONE = makeCode(ANSWER.done);
export const DECLINE = makeCode(ANSWER.decline);

/** `take spent`: places of one's own army end at 14. */
export const TAKE_SPENT = makeCode(ANSWER.take, 15);

const FROM_DISCARD_PLAY = 4;
const FROM_DISCARD_SHIFT = 16;

export function playCode(kind: number, row: number, fromDiscard: boolean): ActionCode {
  return makeCode(ANSWER.play, kind, row + (fromDiscard ? FROM_DISCARD_PLAY : 0));
}

export function readPlay(code: ActionCode): { kind: number; row: number; fromDiscard: boolean } {
  const b = codeB(code);
  return { kind: codeA(code), row: b & 3, fromDiscard: b >= FROM_DISCARD_PLAY };
}

/** `spot`: a place of one's own army, 0..14. */
export function shiftCode(spot: number, kind: number, fromDiscard: boolean): ActionCode {
  return makeCode(ANSWER.shift, spot + (fromDiscard ? FROM_DISCARD_SHIFT : 0), kind);
}

/** A shift as it is asked for: which card leaves, and what takes its place. */
export interface Shift {
  readonly spot: number;
  readonly kind: number;
  readonly fromDiscard: boolean;
}

export function readShift(code: ActionCode): Shift {
  const a = codeA(code);
  return { spot: a & 15, kind: codeB(code), fromDiscard: a >= FROM_DISCARD_SHIFT };
}

/** In the order of `do capture`, `do destroy`, `do release`. */
export const VERBS = ['capture', 'destroy', 'release'] as const;
