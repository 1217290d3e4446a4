/** What is said where no server answers. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  offline: {
    en: 'The server cannot be reached. Games against bots and at one device go on without it; try again when the network is back.',
    fr: 'Le serveur est injoignable. Les parties contre les bots ou sur un même appareil continuent sans lui ; réessayez quand le réseau revient.',
  },
  'no-server': {
    en: 'This copy of Open Gosu has no server for play over the network. Against bots and at one device it plays all the same.',
    fr: 'Cette copie d’Open Gosu n’a pas de serveur pour jouer en ligne. Contre les bots ou sur un même appareil, on y joue quand même.',
  },
  'bad-answer': {
    en: 'The server said something this page does not understand: load the page again.',
    fr: 'Le serveur a répondu quelque chose que cette page ne comprend pas : rechargez la page.',
  },
} as const satisfies Words;
