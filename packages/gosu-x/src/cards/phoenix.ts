/** Phoenix: additional turns (Arpia with Timer), raw draw, the three cards named Phoenix. */
import {
  capture,
  chooseClan,
  draw,
  endOfTurnIf,
  extraTurn,
  forEachPlayer,
  reveal,
  revealed,
  rule,
  searchPhoenix,
  shuffleIn,
  takeAll,
  unlock,
  when,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const phoenix: ClanDef = {
  id: 'phoenix',
  name: { en: 'Phoenix', fr: 'Phoenix' },
  tile: {
    estimated: false,
    aid: {
      en: 'Additional turns, raw draw, three cards named Phoenix that come back.',
      fr: 'Tours supplémentaires, pioche brute, trois cartes nommées Phoenix qui reviennent.',
    },
    keyCard: 'arpia',
  },
  cards: [
    troop('arpia', {
      name: 'Arpia',
      shift: 2,
      icons: 1,
      effect: [draw(1), when('timer-in-play', extraTurn())],
    }),
    troop('muraena', {
      name: 'Muraena',
      shift: 3,
      icons: 1,
      keywords: ['bounty'],
      effect: [draw('X')],
    }),
    troop('sqeezs', {
      name: 'Sqeezs',
      shift: 2,
      icons: 1,
      effect: [
        reveal(3),
        revealed('one', 'hand'),
        revealed('one', 'top'),
        revealed('rest', 'bottom'),
      ],
    }),
    troop('timer', {
      name: 'Timer',
      shift: 2,
      icons: 1,
      effect: [extraTurn(), when('arpia-in-play', draw(1))],
    }),
    hero('fenghuang', { name: 'Fenghuang', shift: 1, effect: [searchPhoenix()] }),
    hero('genious', {
      name: 'Genious',
      shift: 2,
      effect: [forEachPlayer(chooseClan('own', 'actor'), shuffleIn('clan', 'actor')), draw(2)],
    }),
    hero('kaez', {
      name: 'Kaez',
      shift: 2,
      effect: [takeAll({ name: 'phoenix' }, 'discard-or-removed')],
    }),
    hero('phoenix-eliana', {
      name: 'Phoenix (Eliana)',
      nameId: 'phoenix',
      ongoing: [rule('arpia-and-timer')],
      estimated: ['shift'],
    }),
    hero('phoenix-immortal', {
      name: 'Phoenix (Immortal)',
      nameId: 'phoenix',
      shift: 1,
      keywords: ['ethereal'],
      ongoing: [rule('every-level')],
      estimated: ['value'],
    }),
    immortal('phoenix', {
      name: 'Phoenix',
      effect: [extraTurn()],
      ongoing: [rule('battle-plus-hand')],
    }),
    immortal('bhj-phoenix', {
      name: 'Byun Hyung Ja (Phoenix)',
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [
        endOfTurnIf('three-phoenix-cards', capture('this'), when('this-was-captured', unlock())),
      ],
    }),
  ],
};
