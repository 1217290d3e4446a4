/** The game a replay shows: kept in this browser, or carried by the link itself. */
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import { type Say, useWords } from '../i18n/language.ts';
import { settingsNow } from '../settings/settings.ts';
import { loadMatch } from '../storage/matches.ts';
import { isRecordLink, readRecordLink } from './record-link.ts';
import { WORDS } from './words.ts';

export interface Replayed {
  readonly match: Match;
  readonly isOver: boolean;
  /** Came with the link, and is kept nowhere yet. */
  readonly isGuest: boolean;
  readonly winners: readonly number[] | null;
}

export type Loaded = { readonly replayed: Replayed } | { readonly refusal: string };

async function find(id: string, say: Say<typeof WORDS>): Promise<Match | string> {
  if (!isRecordLink(id)) return (await loadMatch(id))?.match ?? say('missing');
  const input = await readRecordLink(id);
  if (input === null) return say('badLink', { reason: say('cutShort') });
  const read = await ask('fromRecord', { input, lang: settingsNow().lang });
  return read.ok ? read.value : say('badLink', { reason: read.message });
}

async function load(id: string, say: Say<typeof WORDS>): Promise<Loaded> {
  const match = await find(id, say);
  if (typeof match === 'string') return { refusal: match };
  const { ending } = await ask('scene', { match, viewer: -1, lang: settingsNow().lang });
  const winners = ending?.winners ?? null;
  return { replayed: { match, isOver: ending !== null, isGuest: isRecordLink(id), winners } };
}

/** Null while it is being found. */
export function useReplayed(id: string): Loaded | null {
  const say = useWords(WORDS);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(id, say).then(
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
  }, [id, say]);
  return loaded;
}
