/** Finding rules and words of the glossary: in both languages, by any name a thing has. */
import { fold, type Marks, marksOf, matches } from './fold.ts';
import { type Entry, namesOf } from './glossary.ts';

/** A rule in both languages. */
export interface Found {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

export interface Finding {
  readonly entries: readonly Entry[];
  /** Ids of rules. */
  readonly rules: readonly string[];
  /** All that was looked for. */
  readonly marks: Marks;
}

/** Nothing for a query without a letter or a number. */
export function search(
  query: string,
  rules: readonly Found[],
  glossary: readonly Entry[],
): Finding {
  if (!/[\p{L}\p{N}]/u.test(query)) return { entries: [], rules: [], marks: [] };
  const ways = waysToSay(query, glossary);
  const named = glossary.filter((entry) => isNamed(entry, query));
  const told = glossary.filter(
    (entry) =>
      !named.includes(entry) && entry.glosses.some((gloss) => tells(gloss.en, gloss.fr, [query])),
  );
  const ruled = new Set(named.map(({ rule }) => rule));
  const isMeant = (entry: Entry) => namesOf(entry).includes(fold(query.trim()));
  const isAsked = (id: string) => fold(id) === fold(query.trim());
  const found = rules.filter(
    ({ id, en, fr }) => ruled.has(id) || matches(id, query) || tells(en, fr, ways),
  );
  return {
    entries: [...named.filter(isMeant), ...named.filter((entry) => !isMeant(entry)), ...told],
    // A name stands together, and so does what it is another name of.
    marks: ways.flatMap((way, i) => marksOf(way, i > 0 || ways.length > 1)),
    // The very number somebody asks for comes first, then what rules the word that was named.
    rules: [
      ...found.filter(({ id }) => isAsked(id)),
      ...found.filter(({ id }) => !isAsked(id) && ruled.has(id)),
      ...found.filter(({ id }) => !isAsked(id) && !ruled.has(id)),
    ].map(({ id }) => id),
  };
}

/** The query itself, and the proper names of what it is another name of. */
export function waysToSay(query: string, glossary: readonly Entry[]): readonly string[] {
  const asked = fold(query.trim());
  const meant = glossary.filter((entry) => namesOf(entry).includes(asked));
  return [...new Set([query, ...meant.flatMap(({ name }) => [name.en, name.fr])])];
}

function isNamed(entry: Entry, query: string): boolean {
  return namesOf(entry).some((name) => matches(name, query));
}

/** Within one language: half of a phrase in each would be chance. */
function tells(en: string, fr: string, ways: readonly string[]): boolean {
  return ways.some((way) => matches(en, way) || matches(fr, way));
}
