/** The game we suggest to somebody who has never been here: short of choices, gentle, at once. */
import type { Lang } from '@open-gosu/kernel';
import type { Plan } from './create-match.ts';
import { levelChoices } from './levels.ts';

/**
 * The trio the game suggests to beginners, against clans it does well against (79 % among equals by the solved draft), which
 * leaves the two tiles that are the easiest to live with. The draft itself is for the second game.
 */
const CLANS = [
  ['galmi', 'phoenix', 'goan-sul'],
  ['justice', 'abhilasha', 'tomorrow'],
] as const;

export function firstGame(you: string, lang: Lang): Plan {
  const [opponent] = levelChoices(lang);
  if (opponent === undefined) throw new Error('there are no levels');
  return {
    game: 'gosu-x',
    options: { preset: lang === 'fr' ? 'final-fr' : 'final-en', draft: 'given', clans: CLANS },
    seed: '',
    sitters: [
      { kind: 'person', name: you },
      { kind: 'bot', name: opponent.name, bot: opponent.bot },
    ],
  };
}
