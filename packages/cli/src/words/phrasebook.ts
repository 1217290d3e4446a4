/**
 * Sentences in both languages with named gaps, `{name}`, filled at the call. The gaps are read from the English text by
 * the compiler, so a forgotten or misspelt one does not compile; a test holds the French to the same gaps.
 */
import { inLang, type Lang, ofFr, type Text } from '@open-gosu/kernel';

type Gaps<T extends string> = T extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | Gaps<Rest>
  : never;

type Fillings<T extends string> = [Gaps<T>] extends [never]
  ? readonly []
  : readonly [{ readonly [G in Gaps<T>]: string | number }];

export type Phrases = { readonly [id: string]: Text };

export type Say<T extends Phrases> = <K extends keyof T>(
  lang: Lang,
  id: K,
  ...fillings: Fillings<T[K]['en']>
) => string;

/** Writes the value of a gap; a book that repeats what people wrote takes `quoted`. */
type Fill = (value: string | number, gap: string) => string;

/** Before a player's name French may drop a letter: "la main d’Éclaireur". */
const GAP = /(\bde (?=\{who\}))?\{(\w+)\}/g;

export function phrasebook<const T extends Phrases>(phrases: T, fill: Fill = String): Say<T> {
  return (lang, id, ...fillings) => {
    const text = inLang(phrases[id] as Text, lang);
    const values: { readonly [gap: string]: string | number } = fillings[0] ?? {};
    return text.replace(GAP, (whole, de: string | undefined, gap: string) => {
      const value = values[gap];
      if (value === undefined) return whole;
      return de === undefined ? fill(value, gap) : ofFr(fill(value, gap));
    });
  };
}
