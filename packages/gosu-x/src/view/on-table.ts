/** Cards that lie open on the table for the moment: the one being paid for, and those an effect has revealed. */
import { top } from '@open-gosu/kernel';
import { enteringCard } from '../flow/enter.ts';
import { revealedCards } from '../ops/piles.ts';
import { PROGRAMS } from '../ops/programs.ts';
import { PROC } from '../state/frame.ts';
import type { State } from '../state/state.ts';

/** Physical cards; they still belong to a hand, a discard pile or a deck. */
export function cardsOnTable(s: State): number[] {
  const entering = enteringCard(s);
  return [...(entering < 0 ? [] : [entering]), ...revealedNow(s)];
}

function revealedNow(s: State): number[] {
  if (s.stack.length === 0) return [];
  const f = top(s.stack);
  if (f.proc !== PROC.effect || PROGRAMS[f.program]?.[f.step]?.op !== 'revealed') return [];
  return revealedCards(s, f);
}
