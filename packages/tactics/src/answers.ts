/** The kinds of answer a question may take, and how each packs into an action code (see the kernel's `action.ts`). */
import { type ActionCode, codeA, codeB, makeCode } from '@open-gosu/kernel';

export const ANSWER = {
  keep: 0,
  mulligan: 1,
  play: 2,
  shift: 3,
  pass: 4,
  discard: 5,
  target: 6,
  pick: 7,
  seat: 8,
  do: 9,
  order: 10,
} as const;

export const KEEP = makeCode(ANSWER.keep);
export const MULLIGAN = makeCode(ANSWER.mulligan);
export const PASS = makeCode(ANSWER.pass);

const FROM_DISCARD = 16;

/** A mutation. `spot`: a place of one's own army, 0..14. */
export function shiftCode(spot: number, face: number, fromDiscard: boolean): ActionCode {
  return makeCode(ANSWER.shift, spot + (fromDiscard ? FROM_DISCARD : 0), face);
}

export interface Shift {
  readonly spot: number;
  readonly face: number;
  readonly fromDiscard: boolean;
}

export function readShift(code: ActionCode): Shift {
  const a = codeA(code);
  return { spot: a & (FROM_DISCARD - 1), face: codeB(code), fromDiscard: a >= FROM_DISCARD };
}

/** In the order of `do capture`, `do release`: the notation's word for imprisoning is `capture`. */
export const VERBS = ['capture', 'release'] as const;
export const VERB = { capture: 0, release: 1 } as const;
