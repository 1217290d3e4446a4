/** Why a game ended: in the game's own words, or in ours where it ended outside its rules. */
import type { Lang } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { phrasebook } from './phrasebook.ts';

export const ENDING_WORDS = {
  resignation: { en: 'resignation', fr: 'abandon' },
  time: { en: 'time', fr: 'temps écoulé' },
} as const;

const say = phrasebook(ENDING_WORDS);

export function endingName(kit: GameKit, reason: string, lang: Lang): string {
  if (reason === 'resignation' || reason === 'time') return say(lang, reason);
  return kit.ending(reason, lang) ?? reason;
}
