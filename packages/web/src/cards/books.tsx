/** The cards of a game in the language of the page: asked of the engine once, then at hand everywhere below. */
import type { Lang } from '@open-gosu/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Book, BookCard, BookClan, BookTerm } from '../engine/book.ts';
import { ask } from '../engine/client.ts';
import type { GameId } from '../engine/match.ts';
import { useSettings } from '../settings/settings.ts';

/** A book and where things stand in it. */
interface OpenBook {
  readonly book: Book;
  readonly cards: ReadonlyMap<string, BookCard>;
  readonly clans: ReadonlyMap<string, BookClan>;
  readonly terms: ReadonlyMap<string, BookTerm>;
}

const asked = new Map<string, Promise<Book>>();
const told = new Map<string, Book>();

const keyOf = (game: GameId, lang: Lang) => `${game}/${lang}`;

/** One request for each game and language; a failed one is asked again next time. */
export function loadBook(game: GameId, lang: Lang): Promise<Book> {
  const key = keyOf(game, lang);
  const found = asked.get(key);
  if (found !== undefined) return found;
  const loading = ask('book', { game, lang });
  asked.set(key, loading);
  loading.then(
    (book) => told.set(key, book),
    () => asked.delete(key),
  );
  return loading;
}

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}

const BookContext = createContext<OpenBook | null>(null);

export interface BookProviderProps {
  readonly game: GameId;
  /** Already at hand: nothing is asked. */
  readonly book?: Book;
  readonly children?: ReactNode;
}

export function BookProvider({ game, book: given, children }: BookProviderProps) {
  const { lang } = useSettings();
  const [loaded, setLoaded] = useState<Book | null>(null);
  const ready = given ?? told.get(keyOf(game, lang)) ?? null;

  useEffect(() => {
    if (ready !== null) return;
    let isWanted = true;
    loadBook(game, lang).then(
      (book) => isWanted && setLoaded(book),
      // Whoever shows cards shows their ids meanwhile, and the next screen asks again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game, lang, ready]);

  // Until another language is there, the old one serves.
  const book = ready ?? (loaded?.game === game ? loaded : null);
  const open = useMemo(
    () =>
      book && {
        book,
        cards: byId(book.cards),
        clans: byId(book.clans),
        terms: byId(book.terms),
      },
    [book],
  );
  return <BookContext.Provider value={open}>{children}</BookContext.Provider>;
}

/** Null while it is on its way. */
export function useBook(): Book | null {
  return useContext(BookContext)?.book ?? null;
}

export function useCard(id: string | null | undefined): BookCard | null {
  const open = useContext(BookContext);
  return (id && open?.cards.get(id)) || null;
}

export function useClan(id: string | null | undefined): BookClan | null {
  const open = useContext(BookContext);
  return (id && open?.clans.get(id)) || null;
}

export function useTerm(id: string | null | undefined): BookTerm | null {
  const open = useContext(BookContext);
  return (id && open?.terms.get(id)) || null;
}
