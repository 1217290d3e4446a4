/** What is said around the rules: the same numbers in both languages, and French glosses typeset by whoever shows them. */
import { typesetFr } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import { glossaryOf } from '../../src/rules/glossary.ts';
import { GOSU_X, TACTICS } from '../../src/rules/quick-words.ts';

const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();

test('the two-minute rules say the same numbers in both languages', () => {
  for (const table of [GOSU_X, TACTICS]) {
    for (const [name, { en, fr }] of Object.entries(table)) {
      expect(numbers(fr), name).toEqual(numbers(en));
    }
  }
});

test('the glossaries say the same numbers in both languages', () => {
  for (const game of ['gosu-x', 'gosu-tactics'] as const) {
    for (const { id, glosses } of glossaryOf(game)) {
      for (const { en, fr } of glosses) expect(numbers(fr), id).toEqual(numbers(en));
    }
  }
});

test('glosses are French once they are typeset', () => {
  for (const game of ['gosu-x', 'gosu-tactics'] as const) {
    for (const { id, name, glosses } of glossaryOf(game)) {
      for (const text of [name.fr, ...glosses.map(({ fr }) => typesetFr(fr))]) {
        expect(text, id).not.toMatch(/[^\u00a0][;:?!»]|«[^\u00a0]|'/);
      }
    }
  }
});
