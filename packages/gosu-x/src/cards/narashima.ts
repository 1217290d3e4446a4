/** Narashima: milling, discard on both sides, taking back, Bounty cards as ammunition. */
import {
  choosePlayer,
  discard,
  draw,
  extraTurnFromDiscard,
  forEachPlayer,
  may,
  mill,
  on,
  oneOf,
  payBounty,
  rule,
  sacrifice,
  take,
  takeUpTo,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const narashima: ClanDef = {
  id: 'narashima',
  name: { en: 'Narashima', fr: 'Narashima' },
  tile: {
    estimated: false,
    aid: {
      en: 'Mills its own deck, empties hands on both sides, takes cards back.',
      fr: 'Défausse son propre deck, vide les mains des deux camps, récupère des cartes.',
    },
    keyCard: 'nakshatra',
  },
  cards: [
    troop('nakshatra', {
      name: 'Nakshatra',
      shift: 2,
      icons: 1,
      effect: [mill('you', 'X'), take(1, { levels: [1], bonus: [2, 3] })],
    }),
    troop('navaj', {
      name: 'Navaj',
      shift: 2,
      effect: [takeUpTo('X', { keywords: ['wondrous', 'force-of-will'] })],
    }),
    troop('nikhilesh', {
      name: 'Nikhilesh',
      shift: 2,
      icons: 1,
      keywords: ['bounty'],
      effect: [draw('clans-in-discard')],
    }),
    troop('nitish', {
      name: 'Nitish',
      shift: 1,
      icons: 1,
      effect: [
        may(
          payBounty(['capture', 'destroy', 'release']),
          oneOf(['capture', 'destroy', 'release'], { upToPaid: true }),
        ),
      ],
    }),
    hero('nachiketa', {
      name: 'Nachiketa',
      shift: 2,
      icons: 1,
      effect: [forEachPlayer(discard('actor', 2))],
    }),
    hero('nalin', {
      name: 'Nalin',
      shift: 3,
      icons: 1,
      keywords: ['wondrous'],
      effect: [choosePlayer(), mill('chosen', 10)],
    }),
    hero('narashima-lion', {
      name: { en: 'Narashima (Lion)', fr: 'Narashima (Lion)' },
      nameId: 'narashima',
      shift: 2,
      icons: 1,
      effect: [forEachPlayer(discard('actor', 'half-hand'))],
    }),
    hero('niranjan', { name: 'Niranjan', shift: 2, icons: 1, effect: [sacrifice('opponent', 1)] }),
    hero('nityananda', { name: 'Nityananda', shift: 4, effect: [extraTurnFromDiscard()] }),
    immortal('narashima', {
      name: 'Narashima',
      effect: [mill('you', 10), take(1, {})],
      ongoing: [rule('hand-limit-5')],
    }),
    immortal('bhj-narashima', {
      name: 'Byun Hyung Ja (Narashima)',
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [on('reshuffle', unlock())],
    }),
  ],
};
