/**
 * The position file: a state as JSON a person can write, and back. Writing adds `pending` only where the readable fields
 * alone would not give the very same state again.
 */
import type { PositionFile } from '@open-gosu/kernel';
import { encode } from '../codec/codec.ts';
import type { State } from '../state/state.ts';
import { packPending, sameBytes } from './pending.ts';
import { readWithoutPending } from './read-position.ts';
import { positionFields } from './write-fields.ts';

export { readPosition } from './read-position.ts';

export function writePosition(s: State): PositionFile {
  const fields = positionFields(s);
  const read = readWithoutPending(fields);
  const whole = read !== null && sameBytes(encode(read), encode(s));
  return { game: 'gosu-x', ...fields, ...(whole ? {} : { pending: packPending(s) }) };
}
