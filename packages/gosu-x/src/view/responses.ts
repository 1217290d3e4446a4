/**
 * Two extreme deals for those who look ahead: an opponent who holds every Force of will they may hold, and one who holds
 * none. What happens alike in both does not hang on whether somebody answers.
 */
import { at, sortAscending } from '@open-gosu/kernel';
import { KEYWORD, KEYWORDS_OF } from '../state/kinds.ts';
import { clone, kindAt, other, type Seat, type State } from '../state/state.ts';
import type { View } from './view.ts';

/** `deal`: made from the view. A spectator's deal stays as it is. */
export function withResponses(view: View, deal: State, holds: boolean): State {
  const s = clone(deal);
  if (view.viewer < 0 || at(s.kinds, 0) < 0) return s;
  const { hand, deck } = s.players[other(view.viewer as Seat)];
  const isUnseen = (card: number) => at(view.known, card) === 0;
  const answers = (card: number) => (at(KEYWORDS_OF, kindAt(s, card)) & KEYWORD.forceOfWill) !== 0;
  const from = holds ? deck : hand;
  const to = holds ? hand : deck;
  from.forEach((card, i) => {
    if (!isUnseen(card) || !answers(card)) return;
    const j = to.findIndex((there) => isUnseen(there) && !answers(there));
    if (j < 0) return;
    from[i] = at(to, j);
    to[j] = card;
  });
  tidy(s, view);
  return s;
}

/** Hands are ascending and known to their owner. */
function tidy(s: State, view: View): void {
  const seat = other(view.viewer as Seat);
  const { hand, deck } = s.players[seat];
  for (const card of deck) s.known[card] = at(view.known, card);
  for (const card of hand) s.known[card] = at(view.known, card) | (1 << seat);
  sortAscending(hand);
}
