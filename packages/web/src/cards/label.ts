/** What a card is called for those who do not see it: "Solok, Hero, Abhilasha, value 3, shift 2, Secret shift, row 2...". */
import { useCallback } from 'react';
import type { Book, BookCard } from '../engine/book.ts';
import type { Cell, Handle } from '../engine/scene.ts';
import { type Say, useWords } from '../i18n/language.ts';
import { useBook } from './books.tsx';
import { printedTerms } from './terms.ts';
import { WORDS } from './words.ts';

export type SayCards = Say<typeof WORDS>;

const ROWS = ['I', 'II', 'III'];

/** "p0:II3" is row 2, column 3. */
export function readPlace(place: Handle): { readonly row: number; readonly column: number } | null {
  const [, row = '', column = ''] = /^p\d+:(I{1,3})(\d+)$/.exec(place) ?? [];
  return row === '' ? null : { row: ROWS.indexOf(row) + 1, column: Number(column) };
}

/** `tactics` or `x`: what the words of this folder choose by. */
export function gameWord(book: Pick<Book, 'game'>): 'tactics' | 'x' {
  return book.game === 'gosu-tactics' ? 'tactics' : 'x';
}

export function cardLabel(
  card: BookCard | null,
  cell: Cell | undefined,
  book: Book,
  say: SayCards,
): string {
  const parts = cell?.isCaptured
    ? [card?.name ?? say('hidden'), say('captured', { game: gameWord(book) })]
    : card === null
      ? [say('hidden')]
      : faceParts(card, cell, book, say);
  return [...parts, ...placeParts(cell, say)].join(', ');
}

function faceParts(
  card: BookCard,
  cell: Cell | undefined,
  book: Book,
  say: SayCards,
): readonly string[] {
  const game = gameWord(book);
  const cost = cell === undefined ? card.shift : cell.shiftCost;
  const printed = printedTerms(card);
  const terms = printed.map((id) => book.terms.find((term) => term.id === id)?.name ?? id);
  return [
    card.name,
    book.levels[card.level - 1] ?? '',
    book.clans.find(({ id }) => id === card.clan)?.name ?? card.clan,
    ...(card.isShapeshifter ? [say('shapeshifter')] : []),
    say('value', { game, value: cell?.value ?? card.value }),
    ...(cost === null ? [] : [say('shift', { game, cost })]),
    ...terms,
    ...(cell?.isEthereal && !printed.includes('ethereal') ? [say('ethereal')] : []),
    ...(cell?.hasBounty ? [say('bountyToken')] : []),
  ];
}

function placeParts(cell: Cell | undefined, say: SayCards): readonly string[] {
  if (cell === undefined) return [];
  const place = readPlace(cell.place);
  const isFaceUp = !cell.isCaptured;
  return [
    ...(place === null ? [] : [say('place', place)]),
    ...(cell.isOpen ? [say('open')] : []),
    ...(isFaceUp && cell.slots > 0
      ? [say('tokens', { tokens: cell.tokens, slots: cell.slots })]
      : []),
  ];
}

/** The same with the book and the language of the page; just the id while the book is on its way. */
export function useCardLabel(): (card: BookCard | null, cell?: Cell) => string {
  const book = useBook();
  const say = useWords(WORDS);
  return useCallback(
    (card, cell) =>
      book === null ? (card?.name ?? say('hidden')) : cardLabel(card, cell, book, say),
    [book, say],
  );
}
