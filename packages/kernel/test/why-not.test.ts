/** Why an answer was not taken: what the kernel says for any game, and where it leaves the word to the game. */
import { expect, test } from 'vitest';
import { makeCode, makeWhyNot, whyNone } from '../src/index.ts';

interface Table {
  readonly over?: boolean;
}

const PICK = 1;
const whyNot = makeWhyNot<Table, { readonly kind: 'pick' }>({
  over: (s) => s.over === true,
  legal: (_s, out) => {
    out[0] = makeCode(PICK, 3);
    return 1;
  },
  ask: () => ({ kind: 'pick' }),
  wanted: () => [PICK],
  question: (_s, ask, lang) => (lang === 'fr' ? `Un ${ask.kind} !` : `A ${ask.kind}!`),
  reason: ({ code }) => (code === makeCode(PICK, 7) ? 'seven is gone' : ''),
});

test('a legal answer needs no reason', () => {
  expect(whyNot({}, makeCode(PICK, 3), 'en')).toBe('');
});

test('the game gives its own reason, as a sentence', () => {
  expect(whyNot({}, makeCode(PICK, 7), 'en')).toBe('Seven is gone.');
});

test('without one, the answer is simply not possible', () => {
  expect(whyNot({}, makeCode(PICK, 8), 'en')).toBe('This answer is not possible here.');
  expect(whyNot({}, makeCode(PICK, 8), 'fr')).toBe('Cette réponse n’est pas possible ici.');
});

test('another kind of answer is sent back to the question', () => {
  expect(whyNot({}, makeCode(2, 3), 'en')).toBe('First answer this: A pick!');
  expect(whyNot({}, makeCode(2, 3), 'fr')).toBe('Répondez d’abord à ceci\u00a0: Un pick\u00a0!');
});

test('nothing is taken after the end', () => {
  expect(whyNot({ over: true }, makeCode(PICK, 3), 'en')).toBe('The game is over.');
});

test('of several attempts the nearest is told of, unless one succeeds', () => {
  const of = (...problems: readonly string[]) =>
    whyNone(
      problems.map((problem, i) => ({ problem, i })),
      { possible: 'none', tooDear: 'dear', tooFar: 'far' },
      (nearest) => (nearest === null ? 'all are far' : `${nearest.problem} ${nearest.i}`),
      'en',
    );
  expect(of('far', 'none', 'dear')).toBeNull();
  expect(of('far', 'same', 'dear', 'dear', 'same')).toBe('Dear 3.');
  expect(of('far', 'same', 'other')).toBe('Same 1.');
  expect(of('far')).toBe('All are far.');
  expect(of()).toBe('All are far.');
});
