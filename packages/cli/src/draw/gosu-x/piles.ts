/** The piles beside the armies: discards, removed cards, and what a player knows of the cards they do not see. Pure. */
import { cardName, SEATS, type Seat, type State } from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import { countedNames } from '../hand.ts';
import { nameOf } from '../look.ts';
import { pileLines } from '../pile.ts';
import type { BoardLook } from './board.ts';
import { defOf } from './cards.ts';
import { onTable } from './words.ts';

/** Both discard piles and removed cards, the top card last. */
export function drawPiles(s: State, look: BoardLook): string[] {
  const { lang } = look;
  return SEATS.flatMap((seat) => {
    const p = s.players[seat];
    const who = nameOf(look, seat);
    const own = seat === look.you;
    const discard = own ? onTable(lang, 'yourDiscard') : onTable(lang, 'discardOf', { who });
    const removed = own ? onTable(lang, 'yourRemoved') : onTable(lang, 'removedOf', { who });
    return [
      ...pile(s, discard + onTable(lang, 'topLast'), p.discard, look, false),
      ...(p.removed.length > 0 ? pile(s, removed, p.removed, look, true) : []),
    ];
  });
}

/** Cards of the opponent's hand and of the looker's deck that the looker has seen. */
export function drawKnown(s: State, look: BoardLook): string[] {
  const { lang } = look;
  const far: Seat = look.seat === 0 ? 1 : 0;
  const who = nameOf(look, far);
  const known = s.players[far].hand.filter((card) => card >= 0);
  const tops: number[] = [];
  const { deck } = s.players[look.seat];
  for (let i = deck.length - 1; i >= 0 && at(deck, i) >= 0; i--) tops.push(at(deck, i));
  return [
    ...(known.length > 0 ? pile(s, onTable(lang, 'knownHand', { who }), known, look, true) : []),
    ...(tops.length > 0 ? pile(s, onTable(lang, 'yourDeckTop'), tops, look, false) : []),
  ];
}

/** `grouped`: equal cards together; otherwise in their order, which matters. */
function pile(
  s: State,
  title: string,
  cards: readonly number[],
  look: BoardLook,
  grouped: boolean,
): string[] {
  const names = cards.map((card) => cardName(defOf(s, card), look.lang));
  return pileLines(title, grouped ? countedNames(names) : names, look);
}
