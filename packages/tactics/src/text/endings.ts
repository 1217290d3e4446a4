/** Why a game ended, as it stands after "p0 wins the game: ". The one wording of each ending. */
import type { Lang, Text } from '@open-gosu/kernel';
import type { Reason } from '../state/state.ts';

export const ENDINGS: { readonly [R in Reason]: Text } = {
  points: { en: '3 victory points', fr: '3 points de victoire' },
  fifteen: { en: '15 goblins in the army', fr: '15 gobelins dans l’armée' },
  'nine-of-a-clan': {
    en: '9 face-up goblins of one clan in the army',
    fr: '9 gobelins d’un même clan face visible dans l’armée',
  },
};

export function endingText(reason: Reason, lang: Lang): string {
  return ENDINGS[reason][lang];
}
