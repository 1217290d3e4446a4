/** How a state of Gosu X is packed into `pending`, and how the readable fields beside it are compared with it. */
import {
  agrees,
  type FieldMeanings,
  type Fields,
  isOver,
  type Options,
  type Packing,
  type Report,
  readPending as readPacked,
} from '@open-gosu/kernel';
import { decode, encode } from '../codec/codec.ts';
import { advance, apply, ask, legal } from '../flow/engine.ts';
import { optionChoices } from '../options.ts';
import { clone, type State } from '../state/state.ts';
import { positionFields } from './write-fields.ts';

export const PACKING: Packing<State> = {
  encode,
  decode,
  clone,
  over: isOver,
  advance,
  ask,
  legal,
  apply,
};

const MEANINGS: FieldMeanings = {
  ignored: ['game', 'options', 'seed', 'fill', 'pending'],
  unordered: ['hand', 'clans', 'flipped', 'tiles'],
  seats: ['toPlay', 'wonder'],
};

export function readPending(r: Report, file: Fields, options: Options): State | null {
  const choices = file.options === undefined ? [] : optionChoices(options);
  return readPacked(
    r,
    PACKING,
    file.pending,
    (s) =>
      choices.every((choice, i) => choice === s.options[i]) &&
      agrees(file, positionFields(s), MEANINGS),
  );
}
