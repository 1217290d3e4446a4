/** Searching: accents, letter case and language do not matter, and any name of a thing finds it. */
import { readFileSync } from 'node:fs';
import { KEYWORDS } from '@open-gosu/gosu-x';
import { LANGS, typeset } from '@open-gosu/kernel';
import { GLOSSARY, POWERS, TRIGGERS } from '@open-gosu/tactics';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/match.ts';
import { fold, type Marks, markFound, marksOf, matches } from '../../src/rules/fold.ts';
import { glossaryOf, namesOf } from '../../src/rules/glossary.ts';
import { search } from '../../src/rules/search.ts';
import { ALSO, FOUND_BY } from '../../src/rules/synonyms.ts';
import { joinPages, makeRulebook } from '../../src/rules/texts.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

const BOOKS = {
  'gosu-x': makeRulebook(
    joinPages(read('gosu-x'), read('gosu-x-cards')),
    joinPages(read('gosu-x.fr'), read('gosu-x-cards.fr')),
  ),
  'gosu-tactics': makeRulebook(
    joinPages(read('gosu-tactics'), null),
    joinPages(read('gosu-tactics.fr'), null),
  ),
};

const GAMES: readonly GameId[] = ['gosu-x', 'gosu-tactics'];

function find(game: GameId, query: string) {
  const { entries, rules } = search(query, BOOKS[game].found, glossaryOf(game));
  return { words: entries.map(({ id }) => id), rules };
}

describe('folding', () => {
  test('takes off accents, case and the shape of apostrophes', () => {
    expect(fold('Éthéré')).toBe('ethere');
    expect(fold('l’Œuvre')).toBe("l'oeuvre");
    expect(fold('Xi’an')).toBe(fold("Xi'an"));
  });

  test('a query matches the beginnings of words, all of them', () => {
    expect(matches('La relève secrète', 'SECRET rel')).toBe(true);
    expect(matches('to throw', 'row')).toBe(false);
    expect(matches('a row', 'row column')).toBe(false);
    expect(matches('see X4.2', 'x4.2')).toBe(true);
    expect(matches('see X4.21', 'X4.2')).toBe(true);
    expect(matches('anything', ' ')).toBe(true);
    expect(matches('bounty', 'b'), 'a letter is a word or nothing').toBe(false);
    expect(matches('the X family', 'x')).toBe(true);
    expect(matches('à l’arrivée', "l'arriv")).toBe(true);
  });

  test('what was found is marked, and nothing is lost', () => {
    const pieces = markFound('Les cartes LIBRES, délibérées', marksOf('libre', false));
    expect(pieces).toEqual([
      { text: 'Les cartes ', isFound: false },
      { text: 'LIBRE', isFound: true },
      { text: 'S, délibérées', isFound: false },
    ]);
    expect(markFound('Éthérée', marksOf('ethere', false))[0]).toEqual({
      text: 'Éthéré',
      isFound: true,
    });
    expect(markFound('cœur', marksOf('coe', false))).toEqual([
      { text: 'cœ', isFound: true },
      { text: 'ur', isFound: false },
    ]);
    for (const text of ['Œuvre à l’œil', 'X4.2 and X4', '']) {
      for (const query of ['oe', 'x4.2', 'z', '']) {
        expect(
          markFound(text, marksOf(query, false))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }
    }
  });
});

/** What is marked of a text. */
function marked(text: string, marks: Marks): string[] {
  return markFound(text, marks).flatMap((piece) => (piece.isFound ? [piece.text] : []));
}

describe('what is marked', () => {
  test('of a name with several words is the name, not each of its words', () => {
    const { marks, rules } = search('chant des morts', BOOKS['gosu-x'].found, glossaryOf('gosu-x'));
    const text = 'Then the Song for the Dead: their dead, the songs, des morts. Chant des Morts.';
    expect(marked(text, marks)).toEqual(['Song for the Dead', 'Chant des Morts']);
    const all = BOOKS['gosu-x'].found.filter(({ id }) => rules.includes(id));
    const found = new Set(all.flatMap(({ en, fr }) => marked(`${en} ${fr}`, marks)).map(fold));
    expect([...found].sort()).toEqual(['chant des morts', 'song for the dead']);
  });

  test('of other words is the phrase, and the words that say something', () => {
    const { marks } = search('the pile of discards', BOOKS['gosu-x'].found, glossaryOf('gosu-x'));
    const text = 'Their piles: the pile of discards, of the discards';
    expect(marked(text, marks)).toEqual(['pile', 'the pile of discards', 'discards']);
  });

  test('of one letter is the letter, where it is a word', () => {
    expect(marked('X family, X4.2, six, xeno', marksOf('x', false))).toEqual(['X']);
  });
});

describe('the names of one thing', () => {
  test.each([
    ['gosu-x', 'open', ['OPEN', 'FREE', 'LIBRE', 'libres', 'free']],
    ['gosu-x', 'shift', ['shift', 'relève', 'releve', 'mutation', 'muter']],
    ['gosu-x', 'song-for-the-dead', ['Song for the Dead', 'Chant des Morts', 'song', 'chant']],
    [
      'gosu-x',
      'capture',
      ['captured', 'emprisonné', 'emprisonne', 'imprisoned', 'capturer', 'face down'],
    ],
    ['gosu-x', 'round', ['manche', 'ronde', 'round']],
    ['gosu-x', 'additional-turn', ['extra turn', 'tour additionnel', 'tour supplémentaire']],
    ['gosu-x', 'wondrous', ['Wondrous', 'merveilleux', 'merveilleuse']],
    ['gosu-x', 'secret-shift', ['zombie', 'Relève secrète']],
    ['gosu-tactics', 'mutation', ['mutation', 'shift', 'relève']],
    ['gosu-tactics', 'imprisoned', ['emprisonné', 'captured', 'capturé', 'imprisoned']],
    ['gosu-tactics', 'open', ['OPEN', 'LIBRE', 'FREE']],
    ['gosu-tactics', 'strength', ['puissance', 'strength', 'force']],
    ['gosu-tactics', 'vision', ['vision', 'révéler', 'reveal']],
  ] as const)('%s: %s', (game, id, names) => {
    const { rule } = glossaryOf(game).find((entry) => entry.id === id)!;
    for (const name of names) {
      const found = find(game, name);
      expect(found.words, name).toContain(id);
      expect(found.rules, name).toContain(rule);
    }
  });

  test('a name from elsewhere finds the rules that use the proper one', () => {
    const { rules } = find('gosu-x', 'emprisonné');
    expect(rules).toContain('X9.4');
    expect(find('gosu-x', 'tour additionnel').rules).toContain('X7.5');
    expect(find('gosu-tactics', 'relève').rules).toContain('T3.7');
  });
});

describe('rules', () => {
  test('are found in the other language, by accents or without', () => {
    expect(find('gosu-x', 'aiguilles').rules).toEqual([]);
    expect(find('gosu-tactics', 'aiguilles d’une montre').rules).toContain('T2.3');
    expect(find('gosu-tactics', 'clockwise').rules).toContain('T2.3');
    expect(find('gosu-x', 'defausse publique').rules).toContain('X3.4');
  });

  test('are found by their number, the very one first', () => {
    expect(find('gosu-x', 'x4.2').rules[0]).toBe('X4.2');
    expect(find('gosu-x', 'C12').rules[0]).toBe('C12');
    expect(find('gosu-tactics', 'T3.6').rules[0]).toBe('T3.6');
  });

  test('nothing is found for nothing, or for nonsense', () => {
    for (const query of ['', '  ', '!?', '<k>', 'qwertz']) {
      expect(find('gosu-x', query)).toEqual({ words: [], rules: [] });
    }
  });
});

test('one letter finds the rules where it is a word, such as the number of a point', () => {
  const { found } = BOOKS['gosu-x'];
  const { words, rules } = find('gosu-x', '<b>');
  expect(words).toEqual([]);
  expect(rules.length).toBeGreaterThan(0);
  const told = found.filter(({ en, fr }) => /\bb\b/i.test(`${en} ${fr}`)).map(({ id }) => id);
  expect(rules.filter((id) => !told.includes(id))).toEqual([]);
});

describe.each(GAMES)('the glossary of %s', (game) => {
  const glossary = glossaryOf(game);

  test('has each word once, with a rule that exists', () => {
    const ids = glossary.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rules = new Set(BOOKS[game].found.map(({ id }) => id));
    expect(glossary.filter(({ rule }) => !rules.has(rule)).map(({ id }) => id)).toEqual([]);
  });

  test('says everything in both languages', () => {
    for (const { id, name, glosses } of glossary) {
      for (const lang of LANGS) {
        expect(name[lang], id).not.toBe('');
        for (const gloss of glosses)
          expect(typeset(gloss[lang], lang), id).toMatch(/^\p{Lu}.*\.$/su);
      }
    }
  });

  test('knows no other name twice for one word, and none for a word it lacks', () => {
    const ids = new Set(glossary.map(({ id }) => id));
    const named = [...Object.keys(ALSO[game]), ...Object.keys(FOUND_BY[game])];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    for (const entry of glossary) {
      const names = namesOf(entry).filter((name, i) => i > 1 || name !== namesOf(entry)[0]);
      expect(names.length, entry.id).toBe(new Set(names).size);
    }
  });
});

test('the glossaries have every keyword, power, trigger and word of the games', () => {
  const x = glossaryOf('gosu-x').map(({ id }) => id);
  expect(KEYWORDS.filter((keyword) => !x.includes(keyword))).toEqual([]);
  const t = glossaryOf('gosu-tactics').map(({ id }) => id);
  expect(POWERS.filter((power) => !t.includes(power))).toEqual([]);
  expect(TRIGGERS.filter((trigger) => !t.includes(`at-${trigger}`))).toEqual([]);
  expect(GLOSSARY.filter(({ id }) => !t.includes(id))).toEqual([]);
});

test('the glossary of Gosu X has the pairs of words that its rules fix', () => {
  const [, vocabulary = ''] = /Vocabulary \(EN \/ FR\): (.*?)\n\*\*/s.exec(read('gosu-x')) ?? [];
  const pairs = vocabulary
    .replace(/\s+/g, ' ')
    .replace(/\([^)]*\)|\.$/g, '')
    .split(',')
    .map((pair) => pair.split('/').map((word) => fold(word.trim())));
  expect(pairs.length).toBeGreaterThan(25);
  const names = glossaryOf('gosu-x').map(namesOf);
  const isTold = (pair: string[]) => names.some((all) => pair.every((word) => all.includes(word)));
  expect(pairs.filter((pair) => !isTold(pair))).toEqual([]);
});
