/** Lines typed in text mode: numbers of the hand, payments, questions. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import {
  answersTyped,
  asCommand,
  askedWhy,
  giveInTurn,
  notHeld,
} from '../../src/table/text/typed.ts';
import { ada, bo } from './store-bench.ts';

const HAND = ['elle', 'sati', 'ban', null];

describe('answers', () => {
  test.each([
    ['play 3', ['play ban']],
    ['play h1', ['play elle']],
    ['Jouer m2', ['Jouer sati']],
    ['shift II1 with 2', ['shift II1 sati']],
    ['relève I2 avec 1', ['relève I2 elle']],
    ['discard 2', ['discard sati']],
    ['play 3 pay 1 2', ['play ban', 'discard elle', 'discard sati']],
    ['jouer ban payer sati', ['jouer ban', 'discard sati']],
    ['play 3 pay wonder 1', ['play ban', 'wonder', 'discard elle']],
    ['Poser 3 payer 1 Merveille', ['Poser ban', 'wonder', 'discard elle']],
    ['DÉFAUSSER 1', ['DÉFAUSSER elle']],
    ['  play   elle ', ['play elle']],
    // Names of which a number is part.
    ['jouer 3 vœux', ['jouer 3 vœux']],
    ['play 3 from discard', ['play 3 from discard']],
    ['relève I2 avec 3 vœux', ['relève I2 3 vœux']],
  ])('%s', (text, answers) => {
    expect(answersTyped(text, HAND)).toEqual(answers);
  });

  test.each(['spend 2', 'level 1', 'seat 1', '7', 'pass', 'activate I1', 'play 9', 'play 4'])(
    '%s is left as it is',
    (text) => {
      expect(answersTyped(text, HAND)).toEqual([text]);
    },
  );
});

describe('a payment with a card that is not held', () => {
  test.each([
    ['play 3 pay 1 5', 5],
    ['jouer 3 payer m0', 0],
    ['play 3 pay 1 4', null],
    ['play 3 pay elle wonder', null],
    ['play 9', null],
  ])('%s', (text, number) => {
    expect(notHeld(text, HAND)).toBe(number);
  });
});

describe('a price, where one holds the Wonder', () => {
  /** Muraena costs two cards, or one and the Wonder. */
  async function given(line: string, hand: readonly string[]) {
    const you = {
      clans: ['justice', 'phoenix', 'tomorrow'],
      army: [['volantis']],
      hand: ['muraena', ...hand],
    };
    const other = { clans: ['galmi', 'abhilasha', 'goan-sul'] };
    const position = { game: 'gosu-x', tiles: [], wonder: 0, players: [you, other] };
    const start = { from: 'position', position } as const;
    const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, bo], lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    let match = begun.value;
    const refused: string[] = [];
    await giveInTurn(answersTyped(line, ['muraena', ...hand]), {
      hasWonder: true,
      asked: () => answer('scene', { match, viewer: 0, lang: 'en' }).prompt,
      async give(text) {
        const read = answer('read', { match, viewer: 0, lang: 'en', text });
        if (!read.ok) {
          refused.push(read.message);
          return false;
        }
        const gave = answer('give', { match, answer: read.value });
        if (gave.ok) match = gave.value;
        return gave.ok;
      },
    });
    return { answers: match.answers, refused };
  }

  test.each([
    [
      'play 1 pay 2 3',
      ['elle', 'sati', 'quae'],
      ['play', 'no wonder', 'discard elle', 'discard sati'],
    ],
    ['play 1 pay wonder 3', ['elle', 'sati'], ['play', 'wonder', 'discard sati']],
    ['jouer 1 payer 3 merveille', ['elle', 'sati'], ['play', 'wonder', 'discard sati']],
    // There is no other way to pay: nothing is asked.
    ['play 1 pay wonder 2', ['elle'], ['play']],
    ['play 1 pay 2', ['elle'], ['play']],
  ])('%s', async (line, hand, [, ...paid]) => {
    const { answers, refused } = await given(line, hand);
    expect(refused).toEqual([]);
    expect(answers).toEqual(['play muraena', ...paid]);
  });
});

test('why something is not possible', () => {
  expect(askedWhy('why play 3')).toBe('play 3');
  expect(askedWhy('Pourquoi passer')).toBe('passer');
  expect(askedWhy('why')).toBeNull();
  expect(askedWhy('play elle')).toBeNull();
});

test('a card is read, but where one is to be named', () => {
  expect(asCommand('card elle', false)).toBe('read elle');
  expect(asCommand('carte elle', false)).toBe('read elle');
  expect(asCommand('card elle', true)).toBe('card elle');
  expect(asCommand('card', false)).toBe('card');
});
