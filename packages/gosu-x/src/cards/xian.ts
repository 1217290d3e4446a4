/** Xi'an: cards of every clan, copying, drawing by clans in a row or column. */
import {
  capture,
  chooseClan,
  copy,
  discardOfClan,
  draw,
  endOfTurn,
  may,
  oneOf,
  reveal,
  revealed,
  rule,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const xian: ClanDef = {
  id: 'xian',
  name: { en: "Xi'an", fr: "Xi'an" },
  tile: {
    estimated: true,
    aid: {
      en: 'Cards of every clan, copied effects, drawing by clans in a row or column.',
      fr: 'Cartes de tous les clans, effets copiés, pioche selon les clans en ligne ou en colonne.',
    },
    keyCard: 'valeen',
  },
  cards: [
    troop('thousand-faces', {
      name: { en: '1000 Faces', fr: '1000 visages' },
      shift: 2,
      icons: 2,
      effect: [draw('clans-in-column')],
    }),
    troop('three-wishes', {
      name: { en: '3 Wishes', fr: '3 voeux' },
      shift: 1,
      icons: 2,
      effect: [
        chooseClan('own'),
        reveal(4),
        revealed('matching-clan', 'hand'),
        revealed('rest', 'discard'),
      ],
    }),
    troop('all-in-one', {
      name: { en: 'All in One', fr: 'All in one' },
      keywords: ['bounty'],
      ongoing: [rule('all-clans')],
      estimated: ['shift'],
    }),
    troop('dancing-dragon', {
      name: { en: 'Dancing Dragon', fr: 'Dragon dansant' },
      shift: 2,
      effect: [copy({ levels: [1] })],
    }),
    hero('dalisteer', {
      name: 'Dalisteer',
      shift: 2,
      icons: 2,
      keywords: ['secret-shift'],
      effect: [draw('clans-in-row')],
    }),
    hero('nio', {
      name: 'Nio',
      shift: 3,
      keywords: ['echo'],
      effect: [copy({ where: 'adjacent' }), capture('chosen')],
    }),
    hero('pangu', {
      name: 'Pangu',
      shift: 3,
      keywords: ['veteran'],
      effect: [oneOf(['capture', 'destroy', 'release'], { levels: [1, 2] })],
      estimated: ['icons'],
    }),
    hero('shennong', {
      name: 'Shennong',
      keywords: ['bounty'],
      ongoing: [rule('all-clans')],
      estimated: ['shift'],
    }),
    hero('valeen', {
      name: 'Valeen',
      shift: 2,
      keywords: ['wondrous'],
      effect: [copy({ levels: [1, 2] })],
    }),
    immortal('xian', { name: "Xi'an", effect: [copy({})], ongoing: [rule('all-clans-level-3')] }),
    immortal('bhj-xian', {
      name: "Byun Hyung Ja (Xi'an)",
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [endOfTurn(may(chooseClan('five-in-hand'), discardOfClan(5), unlock()))],
    }),
  ],
};
