/** The piles beside the armies: discards, removed cards, and what a player knows of the cards they do not see. Pure. */
import { SEATS, type Seat, type State } from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import { wrap } from '../layout.ts';
import { makeStyle } from '../style.ts';
import type { BoardLook } from './board.ts';
import { nameList } from './hand.ts';
import { onTable } from './words.ts';

/** Both discard piles and removed cards, the top card last. */
export function drawPiles(s: State, look: BoardLook): string[] {
  const { lang } = look;
  return SEATS.flatMap((seat) => {
    const p = s.players[seat];
    const who = look.names[seat] ?? `p${seat}`;
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
  const who = look.names[far] ?? `p${far}`;
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
  const { lang, width } = look;
  const kinds = cards.map((card) => at(s.kinds, card));
  const names = grouped ? nameList(kinds, lang) : kinds.flatMap((kind) => nameList([kind], lang));
  const list = names.length === 0 ? onTable(lang, 'empty') : names.join(', ');
  const [first = '', ...rest] = wrap(onTable(lang, 'list', { title, cards: list }), width, '  ');
  const start = title.length;
  return [makeStyle(look.color).bold(first.slice(0, start)) + first.slice(start), ...rest];
}
