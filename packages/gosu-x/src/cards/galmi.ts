/** Galmi: the Wonder token all the time, digging, putting OPEN cards back on decks, Bounty marking, quick passes. */
import {
  chooseLevel,
  draw,
  extraTurn,
  may,
  on,
  passNow,
  placeBounty,
  putOnDeck,
  releaseAll,
  reveal,
  revealed,
  rule,
  swap,
  toDeckTop,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const galmi: ClanDef = {
  id: 'galmi',
  name: { en: 'Galmi', fr: 'Galmi' },
  tile: {
    estimated: false,
    aid: {
      en: 'Releases, draws, puts cards back on their deck, holds the Wonder token.',
      fr: 'Libère, pioche, remet des cartes sur leur deck, garde le jeton Merveille.',
    },
    keyCard: 'galmi-avatar',
  },
  cards: [
    troop('boul-go', {
      name: 'Boul Go',
      shift: 1,
      keywords: ['wondrous', 'recruiter'],
      ongoing: [on('spend-two', extraTurn())],
    }),
    troop('bun-to', {
      name: 'Bun To',
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [
        chooseLevel(),
        reveal(4),
        revealed('matching-level', 'hand'),
        revealed('rest', 'discard'),
      ],
    }),
    troop('kno-bo', {
      name: "Kno'Bo",
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [may(swap('yours')), draw({ cardsInColumn: 'galmi' })],
    }),
    troop('un-go', {
      name: "Un'Go",
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [toDeckTop({ levels: [1, 2], bonus: [3] })],
    }),
    hero('galmi-avatar', {
      name: { en: 'Galmi (Avatar)', fr: 'Galmi (Avatar)' },
      nameId: 'galmi',
      keywords: ['wondrous', 'ethereal'],
      ongoing: [rule('double-against-bounty')],
      estimated: ['shift'],
    }),
    hero('kan-te', {
      name: 'Kan Te',
      shift: 3,
      icons: 1,
      keywords: ['wondrous'],
      effect: [releaseAll('you')],
    }),
    hero('ree-ab', {
      name: 'Ree Ab',
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [putOnDeck('X'), draw(1)],
    }),
    hero('shard', {
      name: 'Shard',
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [reveal(4), revealed('one', 'hand'), revealed('rest', 'discard')],
    }),
    hero('she-rift', {
      name: 'She Rift',
      shift: 2,
      icons: 1,
      keywords: ['wondrous'],
      effect: [placeBounty()],
    }),
    immortal('galmi', {
      name: 'Galmi',
      keywords: ['wondrous'],
      effect: [toDeckTop({}), may(passNow())],
      ongoing: [rule('two-turns-after-pass')],
    }),
    immortal('bhj-galmi', {
      name: 'Byun Hyung Ja (Galmi)',
      nameId: 'bhj',
      keywords: ['wondrous', 'bounty'],
      ongoing: [on('first-pass', unlock())],
    }),
  ],
};
