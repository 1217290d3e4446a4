/** Whether one hears the others at a table: for each match, kept while the tab is open. In rated matches one asks for it. */
import { useCallback, useState } from 'react';

const keyOf = (match: string) => `muted ${match}`;

function kept(match: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(match));
  } catch {
    return null;
  }
}

export function useMuted(match: string, isRated: boolean): [boolean, (isMuted: boolean) => void] {
  const [isMuted, setMuted] = useState(() => (kept(match) ?? String(isRated)) === 'true');
  const mute = useCallback(
    (now: boolean) => {
      setMuted(now);
      try {
        sessionStorage.setItem(keyOf(match), String(now));
      } catch {
        // Then it lasts as long as the page.
      }
    },
    [match],
  );
  return [isMuted, mute];
}
