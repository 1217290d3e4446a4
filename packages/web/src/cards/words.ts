/** What is said of cards. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  captured: {
    en: '{game, select, tactics {imprisoned} other {captured}}',
    fr: '{game, select, tactics {emprisonné} other {capturée}}',
  },
  hidden: { en: 'face-down card', fr: 'carte face cachée' },
  value: {
    en: '{game, select, tactics {strength} other {value}} {value}',
    fr: '{game, select, tactics {puissance} other {valeur}} {value}',
  },
  shift: {
    en: '{game, select, tactics {mutation} other {shift}} {cost}',
    fr: '{game, select, tactics {mutation} other {relève}} {cost}',
  },
  place: { en: 'row {row} column {column}', fr: 'ligne {row} colonne {column}' },
  open: { en: 'OPEN', fr: 'LIBRE' },
  tokens: {
    en: '{tokens, plural, one {# token} other {# tokens}} of {slots}',
    fr: '{tokens, plural, one {# jeton} other {# jetons}} sur {slots}',
  },
  ethereal: { en: 'Ethereal', fr: 'Éthérée' },
  bountyToken: { en: 'Bounty token', fr: 'jeton Prime' },
  shapeshifter: { en: 'shapeshifter', fr: 'métamorphe' },

  valueTitle: {
    en: '{game, select, tactics {Strength} other {Value}}',
    fr: '{game, select, tactics {Puissance} other {Valeur}}',
  },
  shiftTitle: {
    en: '{game, select, tactics {Mutation cost} other {Shift cost}}',
    fr: '{game, select, tactics {Coût de mutation} other {Coût de relève}}',
  },
  iconsTitle: { en: 'Icons', fr: 'Icônes' },
  copies: { en: '{copies} in the deck', fr: '{copies} dans le paquet' },
  printed: { en: 'printed {value}', fr: 'imprimé : {value}' },
  noShift: {
    en: '{game, select, tactics {cannot mutate} other {cannot be shifted}}',
    fr: '{game, select, tactics {ne mute pas} other {pas de relève}}',
  },
  tokensOn: { en: '{tokens} of {slots} with a token', fr: '{tokens} sur {slots} avec un jeton' },
  termsTitle: { en: 'Words', fr: 'Mots' },
  rulingsTitle: { en: 'Rulings', fr: 'Précisions' },
  notesTitle: { en: 'Our estimates', fr: 'Nos estimations' },
  rule: { en: 'Rule {rule}', fr: 'Règle {rule}' },

  zoomTitle: { en: 'Card in full', fr: 'Carte en détail' },
  zoomEmpty: {
    en: 'Point at a card, or move to it, to read it here. The key i keeps it.',
    fr: 'Pointez une carte, ou allez dessus au clavier, pour la lire ici. La touche i la garde.',
  },
  pin: { en: 'Keep this card', fr: 'Garder cette carte' },
  unpin: { en: 'Let go of this card', fr: 'Lâcher cette carte' },
  close: { en: 'Close the card', fr: 'Fermer la carte' },
} as const satisfies Words;
