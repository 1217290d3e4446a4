/** Which rule settled a tie of the Great Battle (T4.1), in words. */
import { asSentence, type Lang, phrasebook } from '@open-gosu/kernel';
import type { EventOf } from '../events.ts';

export const BATTLE_WORDS = {
  byAdvantage: {
    en: 'a tie: the holder of the Advantage card wins alone',
    fr: 'égalité : le joueur qui a la carte Avantage gagne seul',
  },
  shared: {
    en: 'a tie, and none of them holds the Advantage card: each takes a victory point',
    fr: 'égalité, et aucun d’eux n’a la carte Avantage : chacun gagne un point de victoire',
  },
} as const;

const say = phrasebook(BATTLE_WORDS);

/** Null where there was no tie. */
export function tieText({ winners, byAdvantage }: EventOf<'battle'>, lang: Lang): string | null {
  if (byAdvantage) return asSentence(say(lang, 'byAdvantage'), lang);
  return winners.length > 1 ? asSentence(say(lang, 'shared'), lang) : null;
}
