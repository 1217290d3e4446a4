/** Who looks at a table, and how its players are named. */
import type { Look } from '../games/kit.ts';

export interface SeatedLook extends Look {
  /** Who looks: they sit at the bottom. */
  readonly seat: number;
  /** The players by seat, as a sentence names them. */
  readonly names: readonly string[];
  /** The seat that is spoken to as "you", or -1 where all are named. */
  readonly you: number;
}

export const NOBODY = -1;

export function nameOf({ names }: SeatedLook, seat: number): string {
  return names[seat] ?? `p${seat}`;
}

/** Nobody is spoken to: players go by their seats. */
export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `p${seat}`);
}
