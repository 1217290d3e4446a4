/** What the book says beside the games' own texts: which figures are our estimate. */
import { phrasebook } from '@open-gosu/kernel';

export const BOOK_WORDS = {
  shift: {
    en: 'No source settles the shift cost: it is our own estimate.',
    fr: 'Aucune source n’établit le coût de relève : c’est notre estimation.',
  },
  icons: {
    en: 'No source settles the number of icons: it is our own estimate.',
    fr: 'Aucune source n’établit le nombre d’icônes : c’est notre estimation.',
  },
  value: {
    en: 'No source settles the value: it is our own estimate.',
    fr: 'Aucune source n’établit la valeur : c’est notre estimation.',
  },
  bonus: {
    en: 'No source settles what a Supremacy token adds: it is our own estimate.',
    fr: 'Aucune source n’établit ce qu’ajoute un jeton de Suprématie : c’est notre estimation.',
  },
  tile: {
    en: 'No source settles the active side of the tile: it is our own estimate.',
    fr: 'Aucune source n’établit la face active de la tuile : c’est notre estimation.',
  },
  marked: {
    en: 'Where no source settles a figure, the card says that it is our own estimate.',
    fr: 'Là où aucune source n’établit un chiffre, la carte dit que c’est notre estimation.',
  },
  maximum: { en: '{base} Maximum: {max}', fr: '{base} Maximum : {max}' },
} as const;

export const sayInBook = phrasebook(BOOK_WORDS);
