/** What a player is told before an answer that harms them or does nothing: a sentence, and a few words for a button. */

import type { Lang } from './lang.ts';
import { phrasebook } from './phrasebook.ts';
import { asSentence } from './typeset.ts';

export interface Warning {
  readonly text: string;
  readonly brief: string;
}

/** `own`: it harms the one who answers; `idle`: nothing will happen. */
export interface FoundWarning {
  readonly text: string;
  readonly kind: 'own' | 'idle';
}

const say = phrasebook({
  own: { en: 'at your own cost', fr: 'à vos dépens' },
  idle: { en: 'no effect', fr: 'sans effet' },
});

export function asWarning(found: FoundWarning | null, lang: Lang): Warning | null {
  if (found === null) return null;
  return { text: asSentence(found.text, lang), brief: say(lang, found.kind) };
}
