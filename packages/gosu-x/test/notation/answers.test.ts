/**
 * The notation of answers: one written form each, read back kindly, and never anything but a legal answer accepted. Every
 * refusal is one line with a stable code, whatever was typed.
 */
import { type Lang, makeCode } from '@open-gosu/kernel';
import {
  expectAnswersReadBack,
  expectParseSurvives,
  playAnswers,
  refusalOf,
  taken as takenFor,
} from '@testing/answers.ts';
import { gamesToPlay, playRandom, statesOf } from '@testing/random-play.ts';
import { expect, describe as group, test } from 'vitest';
import { ANSWER } from '../../src/answers.ts';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { gosuX } from '../../src/game.ts';
import { FORMS } from '../../src/notation/answer-forms.ts';
import { complete, legalTexts } from '../../src/notation/answers.ts';
import type { State } from '../../src/state/state.ts';

const CLANS = [
  ['justice', 'phoenix', 'xian'],
  ['abhilasha', 'goan-sul', 'tomorrow'],
] as const;

/** p0 moves; nothing is in play or in hand but what a test puts there. */
function position(you: object, foe: object = {}, more: object = {}): State {
  const players = [
    { clans: CLANS[0], ...you },
    { clans: CLANS[1], ...foe },
  ];
  const read = gosuX.readPosition({ game: 'gosu-x', tiles: [], players, ...more }, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const NOTATION = { game: gosuX, legalTexts, complete };

const taken = (s: State, text: string, lang?: Lang) => takenFor(gosuX, s, text, lang);
const refusal = (s: State, text: string, lang?: Lang) => refusalOf(gosuX, s, text, lang);
const play = (s: State, ...answers: readonly string[]) => playAnswers(gosuX, s, ...answers);

group('round trip', () => {
  test.each(['final-en', 'final-fr', 'prototype'])(
    'each legal answer has one written form and is read back (%s)',
    (preset) => expectAnswersReadBack(NOTATION, gamesToPlay(20), { options: { preset } }),
  );

  test('no two cards share a spelling: id, English or French name', () => {
    CARD_DEFS.forEach((card, kind) => {
      for (const spelling of [card.id, card.name.en, card.name.fr, card.name.fr.toUpperCase()]) {
        expect(FORMS.discard.read(spelling, 0), spelling).toEqual([makeCode(ANSWER.discard, kind)]);
      }
    });
    const hand = ['elle', 'petal-faeries', 'phoenix', 'phoenix-eliana', 'thousand-faces'];
    const army = [['volantis', 'arpia'], ['quae'], []];
    const rich = position({ hand, army });
    for (const card of CARD_DEFS.filter(({ id }) => legalTexts(rich).includes(`play ${id}`))) {
      for (const spelling of [card.name.en, card.name.fr]) {
        expect(taken(rich, `play ${spelling}`)).toBe(`play ${card.id}`);
      }
    }
  });
});

group('the written forms of the table in the notation', () => {
  test('draft and opening hand', () => {
    const options = gosuX.options({}, 'en');
    if (!options.ok) throw new Error(options.message);
    const draft = gosuX.setup(options.value, 1, 2);
    expect(legalTexts(draft)).toContain('draft galmi');
    const london = gosuX.options({ preset: 'prototype', draft: 'random' }, 'en');
    if (!london.ok) throw new Error(london.message);
    expect(legalTexts(gosuX.setup(london.value, 1, 2))).toEqual(['keep', 'mulligan']);
  });

  test('X3.1: the actions of a turn; C13: the row of a card that may stand in several', () => {
    const s = position({
      hand: ['phoenix-immortal', 'petal-faeries', 'elle', 'sati', 'quae'],
      army: [['arpia', 'sqeezs'], ['kaez'], []],
    });
    const texts = legalTexts(s);
    for (const text of [
      'play petal-faeries',
      'play phoenix-immortal I',
      'play phoenix-immortal II',
      'play phoenix-immortal III',
      'shift I1 petal-faeries',
      'shift II1 elle',
      'spend 1',
      'spend 2',
      'activate I2',
    ]) {
      expect(texts).toContain(text);
    }
    expect(texts).not.toContain('pass');
    expect(taken(s, 'play phoenix immortal')).toBe('ambiguous-answer');
    expect(refusal(s, 'play phoenix-immortal')).toBe(
      '"play phoenix-immortal" may mean play phoenix-immortal I, play phoenix-immortal II or play phoenix-immortal III.',
    );
  });

  test('X5.5: a shift from the discard pile', () => {
    const clans = ['abhilasha', 'justice', 'xian'];
    const s = position(
      { clans, hand: ['elle', 'sati'], discard: ['volantis'], army: [['red-circle']] },
      { clans: ['phoenix', 'goan-sul', 'tomorrow'] },
    );
    expect(legalTexts(s)).toContain('shift I1 volantis from discard');
    expect(taken(s, 'SHIFT i1 vol FROM disc')).toBe('shift I1 volantis from discard');
    expect(taken(s, 'shift I1 volantis')).toBe('illegal-answer');
  });

  test('X4.7 and X4.8: wonder, no wonder, then the discards', () => {
    const hand = ['petal-faeries', 'elle', 'sati', 'quae'];
    const s = position({ hand, army: [['arpia']] }, {}, { wonder: 0 });
    play(s, 'play petal-faeries');
    expect(legalTexts(s)).toEqual(['wonder', 'no wonder']);
    expect(taken(s, 'w')).toBe('wonder');
    expect(taken(s, 'no')).toBe('no wonder');
    play(s, 'no wonder');
    expect(legalTexts(s)).toEqual(['discard elle', 'discard quae', 'discard sati']);
  });

  test('targets, tokens, verbs, yes and done', () => {
    const foe = { army: [['apostles-of-night', 'aat'], ['solok'], []] };
    const s = position({ hand: ['elle'], army: [['volantis']] }, { ...foe }, { toPlay: 1 });
    play(s, 'activate I1');
    expect(legalTexts(s)).toEqual(['target p0:I1', 'target p1:I1', 'target p1:I2']);
    expect(taken(s, 'target i2')).toBe('target p1:I2');
    expect(taken(s, 'target P0 : I1')).toBe('target p0:I1');
  });
});

group('kindness', () => {
  const s = position({
    hand: ['petal-faeries', 'elle', 'nezha', 'quae', 'volantis', 'phoenix', 'thousand-faces'],
    army: [['volantis', 'arpia', 'sqeezs'], ['kaez', 'fenghuang'], []],
  });

  test.each([
    ['  PLAY   Elle ', 'play elle'],
    ['pl el', 'play elle'],
    ['play petal faeries', 'play petal-faeries'],
    ["play l'Elle", 'unknown-answer'],
    ['play Petal Faeries', 'play petal-faeries'],
    ['play fées pétale', 'play petal-faeries'],
    ['play LES FEES PETALE', 'play petal-faeries'],
    ['play 1000 visages', 'play thousand-faces'],
    ['play phoenix', 'play phoenix'],
    ['play ph', 'play phoenix'],
    ['play elle II', 'play elle'],
    ['play elle 2', 'play elle'],
    ['play elle III', 'illegal-answer'],
    ['shift p0:I2 petal', 'shift I2 petal-faeries'],
    ['shift p1:I2 petal', 'illegal-answer'],
    ['act i3', 'activate I3'],
    ['spend 2', 'spend 2'],
    ['spend 3', 'unknown-answer'],
    ['s 1', 'spend 1'],
    ['pass', 'illegal-answer'],
    ['play', 'unknown-answer'],
    ['', 'unknown-answer'],
    ['xyzzy', 'unknown-answer'],
    ['play xyzzy', 'unknown-answer'],
    ['discard elle', 'illegal-answer'],
    ['play sati', 'illegal-answer'],
  ])('%j is taken for %s', (text, answer) => {
    expect(taken(s, text, 'fr')).toBe(answer);
    expect(taken(s, text, 'en')).toBe(answer);
  });

  test('an exact name is never taken for a longer one (X9.17)', () => {
    const eliana = position({ hand: ['phoenix-eliana'], army: [['arpia']] });
    expect(taken(eliana, 'play phoenix')).toBe('illegal-answer');
    expect(refusal(eliana, 'play phoenix')).toMatch(/^Phoenix is not in your hand\. Legal/);
    expect(taken(eliana, 'play phoenix-e')).toBe('play phoenix-eliana');
  });

  test('completion offers the legal answers a text may become', () => {
    expect(complete(s, 'play e')).toEqual(['play elle']);
    expect(complete(s, 'p fées')).toEqual(['play petal-faeries']);
    expect(complete(s, 'sh I2 pet')).toEqual(['shift I2 petal-faeries']);
    expect(complete(s, 'shift i2')).toEqual([
      'shift I2 petal-faeries',
      'shift I2 volantis',
      'shift I2 thousand-faces',
    ]);
    expect(complete(s, '')).toEqual(legalTexts(s));
    expect(complete(s, 'zzz')).toEqual([]);
    expect(complete(s, 'p'.repeat(1000))).toEqual([]);
  });
});

group('refusals', () => {
  const s = position({ hand: ['elle', 'justice'], army: [['arpia']] });

  test('say why, and what would be taken', () => {
    expect(refusal(s, 'play elle')).toBe(
      'Elle needs a face-up Justice Troop in your army. Legal answers: spend 1, spend 2, activate I1.',
    );
    expect(refusal(s, 'play elle', 'fr')).toBe(
      'La carte Elle a besoin d’une Troupe Justice face visible dans votre armée. Réponses possibles\u00a0: spend 1, spend 2, activate I1.',
    );
    expect(refusal(s, 'yes')).toMatch(/^First answer this: Your turn: play a card/);
    expect(refusal(s, 'play ')).toMatch(/^"play" is not finished\. Wanted: play <card>\. Legal/);
    expect(refusal(s, 'hello\nworld')).toMatch(
      /^"hello world" is not understood\. Wanted: play <card>, shift <place> <card>, spend <1\|2>, activate <place> or pass\. Legal/,
    );
    expect(refusal(s, 'activate p1:I1', 'fr')).toBe(
      'La place doit être l’une des vôtres, pas p1:I1. Réponses possibles\u00a0: spend 1, spend 2, activate I1.',
    );
    expect(refusal(s, 'play p', 'fr')).toMatch(/^«\u00a0play p\u00a0» ne correspond à aucune/);
  });

  test('list at most a dozen answers', () => {
    const many = position({ army: [['volantis']], hand: ['arrows-of-justice'] });
    play(many, 'play arrows-of-justice');
    expect(legalTexts(many)).toHaveLength(33);
    expect(refusal(many, 'card elle')).toContain(`Legal answers: ${legalTexts(many).join(', ')}.`);
    expect(refusal(many, 'card elle', 'fr')).toContain(`: ${legalTexts(many).join(', ')}.`);
    expect(taken(many, 'card a')).toBe('ambiguous-answer');
  });

  test('X10.6: after the end no answer is taken', () => {
    const { state } = playRandom(gosuX, { seed: 5 });
    expect(taken(state, 'pass')).toBe('game-over');
    expect(legalTexts(state)).toEqual([]);
    expect(complete(state, 'p')).toEqual([]);
  });

  test('a very long text is refused', () => {
    for (const text of ['x'.repeat(1_000_000), 'play '.repeat(200_000), ' '.repeat(1_000_000)]) {
      expect(taken(s, text)).toBe('unknown-answer');
    }
  });

  test('parse never throws, and accepts legal answers only', () => {
    const states = statesOf(gosuX, { seed: 11 }, 4);
    expectParseSurvives(NOTATION, states, ['elle', 'Phoenix (Immortal)'], 1500);
  });
});
