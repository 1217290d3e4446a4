/** The words on a drawn table that mean the same in every game. */
import { phrasebook } from '@open-gosu/kernel';

export const COMMON_WORDS = {
  round: { en: 'Round {n}', fr: 'Manche {n}' },
  toPlay: { en: '{who} to play', fr: 'à {who} de jouer' },
  yourTurn: { en: 'your turn', fr: 'à vous de jouer' },
  gameOver: { en: 'game over', fr: 'partie finie' },
  extraNow: { en: 'additional turn', fr: 'tour supplémentaire' },
  extraDue: {
    en: '{n:additional turn follows|additional turns follow}',
    fr: '{n:tour supplémentaire suit|tours supplémentaires suivent}',
  },
  hand: { en: 'hand {n}', fr: 'main {n}' },
  discard: { en: 'discard {n}', fr: 'défausse {n}' },
  passed: { en: 'passed', fr: 'a passé' },
  hasPassed: { en: '{who} has passed', fr: '{who} a passé' },
  youHavePassed: { en: 'you have passed', fr: 'vous avez passé' },
  turnsLeft: { en: '{n:turn left|turns left}', fr: '{n:tour restant|tours restants}' },
  seatOf: { en: '{name} (p{seat})', fr: '{name} (p{seat})' },
  denseSeat: { en: '{name} p{seat}', fr: '{name} p{seat}' },
  open: { en: 'OPEN', fr: 'LIBRE' },
  handOf: { en: 'Hand of {who}', fr: 'Main de {who}' },
  emptyHand: { en: 'Your hand is empty.', fr: 'Votre main est vide.' },
  knownHand: { en: 'Known in the hand of {who}', fr: 'Connues dans la main de {who}' },
  free: { en: 'free', fr: 'gratuit' },
  costs: { en: 'discard {n}', fr: 'défausse {n}' },
  list: { en: '{title}: {cards}', fr: '{title} : {cards}' },
  topLast: { en: ' (top last)', fr: ' (dessus en dernier)' },
  unknown: { en: '{n} unknown', fr: '{n} inconnues' },
  empty: { en: 'empty', fr: 'vide' },
} as const;

export const onAnyTable = phrasebook(COMMON_WORDS);
