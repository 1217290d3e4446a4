/** Why a game ended, in words. */
import type { Lang, Text } from '@open-gosu/kernel';

const REASONS: { readonly [reason: string]: Text } = {
  supremacy: { en: 'two Supremacy tokens', fr: 'deux jetons de Suprématie' },
  tokens: { en: 'the fifth token', fr: 'le cinquième jeton' },
  fifteen: { en: 'fifteen cards in play', fr: 'quinze cartes en jeu' },
  'goan-sul': { en: 'Goan Sul: a battle won by 10', fr: 'Goan Sul : une bataille gagnée de 10' },
  justice: { en: 'Justice: the third tile', fr: 'Justice : la troisième tuile' },
  points: { en: 'points', fr: 'aux points' },
  'nine-of-a-clan': { en: 'nine cards of a clan', fr: 'neuf cartes d’un clan' },
  resignation: { en: 'resignation', fr: 'abandon' },
  time: { en: 'time', fr: 'au temps' },
};

export function reasonName(reason: string, lang: Lang): string {
  return REASONS[reason]?.[lang] ?? reason;
}
