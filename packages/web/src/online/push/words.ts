/** What is said of notifications. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  title: { en: 'When it is your turn', fr: 'Quand c’est à vous' },
  notify: { en: 'Tell me on this device', fr: 'Me prévenir sur cet appareil' },
  about: {
    en: 'A notification when a match of days waits for your decision, also while this page is closed.',
    fr: 'Une notification quand une partie en jours attend votre décision, même page fermée.',
  },
  isOn: { en: 'This device will tell you.', fr: 'Cet appareil vous préviendra.' },
  isOff: { en: 'This device stays silent.', fr: 'Cet appareil se tait.' },
  unsupported: {
    en: 'This browser, or the way the page was opened, has no notifications. On an iPhone or iPad, install the page first.',
    fr: 'Ce navigateur, ou la façon dont la page est ouverte, n’a pas de notifications. Sur iPhone ou iPad, installez d’abord la page.',
  },
  blocked: {
    en: 'Notifications of this page are blocked in the browser’s settings: allow them there first.',
    fr: 'Les notifications de cette page sont bloquées dans les réglages du navigateur : autorisez-les d’abord.',
  },
  serverOff: {
    en: 'This server sends no notifications.',
    fr: 'Ce serveur n’envoie pas de notifications.',
  },
  failed: {
    en: 'The browser could not set it up: {reason}',
    fr: 'Le navigateur n’y est pas parvenu : {reason}',
  },
} as const satisfies Words;
