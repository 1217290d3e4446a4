/** The words on a drawn table of GOSU Tactics. The terms are those of the rules; sentences are kept short for 80 columns. */
import { phrasebook } from '@open-gosu/kernel';
import { COMMON_WORDS } from '../words.ts';

export const TACTICS_TABLE_WORDS = {
  ...COMMON_WORDS,
  opening: { en: 'opening hands', fr: 'mains de départ' },
  readHand: {
    en: 'hand shows these cards in full, help signs explains the signs.',
    fr: 'hand montre ces cartes en entier, help signs explique les signes.',
  },
  newHands: { en: 'before the first turn', fr: 'avant le premier tour' },
  deck: { en: 'deck {n}', fr: 'pioche {n}' },
  onTheTable: { en: 'On the table: {cards}', fr: 'Sur la table : {cards}' },
  points: { en: 'points {n}/3', fr: 'points {n}/3' },
  strength: { en: 'strength {n} ({by})', fr: 'puissance {n} ({by})' },
  goblins: { en: 'goblins {n}/15', fr: 'gobelins {n}/15' },
  clan: { en: '{clan} {n}/9', fr: '{clan} {n}/9' },
  advantage: { en: 'Advantage', fr: 'Avantage' },
  aside: { en: 'aside {n}', fr: 'de côté {n}' },
  known: { en: 'hand {n}, known: {cards}', fr: 'main {n}, connues : {cards}' },
  imprisoned: { en: 'imprisoned', fr: 'emprisonné' },
  discardPile: { en: 'Discard pile', fr: 'Défausse' },
  asideOf: { en: 'Put aside by {who}', fr: 'Mises de côté par {who}' },
  legend: {
    en: 'Go clan, »2 mutation cost, z zombie, → ↑ ← ↓ link sides, ° OPEN, ( ) imprisoned',
    fr: 'Go clan, »2 coût de mutation, z zombie, → ↑ ← ↓ liens, ° LIBRE, ( ) emprisonné',
  },
} as const;

export const onTable = phrasebook(TACTICS_TABLE_WORDS);
