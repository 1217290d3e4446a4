/** Whether anybody's clock ran while the server, or what it writes to, was not there: from what players were told of their clocks. */

/** What a player was told: ms left by seat. `at`: when, as performance.now() has it. */
export interface Reading {
  readonly match: string;
  readonly at: number;
  readonly left: readonly number[];
}

/** From when to when nobody could play. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/**
 * How many ms each seat lost beyond those that passed before and after the outage: one number for each player and seat that were told
 * of their clocks on both sides of it. Readings are of one player, in order.
 */
export function lostIn(readings: readonly Reading[], { from, to }: Outage): number[] {
  const before = readings.findLast(({ at }) => at <= from);
  if (before === undefined) return [];
  const after = readings.find(({ at, match }) => at >= to && match === before.match);
  if (after === undefined) return [];
  const passed = from - before.at + (after.at - to);
  return before.left.map((ms, seat) => ms - (after.left[seat] ?? ms) - passed);
}
