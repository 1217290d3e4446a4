/** Tomorrow: Echo, cycling, release, mirror, removing its own cards. */
import {
  chooseName,
  copyChosen,
  discard,
  draw,
  endOfTurnIf,
  may,
  on,
  release,
  removeOne,
  rule,
  shuffleIn,
  takeAll,
  unlock,
} from './build.ts';
import { type ClanDef, hero, immortal, troop } from './define.ts';

export const tomorrow: ClanDef = {
  id: 'tomorrow',
  name: { en: 'Tomorrow', fr: 'Tomorrow' },
  tile: {
    estimated: true,
    aid: {
      en: 'Echo, cycling through the deck, release, removing its own cards.',
      fr: 'Écho, renouvellement de la main, libération, cartes retirées du jeu.',
    },
    keyCard: 'neo',
  },
  cards: [
    troop('aat', { name: 'Aat', shift: 1, ongoing: [rule('mirror')] }),
    troop('spoil-seekers', {
      name: { en: 'Spoil Seekers', fr: 'Chercheurs de dépouilles' },
      shift: 2,
      icons: 1,
      keywords: ['bounty'],
      effect: [chooseName(), takeAll({ name: 'chosen' })],
    }),
    troop('obeezs', {
      name: 'Obeezs',
      shift: 2,
      keywords: ['echo'],
      effect: [draw(2), discard('you', 2)],
    }),
    troop('wiindz', {
      name: 'Wiindz',
      shift: 2,
      icons: 1,
      keywords: ['echo'],
      effect: [release({ where: 'row-or-column' })],
    }),
    hero('ez', {
      name: 'EZ',
      shift: 2,
      icons: 1,
      keywords: ['echo', 'bounty'],
      effect: [may(removeOne(), draw(1))],
    }),
    hero('free', { name: "Fre'e", shift: 2, effect: [release({}), copyChosen()] }),
    hero('neo', {
      name: "Ne'o",
      shift: 2,
      keywords: ['echo'],
      effect: [draw(3), discard('you', 3)],
    }),
    hero('neye', { name: "Ne'ye", shift: 2, ongoing: [on('removed', draw(1))] }),
    hero('shadow', {
      name: "Sha'dow",
      shift: 1,
      keywords: ['ethereal'],
      ongoing: [rule('echo-adjacent')],
    }),
    immortal('tomorrow', { name: 'Tomorrow', effect: [draw(1)], ongoing: [rule('echo-level-3')] }),
    immortal('bhj-tomorrow', {
      name: 'Byun Hyung Ja (Tomorrow)',
      nameId: 'bhj',
      keywords: ['bounty'],
      ongoing: [endOfTurnIf('neye-removed', shuffleIn('neye'), unlock())],
    }),
  ],
};
