/** Rule options as people write them (X12): completed from a preset, or refused in one line of either language. */
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/notation/options.ts';
import { CHOICE, OPTION, OPTION_DEFS } from '../../src/options.ts';

function refusal(input: unknown): string[] {
  return LANGS.map((lang) => {
    const parsed = parseOptions(input, lang);
    if (parsed.ok) throw new Error('it was accepted');
    expect(parsed.code).toBe('bad-options');
    return parsed.message;
  });
}

describe('the table of options', () => {
  test('X12: every option is where the rules look for it', () => {
    expect(Object.keys(OPTION)).toEqual(OPTION_DEFS.map(({ id }) => id));
    for (const [index, { id, rule }] of OPTION_DEFS.entries()) {
      expect(OPTION[id as keyof typeof OPTION]).toBe(index);
      expect(rule).toBe(`X12.${index + 1}`);
    }
  });

  test('X12: every choice has the number the rules know it by', () => {
    const number = (id: string, choice: string) =>
      OPTION_DEFS.find((def) => def.id === id)?.choices.indexOf(choice);
    expect(number('startAfterSharedBattle', 'sacrificed-first')).toBe(CHOICE.sacrificedFirst);
    expect(number('mulligan', 'troops')).toBe(CHOICE.mulliganTroops);
    expect(number('mulligan', 'london')).toBe(CHOICE.mulliganLondon);
    expect(number('mulligan', 'none')).toBe(CHOICE.mulliganNone);
    expect(number('goanSulVictory', 'during-battle')).toBe(CHOICE.duringBattle);
    expect(number('goanSulVictory', 'after-battle')).toBe(CHOICE.afterBattle);
    expect(number('draft', 'random')).toBe(CHOICE.draftRandom);
    for (const { choices } of OPTION_DEFS) {
      if (choices.includes('yes')) expect(choices.indexOf('yes')).toBe(CHOICE.yes);
    }
  });
});

describe('reading options', () => {
  test('by name, by rule number, and with true for yes', () => {
    for (const given of [{ identicalShift: 'yes' }, { 'X12.11': 'yes' }, { 'X12.11': true }]) {
      expect(parseOptions(given, 'en')).toMatchObject({
        ok: true,
        value: { identicalShift: 'yes' },
      });
    }
    expect(parseOptions(undefined, 'en')).toEqual(parseOptions({ preset: 'final-en' }, 'en'));
  });

  test.each([
    ['no object', 7],
    ['a list', []],
    ['an unknown preset', { preset: 'final-de' }],
    ['an unknown option', { echo: 'yes' }],
    ['an unknown choice', { mulligan: 'paris' }],
    ['given without clans', { draft: 'given' }],
    [
      'clans without given',
      {
        clans: [
          ['xian', 'galmi', 'justice'],
          ['phoenix', 'tomorrow', 'narashima'],
        ],
      },
    ],
    [
      'a clan on both sides',
      {
        draft: 'given',
        clans: [
          ['xian', 'galmi', 'justice'],
          ['xian', 'tomorrow', 'narashima'],
        ],
      },
    ],
    [
      'a foreign clan',
      {
        draft: 'given',
        clans: [
          ['xian', 'galmi', 'darks'],
          ['phoenix', 'tomorrow', 'narashima'],
        ],
      },
    ],
    [
      'two clans',
      {
        draft: 'given',
        clans: [
          ['xian', 'galmi'],
          ['phoenix', 'tomorrow', 'narashima'],
        ],
      },
    ],
  ])('refuses %s', (_name, input) => {
    const [en, fr] = refusal(input);
    expect(en).not.toBe(fr);
    for (const message of [en, fr]) expect(message).toMatch(/^[^\n]{10,300}$/u);
  });
});
