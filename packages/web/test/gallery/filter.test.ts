/** Narrowing the gallery: clans, levels, keywords, words of both languages; stepping through what is left. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/engine/books.ts';
import type { GameId } from '../../src/engine/match.ts';
import {
  EVERYTHING,
  type Filter,
  filterCards,
  neighboursOf,
  termsOnCards,
} from '../../src/gallery/filter.ts';

const book = (game: GameId, lang: 'en' | 'fr') => bookOf({ game, lang });

function find(change: Partial<Filter>, game: GameId = 'gosu-x', hasOther = true): string[] {
  const other = hasOther ? book(game, 'fr') : null;
  return filterCards(book(game, 'en'), other, { ...EVERYTHING, ...change }).map(({ id }) => id);
}

describe('the filter', () => {
  test('lets everything through that is not asked away', () => {
    expect(find({})).toHaveLength(88);
    expect(find({}, 'gosu-tactics')).toHaveLength(60);
  });

  test('takes any of several clans, and any of several levels', () => {
    expect(find({ clans: new Set(['galmi']) })).toHaveLength(11);
    expect(find({ clans: new Set(['galmi', 'xian']) })).toHaveLength(22);
    expect(find({ clans: new Set(['galmi']), levels: new Set([2, 3]) })).toHaveLength(7);
  });

  test('asks for all of several keywords', () => {
    expect(find({ terms: new Set(['wondrous', 'ethereal']) })).toEqual(['galmi-avatar']);
    expect(find({ terms: new Set(['vision', 'advantage']) }, 'gosu-tactics')).toEqual(
      expect.arrayContaining(['packmate-x', 'scanner-x']),
    );
    expect(find({ terms: new Set(['vision', 'advantage']) }, 'gosu-tactics')).not.toContain('sage');
  });

  test('searches names and texts in both languages, without accents', () => {
    expect(find({ query: 'fees petale' })).toEqual(['petal-faeries']);
    expect(find({ query: 'fees petale' }, 'gosu-x', false)).toEqual([]);
    expect(find({ query: 'geolier' }, 'gosu-tactics')).toEqual(['jailer']);
    expect(find({ query: 'piochez X' })).toContain('muraena');
    expect(find({ query: 'xi’an shapeshifter' })).toEqual([]);
    expect(find({ query: 'ELLE' })).toContain('elle');
    expect(find({ query: 'releve secrete heros' })).toContain('solok');
  });

  test('joins all of it', () => {
    expect(find({ query: 'capture', clans: new Set(['goan-sul']), levels: new Set([1]) })).toEqual([
      'lava-goddesses',
    ]);
  });
});

test('the keywords and powers are apart from the other words, and each is on some card', () => {
  for (const game of ['gosu-x', 'gosu-tactics'] as const) {
    const { printed, others } = termsOnCards(book(game, 'en'));
    expect(printed).toHaveLength(game === 'gosu-x' ? 8 : 7);
    expect(others.length).toBeGreaterThan(3);
    for (const { id } of [...printed, ...others]) {
      expect(find({ terms: new Set([id]) }, game), id).not.toEqual([]);
    }
  }
});

test('one steps through the cards that are shown', () => {
  const cards = filterCards(book('gosu-x', 'en'), null, {
    ...EVERYTHING,
    clans: new Set(['xian']),
  });
  const first = neighboursOf('thousand-faces', cards);
  expect([first.previous, first.next?.id, first.now]).toEqual([null, 'three-wishes', 1]);
  const last = neighboursOf('bhj-xian', cards);
  expect([last.previous?.id, last.next, last.now]).toEqual(['xian', null, 11]);
  expect(neighboursOf('elle', cards)).toEqual({ previous: null, next: null, now: 0 });
});
