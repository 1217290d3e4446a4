/** Words made into what a reader sees: sentences, articles, and the typography of each language. */
import { capitalize, type Lang, type Text } from './lang.ts';

/** A sentence of its own: a capital and a full stop. */
export function sentence(text: string): string {
  return text === '' ? '' : `${capitalize(text)}.`;
}

/** The parts that are there, with spaces between them. */
export function spaced(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** "d’Anne", "du Roi", "des Rois", "de Quentin". */
export function ofFr(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouyàâéèêëîïôùû]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** What somebody wrote, quoted as data; an apostrophe; a space that must not break. A » before a digit closes nothing. */
const TYPESET_FR = /"[^"]*"|'| (?=[;:!?%]|»(?!\d))|(?<=«) /g;

/** French typography: curved apostrophes, high punctuation and guillemets kept with their word. Quoted data stays. */
export function typesetFr(text: string): string {
  return text.replace(TYPESET_FR, (found) =>
    found === "'" ? '’' : found === ' ' ? '\u00a0' : found,
  );
}

export function typeset(text: string, lang: Lang): string {
  return lang === 'fr' ? typesetFr(text) : text;
}

/** A sentence of its own, as its reader sees it. */
export function asSentence(text: string, lang: Lang): string {
  return typeset(sentence(text), lang);
}

/** A text as its reader sees it. */
export function inLang(text: Text, lang: Lang): string {
  return typeset(text[lang], lang);
}
