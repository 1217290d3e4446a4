/** The list of games as it is now, also after another tab has played. */
import { useCallback, useEffect, useState } from 'react';
import { listMatches, type SavedMatch } from '../storage/matches.ts';

/** Null while it is being read. */
export function useMatches(): readonly [readonly SavedMatch[] | null, () => Promise<void>] {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  const refresh = useCallback(async () => setMatches(await listMatches()), []);
  useEffect(() => {
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  return [matches, refresh];
}
