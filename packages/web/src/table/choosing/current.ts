/**
 * Whether what somebody reads is what the store is at. Drawing takes a moment: until then a button that is still seen belongs to
 * another question, in which the same code may mean something else.
 */
import type { TableState } from '../store/table-state.ts';

type Told = Pick<TableState, 'scene' | 'selection'>;

/** The same table: what lies on it can be pointed at. */
export function isSameTable(drawn: Told, now: Told): boolean {
  return drawn.scene === now.scene;
}

/** The same table and the same choice: what the buttons say is what they give. */
export function isCurrent(drawn: Told, now: Told): boolean {
  return isSameTable(drawn, now) && drawn.selection === now.selection;
}
