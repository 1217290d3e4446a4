/** Whole games by mouse, on the table of a desktop. */
import { mouse } from './hands.ts';
import { wholeGames } from './suite.ts';

wholeGames({
  deals: [
    { game: 'gosu-x', lang: 'en', others: ['bot'], seed: 'mouse-1' },
    { game: 'gosu-tactics', lang: 'fr', others: ['bot'], seed: 'mouse-2' },
    { game: 'gosu-tactics', lang: 'en', others: ['bot', 'person', 'bot'], seed: 'mouse-3' },
  ],
  handsOf: ({ page }) => mouse(page),
});
