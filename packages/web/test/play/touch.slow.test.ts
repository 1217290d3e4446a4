/** Whole games by touch, on a phone held upright. */
import { finger } from './hands.ts';
import { wholeGames } from './suite.ts';

wholeGames({
  deals: [
    { game: 'gosu-x', lang: 'fr', others: ['person'], seed: 'touch-1' },
    { game: 'gosu-tactics', lang: 'en', others: ['bot'], seed: 'touch-2' },
    { game: 'gosu-tactics', lang: 'fr', others: ['bot', 'bot', 'bot'], seed: 'touch-3' },
  ],
  options: { viewport: 'phone' },
  handsOf: ({ page }) => finger(page),
});
