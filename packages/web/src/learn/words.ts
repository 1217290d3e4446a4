/** What the lessons say around themselves. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  title: { en: 'Learn to play', fr: 'Apprendre à jouer' },
  lede: {
    en: 'Short lessons at the real table: you do the moves, and each says why. You can leave at any time and go on later.',
    fr: 'De courtes leçons à la vraie table : vous jouez les coups, et chacun est expliqué. Vous pouvez partir à tout moment et reprendre plus tard.',
  },
  minutes: {
    en: '{minutes, plural, one {# minute} other {# minutes}}',
    fr: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  done: { en: 'done', fr: 'terminée' },
  begun: { en: 'begun', fr: 'commencée' },
  start: { en: 'Start', fr: 'Commencer' },
  named: { en: '{what}: {title}', fr: '{what} : {title}' },
  goOn: { en: 'Go on', fr: 'Continuer' },
  again: { en: 'Take it again', fr: 'Recommencer' },
  unknown: { en: 'There is no such lesson', fr: 'Cette leçon n’existe pas' },
  toLessons: { en: 'All lessons', fr: 'Toutes les leçons' },
  place: { en: 'Step {now} of {of}', fr: 'Étape {now} sur {of}' },
  doIt: { en: 'Do it', fr: 'Le faire' },
  finished: { en: 'Lesson finished', fr: 'Leçon terminée' },
  next: { en: 'Next lesson: {title}', fr: 'Leçon suivante : {title}' },
  newGame: { en: 'New game of {game}', fr: 'Nouvelle partie de {game}' },
  look: { en: 'Look at the table', fr: 'Regarder la table' },
  coach: { en: 'The lesson', fr: 'La leçon' },
} as const satisfies Words;
