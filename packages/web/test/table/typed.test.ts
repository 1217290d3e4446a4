/** Lines typed in text mode: numbers of the hand, payments, questions. */
import { describe, expect, test } from 'vitest';
import { answersTyped, asCommand, askedWhy } from '../../src/table/text/typed.ts';

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
    ['  play   elle ', ['play elle']],
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
