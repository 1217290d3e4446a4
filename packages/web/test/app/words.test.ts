/** Every text of the page: in both languages with the same values, and typeset as each of them wants it. */
import { LANGS } from '@open-gosu/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../src/i18n/language.ts';
import { pseudo, sayIn } from '../../src/i18n/language.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  // Those of the engine's worker are in the form of the games' own texts.
  ['../../src/**/*words.ts', '!../../src/engine/**'],
  { eager: true },
);

function isWords(found: unknown): found is Words {
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.values(found).every(
      (text) => typeof text === 'object' && text !== null && 'en' in text && 'fr' in text,
    )
  );
}

const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isWords)
    .map((words) => [file.replace('../../src/', ''), words] as const),
);

/** The names of values in a message. */
function values(text: string, lang: string): string[] {
  const found = new Set<string>();
  const visit = (elements: readonly unknown[]) => {
    for (const element of elements as { type: number; value?: string; options?: object }[]) {
      // 0 is plain text, 7 the # of a plural.
      if (element.type !== 0 && element.type !== 7) found.add(String(element.value));
      for (const option of Object.values(element.options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(text, lang, undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

describe.each(tables)('%s', (_, words) => {
  test('says the same values in both languages', () => {
    for (const [name, { en, fr }] of Object.entries(words)) {
      expect(values(fr, 'fr'), name).toEqual(values(en, 'en'));
    }
  });

  test('keeps the spaces and apostrophes of French', () => {
    for (const [name, { en, fr }] of Object.entries(words)) {
      const spoken = fr.replace(/\{\w+, (plural|select|selectordinal),/g, '');
      expect(spoken, `${name}: no space before ; ! ? or »`).not.toMatch(/[\p{L}\d)}][;!?»](\s|$)/u);
      expect(spoken, `${name}: no space before :`).not.toMatch(/[\p{L})}]:(\s|$)/u);
      expect(fr, `${name}: a straight apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
      expect(en, `${name}: a straight apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  test('has no button that says only OK or Cancel', () => {
    for (const { en, fr } of Object.values(words)) {
      expect(en).not.toMatch(/^(ok|cancel|yes|no|submit)$/i);
      expect(fr).not.toMatch(/^(ok|annuler|oui|non|valider)$/i);
    }
  });
});

/** Names, of players above all, may begin with a vowel: "d’Ada", "qu’Ada". */
const BEFORE_A_NAME =
  /\b(de|que|le|la) \{(name|names|who|clan|winners?|players?|seat|opponent|bot)\b/;

test('no French text has a word before a name that would have to be cut short', () => {
  const found = tables.flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([, { fr }]) => BEFORE_A_NAME.test(fr))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

const sources = Object.entries(
  import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*words.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([, text]) => text);

/** What stands in quotes, and what a template may come to. */
const quoted = new Set(
  sources.flatMap((text) => [...text.matchAll(/(['"])([\w-]+)\1/g)].map((found) => found[2])),
);
const templates = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/`([\w-]*)\$\{[^`{}]*\}([\w-]*)`/g)]
        .filter(([, before, after]) => `${before}${after}` !== '')
        .map(([, before, after]) => `^${before}[\\w-]+${after}$`),
    ),
  ),
].map((pattern) => new RegExp(pattern));

test('every text is said somewhere', () => {
  const unused = tables.flatMap(([file, words]) =>
    Object.keys(words)
      .filter((name) => !quoted.has(name) && !templates.some((pattern) => pattern.test(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('all of them were found', () => {
  expect(tables.length).toBeGreaterThanOrEqual(5);
});

test('a text is said with its values, and a third longer where one wants to see that it fits', () => {
  const words = { many: { en: '{n, plural, one {# game} other {# games}}', fr: '{n} parties' } };
  expect(LANGS.map((lang) => sayIn(words, lang)('many', { n: 2 }))).toEqual([
    '2 games',
    '2 parties',
  ]);
  expect(sayIn(words, 'en', true)('many', { n: 1 })).toBe(pseudo('1 game'));
  const french = { why: { en: 'Why?', fr: 'Pourquoi ? « Non »' } };
  expect(sayIn(french, 'fr')('why')).toBe('Pourquoi\u00a0? «\u00a0Non\u00a0»');
  expect(pseudo('1 game').length).toBeGreaterThanOrEqual('1 game'.length * 1.35);
});
