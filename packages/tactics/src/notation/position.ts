/**
 * The position file: a state as JSON a person can write, and back. Writing adds `pending` only where the readable fields
 * alone would not give the very same state again.
 */
import { type PositionFile, writeWithPending } from '@open-gosu/kernel';
import type { State } from '../state/state.ts';
import { PACKING } from './packing.ts';
import { readPosition } from './read-position.ts';
import { positionFields } from './write-fields.ts';

export { readPosition };

export function writePosition(s: State): PositionFile {
  return writeWithPending(PACKING, s, positionFields(s), readPosition);
}
