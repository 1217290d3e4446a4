/** How long to wait before the next try to connect: longer each time, and never for all at the same moment. Pure. */

const FIRST = 500;
const LONGEST = 30_000;
/** Of a wait, the part that is left to chance: after an outage not everybody comes back at once. */
const CHANCE = 0.5;

/** `failures`: tries in a row that came to nothing. `lot` is in [0, 1). */
export function waitBefore(failures: number, lot: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(whole * (1 - CHANCE * lot));
}
