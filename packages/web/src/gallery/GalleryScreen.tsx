/**
 * All cards of a game: a grid to filter and search, and each card in full with its texts in both languages, its rulings
 * and a position to try it in. The address says which card is open: `#/cards/gosu-x/solok`.
 */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { BookProvider, useBook } from '../cards/index.ts';
import type { Book } from '../engine/book.ts';
import type { GameId } from '../engine/match.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { useWords } from '../i18n/language.ts';
import '../rules/rules.css';
import { CardDetail, DETAIL_ID } from './CardDetail.tsx';
import { CardGrid, linkId } from './CardGrid.tsx';
import { Filters } from './Filters.tsx';
import { EVERYTHING, type Filter, filterCards } from './filter.ts';
import './gallery.css';
import { useOtherBook } from './use-other-book.ts';
import { WORDS } from './words.ts';

interface GalleryScreenProps {
  readonly game: GameId;
  readonly card: string | null;
}

export function GalleryScreen({ game, card }: GalleryScreenProps) {
  const say = useWords(WORDS);
  return (
    <div className="gallery app-page">
      <header className="gallery-header">
        <h1>{say('title')}</h1>
        <nav className="rules-games" aria-label={say('games')}>
          {(['gosu-x', 'gosu-tactics'] as const).map((each) => (
            <a
              key={each}
              className="button button-small"
              href={hrefOf({ screen: 'cards', game: each, card: null })}
              aria-current={each === game ? 'true' : undefined}
            >
              {GAME_NAMES[each]}
            </a>
          ))}
        </nav>
      </header>
      <BookProvider game={game}>
        <Loaded key={game} game={game} card={card} />
      </BookProvider>
      <footer className="rules-notes">
        <p>{say('unofficial')}</p>
      </footer>
    </div>
  );
}

function Loaded({ game, card }: GalleryScreenProps) {
  const say = useWords(WORDS);
  const book = useBook();
  const other = useOtherBook(game);
  if (book === null) return <p role="status">{say('loading')}</p>;
  return <Gallery book={book} other={other} open={card} />;
}

interface GalleryProps {
  readonly book: Book;
  readonly other: Book | null;
  readonly open: string | null;
}

export function Gallery({ book, other, open }: GalleryProps) {
  const say = useWords(WORDS);
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const asked = useDeferredValue(filter);
  const cards = useMemo(() => filterCards(book, other, asked), [book, other, asked]);
  const card = book.cards.find(({ id }) => id === open) ?? null;
  useFocusOnTurn(open);
  if (card !== null) {
    return <CardDetail book={book} other={other} card={card} cards={cards} />;
  }
  return (
    <>
      {open !== null && (
        <p role="status" className="panel panel-padded">
          {say('noSuchCard', { id: open })}
        </p>
      )}
      <Filters
        book={book}
        filter={filter}
        onChange={(change) => setFilter({ ...filter, ...change })}
      />
      <p className="gallery-count">
        <span role="status">{say('count', { count: cards.length })}</span>
        {cards.length < book.cards.length && (
          <button
            type="button"
            className="button button-small"
            onClick={() => setFilter(EVERYTHING)}
          >
            {say('reset')}
          </button>
        )}
      </p>
      <CardGrid book={book} cards={cards} />
      {book.notes.map((note) => (
        <p key={note} className="gallery-note muted">
          {note}
        </p>
      ))}
    </>
  );
}

/** An opened card has the focus; a closed one gives it back to its link in the grid. */
function useFocusOnTurn(open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (last === open) return;
    const element = document.getElementById(open === null ? linkId(last ?? '') : DETAIL_ID);
    if (open !== null) scrollTo(0, 0);
    else element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [open]);
}
