/** Sentences and typography. */
import { expect, test } from 'vitest';
import { inLang, ofFr, sentence, spaced, typeset, typesetFr } from '../src/index.ts';

test('a sentence has a capital and a full stop; nothing stays nothing', () => {
  expect([sentence('draw a card'), sentence('')]).toEqual(['Draw a card.', '']);
});

test('only the parts that are there are put together', () => {
  expect(spaced('one', false, null, undefined, '', 'two')).toBe('one two');
});

test('articles', () => {
  expect(['Anne', 'Élise', 'Le Roi', 'Les Rois', 'Quentin'].map(ofFr)).toEqual([
    'd’Anne',
    'd’Élise',
    'du Roi',
    'des Rois',
    'de Quentin',
  ]);
});

test('French typography keeps punctuation with its word', () => {
  expect(typesetFr("l'un : « a » ? 95 % ; b !")).toBe(
    'l’un\u00a0: «\u00a0a\u00a0»\u00a0? 95\u00a0%\u00a0; b\u00a0!',
  );
  expect(typesetFr('3, »2 et »')).toBe('3, »2 et\u00a0»');
});

test('what somebody wrote stays as it is; typesetting twice changes nothing more', () => {
  const once = typesetFr('il y a "l\'un : a" : oui');
  expect(once).toBe('il y a "l\'un : a"\u00a0: oui');
  expect(typesetFr(once)).toBe(once);
});

test('English is left alone', () => {
  expect(typeset("it's : a", 'en')).toBe("it's : a");
  const text = { en: "it's : a", fr: "c'est : a" };
  expect([inLang(text, 'en'), inLang(text, 'fr')]).toEqual(["it's : a", 'c’est\u00a0: a']);
});
