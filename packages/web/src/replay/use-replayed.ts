/** The game a replay shows, found anew for every address and language. */
import type { Lang } from '@open-gosu/kernel';
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { loadMatch } from '../storage/matches.ts';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { type Loaded, loadReplayed } from './load-replayed.ts';
import { WORDS } from './words.ts';

/** What speaks to the server is loaded when it is wanted. */
async function fetchOnline(match: string, lang: Lang): Promise<Match | string> {
  const { fetchRecord } = await import('../online/match/record.ts');
  const read = await fetchRecord(match, lang);
  return read.ok ? read.value : read.message;
}

/** Null while it is being found. */
export function useReplayed(id: string): Loaded | null {
  const say = useWords(WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const { lang } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadReplayed(id, { ask, load: loadMatch, fetchOnline, lang, say, sayTable }).then(
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
