/** What the kernel needs to pack a state into a position file and to read it back without trust. */
import { type FieldMeanings, isOver, type Packing } from '@open-gosu/kernel';
import { decode, encode } from '../codec/codec.ts';
import { advance, apply, ask, legal } from '../flow/engine.ts';
import { clone, type State } from '../state/state.ts';

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

export const MEANINGS: FieldMeanings = {
  ignored: ['game', 'options', 'seed', 'fill', 'pending'],
  unordered: ['hand'],
  seats: ['toPlay', 'advantage'],
};
