/**
 * The texts of all cards and tiles: as in the golden files, in one language only, saying the same in both, with the words
 * the rules fix. `UPDATE=1 npx vitest run packages/gosu-x/test/texts` rewrites the golden files; read their diff.
 */
import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@open-gosu/kernel';
import { expectGolden } from '@testing/golden.ts';
import { describe, expect, test } from 'vitest';
import {
  choosePlayer,
  copy,
  destroy,
  discard,
  draw,
  forEachPlayer,
  may,
  mill,
  search,
  take,
} from '../../src/cards/build.ts';
import { type CardDef, hero } from '../../src/cards/define.ts';
import { CARD_DEFS, CLAN_DEFS } from '../../src/cards/index.ts';
import type { Op } from '../../src/cards/op.ts';
import { CLANS, KEYWORDS } from '../../src/cards/words.ts';
import {
  cardText,
  effectText,
  generatedText,
  tileAid,
  tileText,
} from '../../src/text/card-text.ts';
import {
  cardName,
  clanName,
  GLOSSARY,
  KEYWORD_TERMS,
  keywordName,
  levelName,
} from '../../src/text/terms.ts';

const root = new URL('../../../../', import.meta.url);

/** Every text a player can read, by the id of its card or tile. */
function allTexts(lang: Lang): [id: string, text: string][] {
  return [
    ...CARD_DEFS.map((card): [string, string] => [card.id, cardText(card, lang).full]),
    ...CLANS.map((clan): [string, string] => [`tile/${clan}`, tileText(clan, lang)]),
  ];
}

const numerals = (text: string) => (text.match(/\d+|\bX\b|\bI{1,3}\b/g) ?? []).sort();
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
const keywordsIn = (text: string, lang: Lang) =>
  KEYWORDS.filter((keyword) => text.includes(keywordName(keyword, lang)));

/** What an override may not change: its numbers, and the keywords, nouns and adjectives of the glossary it uses. */
const NAMED = GLOSSARY.filter((term) => term.gender !== undefined || term.feminine !== undefined);
function mentions(text: string, lang: Lang): string[] {
  const has = (word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text);
  return [...numerals(text), ...NAMED.map((term) => term[lang]).filter(has)];
}

/** Why this card's own wording may not stand for the generated one; empty if it may. */
function overrideFaults(card: CardDef): string[] {
  return LANGS.flatMap((lang) => {
    const own = mentions(cardText(card, lang).full, lang);
    const made = mentions(generatedText(card, lang).full, lang);
    return own.join() === made.join() ? [] : [`${card.id} ${lang}: ${own} instead of ${made}`];
  });
}

describe.each(LANGS)('texts in %s', (lang) => {
  test('are those of the golden file', () => {
    const lines = allTexts(lang).map(([id, text]) => `${id}: ${text}\n`);
    expectGolden(`texts/${lang}.txt`, lines.join(''));
  });

  test.each(allTexts(lang))('%s: is whole and clean', (_id, text) => {
    expect(text).toMatch(/^[\p{Lu}]/u);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
    expect(text).not.toMatch(/ {2}|\.\.| [.,]|[.,;:]\p{L}|\n/u);
    expect(text).not.toContain({ en: '’', fr: "'" }[lang]);
    expect(text).not.toMatch(/[.!?] \p{Ll}/u);
  });

  test('a card has a text for each of its parts, and a kind has the text of its card', () => {
    CARD_DEFS.forEach((card, kind) => {
      const text = cardText(card, lang);
      expect(text.keywords).toEqual(card.keywords.map((keyword) => keywordName(keyword, lang)));
      expect(text.effect === '').toBe(card.effect.length === 0);
      expect(text.ongoing).toHaveLength(card.ongoing.length);
      for (const part of [text.effect, ...text.ongoing]) expect(text.full).toContain(part);
      expect(cardText(kind, lang)).toEqual(text);
    });
  });

  test('names are there, and come from the cards', () => {
    const set = (name: string) => (lang === 'fr' ? name.replaceAll("'", '’') : name);
    for (const card of CARD_DEFS) expect(cardName(card, lang)).toBe(set(card.name[lang]));
    for (const clan of CLAN_DEFS) expect(clanName(clan.id, lang)).toBe(set(clan.name[lang]));
    for (const clan of CLANS) expect(tileAid(clan, lang)).toMatch(/^\p{Lu}.*\.$/u);
    expect(([1, 2, 3] as const).map((level) => levelName(level, lang))).toEqual(
      { en: ['Troop', 'Hero', 'Immortal'], fr: ['Troupe', 'Héros', 'Immortel'] }[lang],
    );
  });
});

test('an unknown kind is a bug', () => {
  expect(() => cardText(CARD_DEFS.length, 'en')).toThrow('no such kind');
});

describe('the two languages', () => {
  const ENGLISH =
    'a an the of to and or then if when card cards you your their they each player opponent draw discard ' +
    'take put level row column army turn token hand pile play with from may until this that';
  const FRENCH =
    'le la les l un une des du de d et ou puis ensuite si quand carte cartes vous votre vos son sa ses joueur ' +
    'adversaire piochez défaussez prenez niveau ligne colonne armée tour jeton main défausse jeu pour cette ce';
  // French "a" (has) is also an English word.
  const foreign: Record<Lang, Set<string>> = {
    en: new Set(FRENCH.split(' ')),
    fr: new Set(ENGLISH.split(' ').filter((word) => word !== 'a')),
  };

  test.each(LANGS)('do not mix in %s', (lang) => {
    for (const [id, text] of allTexts(lang)) {
      const mixed = wordsOf(text).filter((word) => foreign[lang].has(word));
      expect(mixed, id).toEqual([]);
    }
  });

  test('say the same numbers and the same keywords', () => {
    const french = new Map(allTexts('fr'));
    for (const [id, en] of allTexts('en')) {
      const fr = french.get(id) ?? '';
      expect(numerals(fr), id).toEqual(numerals(en));
      expect(keywordsIn(fr, 'fr'), id).toEqual(keywordsIn(en, 'en'));
    }
  });

  test('French keeps its typography', () => {
    const texts = [
      ...allTexts('fr').map(([, text]) => text),
      ...CLANS.map((clan) => tileAid(clan, 'fr')),
      ...KEYWORDS.map((keyword) => KEYWORD_TERMS[keyword].gloss.fr),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/[^\u00a0\u202f][;:!?»]/);
      expect(text).not.toMatch(/["']|oe(?!nix)/);
      expect(text).not.toMatch(/(?<![-\p{L}])(de|que|se|ne|la|le|jusque) [aeiouyéè]/iu);
    }
    for (const [, text] of allTexts('en')) expect(text).not.toMatch(/[\u00a0\u202f]/);
  });
});

describe("a card's own wording", () => {
  test('mentions the numbers, keywords and nouns of the generated one', () => {
    expect(CARD_DEFS.filter((card) => card.text !== null).flatMap(overrideFaults)).toEqual([]);
  });

  test('is refused when it does not', () => {
    const card = (en: string, fr: string) =>
      hero('some-card', {
        name: 'Some card',
        keywords: ['echo'],
        effect: [draw(2)],
        text: { en, fr },
      });
    const fine = card('You draw 2 cards.', 'Vous allez piocher 2 cartes : oui.');
    expect(cardText(fine, 'en').full).toBe('Echo. You draw 2 cards.');
    expect(cardText(fine, 'fr').full).toContain('cartes\u00a0:');
    expect(generatedText(fine, 'en').full).toBe('Echo. Draw 2 cards.');
    expect(overrideFaults(fine)).toEqual([]);
    expect(overrideFaults(card('Draw 3 cards.', 'Piochez 2 cartes.'))).toHaveLength(1);
    expect(overrideFaults(card('Draw 2 cards.', 'Piochez 2 jetons.'))).toHaveLength(1);
    expect(overrideFaults(card('Draw 2 Bounty cards.', 'Piochez 2 cartes Prime.'))).toHaveLength(2);
  });
});

describe('sentences no card has yet', () => {
  const say = (...ops: Op[]) => [effectText(ops, 'en'), effectText(ops, 'fr')];

  test('speak of each player', () => {
    expect(say(forEachPlayer(draw(1, 'actor'), discard('actor', 1)))).toEqual([
      'Each player draws a card and discards one.',
      'Chaque joueur pioche une carte et en défausse une.',
    ]);
    expect(say(forEachPlayer(search()))).toEqual([
      'Each player searches their deck for a card, puts it into their hand, then shuffles their deck.',
      'Chaque joueur cherche une carte dans son deck, la prend en main, puis mélange son deck.',
    ]);
    expect(say(forEachPlayer(may(copy({ levels: [2] }))))).toEqual([
      'Each player may copy the effect of a level II card in play.',
      'Chaque joueur peut copier l’effet d’une carte de niveau II en jeu.',
    ]);
    expect(say(forEachPlayer(copy({ where: 'adjacent' })))).toEqual([
      'Each player copies the effect of an adjacent card.',
      'Chaque joueur copie l’effet d’une carte adjacente.',
    ]);
  });

  test('name the doer, the level and the keyword', () => {
    expect(say(choosePlayer(), mill('chosen', 1), draw(2, 'chosen'))).toEqual([
      'A player of your choice discards the top card of their deck, then that player draws 2 cards.',
      'Un joueur de votre choix défausse la première carte de son deck, puis ce joueur pioche 2 cartes.',
    ]);
    expect(say(take(2, { keywords: ['ethereal'], levels: [2, 3] }), draw(1))).toEqual([
      'Take 2 level II or III Ethereal cards from your discard pile, then draw a card.',
      'Prenez dans votre défausse 2 cartes Éthérées de niveau II ou III, puis piochez une carte.',
    ]);
    expect(
      say(destroy({ side: 'opposing', levels: [1], bonus: [2] }), draw('clans-in-row')),
    ).toEqual([
      'Destroy an OPEN opposing level I card. If you have a Supremacy token, the chosen card may also be of level II. Then draw a card for each different clan in this row.',
      'Détruisez une carte LIBRE adverse de niveau I. Si vous avez un jeton de Suprématie, la carte choisie peut aussi être de niveau II. Ensuite, piochez une carte pour chaque clan présent dans cette ligne.',
    ]);
  });
});

describe('the glossary', () => {
  const rules = readFileSync(new URL('docs/rules/gosu-x.md', root), 'utf8');
  const pairs = (/Vocabulary \(EN \/ FR\): ([\s\S]*?)\.\s/.exec(rules)?.[1] ?? '')
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')
    .split(', ')
    .map((pair) => pair.split(' / ').map((word) => word.trim()));

  test('has every word pair of the rules', () => {
    expect(pairs.length).toBeGreaterThan(25);
    const known = new Set(GLOSSARY.map(({ en, fr }) => `${en} / ${fr}`));
    const missing = pairs.map(([en, fr]) => `${en} / ${fr}`).filter((pair) => !known.has(pair));
    expect(missing).toEqual([]);
  });

  test('has one word for each concept', () => {
    const english = GLOSSARY.map((term) => term.en);
    expect(new Set(english).size).toBe(english.length);
  });

  test('explains each keyword in two sentences at most, by a rule that exists', () => {
    for (const keyword of KEYWORDS) {
      const { gloss, rule } = KEYWORD_TERMS[keyword];
      expect(rules).toContain(`- ${rule} `);
      expect(numerals(gloss.fr)).toEqual(numerals(gloss.en));
      for (const lang of LANGS) {
        expect(gloss[lang].split(/\.(?: |$)/).length - 1).toBeGreaterThanOrEqual(1);
        expect(gloss[lang].split(/\.(?: |$)/).length - 1).toBeLessThanOrEqual(2);
      }
    }
  });
});
