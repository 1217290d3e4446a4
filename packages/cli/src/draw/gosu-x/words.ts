/** The words on a drawn table of Gosu X. The terms are those of the rules; sentences are kept short for 80 columns. */
import { phrasebook } from '@open-gosu/kernel';
import { COMMON_WORDS } from '../words.ts';

export const TABLE_WORDS = {
  ...COMMON_WORDS,
  wonderOnBoard: { en: 'Wonder on the board', fr: 'Merveille sur le plateau' },
  wonderWith: { en: '{who} holds the Wonder', fr: '{who} a la Merveille' },
  tile: { en: '{clan} tile: {rule}', fr: 'Tuile {clan} : {rule}' },
  noClans: { en: 'no clan yet', fr: 'pas encore de clan' },
  supremacy: { en: 'Supremacy {n}/2', fr: 'Suprématie {n}/2' },
  deck: { en: 'deck {n}', fr: 'deck {n}' },
  removed: { en: 'removed {n}', fr: 'retirées {n}' },
  turnedTiles: { en: 'tiles turned: {clans}', fr: 'tuiles retournées : {clans}' },
  banned: { en: '{who} may not play {card}', fr: '{who} ne peut pas jouer {card}' },
  discardOf: { en: 'Discard pile of {who}', fr: 'Défausse de {who}' },
  removedOf: { en: 'Removed cards of {who}', fr: 'Cartes retirées de {who}' },
  topOfDeck: { en: 'Top of the deck of {who}', fr: 'Dessus du deck de {who}' },
  captured: { en: 'captured', fr: 'capturée' },
  legend: {
    en: 'Ju clan, 3 value, »2 shift cost, ○ free icon, ● token, $ Bounty, ~ Ethereal',
    fr: 'Ju clan, 3 valeur, »2 coût de relève, ○ icône libre, ● jeton, $ Prime, ~ Éthérée',
  },

  youHoldWonder: { en: 'you hold the Wonder', fr: 'vous avez la Merveille' },
  youBanned: { en: 'you may not play {card}', fr: 'vous ne pouvez pas jouer {card}' },
  activeTiles: { en: 'active tiles: {clans}', fr: 'tuiles : {clans}' },
  activeTile: { en: 'active tile: {clans}', fr: 'tuile : {clans}' },
  difference: { en: 'force {n} ({by})', fr: 'force {n} ({by})' },
  tokensInHand: { en: 'tokens {n}', fr: 'jetons {n}' },
  spent: { en: 'spent {n}', fr: 'dépensés {n}' },
  locked: { en: 'locked {n}', fr: 'bloqués {n}' },
  near: { en: '! {who}: {what}', fr: '! {who} : {what}' },
  nearWay: { en: '{label} {now}/{goal}', fr: '{label} {now}/{goal}' },
  nearBattle: {
    en: '{label} {now}/{goal} and ahead, the next battle wins the game',
    fr: '{label} {now}/{goal} et en tête, la prochaine bataille gagne la partie',
  },
  yourHand: { en: 'Your hand', fr: 'Votre main' },
  yourDeckTop: { en: 'On top of your deck', fr: 'Sur le dessus de votre deck' },
  yourDiscard: { en: 'Your discard pile', fr: 'Votre défausse' },
  yourRemoved: { en: 'Your removed cards', fr: 'Vos cartes retirées' },
  draftTaken: { en: '{who}: {clans}', fr: '{who} : {clans}' },
  draftNone: { en: 'none yet', fr: 'aucun' },
  draftTitle: {
    en: 'The draft: three clans each, in the order 1-2-2-1. "help <clan>" tells more.',
    fr: 'Le draft : trois clans chacun, ordre 1-2-2-1. « help <clan> » en dit plus.',
  },
  draftTiles: {
    en: 'The two clans nobody takes will give their rule (») to both players.',
    fr: 'Les deux clans que personne ne prend donneront leur règle (») aux deux joueurs.',
  },
  draftLast: {
    en: 'This is the last pick: the two clans left behind give their rule (») to both players.',
    fr: 'C’est le dernier choix : les deux clans laissés donnent leur règle (») aux deux joueurs.',
  },
  draftLeaves: { en: '  leaves {clans} active', fr: '  laisse {clans} actives' },
} as const;

export const onTable = phrasebook(TABLE_WORDS);
