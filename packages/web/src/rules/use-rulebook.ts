/** The rules of a game, once they are here. */
import { useEffect, useState } from 'react';
import type { GameId } from '../engine/match.ts';
import { loadRulebook, type Rulebook } from './texts.ts';

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'here'; readonly book: Rulebook };

export function useRulebook(game: GameId): Loaded {
  const [loaded, setLoaded] = useState<{
    readonly game: GameId;
    readonly book: Rulebook | null;
  } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true;
    const take = (book: Rulebook | null) => {
      if (isWanted) setLoaded({ game, book });
    };
    loadRulebook(game).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [game, attempt]);
  if (loaded === null || loaded.game !== game) return { state: 'loading' };
  if (loaded.book !== null) return { state: 'here', book: loaded.book };
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { state: 'failed', retry };
}
