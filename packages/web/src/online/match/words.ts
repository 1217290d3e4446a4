/** What the store of a match on the server says. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  beginning: { en: 'Beginning', fr: 'Début' },
  undo: {
    en: '{name} took {count, plural, one {an answer} other {# answers}} back.',
    fr: '{name} a repris {count, plural, one {une réponse} other {# réponses}}.',
  },
  'declined-draw': { en: '{name} declined a draw.', fr: '{name} a refusé l’égalité.' },
  'declined-takeback': {
    en: '{name} did not let an answer be taken back.',
    fr: '{name} a refusé une reprise.',
  },
  bot: { en: 'A bot plays on for {name}.', fr: 'Un bot joue désormais pour {name}.' },
  elsewhere: {
    en: 'You decide, in another window: this one reads along.',
    fr: 'C’est à vous, dans une autre fenêtre : celle-ci ne fait que suivre.',
  },
} as const satisfies Words;
