/** What was said at the table: what of it is news, and its words. Pure. */
import { inLang, type Lang } from '@open-gosu/kernel';
import { PHRASE_TEXTS } from '@open-gosu/protocol';
import type { Said } from '../match/follower.ts';

/** `since`: when somebody came, by the server's clock. What was said before is told to them as well, as no news. */
export function saidSince(chat: readonly Said[], since: number): readonly Said[] {
  return chat.filter(({ at }) => at >= since);
}

export function saidText({ phrase, text = '' }: Said, lang: Lang): string {
  return phrase === undefined ? text : inLang(PHRASE_TEXTS[phrase], lang);
}
