/**
 * An answer is one integer: what kind of answer, and up to two small operands. It names card kinds and places, never
 * positions in a list, so the same answer has the same code in every determinisation.
 */
export type ActionCode = number;

export function makeCode(kind: number, a = 0, b = 0): ActionCode {
  return (kind << 16) | (a << 8) | b;
}

export function codeKind(code: ActionCode): number {
  return code >> 16;
}

export function codeA(code: ActionCode): number {
  return (code >> 8) & 0xff;
}

export function codeB(code: ActionCode): number {
  return code & 0xff;
}
