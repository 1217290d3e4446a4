/** The book: every card and word in both languages, with rulings, and nothing that points nowhere. */
import { readFileSync } from 'node:fs';
import { DRAFT_TABLE, OUTCOMES } from '@open-gosu/bots';
import { CLANS, RULINGS, TRIOS } from '@open-gosu/gosu-x';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Book } from '../../src/engine/book.ts';

const GAMES = ['gosu-x', 'gosu-tactics'] as const;
const bookOf = (game: (typeof GAMES)[number], lang: 'en' | 'fr'): Book =>
  answer('book', { game, lang });

describe.each(GAMES)('%s', (game) => {
  test('the same cards, clans and terms in both languages', () => {
    const [en, fr] = [bookOf(game, 'en'), bookOf(game, 'fr')];
    const ids = (book: Book) =>
      [book.cards, book.clans, book.terms].map((all) => all.map(({ id }) => id));
    expect(ids(en)).toEqual(ids(fr));
    expect(en.cards.length).toBe(game === 'gosu-x' ? 88 : 60);
    for (const all of ids(en)) expect(new Set(all).size).toBe(all.length);
  });

  test.each(LANGS)('%s: texts for everything, terms and clans that exist', (lang) => {
    const { cards, clans, terms, levels, notes, trios } = bookOf(game, lang);
    const texts = [
      ...levels,
      ...notes,
      ...cards.flatMap((card) => [card.name, ...card.texts, ...card.notes]),
      ...cards.flatMap(({ rulings }) => rulings.map(({ text }) => text)),
      ...clans.flatMap(({ name, tile, strengths }) => [name, ...tile, ...strengths]),
      ...terms.flatMap(({ name, gloss }) => [name, gloss]),
      ...(trios ?? []).map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined| {2}/);
      if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« |[a-z]'[a-z]/);
      else expect(text).not.toMatch(/’|\u00a0/);
    }
    for (const card of cards) {
      expect(clans.map(({ id }) => id)).toContain(card.clan);
      expect(card.texts.length).toBeGreaterThan(0);
      for (const term of card.terms) expect(terms.map(({ id }) => id)).toContain(term);
    }
    for (const { strengths, difficulty } of clans) {
      expect(strengths.length).toBe(3);
      expect([1, 2, 3]).toContain(difficulty);
    }
    for (const trio of trios ?? []) {
      for (const clan of trio.clans) expect(clans.map(({ id }) => id)).toContain(clan);
    }
  });

  test('every rule a term or ruling cites is in the rules', () => {
    const { cards, terms } = bookOf(game, 'en');
    const files = [`${game}.md`, `${game}-cards.md`];
    const rules = files
      .map((file) =>
        readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8'),
      )
      .join('\n');
    const cited = [
      ...terms.map(({ rule }) => rule),
      ...cards.flatMap(({ rulings }) => rulings.map(({ rule }) => rule)),
    ];
    for (const rule of new Set(cited)) {
      expect(rules).toMatch(new RegExp(`(?:- |\\| )${rule.replace('.', '\\.')}\\b`));
    }
  });
});

test('all 34 rulings of Gosu X stand under a card', () => {
  const rules = new Set(RULINGS.map(({ rule }) => rule));
  expect([...rules].length).toBe(34);
  const ids = bookOf('gosu-x', 'en').cards.map(({ id }) => id);
  for (const { cards } of RULINGS) for (const id of cards) expect(ids).toContain(id);
});

test('trios that are recommended win more often than they lose', () => {
  for (const { clans } of TRIOS) {
    const mask = clans.reduce((set, clan) => set | (1 << CLANS.indexOf(clan)), 0);
    const chances = OUTCOMES.flatMap(({ first, second }, i) => {
      const chance = DRAFT_TABLE.chances[i] ?? 0;
      return first === mask ? [chance] : second === mask ? [1 - chance] : [];
    });
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    expect(mean).toBeGreaterThan(0.5);
  }
});

test('a clan of Gosu X has fifteen cards, a pair of every Troop; rows are named after who stands in them', () => {
  const { cards, clans, rows } = answer('book', { game: 'gosu-x', lang: 'en' });
  for (const { id } of clans) {
    const copies = cards.filter(({ clan }) => clan === id).map((card) => [card.level, card.copies]);
    expect(copies.every(([level, count]) => count === (level === 1 ? 2 : 1))).toBe(true);
    expect(copies.reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(15);
  }
  expect(rows).toEqual(['Troops', 'Heroes', 'Immortals']);
  const tactics = answer('book', { game: 'gosu-tactics', lang: 'fr' });
  expect(tactics.rows).toEqual(['Niveau 1', 'Niveau 2', 'Niveau 3']);
});
