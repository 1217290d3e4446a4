/** Why a game ended, as it stands after "p0 wins the game: ". The one wording of each ending. */
import type { Lang, Text } from '@open-gosu/kernel';
import type { Reason } from '../state/state.ts';

export const ENDINGS: { readonly [R in Reason]: Text } = {
  supremacy: { en: '2 Supremacy tokens', fr: '2 jetons de Suprématie' },
  tokens: { en: 'a fifth Activation token', fr: 'un cinquième jeton d’activation' },
  fifteen: { en: '15 face-up cards in the army', fr: '15 cartes face visible dans l’armée' },
  'goan-sul': {
    en: 'a Great Battle won by 10 or more (Goan Sul)',
    fr: 'une Grande Bataille gagnée de 10 points ou plus (Goan Sul)',
  },
  justice: {
    en: 'a third tile turned, with a Supremacy token (Justice)',
    fr: 'une troisième tuile retournée, avec un jeton de Suprématie (Justice)',
  },
};

export function endingText(reason: Reason, lang: Lang): string {
  return ENDINGS[reason][lang];
}
