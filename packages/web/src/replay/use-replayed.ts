/** The game a replay shows, found anew for every address and language. */
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { loadMatch } from '../storage/matches.ts';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { type Loaded, loadReplayed } from './load-replayed.ts';
import { WORDS } from './words.ts';

/** Null while it is being found. */
export function useReplayed(id: string): Loaded | null {
  const say = useWords(WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const { lang } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadReplayed(id, { ask, load: loadMatch, lang, say, sayTable }).then(
      (found) => isCurrent && setLoaded(found),
      // A fault of ours: the screen breaks, and its boundary says so.
      (fault) =>
        isCurrent &&
        setLoaded(() => {
          throw fault;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, lang, say, sayTable]);
  return loaded;
}
