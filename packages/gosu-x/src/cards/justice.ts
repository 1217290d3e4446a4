/** Justice: evens out hands and armies, punishes the leader, fetches cards. */
import {
  banCard,
  capture,
  discard,
  draw,
  endOfTurnIf,
  forEachPlayer,
  handTo,
  lookAtHand,
  on,
  respond,
  rule,
  sacrifice,
  search,
  takeBack,
  turnTile,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const justice: ClanDef = {
  id: 'justice',
  name: { en: 'Justice', fr: 'Justice' },
  tile: {
    estimated: false,
    aid: {
      en: 'Evens out hands and armies, punishes the leader, fetches cards.',
      fr: 'Égalise les mains et les armées, punit le meneur, va chercher des cartes.',
    },
    keyCard: 'quae',
  },
  cards: [
    troop('atalanta', {
      name: { en: 'Atalanta of the Great Shield', fr: 'Atalante à grand bouclier' },
      shift: 1,
      keywords: ['recruiter', 'force-of-will'],
      ongoing: [respond('activation')],
    }),
    troop('arrows-of-justice', {
      name: { en: 'Arrows of Justice', fr: 'Les flèches de Justice' },
      shift: 1,
      effect: [lookAtHand(), banCard()],
    }),
    troop('petal-faeries', {
      name: { en: 'Petal Faeries', fr: 'Les fées pétale' },
      shift: 3,
      effect: [forEachPlayer(takeBack('actor')), capture({ bounty: true })],
    }),
    troop('volantis', {
      name: 'Volantis',
      shift: 2,
      effect: [sacrifice('more-in-play', 1), discard('more-in-hand', 1)],
    }),
    hero('elle', { name: 'Elle', shift: 2, effect: [search()] }),
    hero('nezha', {
      name: 'Nezha',
      ongoing: [endOfTurnIf('empty-hand', draw(2))],
      estimated: ['shift'],
    }),
    hero('quae', { name: 'Quae', shift: 2, effect: [sacrifice('more-in-play', 'lead-in-play')] }),
    hero('sati', { name: 'Sati', shift: 3, effect: [handTo('you', 'opponent-hand', 'draw')] }),
    hero('tourach', {
      name: 'Tourach',
      shift: 3,
      effect: [handTo('opponent', 'your-hand', 'discard')],
    }),
    immortal('justice', {
      name: 'Justice',
      effect: [turnTile()],
      ongoing: [rule('ethereal-highest-open')],
    }),
    immortal('bhj-justice', {
      name: 'Byun Hyung Ja (Justice)',
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [on('battle-lost', unlock())],
    }),
  ],
};
