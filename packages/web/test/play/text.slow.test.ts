/** Whole games in text mode, typed in the project's notation. */
import { keyboard } from './hands.ts';
import { wholeGames } from './suite.ts';
import { typing } from './typist.ts';

wholeGames({
  deals: [
    { game: 'gosu-x', lang: 'fr', others: ['bot'], seed: 'text-1' },
    { game: 'gosu-tactics', lang: 'en', others: ['person'], seed: 'text-2' },
    { game: 'gosu-tactics', lang: 'fr', others: ['bot', 'person', 'bot'], seed: 'text-3' },
  ],
  options: { settings: { isTextMode: true } },
  handsOf: ({ page }) => keyboard(page, () => true),
  actOf: typing,
});
