/** A new game, up to its first question. */
import { makeRng, type Seed } from '@open-gosu/kernel';
import { makeFrame, PROC } from '../state/frame.ts';
import { newState, type State } from '../state/state.ts';
import { advance } from './engine.ts';

export function setup(seed: Seed, players: number): State {
  const s = newState(makeRng(seed), players);
  s.stack.push(makeFrame(PROC.match, 0));
  advance(s, undefined);
  return s;
}
