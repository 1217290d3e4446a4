/** The cards in the language the page is not in. */
import { useEffect, useState } from 'react';
import { loadBook } from '../cards/index.ts';
import type { Book } from '../engine/book.ts';
import type { GameId } from '../engine/match.ts';
import { useSettings } from '../settings/settings.ts';

/** Null while it is on its way, or did not come: the page does without it. */
export function useOtherBook(game: GameId): Book | null {
  const { lang } = useSettings();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly book: Book } | null>(null);
  const other = lang === 'en' ? 'fr' : 'en';
  const key = `${game}/${other}`;
  useEffect(() => {
    let isWanted = true;
    loadBook(game, other).then(
      (book) => isWanted && setLoaded({ key: `${game}/${other}`, book }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game, other]);
  return loaded?.key === key ? loaded.book : null;
}
