/** X2: a new game, brought to its first question. */
import { makeRng, type Options, type Seed } from '@open-gosu/kernel';
import { givenClans, optionChoices } from '../options.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { clanIndex } from '../state/kinds.ts';
import { newState, SEATS, type State } from '../state/state.ts';
import { takeClan } from './draft.ts';
import { advance } from './engine.ts';

export function setup(options: Options, seed: Seed): State {
  const s = newState(optionChoices(options), makeRng(seed));
  for (const seat of SEATS) {
    for (const clan of givenClans(options)[seat] ?? [])
      takeClan(s, undefined, seat, clanIndex(clan));
  }
  s.stack.push(makeFrame(PROC.match, 0));
  advance(s, undefined);
  return s;
}
