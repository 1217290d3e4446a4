/** At which pace a clock is played: ratings of different paces are kept apart. */
import { CLOCK_DEFS, type ClockId, PACES, type Pace } from '@open-gosu/protocol';

/** Null: without a clock nothing is rated. */
export function paceOf(clock: ClockId): Pace | null {
  if (CLOCK_DEFS[clock].kind === 'days') return 'days';
  return PACES.find((pace) => pace === clock) ?? null;
}
