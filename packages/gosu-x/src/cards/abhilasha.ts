/** Abhilasha: Secret shift, the discard pile as a second hand, capture and release. */
import {
  capture,
  chooseClan,
  chooseLevel,
  copy,
  copyFromDiscards,
  discard,
  endOfTurnIf,
  forEachPlayer,
  handTo,
  may,
  on,
  oneOf,
  releaseAll,
  removeChosen,
  respond,
  rule,
  takeBackUpTo,
  takeUpTo,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const abhilasha: ClanDef = {
  id: 'abhilasha',
  name: { en: 'Abhilasha', fr: 'Abhilasha' },
  tile: {
    estimated: true,
    aid: {
      en: 'Secret shift, the discard pile as a second hand, capture and release.',
      fr: 'Relève secrète, la défausse comme seconde main, capture et libération.',
    },
    keyCard: 'solok',
  },
  cards: [
    troop('red-circle', {
      name: { en: 'The Red Circle', fr: 'Le Cercle Rouge' },
      shift: 1,
      keywords: ['secret-shift', 'force-of-will'],
      ongoing: [respond('capture-or-destroy')],
    }),
    troop('apostles-of-night', {
      name: { en: 'Apostles of the Night', fr: 'Les apôtres de la nuit' },
      shift: 2,
      icons: 1,
      keywords: ['secret-shift'],
      effect: [oneOf(['capture', 'release'], { levels: [1] })],
    }),
    troop('guardians-of-night', {
      name: { en: 'Guardians of the Night', fr: 'Les gardiens de la nuit' },
      shift: 2,
      keywords: ['secret-shift', 'recruiter'],
      ongoing: [on('captured', discard('opponent', 1))],
    }),
    troop('dark-cultists', {
      name: { en: 'Dark Cultists', fr: 'Les sombres cultistes' },
      shift: 2,
      keywords: ['secret-shift', 'bounty'],
      effect: [copy({ where: 'row-or-column' })],
    }),
    hero('alpha-dead', {
      name: { en: 'Alpha (dead)', fr: 'Alpha (mort)' },
      nameId: 'alpha',
      shift: 2,
      keywords: ['secret-shift'],
      effect: [takeBackUpTo(2), capture('this')],
      estimated: ['shift'],
    }),
    hero('ashes', {
      name: 'Ashes',
      shift: 2,
      keywords: ['secret-shift'],
      effect: [
        chooseClan('own'),
        chooseLevel(),
        takeUpTo('X', { clan: 'chosen', level: 'chosen' }),
      ],
      estimated: ['shift'],
    }),
    hero('cylak', {
      name: 'Cylak',
      shift: 2,
      keywords: ['secret-shift'],
      effect: [forEachPlayer(may(capture({ side: 'opposing', levels: [3] })))],
      estimated: ['shift'],
    }),
    hero('ecnalab', {
      name: 'Ecnalab',
      shift: 2,
      keywords: ['secret-shift'],
      effect: [forEachPlayer(handTo('actor', 3, 'either'))],
      estimated: ['shift'],
    }),
    hero('solok', {
      name: 'Solok',
      shift: 2,
      keywords: ['secret-shift'],
      effect: [oneOf(['capture', 'release'], { levels: [1, 2] })],
      estimated: ['icons'],
    }),
    immortal('abhilasha', {
      name: 'Abhilasha',
      effect: [copyFromDiscards(), removeChosen()],
      ongoing: [rule('secret-shift-all')],
    }),
    immortal('bhj-abhilasha', {
      name: 'Byun Hyung Ja (Abhilasha)',
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [endOfTurnIf('three-captured-opposing', unlock(), releaseAll('opponent'))],
    }),
  ],
};
