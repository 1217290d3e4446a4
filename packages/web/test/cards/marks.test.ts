/** What stands on a card: emblems, signs of keywords and powers, names that fit. */
import { CARD_DEFS, KEYWORDS, CLANS as X_CLANS } from '@open-gosu/gosu-x';
import { POWERS, CLANS as T_CLANS } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import { MARKS } from '../../src/cards/emblems.ts';
import { hasSign } from '../../src/cards/icons.tsx';
import { faceName, shortName, tileName } from '../../src/cards/names.ts';
import { PRINTED, printedTerms } from '../../src/cards/terms.ts';
import { bookOf } from '../../src/engine/books.ts';

const LANGS = ['en', 'fr'] as const;
const GAMES = ['gosu-x', 'gosu-tactics'] as const;

describe('emblems', () => {
  it.each([...X_CLANS, ...T_CLANS])('%s has one of its own', (clan) => {
    const others = Object.entries(MARKS).filter(([name]) => name !== clan);
    expect(MARKS[clan].emblem).toMatch(/^M/);
    expect(others.map(([, { emblem }]) => emblem)).not.toContain(MARKS[clan].emblem);
    expect(others.map(([, { seal }]) => seal)).not.toContain(MARKS[clan].seal);
  });

  it('lie within their squares', () => {
    for (const { lattice } of Object.values(MARKS)) {
      const [left, top, right, bottom] = lattice;
      expect(left).toBeLessThan(right);
      expect(top).toBeLessThan(bottom);
      for (const edge of lattice) expect(edge).toSatisfy((at: number) => at > 0 && at < 100);
    }
  });
});

describe('signs', () => {
  it('stand for the keywords and powers of the games', () => {
    expect(PRINTED['gosu-x']).toEqual(KEYWORDS);
    expect(PRINTED['gosu-tactics']).toEqual(POWERS);
    for (const term of [...KEYWORDS, ...POWERS, 'shift', 'zombie-mutation']) {
      expect(hasSign(term), term).toBe(true);
    }
  });

  it('are those of the keywords a card has, not of the words its text leans on', () => {
    const { cards } = bookOf({ game: 'gosu-x', lang: 'en' });
    for (const def of CARD_DEFS) {
      const card = cards.find(({ id }) => id === def.id)!;
      expect(printedTerms(card), def.id).toEqual(def.keywords);
    }
  });
});

describe('names', () => {
  it.each(LANGS)('stay apart when short (%s)', (lang) => {
    for (const game of GAMES) {
      const names = bookOf({ game, lang })
        .cards.filter(({ isShapeshifter }) => !isShapeshifter)
        .map(({ name }) => name);
      expect(new Set(names.map(shortName)).size).toBe(names.length);
      expect(new Set(names.map(tileName)).size).toBe(names.length);
      for (const name of names) expect(shortName(name).length, name).toBeLessThanOrEqual(11);
    }
  });

  it('are cut where it hurts least', () => {
    const short = {
      'Apostles of the Night': 'Apostles',
      'Phoenix (Eliana)': 'P. Eliana',
      'Byun Hyung Ja (Abhilasha)': 'Byun H. J.',
      'Dark Cultists': 'Dark C.',
      'The Red Circle': 'Red Circle',
      'Hemro, le chasseur de primes': 'Hemro',
      'Frère de meute X': 'Frère X',
      'Lava Goddesses': 'Lava G.',
      Elle: 'Elle',
    };
    for (const [name, cut] of Object.entries(short)) expect(shortName(name)).toBe(cut);
    expect(tileName('Atalanta of the Great Shield')).toBe('Atalanta');
    expect(tileName('Guardians of the Night')).toBe('Guardians of the Night');
    expect(faceName('Byun Hyung Ja (Xi’an)', true)).toBe('Byun Hyung Ja');
    expect(faceName('Phoenix (Eliana)', false)).toBe('Phoenix (Eliana)');
  });
});
