/** The two languages every text exists in, and the small grammar both need. */
export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** One text in every language: leaving one out does not compile. */
export type Text = { readonly [L in Lang]: string };

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const AND: Text = { en: 'and', fr: 'et' };
const OR: Text = { en: 'or', fr: 'ou' };

/** "a", "a and b", "a, b and c". */
export function joinAnd(lang: Lang, items: readonly string[]): string {
  return join(items, AND[lang]);
}

export function joinOr(lang: Lang, items: readonly string[]): string {
  return join(items, OR[lang]);
}

function join(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

/** True where the language uses the singular for this number: French does for 0 as well as 1. */
export function isSingular(lang: Lang, count: number): boolean {
  return lang === 'fr' ? count < 2 : count === 1;
}

/** "1 card", "3 cards". */
export function counted(lang: Lang, count: number, one: string, many: string): string {
  return `${count} ${isSingular(lang, count) ? one : many}`;
}

/** Makes a thing once for each language, when it is first asked for. */
export function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>();
  return (lang) => {
    const found = made.get(lang) ?? make(lang);
    made.set(lang, found);
    return found;
  };
}
