/** Sentences with gaps, in both languages. */
import { expect, test } from 'vitest';
import { perLang, phrasebook } from '../src/index.ts';

const say = phrasebook({
  plain: { en: 'nothing', fr: 'rien' },
  takes: { en: '{who} takes {n:card|cards}: {why}', fr: '{who} prend {n:carte|cartes} : {why}' },
  of: { en: 'the hand of {who}', fr: 'la main de {who}' },
});

test('gaps are filled, numbers agree with their noun, French is typeset', () => {
  expect(say('en', 'takes', { who: 'Ada', n: 1, why: 'x' })).toBe('Ada takes 1 card: x');
  expect(say('en', 'takes', { who: 'Ada', n: 0, why: 'x' })).toBe('Ada takes 0 cards: x');
  expect(say('fr', 'takes', { who: 'Ada', n: 0, why: 'x' })).toBe('Ada prend 0 carte\u00a0: x');
  expect(say('fr', 'takes', { who: 'Ada', n: 2, why: '$&' })).toBe('Ada prend 2 cartes\u00a0: $&');
  expect([say('en', 'plain'), say('fr', 'plain')]).toEqual(['nothing', 'rien']);
});

test('French drops a letter before a vowel, and joins the article', () => {
  const of = (who: string) => [say('en', 'of', { who }), say('fr', 'of', { who })];
  expect(of('Ada')).toEqual(['the hand of Ada', 'la main d’Ada']);
  expect(of('Le Roi')).toEqual(['the hand of Le Roi', 'la main du Roi']);
  expect(of('Bob')[1]).toBe('la main de Bob');
});

test('a book may have its own way to write what fills a gap', () => {
  const loud = phrasebook(
    { of: { en: '{n:card|cards} of {who}', fr: '{n:carte|cartes} de {who}' } },
    (value, gap) => `${gap}=${value}`,
  );
  expect(loud('en', 'of', { who: 'Ada', n: 2 })).toBe('2 cards of who=Ada');
});

test('a thing made for each language is made once', () => {
  let count = 0;
  const made = perLang((lang) => `${lang}${++count}`);
  expect([made('fr'), made('en'), made('fr')]).toEqual(['fr1', 'en2', 'fr1']);
});
