/** Goan Sul: Veterans, capture, destruction, sacrifice; stronger with a Supremacy token. */
import {
  capture,
  chooseClan,
  destroy,
  destroyAllOpen,
  extraTurn,
  forEachPlayer,
  may,
  on,
  removeClan,
  rule,
  sacrifice,
  swap,
  take,
  takeOneOfEachLevel,
  unlock,
  when,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const goanSul: ClanDef = {
  id: 'goan-sul',
  name: { en: 'Goan Sul', fr: 'Goan Sul' },
  tile: {
    estimated: true,
    aid: {
      en: 'Veterans, capture, destruction, sacrifice; stronger with a Supremacy token.',
      fr: 'Vétérans, capture, destruction, sacrifice ; plus fort avec un jeton de Suprématie.',
    },
    keyCard: 'smook',
  },
  cards: [
    troop('lava-goddesses', {
      name: { en: 'Lava Goddesses', fr: 'Déesses de lave' },
      shift: 1,
      keywords: ['veteran'],
      effect: [capture({ levels: [1] })],
      estimated: ['icons'],
    }),
    troop('spirits-of-smook', {
      name: { en: 'Spirits of Smook', fr: 'Esprits de Smook' },
      shift: 2,
      icons: 1,
      keywords: ['veteran'],
      effect: [take(1, { keywords: ['veteran'] })],
    }),
    troop('demon-guardians', {
      name: { en: 'Demon Guardians', fr: 'Les gardiens démons' },
      shift: 2,
      icons: 1,
      keywords: ['veteran'],
      effect: [may(swap('any')), destroy({ levels: [1] })],
    }),
    troop('bombers', {
      name: { en: 'Bombers', fr: 'Unités de bombardement' },
      shift: 2,
      icons: 1,
      keywords: ['veteran'],
      effect: [
        forEachPlayer(sacrifice('actor', 1)),
        when('supremacy', may(forEachPlayer(sacrifice('actor', 1)))),
      ],
    }),
    hero('alpha', {
      name: 'Alpha',
      shift: 2,
      keywords: ['veteran'],
      effect: [capture({ levels: [1, 2], bonus: [3] })],
      estimated: ['icons', 'bonus'],
    }),
    hero('hempo', {
      name: 'Hempo',
      shift: 3,
      icons: 1,
      keywords: ['veteran'],
      effect: [may(swap('any')), destroy({ levels: [1, 2], bonus: [3] })],
    }),
    hero('hemro', {
      name: { en: 'Hemro, Bounty Hunter', fr: 'Hemro, le chasseur de primes' },
      keywords: ['veteran'],
      ongoing: [rule('bounty-plus-one')],
      estimated: ['shift', 'icons'],
    }),
    hero('orgah', {
      name: 'Orgah',
      shift: 1,
      icons: 1,
      keywords: ['veteran', 'bounty'],
      effect: [forEachPlayer(chooseClan('in-discard', 'actor'), removeClan('actor'))],
    }),
    hero('smook', {
      name: 'Smook',
      shift: 3,
      icons: 1,
      keywords: ['veteran'],
      effect: [takeOneOfEachLevel('X', { keywords: ['veteran'] }), when('X-is-4', extraTurn())],
    }),
    immortal('goan-sul', {
      name: 'Goan Sul',
      keywords: ['veteran'],
      effect: [chooseClan('all'), destroyAllOpen()],
      ongoing: [rule('win-by-10')],
      estimated: ['icons'],
    }),
    immortal('bhj-goan-sul', {
      name: 'Byun Hyung Ja (Goan Sul)',
      nameId: 'bhj',
      keywords: ['veteran', 'bounty'],
      ongoing: [on('battle-won', unlock())],
      estimated: ['icons'],
    }),
  ],
};
