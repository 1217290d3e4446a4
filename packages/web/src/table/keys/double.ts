/** Tells the second click of a double click, of a mouse or a finger: browsers count clicks for a mouse only. Pure. */

export interface Press {
  /** In milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Nobody reads a question and answers it in less. */
export const DOUBLE = { within: 400, near: 24 } as const;

export function isDouble(last: Press | null, now: Press): boolean {
  if (last === null || now.at - last.at > DOUBLE.within) return false;
  return Math.abs(now.x - last.x) <= DOUBLE.near && Math.abs(now.y - last.y) <= DOUBLE.near;
}
