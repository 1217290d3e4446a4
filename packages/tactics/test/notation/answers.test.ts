/**
 * The notation of answers: one written form each, read back kindly, and never anything but a legal answer accepted. Every
 * refusal is one line with a stable code, the reason, and what would be taken.
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
import { FACE_DEFS } from '../../src/cards/index.ts';
import { tactics } from '../../src/game.ts';
import { FORMS } from '../../src/notation/answer-forms.ts';
import { complete, legalTexts } from '../../src/notation/answers.ts';
import { faceOf } from '../../src/state/faces.ts';
import type { State } from '../../src/state/state.ts';
import { cardName } from '../../src/text/terms.ts';
import { file, type Json, positionOf, read } from './files.ts';

const NOTATION = { game: tactics, legalTexts, complete };

const taken = (s: State, text: string, lang?: Lang) => takenFor(tactics, s, text, lang);
const refusal = (s: State, text: string, lang?: Lang) => refusalOf(tactics, s, text, lang);
const play = (s: State, ...answers: readonly string[]) => playAnswers(tactics, s, ...answers);
const position = (you: Json, foe: Json = {}, more: Json = {}) => read(file(you, foe, more));

group('round trip', () => {
  test.each([2, 3, 4])('each legal answer has one written form and is read back (%i)', (players) =>
    expectAnswersReadBack(NOTATION, gamesToPlay(4), { players }),
  );

  test('no two cards share a spelling: id, English or French name', () => {
    for (const { id } of FACE_DEFS) {
      const face = faceOf(id);
      for (const spelling of [id, cardName(face, 'en'), cardName(face, 'fr').toUpperCase()]) {
        expect(FORMS[ANSWER.discard]?.read(spelling, 0), spelling).toEqual([
          makeCode(ANSWER.discard, face),
        ]);
      }
    }
  });
});

group('the written forms of the table in the notation', () => {
  test('T2.1: the opening discards', () => {
    const s = positionOf({});
    for (const text of legalTexts(s)) expect(text).toMatch(/^discard [a-z-]+$/);
  });

  test('T3: placing, mutations from hand and discard pile, pass', () => {
    const s = position(
      { hand: ['scribe', 'runner', 'sage', 'whisperer'], army: [['revenant', 'herald']] },
      {},
      { discard: ['spark', 'oracle'] },
    );
    expect(legalTexts(s).sort()).toEqual([
      'pass',
      'play runner',
      'play sage',
      'play scribe',
      'play whisperer',
      'shift I1 runner',
      'shift I1 scribe',
      'shift I1 spark from discard',
      'shift I1 whisperer',
      'shift I2 runner',
      'shift I2 scribe',
      'shift I2 whisperer',
    ]);
    expect(taken(s, 'SHIFT i1 spa FROM disc')).toBe('shift I1 spark from discard');
    expect(taken(s, 'shift I2 spark from discard')).toBe('illegal-answer');
    expect(taken(s, 'shift I1 spark')).toBe('illegal-answer');
  });

  test('targets, verbs and seats', () => {
    const army = [['shackler', 'tinker'], ['sentry'], []];
    const held = [['runner', { card: 'scribe', captured: true }]];
    const s = position({ hand: ['dynamo', 'looter'], army }, { army: held, hand: ['lich'] });
    play(s, 'play dynamo');
    expect(legalTexts(s)).toEqual(['do capture', 'do release']);
    for (const word of ['do imprison', 'DO Emprisonner', 'do cap', 'd capturer']) {
      expect(taken(s, word), word).toBe('do capture');
    }
    for (const word of ['do release', 'do libérer', 'do LIBERER', 'do r']) {
      expect(taken(s, word), word).toBe('do release');
    }
    play(s, 'do imprison');
    expect(taken(s, 'target i2')).toBe('target p0:I2');
    expect(taken(s, 'T P1 : I1')).toBe('target p1:I1');
    expect(taken(s, 'target p1 i1')).toBe('target p1:I1');
    expect(taken(s, 'target p1:I2')).toBe('illegal-answer');
    expect(taken(s, 'target p3:I1')).toBe('illegal-answer');
    const robbed = position({ hand: ['ghoul', 'spark'], army: [['revenant']] }, { hand: ['lich'] });
    play(robbed, 'play ghoul');
    expect(legalTexts(robbed)).toEqual(['seat p0', 'seat p1']);
    expect(taken(robbed, 'seat 1')).toBe('seat p1');
    expect(taken(robbed, 'SEAT P0')).toBe('seat p0');
    expect(taken(robbed, 'seat p2')).toBe('illegal-answer');
    expect(refusal(robbed, 'seat')).toContain('Wanted: seat <seat>.');
    expect(refusal(robbed, 'seat', 'fr')).toContain('seat <siège>.');
  });

  test('picks of a vision, and the order of links', () => {
    const vision = position({ hand: ['sage'], army: [['scribe']] });
    play(vision, 'play sage');
    expect(legalTexts(vision).every((text) => text.startsWith('pick '))).toBe(true);
    const army = [['tracker', 'tracker-x'], ['ranger', 'envoy'], []];
    const links = position({ hand: ['huntmaster', 'lich', 'sage', 'dynamo'], army });
    play(links, 'shift II2 huntmaster', 'discard lich', 'discard sage');
    expect(legalTexts(links)).toEqual(['order p0:I2', 'order p0:II1']);
    expect(taken(links, 'order ii1')).toBe('order p0:II1');
  });
});

group('kindness', () => {
  const s = position({
    hand: ['high-prophet', 'scribe', 'scribe-x', 'prescient-x', 'oracle', 'ember-seer', 'looter'],
    army: [['firebrand', 'scribe', 'herald'], ['incendiary', 'envoy'], []],
  });

  test.each([
    ['  PLAY   Oracle ', 'play oracle'],
    ['pl or', 'play oracle'],
    ['play high prophet', 'play high-prophet'],
    ['play High-Prophet', 'play high-prophet'],
    ['play Grand Prophète', 'play high-prophet'],
    ['play ember seer', 'play ember-seer'],
    ['play scribe', 'play scribe'],
    ['play Scribe X', 'play scribe-x'],
    ['play scr', 'ambiguous-answer'],
    ['play prescient', 'illegal-answer'],
    ['play pre', 'play prescient-x'],
    ['shift p0:I1 looter', 'shift I1 looter'],
    ['shift i 1 loot', 'shift I1 looter'],
    ['shift p1:I1 looter', 'illegal-answer'],
    ['sh II1 or', 'shift II1 oracle'],
    ['pass', 'pass'],
    ['PA', 'pass'],
    ['p', 'ambiguous-answer'],
    ['play', 'unknown-answer'],
    ['', 'unknown-answer'],
    ['xyzzy', 'unknown-answer'],
    ['play xyzzy', 'unknown-answer'],
    ['discard oracle', 'illegal-answer'],
    ['play lich', 'illegal-answer'],
    ['spend 1', 'unknown-answer'],
  ])('%j is taken for %s', (text, answer) => {
    expect(taken(s, text, 'fr')).toBe(answer);
    expect(taken(s, text, 'en')).toBe(answer);
  });

  test('every card in hand goes by its names in both languages', () => {
    for (const text of legalTexts(s).filter((answer) => answer.startsWith('play '))) {
      const face = faceOf(text.slice('play '.length));
      for (const lang of ['en', 'fr'] as const) {
        expect(taken(s, `play ${cardName(face, lang)}`)).toBe(text);
        expect(taken(s, `PLAY ${cardName(face, lang).toUpperCase()}`)).toBe(text);
      }
    }
  });

  test('completion offers the legal answers a text may become', () => {
    expect(complete(s, 'play o')).toEqual(['play oracle']);
    expect(complete(s, 'sh II1 emb')).toEqual(['shift II1 ember-seer']);
    expect(complete(s, '')).toEqual(legalTexts(s));
    expect(complete(s, 'zzz')).toEqual([]);
    expect(complete(s, 'p'.repeat(1000))).toEqual([]);
  });
});

group('refusals', () => {
  const s = position({ hand: ['oracle', 'sage'], army: [['spark', 'spark-x']] });

  test('say why, and what would be taken', () => {
    for (const lang of ['en', 'fr'] as const) {
      const told = refusal(s, 'play oracle', lang);
      expect(told).toMatch(lang === 'en' ? / Legal answers: / : / Réponses possibles\u00a0: /);
      expect(told.endsWith(`${legalTexts(s).join(', ')}.`)).toBe(true);
      expect(told).toContain('Gobans');
    }
    expect(refusal(s, 'seat p1')).toMatch(/Legal answers: pass\.$/);
    expect(refusal(s, 'play ')).toMatch(/^"play" is not finished\. Wanted: play <card>\. Legal/);
    expect(refusal(s, 'hello\nworld')).toMatch(
      /^"hello world" is not understood\. Wanted: play <card>, shift <place> <card> \[from discard\] or pass\. Legal/,
    );
    expect(refusal(s, 'shift p1:I1 oracle')).toBe(
      'The place must be your own, not p1:I1. Legal answers: pass.',
    );
    expect(refusal(s, 'play p', 'fr')).toMatch(/^«\u00a0play p\u00a0» ne correspond à aucune/);
  });

  test('after the end no answer is taken', () => {
    const { state } = playRandom(tactics, { seed: 5 });
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
    const states = [2, 3, 4].flatMap((players) => statesOf(tactics, { seed: 11, players }, 4));
    const words = ['scribe', 'Grand Prophète', 'do', 'seat', 'order', 'target', 'mulligan', 'pick'];
    expectParseSurvives(NOTATION, states, words, 1000);
  });
});
