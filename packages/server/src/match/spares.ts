/**
 * States that nobody needs any more, made over for the next answer that is tried: of all tables together, so that a table at
 * which nothing happens keeps but one state.
 */
import type { Kit } from '../games.ts';
import type { Table } from './table.ts';

/** As many as answers may be on their way to the disk at a time, about. */
const MOST_KEPT = 1000;

const kept = new Map<Kit, unknown[]>();

export function takeSpare({ facts }: Table): unknown {
  return kept.get(facts.kit)?.pop();
}

/** Nobody may look at the state from now on: another table's will stand in it. */
export function keepSpare({ facts }: Table, state: unknown): void {
  const spares = kept.get(facts.kit);
  if (spares === undefined) kept.set(facts.kit, [state]);
  else if (spares.length < MOST_KEPT) spares.push(state);
}
