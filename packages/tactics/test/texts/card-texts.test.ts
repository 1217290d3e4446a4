/**
 * The texts of all goblins and of the words the game explains: as in the golden files, in one language only, saying the
 * same in both. `UPDATE=1 npx vitest run packages/tactics/test/texts` rewrites the golden files; read their diff.
 */
import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@open-gosu/kernel';
import { expectGolden } from '@testing/golden.ts';
import { describe, expect, test } from 'vitest';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { CLANS, POWERS, SIDES, TRIGGERS } from '../../src/cards/words.ts';
import { cardText } from '../../src/text/card-text.ts';
import {
  cardName,
  clanName,
  GLOSSARY,
  idName,
  levelName,
  POWER_TERMS,
  RECONSTRUCTION,
  SIDE_TERMS,
  TRIGGER_TERMS,
} from '../../src/text/terms.ts';
import { expectClean, face, numerals } from './table.ts';

const root = new URL('../../../../', import.meta.url);

const FACES = FACE_DEFS.map((def, number) => [def.id, number] as const);

/** Every text a player can read, by what it explains. */
function allTexts(lang: Lang): [id: string, text: string][] {
  return [
    ...FACES.map(([id, number]): [string, string] => [id, cardText(number, lang).full]),
    ...POWERS.flatMap((power): [string, string][] => [
      [`power/${power}`, POWER_TERMS[power].base[lang]],
      [`power/${power}!`, POWER_TERMS[power].max[lang]],
    ]),
    ...TRIGGERS.map((trigger): [string, string] => [
      `trigger/${trigger}`,
      TRIGGER_TERMS[trigger].gloss[lang],
    ]),
    ...GLOSSARY.map(({ id, text }): [string, string] => [`word/${id}`, text[lang]]),
    ['reconstruction', RECONSTRUCTION[lang]],
  ];
}

/** The golden file also shows the names: of the goblin and of its icons. */
function goldenLines(lang: Lang): string {
  const names = new Map<string, string>(
    FACES.map(([id, number]) => {
      const labels = cardText(number, lang).powers.map(({ label }) => label);
      return [id, ` (${[cardName(number, lang), ...labels].join('; ')})`];
    }),
  );
  for (const { id, name } of GLOSSARY) names.set(`word/${id}`, ` (${name[lang]})`);
  for (const power of POWERS) names.set(`power/${power}`, ` (${POWER_TERMS[power].name[lang]})`);
  return allTexts(lang)
    .map(([id, text]) => `${id}${names.get(id) ?? ''}: ${text}\n`)
    .join('');
}

describe.each(LANGS)('texts in %s', (lang) => {
  test('are those of the golden file', () => {
    expectGolden(`texts/gosu-tactics-${lang}.txt`, goldenLines(lang));
  });

  test.each(allTexts(lang))('%s: is whole and clean', (id, text) => {
    expectClean(text, lang, id);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/[.!?] \p{Ll}/u);
  });

  test.each(FACES)('%s: has a text for each of its parts', (_id, number) => {
    const { cost, powers, full } = cardText(number, lang);
    const def = FACE_DEFS[number]!;
    expect(powers.map(({ trigger, power, max }) => ({ trigger, power, max }))).toEqual(
      def.powers.map(({ trigger, power, max }) => ({ trigger, power, max })),
    );
    expect(full).toContain(`${cost}.`);
    for (const { label, text, power, max } of powers) {
      expectClean(text, lang);
      expect(label).toContain(POWER_TERMS[power].name[lang]);
      expect(label.endsWith(', maximum')).toBe(max);
      const order = text.slice(text.indexOf(', ') + 2);
      expect(full.toLowerCase()).toContain(order.toLowerCase());
    }
    expect(numerals(cost)).toEqual(def.cost === null ? [] : [String(def.cost)]);
  });

  test('names are there, and come from the cards', () => {
    for (const [id, number] of FACES) {
      const { name, x } = FACE_DEFS[number]!;
      expect(cardName(number, lang)).toBe(x ? `${name[lang]} X` : name[lang]);
      expect(idName(id, lang)).toBe(cardName(number, lang));
    }
    for (const clan of CLANS) expect(clanName(clan, lang)).toMatch(/^\p{Lu}\p{L}+$/u);
    expect(levelName(2, lang)).toBe({ en: 'level 2', fr: 'niveau 2' }[lang]);
    expect(cardName(63, lang)).toBe('?');
  });
});

test('an unknown face is a bug', () => {
  expect(() => cardText(FACE_DEFS.length, 'en')).toThrow('no such face');
});

describe('the two languages', () => {
  const ENGLISH =
    'a an the of to and or then if when card cards you your their each player draw discard take level row ' +
    'army turn hand pile with from may this that goblin';
  const FRENCH =
    'le la les l un une des du de d et ou puis ensuite si quand carte cartes vous votre son sa joueur piochez ' +
    'défaussez prenez niveau ligne armée tour main défausse pour cette ce gobelin';
  // French "a" (has) and "pile" are also English words.
  const foreign: Record<Lang, Set<string>> = {
    en: new Set(FRENCH.split(' ')),
    fr: new Set(ENGLISH.split(' ').filter((word) => word !== 'a' && word !== 'pile')),
  };

  test.each(LANGS)('do not mix in %s', (lang) => {
    for (const [id, text] of allTexts(lang)) {
      const words = text.toLowerCase().split(/[^\p{L}]+/u);
      expect(
        words.filter((word) => foreign[lang].has(word)),
        id,
      ).toEqual([]);
    }
  });

  test('say the same numbers', () => {
    const french = new Map(allTexts('fr'));
    for (const [id, en] of allTexts('en')) {
      expect(numerals(french.get(id) ?? ''), id).toEqual(numerals(en));
    }
  });

  test('call no two words the same', () => {
    for (const lang of LANGS) {
      const names = GLOSSARY.map(({ name }) => name[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('sentences', () => {
  const both = (id: string) => LANGS.map((lang) => cardText(face(id), lang));

  test('T5.1, T5.2, T6.5, T6.7: the Prescient X', () => {
    const [en, fr] = both('prescient-x');
    expect(en).toEqual({
      cost: 'Mutation: discard 2 cards',
      powers: [
        {
          trigger: 'arrival',
          power: 'vision',
          max: false,
          label: 'Arrival: Vision',
          text: 'When it enters play, reveal the top 5 cards of the deck, keep 1 and discard the others.',
        },
        {
          trigger: 'link',
          power: 'advantage',
          max: false,
          label: 'Link right: Advantage',
          text: 'When another goblin of its clan enters play directly to its right, take the Advantage card and an additional turn after this one.',
        },
      ],
      full: 'When it enters play, reveal the top 5 cards of the deck, keep 1 and discard the others. When another goblin of its clan enters play directly to its right, take the Advantage card and an additional turn after this one. Mutation: discard 2 cards.',
    });
    expect(fr?.cost).toBe('Mutation\u00a0: défaussez 2 cartes');
    expect(fr?.powers.map(({ label }) => label)).toEqual([
      'Arrivée\u00a0: Vision',
      'Lien à droite\u00a0: Avantage',
    ]);
    expect(fr?.powers[1]?.text).toBe(
      'Quand un autre gobelin de son clan arrive en jeu juste à sa droite, prenez la carte Avantage et jouez un tour supplémentaire après celui-ci.',
    );
  });

  test('T3.6: no cost, and a zombie mutation', () => {
    expect(both('sage').map(({ cost }) => cost)).toEqual(['Cannot mutate', 'Ne peut pas muter']);
    expect(both('ghoul').map(({ cost }) => cost)).toEqual([
      'Zombie mutation: discard 1 card; the new goblin may come from the discard pile',
      'Mutation zombie\u00a0: défaussez 1 carte\u00a0; le nouveau gobelin peut venir de la défausse',
    ]);
  });

  test('T6.6: Return names the clan of the goblin', () => {
    expect(both('artificer').map(({ powers }) => powers[1]?.text)).toEqual([
      'When it mutates, take a card of the Mekas clan from the discard pile.',
      'Quand il mute, prenez dans la défausse une carte du clan des Mekas.',
    ]);
    expect(POWER_TERMS.return.base).toEqual({
      en: "Take a card of this goblin's clan from the discard pile.",
      fr: 'Prenez dans la défausse une carte du clan de ce gobelin.',
    });
  });

  test('T5.6: powers of one trigger follow each other', () => {
    expect(both('bone-lord').map(({ full }) => full)).toEqual([
      'When it enters play, take a card of any clan from the discard pile. Then a player of your choice discards a card of their choice. Zombie mutation: discard 3 cards; the new goblin may come from the discard pile.',
      'Quand il arrive en jeu, prenez dans la défausse une carte de n’importe quel clan. Ensuite, un joueur de votre choix défausse une carte de son choix. Mutation zombie\u00a0: défaussez 3 cartes\u00a0; le nouveau gobelin peut venir de la défausse.',
    ]);
  });

  test('T1.4: a link on two sides', () => {
    const [en, fr] = both('ancestor').map(({ powers }) => powers[1]);
    expect([en?.label, fr?.label]).toEqual([
      'Link left and below: Vision',
      'Lien à gauche et au-dessous\u00a0: Vision',
    ]);
    expect(en?.text).toContain('enters play directly to its left or directly below it, reveal');
  });
});

describe('the rules the words come from', () => {
  const cited = [
    ...POWERS.map((power) => POWER_TERMS[power].rule),
    ...TRIGGERS.map((trigger) => TRIGGER_TERMS[trigger].rule),
    ...GLOSSARY.map(({ rule }) => rule),
  ];

  test('are named by number', () => {
    for (const rule of cited) expect(rule).toMatch(/^T[1-7]\.\d+$/);
    expect(POWERS.map((power) => POWER_TERMS[power].rule)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `T6.${number}`),
    );
    expect(SIDES.map((side) => SIDE_TERMS[side].name.en)).toEqual([...SIDES]);
  });

  const rules = new URL('docs/rules/gosu-tactics.md', root);
  test('exist', () => {
    const text = readFileSync(rules, 'utf8');
    for (const rule of cited) expect(text).toMatch(new RegExp(`${rule.replace('.', '\\.')}[ |]`));
  });

  test('an explanation has two sentences at most', () => {
    for (const { id, text } of GLOSSARY) {
      for (const lang of LANGS) {
        expect(text[lang].match(/\.(?= |$)/g)?.length, id).toBeLessThanOrEqual(2);
      }
    }
  });
});
