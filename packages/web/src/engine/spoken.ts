/**
 * Answers in the words of a language, as they can be typed in text mode: French verbs and names stand in the place of those of
 * the notation, which is English.
 */
import { type Lang, squash } from '@open-gosu/kernel';
import type { Kit } from './games/kit.ts';
import type { GameId } from './match.ts';
import { FROM_DISCARD, NO_WONDER, OPERANDS } from './tell-commands.ts';

/** `inNotation` reads them back. */
const VERBS: { readonly [verb: string]: string } = {
  activate: 'activer',
  card: 'nommer',
  decline: 'renoncer',
  discard: 'défausser',
  do: 'faire',
  done: 'fini',
  draft: 'drafter',
  keep: 'garder',
  level: 'niveau',
  name: 'nom',
  no: 'non',
  order: 'ordre',
  pass: 'passer',
  pick: 'choisir',
  play: 'jouer',
  seat: 'joueur',
  spend: 'dépenser',
  take: 'prendre',
  target: 'cible',
  tile: 'tuile',
  use: 'utiliser',
  wonder: 'merveille',
  yes: 'oui',
};

const SHIFT: { readonly [G in GameId]: string } = { 'gosu-x': 'relève', 'gosu-tactics': 'muter' };

/** What these are about are clans; of all else, cards. */
const ABOUT_CLANS: ReadonlySet<string> = new Set(['draft', 'clan', 'tile']);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** By id; without those that share their name with another: it would not tell which is meant. */
function namesOf(things: readonly Named[]): ReadonlyMap<string, string> {
  const isShared = ({ id, name }: Named) =>
    things.some((other) => other.id !== id && squash(other.name) === squash(name));
  return new Map(things.filter((thing) => !isShared(thing)).map(({ id, name }) => [id, name]));
}

/** For an answer in notation, or its usage. */
export function spokenIn(kit: Kit, lang: Lang): (notation: string) => string {
  if (lang === 'en') return (notation) => notation;
  const book = kit.book(lang);
  const [cards, clans] = [namesOf(book.cards), namesOf(book.clans)];
  return (notation) => {
    if (notation === 'no wonder') return NO_WONDER;
    const [verb = '', ...operands] = notation.replace(FROM_DISCARD, '\n').split(' ');
    const names = ABOUT_CLANS.has(verb) ? clans : cards;
    const said = (word: string) => names.get(word) ?? OPERANDS[word] ?? word;
    const first = verb === 'shift' ? SHIFT[kit.id] : (VERBS[verb] ?? verb);
    const rest = operands.map((operand) => operand.replace(/[a-z0-9-]+/g, said));
    return [first, ...rest].join(' ').replace('\n', 'depuis la défausse');
  };
}
