/** What a card is called for those who do not see it (C-17 X3), in both languages. */
import type { Lang } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { cardLabel, readPlace } from '../../src/cards/label.ts';
import { WORDS } from '../../src/cards/words.ts';
import { bookOf } from '../../src/engine/books.ts';
import type { GameId } from '../../src/engine/match.ts';
import type { Cell } from '../../src/engine/scene.ts';
import { sayIn } from '../../src/i18n/language.ts';

const plain: Cell = {
  place: 'p0:II3',
  card: 'solok',
  isCaptured: false,
  isOpen: true,
  value: 3,
  printed: 3,
  because: [],
  shiftCost: 2,
  tokens: 1,
  slots: 1,
  isEthereal: false,
  hasBounty: false,
};

function labelOf(lang: Lang, id: string | null, cell?: Cell, game: GameId = 'gosu-x'): string {
  const book = bookOf({ game, lang });
  const card = id === null ? null : book.cards.find((each) => each.id === id)!;
  return cardLabel(card, cell, book, sayIn(WORDS, lang));
}

describe('the label of a card', () => {
  it('says all that the drawing shows', () => {
    expect(labelOf('en', 'solok', plain)).toBe(
      'Solok, Hero, Abhilasha, value 3, shift 2, Secret shift, row 2 column 3, OPEN, 1 token of 1',
    );
    expect(labelOf('fr', 'solok', plain)).toBe(
      'Solok, Héros, Abhilasha, valeur 3, relève 2, Relève secrète, ligne 2 colonne 3, LIBRE, 1 jeton sur 1',
    );
  });

  it('tells the figures of the moment', () => {
    const cell = { ...plain, value: 6, shiftCost: 1, isOpen: false, tokens: 0, slots: 2 };
    expect(labelOf('en', 'solok', cell)).toBe(
      'Solok, Hero, Abhilasha, value 6, shift 1, Secret shift, row 2 column 3, 0 tokens of 2',
    );
    expect(labelOf('fr', 'solok', cell)).toContain('0 jeton sur 2');
  });

  it('leaves out where a card in hand lies, and a shift that cannot be', () => {
    expect(labelOf('en', 'elle')).toBe('Elle, Hero, Justice, value 3, shift 2');
    expect(labelOf('en', 'justice')).toBe('Justice, Immortal, Justice, value 5');
    expect(labelOf('en', 'elle', { ...plain, shiftCost: null })).not.toContain('shift');
  });

  it('says what a captured card still is', () => {
    const cell = { ...plain, isCaptured: true };
    expect(labelOf('en', 'solok', cell)).toBe('Solok, captured, row 2 column 3, OPEN');
    expect(labelOf('fr', 'solok', cell)).toBe('Solok, capturée, ligne 2 colonne 3, LIBRE');
    expect(labelOf('en', null, cell)).toBe('face-down card, captured, row 2 column 3, OPEN');
    expect(labelOf('fr', 'scribe', cell, 'gosu-tactics')).toContain('Scribe, emprisonné,');
    expect(labelOf('en', null)).toBe('face-down card');
  });

  it('names what makes it special', () => {
    expect(labelOf('en', 'elle', { ...plain, isEthereal: true, hasBounty: true })).toContain(
      'Ethereal, Bounty token, row 2',
    );
    const shadow = labelOf('en', 'shadow', { ...plain, isEthereal: true });
    expect(shadow.match(/Ethereal/g)).toHaveLength(1);
    expect(labelOf('en', 'bhj-xian')).toContain('shapeshifter');
  });

  it('uses the words of Tactics there', () => {
    const cell = { ...plain, place: 'p2:I5', slots: 0, tokens: 0, value: 2, shiftCost: 1 };
    expect(labelOf('en', 'scribe', cell, 'gosu-tactics')).toBe(
      'Scribe, Level 1, Gobans, strength 2, mutation 1, Draw, row 1 column 5, OPEN',
    );
    expect(labelOf('fr', 'scribe', cell, 'gosu-tactics')).toBe(
      'Scribe, Niveau 1, Gobans, puissance 2, mutation 1, Pioche, ligne 1 colonne 5, LIBRE',
    );
  });

  it.each(['gosu-x', 'gosu-tactics'] as const)('differs for every card of %s', (game) => {
    for (const lang of ['en', 'fr'] as const) {
      const labels = bookOf({ game, lang }).cards.map(({ id }) =>
        labelOf(lang, id, undefined, game),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('reads places', () => {
    expect(readPlace('p1:III4')).toEqual({ row: 3, column: 4 });
    expect(readPlace('hand:elle')).toBeNull();
  });
});
