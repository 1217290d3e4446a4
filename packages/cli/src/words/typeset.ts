/** Texts as they are printed: the reader's language, French with its own typography. */
import type { Lang, Text } from '@open-gosu/kernel';

const FRENCH = /'| (?=[;:!?%]|»(?!\d))|(?<=«) /g;

/** Curved apostrophes, and no-break spaces before high punctuation and inside guillemets; "»2" is a shift cost. */
export function inLang(text: Text, lang: Lang): string {
  if (lang === 'en') return text.en;
  return text.fr.replace(FRENCH, (found) => (found === "'" ? '’' : '\u00a0'));
}

/** What is written the same in every language. */
export function literal(text: string): Text {
  return { en: text, fr: text };
}
