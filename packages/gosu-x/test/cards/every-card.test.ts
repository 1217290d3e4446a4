/** No card and no tile without scenarios of its own: the tests in this folder name them in their titles. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { CLANS } from '../../src/cards/words.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts'));

/** The titles a file gives to its tests, by the function that takes them. */
function titles(file: string, takers: string): string[] {
  const begin = new RegExp(`^\\s*(?:${takers})\\(\\s*(['"\`])(.*?)\\1,`, 'gm');
  return [...readFileSync(new URL(file, here), 'utf8').matchAll(begin)].map((m) => m[2] ?? '');
}

test('each of the 88 cards has a describe that begins with its id', () => {
  const named = new Set(
    files.flatMap((file) => titles(file, 'describe')).map((title) => title.split(/[,:]/)[0]),
  );
  const missing = CARD_DEFS.map((card) => card.id).filter((id) => !named.has(id));
  expect(CARD_DEFS).toHaveLength(88);
  expect(missing).toEqual([]);
});

test('each of the 8 tiles has a test of its own beside its clan’s Immortals', () => {
  const missing = CLANS.filter((clan) => {
    const file = `${clan}-immortals.test.ts`;
    const all = files.includes(file) ? titles(file, 'describe|test|onBothSides') : [];
    return !all.some((title) => /\bthe (active )?tile\b/.test(title));
  });
  expect(CLANS).toHaveLength(8);
  expect(missing).toEqual([]);
});
