/** The words around a card in the card list. */
import { phrasebook } from '@open-gosu/kernel';

export const CARD_WORDS = {
  value: { en: 'value {n}', fr: 'valeur {n}' },
  shift: { en: 'shift {n}', fr: 'relève {n}' },
  noShift: { en: 'no shift', fr: 'sans relève' },
  icons: { en: '{n:icon|icons}', fr: '{n:icône|icônes}' },
  tile: { en: 'Tile: {text}', fr: 'Tuile : {text}' },
  tileActive: { en: 'Active side: {text}', fr: 'Face active : {text}' },
  keyCard: { en: 'Key card: {card}', fr: 'Carte clé : {card}' },
  keyword: {
    en: '{name} ({id}), keyword, rule {rule}',
    fr: '{name} ({id}), mot-clé, règle {rule}',
  },
  strength: { en: 'strength {n}', fr: 'puissance {n}' },
  copies: { en: '{n} in the deck', fr: '{n} dans le paquet' },
  clanDeck: {
    en: '{cards} cards, {faces} different ones.',
    fr: '{cards} cartes, dont {faces} différentes.',
  },
  trigger: {
    en: '{name} ({id}), trigger, rule {rule}',
    fr: '{name} ({id}), déclencheur, règle {rule}',
  },
  power: { en: '{name} ({id}), power, rule {rule}', fr: '{name} ({id}), pouvoir, règle {rule}' },
  word: { en: '{name} ({id}), rule {rule}', fr: '{name} ({id}), règle {rule}' },
  maxForm: { en: 'Maximum: {text}', fr: 'Maximum : {text}' },
  estimated: {
    en: '* No source settles this: the figure is our own estimate.',
    fr: '* Aucune source ne l’établit : c’est notre estimation.',
  },
} as const;

export const aboutCard = phrasebook(CARD_WORDS);
