/** Why a game ended: in the game's own words, or in ours where it ended outside its rules. */
import { inLang, type Lang, phrasebook } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';

export const ENDING_WORDS = {
  resignation: { en: 'resignation', fr: 'abandon' },
  time: { en: 'time', fr: 'temps écoulé' },
} as const;

const say = phrasebook(ENDING_WORDS);

export function endingName(kit: GameKit, reason: string, lang: Lang): string {
  if (reason === 'resignation' || reason === 'time') return say(lang, reason);
  const ending = Object.hasOwn(kit.endings, reason) ? kit.endings[reason] : undefined;
  return ending === undefined ? reason : inLang(ending, lang);
}
