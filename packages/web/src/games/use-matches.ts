/** The list of games as it is now, also after another tab has played. */
import { useCallback, useEffect, useState } from 'react';
import { type Damaged, type Listed, listMatches, type SavedMatch } from '../storage/matches.ts';

/** Null while it is being read. */
export function useMatches(): readonly [
  readonly SavedMatch[] | null,
  () => Promise<void>,
  readonly Damaged[],
] {
  const [listed, setListed] = useState<Listed | null>(null);
  const refresh = useCallback(async () => setListed(await listMatches()), []);
  useEffect(() => {
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  return [listed?.matches ?? null, refresh, listed?.damaged ?? NONE];
}

const NONE: readonly Damaged[] = [];
