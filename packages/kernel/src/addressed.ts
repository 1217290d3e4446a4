/**
 * Turns a narrator's third person into "you" for the person who plays. The narrator is given a mark in place of that
 * player's name; what the grammar of a sentence needs is known here, what only one game says in that game.
 */
import type { GameEvent } from './event.ts';
import { capitalize, type Lang } from './lang.ts';
import type { Narrate } from './narrate.ts';

/** Stands for the player in a sentence; no text of a game has it. */
export const YOU = '\u0001';

/** French phrases in which something is the player's own, and what becomes of them. */
export type OwnPhrases = readonly (readonly [RegExp, string])[];

/** Tells an event to the player of a seat: "You draw Elle." A seat of -1 is told everything by name. */
export type NarrateTo<E extends GameEvent> = (
  event: E,
  lang: Lang,
  names: readonly string[],
  you: number,
) => string;

export function makeNarrateTo<E extends GameEvent>(
  narrate: Narrate<E>,
  frenchOwn: OwnPhrases,
): NarrateTo<E> {
  return (event, lang, names, you) => {
    const marked = names.map((name, seat) => (seat === you ? YOU : name));
    return addressed(narrate(event, lang, marked), lang, frenchOwn);
  };
}

export function addressed(text: string, lang: Lang, frenchOwn: OwnPhrases): string {
  if (!text.includes(YOU)) return text;
  return capitalize(lang === 'fr' ? frenchYou(text, frenchOwn) : englishYou(text));
}

const ENGLISH_VERBS: { readonly [verb: string]: string } = {
  has: 'have',
  passes: 'pass',
  searches: 'search',
  copies: 'copy',
};

function englishVerb(verb: string): string {
  return ENGLISH_VERBS[verb] ?? verb.replace(/s$/, '');
}

function englishYou(text: string): string {
  const acts = text.startsWith(`${YOU} `);
  const told = text
    .replaceAll(`${YOU}'s`, 'your')
    .replace(new RegExp(`${YOU} (now )?([a-z]+s)\\b`, 'g'), (_, now = '', verb: string) => {
      return `you ${now}${englishVerb(verb)}`;
    })
    .replaceAll(YOU, 'you');
  if (!acts) return told;
  // The verbs that follow the first, and what is the player's own.
  return told
    .replace(/\b(and |and now |, )(shuffles|draws|finds|owns|has)\b/g, (_, before, verb) => {
      return `${before}${englishVerb(verb as string)}`;
    })
    .replace(/\btheir\b/g, 'your')
    .replace(/^you choose you\./, 'you choose yourself.');
}

const FRENCH_VERBS: { readonly [verb: string]: string } = {
  a: 'avez',
  fait: 'faites',
  met: 'mettez',
  prend: 'prenez',
  reprend: 'reprenez',
  remet: 'remettez',
  choisit: 'choisissez',
  peut: 'pouvez',
  relève: 'relevez',
  révèle: 'révélez',
  possède: 'possédez',
  jouera: 'jouerez',
};

function frenchVerb(verb: string): string {
  return FRENCH_VERBS[verb] ?? verb.replace(/e$/, 'ez');
}

function frenchYou(text: string, own: OwnPhrases): string {
  const acts = text.startsWith(`${YOU} `);
  const owned = own.reduce((told, [from, to]) => told.replace(from, to), text);
  const told = owned
    .replace(new RegExp(` choisit ${YOU}\\.`), ' vous choisit.')
    .replace(
      new RegExp(`${YOU} (ne |vous )?(\\p{L}+)`, 'gu'),
      (whole, before = '', verb: string) =>
        verb === 'de' ? whole : `vous ${before}${frenchVerb(verb)}`,
    )
    .replaceAll(YOU, 'vous');
  if (!acts) return told;
  return told
    .replace(
      /(, | et |, le | et en )(remet|mélange|pioche|possède|a)(?=\s|\.)/g,
      (_, before, verb) => `${before}${frenchVerb(verb as string)}`,
    )
    .replace(/\b(?:son|sa) (deck|main|défausse)\b/g, 'votre $1');
}
