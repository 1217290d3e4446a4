/** Why a game ended: in the game's own words, or in ours where it ended outside its rules. */
import { inLang, type Lang, phrasebook } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';

export const ENDING_WORDS = {
  resignation: { en: 'resignation', fr: 'abandon' },
  time: { en: 'time', fr: 'temps écoulé' },
  claim: { en: 'somebody had left', fr: 'table quittée' },
  agreed: { en: 'as agreed', fr: 'd’un commun accord' },
  abandoned: { en: 'broken off', fr: 'partie interrompue' },
} as const;

const say = phrasebook(ENDING_WORDS);

function isOutside(reason: string): reason is keyof typeof ENDING_WORDS {
  return Object.hasOwn(ENDING_WORDS, reason);
}

export function endingName(kit: GameKit, reason: string, lang: Lang): string {
  if (isOutside(reason)) return say(lang, reason);
  const ending = Object.hasOwn(kit.endings, reason) ? kit.endings[reason] : undefined;
  return ending === undefined ? reason : inLang(ending, lang);
}
