/**
 * Sentences in both languages with named gaps, filled at the call: `{name}`, or `{n:card|cards}` for a number with its
 * noun. The gaps are read from the English text by the compiler: a forgotten or misspelt one does not compile.
 */
import { counted, type Lang, type Text } from './lang.ts';
import { inLang, ofFr } from './typeset.ts';

type Gaps<T extends string> = T extends `${string}{${infer Gap}}${infer Rest}`
  ? NameOf<Gap> | Gaps<Rest>
  : never;

type NameOf<Gap extends string> = Gap extends `${infer Name}:${string}` ? Name : Gap;

type Fillings<T extends string> = [Gaps<T>] extends [never]
  ? readonly []
  : readonly [{ readonly [G in Gaps<T>]: string | number }];

export type Phrases = { readonly [id: string]: Text };

export type Say<T extends Phrases> = <K extends keyof T>(
  lang: Lang,
  id: K,
  ...fillings: Fillings<T[K]['en']>
) => string;

/** Writes the value of a gap: a book that repeats what people wrote cuts it short. */
export type Fill = (value: string | number, gap: string) => string;

/** Before a gap French may drop a letter: "la main d’Ada", "l’effet du Roi". */
const GAP = /(\bde )?\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

export function phrasebook<const T extends Phrases>(phrases: T, write: Fill = String): Say<T> {
  return (lang, id, ...fillings) => {
    const text = inLang(phrases[id] as Text, lang);
    const values: { readonly [gap: string]: string | number } = fillings[0] ?? {};
    const fill = (
      whole: string,
      de: string | undefined,
      gap: string,
      one: string | undefined,
      many: string | undefined,
    ): string => {
      const value = values[gap];
      if (value === undefined) return whole;
      const told =
        one === undefined || many === undefined
          ? write(value, gap)
          : counted(lang, Number(value), one, many);
      if (de === undefined) return told;
      return lang === 'fr' && one === undefined ? ofFr(told) : `${de}${told}`;
    };
    return text.replace(GAP, fill);
  };
}
