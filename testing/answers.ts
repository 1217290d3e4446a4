/** Answers in writing, for any game: one form each, read back kindly, and never anything but a legal answer accepted. */
import { type Game, LANGS, type Lang, legalList } from '@open-gosu/kernel';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Table } from './properties.ts';
import { watchRandom } from './random-play.ts';

/** What a game's notation offers beside `parse` and `describe`. */
export interface Notation<S> {
  readonly game: Game<S>;
  legalTexts(s: S): string[];
  complete(s: S, partial: string): string[];
}

const CODES = ['unknown-answer', 'ambiguous-answer', 'illegal-answer', 'game-over'];

/** The answer a text is taken for, written; or the refusal's code. */
export function taken<S>(game: Game<S>, s: S, text: string, lang: Lang = 'en'): string {
  const parsed = game.parse(s, text, lang);
  return parsed.ok ? game.describe(s, parsed.value) : parsed.code;
}

/** The one line a text is refused with. */
export function refusalOf<S>(game: Game<S>, s: S, text: string, lang: Lang = 'en'): string {
  const parsed = game.parse(s, text, lang);
  if (parsed.ok) throw new Error(`${text} was taken for ${game.describe(s, parsed.value)}`);
  expect(CODES).toContain(parsed.code);
  expect(parsed.message).toMatch(/^[^\n\r\u2028\u2029]+$/);
  return parsed.message;
}

/** Plays answers one after another, in place. */
export function playAnswers<S>(game: Game<S>, s: S, ...answers: readonly string[]): S {
  for (const answer of answers) {
    const parsed = game.parse(s, answer, 'en');
    if (!parsed.ok) throw new Error(parsed.message);
    game.apply(s, parsed.value);
  }
  return s;
}

/** At every decision each legal answer has one written form and is read back. */
export function expectAnswersReadBack<S>(notation: Notation<S>, games: number, table: Table): void {
  const { game, legalTexts } = notation;
  for (let seed = 0; seed < games; seed++) {
    watchRandom(game, { ...table, seed }, (s, legal) => {
      const texts = legalTexts(s);
      expect(new Set(texts).size).toBe(legal.length);
      legal.forEach((code, i) => {
        const text = texts[i] ?? '';
        expect(game.describe(s, code)).toBe(text);
        expect(game.parse(s, text, LANGS[i % 2] ?? 'en')).toEqual({ ok: true, value: code });
      });
    });
  }
}

/** Whatever is typed, `parse` never throws, changes nothing, and accepts legal answers only. */
export function expectParseSurvives<S>(
  { game, complete }: Notation<S>,
  states: readonly S[],
  words: readonly string[],
  runs: number,
): void {
  const word = fc.constantFrom(
    ...words,
    ...['play', 'shift', 'pass', 'I1', 'p1:III5', 'from', 'discard', '(', '«', '\u0000', '\n'],
    ...['II', '1', '\u2028', '__proto__', 'constructor', '\ud800', 'ÉÈ', '-'],
  );
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.array(word, { maxLength: 12 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(hostile, fc.nat(), fc.constantFrom(...LANGS), (text, n, lang) => {
      const state = states[n % states.length] as S;
      const before = JSON.stringify(state);
      const parsed = game.parse(state, text, lang);
      complete(state, text);
      if (parsed.ok) expect(legalList(game, state)).toContain(parsed.value);
      else refusalOf(game, state, text, lang);
      expect(JSON.stringify(state)).toBe(before);
    }),
    { numRuns: runs },
  );
}
