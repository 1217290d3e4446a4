/**
 * Answers in the words of a language, as they can be typed in text mode: French verbs and names stand in the place of those of
 * the notation, which is English.
 */
import type { Lang } from '@open-gosu/kernel';
import type { Kit } from './games/kit.ts';
import type { GameId } from './match.ts';
import { FROM_DISCARD, NO_WONDER, OPERANDS, verbOf } from './tell-commands.ts';

const SHIFT: { readonly [G in GameId]: string } = { 'gosu-x': 'relève', 'gosu-tactics': 'muter' };

/** What these are about are clans; of all else, cards. */
const ABOUT_CLANS: ReadonlySet<string> = new Set(['draft', 'clan', 'tile']);

interface Named {
  readonly id: string;
  readonly name: string;
}

function namesOf(things: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(things.map(({ id, name }) => [id, name]));
}

/** For an answer in notation, or its usage. */
export function spokenIn(kit: Kit, lang: Lang): (notation: string) => string {
  if (lang === 'en') return (notation) => notation;
  const book = kit.book(lang);
  const [cards, clans] = [namesOf(book.cards), namesOf(book.clans)];
  return (notation) => {
    if (notation === 'no wonder') return NO_WONDER;
    const [before = '', ...after] = notation.split(FROM_DISCARD.notation);
    const [verb = '', ...operands] = before.split(' ');
    const names = ABOUT_CLANS.has(verb) ? clans : cards;
    const said = (word: string) => names.get(word) ?? OPERANDS[word] ?? word;
    const first = verb === 'shift' ? SHIFT[kit.id] : verbOf(verb);
    const rest = operands.map((operand) => operand.replace(/[a-z0-9-]+/g, said));
    return [[first, ...rest].join(' '), ...after].join(FROM_DISCARD.fr);
  };
}
