/** Whole games by the keyboard alone: Tab, arrows, Enter, and the keys that the help of the table names. */
import { below } from '@open-gosu/kernel';
import { keyboard } from './hands.ts';
import { wholeGames } from './suite.ts';

wholeGames({
  deals: [
    { game: 'gosu-x', lang: 'fr', others: ['bot'], seed: 'keys-1' },
    { game: 'gosu-tactics', lang: 'en', others: ['person'], seed: 'keys-2' },
    { game: 'gosu-tactics', lang: 'fr', others: ['bot', 'bot', 'bot'], seed: 'keys-3' },
  ],
  // Now by a shortcut, now without.
  handsOf: ({ page, rng }) => keyboard(page, () => below(rng, 2) === 0),
});
