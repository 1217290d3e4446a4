/** Which of the words a card leans on are printed on it: its keywords, or the powers of a goblin. */
import { gameOfClan } from '../design/palette.ts';
import type { BookCard } from '../engine/book.ts';
import type { GameId } from '../engine/match.ts';

/** Each has a sign. The page does not load the games: a test holds this to them. */
export const PRINTED: { readonly [G in GameId]: readonly string[] } = {
  'gosu-x': [
    'recruiter',
    'force-of-will',
    'secret-shift',
    'bounty',
    'echo',
    'ethereal',
    'veteran',
    'wondrous',
  ],
  'gosu-tactics': ['destroy', 'prison', 'discard', 'draw', 'vision', 'return', 'advantage'],
};

export function printedTerms(card: BookCard): readonly string[] {
  const printed = PRINTED[gameOfClan(card.clan)];
  return card.terms.filter((term) => printed.includes(term));
}
