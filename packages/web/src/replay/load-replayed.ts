/** Finds the game a replay shows: kept in this browser, on the server, or carried by the link itself. */
import type { Lang } from '@open-gosu/kernel';
import { type Match, Unplayable } from '../engine/match.ts';
import type { Asked, RequestName, Told } from '../engine/requests.ts';
import type { Say } from '../i18n/language.ts';
import type { SavedMatch } from '../storage/matches.ts';
import type { WORDS as TABLE_WORDS } from '../table/words.ts';
import { isRecordLink, readRecordLink } from './record-link.ts';
import type { WORDS } from './words.ts';

export interface Replayed {
  readonly match: Match;
  readonly isOver: boolean;
  /** Came with the link, and is kept nowhere yet. */
  readonly isGuest: boolean;
  readonly winners: readonly number[] | null;
}

export interface Refusal {
  readonly title: string;
  readonly text: string;
}

export type Loaded = { readonly replayed: Replayed } | { readonly refusal: Refusal };

export interface Finders {
  ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>>;
  load(id: string): Promise<SavedMatch | null>;
  /** A match that has ended on the server, or why it cannot be had. */
  fetchOnline(match: string, lang: Lang): Promise<Match | string>;
  readonly lang: Lang;
  readonly say: Say<typeof WORDS>;
  readonly sayTable: Say<typeof TABLE_WORDS>;
}

/** As matches of the server are kept among one's own games. */
const ONLINE = /^online-([\w-]+)$/;

async function find(id: string, finders: Finders): Promise<Match | string> {
  const { ask, load, lang, say, fetchOnline } = finders;
  if (!isRecordLink(id)) {
    const kept = (await load(id))?.match;
    if (kept !== undefined) return kept;
    const match = ONLINE.exec(id)?.[1];
    return match === undefined ? say('missing') : fetchOnline(match, lang);
  }
  const input = await readRecordLink(id);
  if (input === null) return say('badLink', { reason: say('cutShort') });
  const read = await ask('fromRecord', { input, lang });
  return read.ok ? read.value : say('badLink', { reason: read.message });
}

/** What cannot be played here cannot be seen again either: the same is said of it as at the table. */
export async function loadReplayed(id: string, finders: Finders): Promise<Loaded> {
  const { ask, lang, say, sayTable } = finders;
  try {
    const match = await find(id, finders);
    if (typeof match === 'string') return { refusal: { title: say('title'), text: match } };
    const { ending } = await ask('scene', { match, viewer: -1, lang });
    const winners = ending?.winners ?? null;
    return { replayed: { match, isOver: ending !== null, isGuest: isRecordLink(id), winners } };
  } catch (fault) {
    if (!(fault instanceof Unplayable)) throw fault;
    const text = sayTable('unplayableText', { reason: fault.reason[lang] });
    return { refusal: { title: sayTable('unplayable'), text } };
  }
}
