/** The language of the page, and its words: tables of texts in English and French beside the code that says them. */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { useCallback } from 'react';
import { useSettings } from '../settings/settings.ts';

/** Texts by name, both languages each: one that lacks either does not compile. ICU message format; French typography (no-break spaces) is added where it is said. */
export type Words = { readonly [name: string]: Text };

export type Values = { readonly [name: string]: string | number | boolean };

/** Says one of the texts of a table. */
export type Say<W extends Words> = (name: keyof W & string, values?: Values) => string;

const formats = new Map<string, IntlMessageFormat>();

function formatOf(pattern: string, lang: Lang): IntlMessageFormat {
  const key = `${lang}\n${pattern}`;
  const format =
    formats.get(key) ?? new IntlMessageFormat(pattern, lang, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

export function sayIn<W extends Words>(words: W, lang: Lang, isPseudo = false): Say<W> {
  return (name, values = {}) => {
    const said = String(formatOf(inLang(words[name] as Text, lang), lang).format({ ...values }));
    return isPseudo ? pseudo(said) : said;
  };
}

/** The words of a table in the language of the page. */
export function useWords<W extends Words>(words: W): Say<W> {
  const { lang, isPseudo } = useSettings();
  return useCallback<Say<W>>(
    (name, values) => sayIn(words, lang, isPseudo)(name, values),
    [words, lang, isPseudo],
  );
}

const ACCENTS: { readonly [letter: string]: string } = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
};
const LONGER = 0.35;

/** A third longer and full of accents: shows where a text would be clipped or is not translated. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aeioucn]/g, (letter) => ACCENTS[letter] ?? letter);
  // What was put into it has grown already.
  const own = text.replace(/⟦[^⟦⟧]*⟧/g, '').length;
  return `⟦${accented}${'·'.repeat(Math.ceil(own * LONGER))}⟧`;
}
