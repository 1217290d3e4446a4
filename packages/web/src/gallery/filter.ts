/** Which cards a reader asks for. Within clans and within levels any will do; of keywords a card must have all. */
import { printedTerms } from '../cards/terms.ts';
import type { Book, BookCard, BookTerm } from '../engine/book.ts';
import { matches } from '../rules/fold.ts';

export interface Filter {
  readonly query: string;
  readonly clans: ReadonlySet<string>;
  readonly levels: ReadonlySet<number>;
  readonly terms: ReadonlySet<string>;
}

export const EVERYTHING: Filter = {
  query: '',
  clans: new Set(),
  levels: new Set(),
  terms: new Set(),
};

/** `other`: the same book in the other language, once it is there; its names and texts are searched, too. */
export function filterCards(book: Book, other: Book | null, filter: Filter): readonly BookCard[] {
  const inOther = new Map(other?.cards.map((card) => [card.id, card]));
  return book.cards.filter((card) => {
    if (filter.clans.size > 0 && !filter.clans.has(card.clan)) return false;
    if (filter.levels.size > 0 && !filter.levels.has(card.level)) return false;
    if ([...filter.terms].some((term) => !card.terms.includes(term))) return false;
    const twin = inOther.get(card.id);
    return (
      matches(wordsOn(card, book), filter.query) ||
      (twin !== undefined && other !== null && matches(wordsOn(twin, other), filter.query))
    );
  });
}

/** All that can be read on a card. */
function wordsOn(card: BookCard, book: Book): string {
  const named = <T extends { readonly id: string; readonly name: string }>(
    all: readonly T[],
    id: string,
  ) => all.find((each) => each.id === id)?.name ?? id;
  return [
    card.name,
    card.id,
    named(book.clans, card.clan),
    book.levels[card.level - 1],
    ...card.terms.map((term) => named(book.terms, term)),
    ...card.texts,
  ].join(' ');
}

export interface TermGroups {
  /** Keywords or powers: they have a sign on the card. */
  readonly printed: readonly BookTerm[];
  /** Other words of the rules that the text of some card leans on. */
  readonly others: readonly BookTerm[];
}

/** In the order of the book. */
export function termsOnCards(book: Book): TermGroups {
  const used = new Set(book.cards.flatMap(({ terms }) => terms));
  const printed = new Set(book.cards.flatMap(printedTerms));
  return {
    printed: book.terms.filter(({ id }) => printed.has(id)),
    others: book.terms.filter(({ id }) => used.has(id) && !printed.has(id)),
  };
}

export interface Neighbours {
  readonly previous: BookCard | null;
  readonly next: BookCard | null;
  /** From 1; 0 where the card is not among those shown. */
  readonly now: number;
}

export function neighboursOf(id: string, cards: readonly BookCard[]): Neighbours {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) return { previous: null, next: null, now: 0 };
  return { previous: cards[at - 1] ?? null, next: cards[at + 1] ?? null, now: at + 1 };
}
