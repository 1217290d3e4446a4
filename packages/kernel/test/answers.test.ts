/** Answers in writing: one form each, read back kindly, refused with what would be taken. */
import { describe, expect, test } from 'vitest';
import { othersPlace } from '../src/answer-form.ts';
import {
  bareForm,
  codeA,
  fromDiscardSuffix,
  type Lang,
  listedForm,
  makeAnswerReader,
  makeCode,
  matching,
  placeForm,
  seatForm,
  spelled,
  splitFromDiscard,
  splitSpot,
  spotForm,
  squash,
} from '../src/index.ts';
import { ANSWER, add, answers, play, start } from './counting.ts';

const RED = makeCode(ANSWER.paint, 0);
const ROSE = makeCode(ANSWER.paint, 1);

function message(text: string, s = start(), lang: Lang = 'en'): string {
  const parsed = answers.parse(s, text, lang);
  return parsed.ok
    ? `taken: ${answers.describe(s, parsed.value)}`
    : `${parsed.code}: ${parsed.message}`;
}

describe('reading an answer', () => {
  test('every legal answer has one form, which is read back', () => {
    const s = start();
    expect(answers.legalTexts(s)).toEqual(['add 1', 'add 2', 'add 3', 'paint red', 'paint rose']);
    for (const text of answers.legalTexts(s)) expect(message(text, s)).toBe(`taken: ${text}`);
    expect(answers.describe(s, makeCode(9))).toBe('?');
    expect(answers.describe(s, makeCode(ANSWER.stop))).toBe('stop');
  });

  test.each([
    [' ADD   2 ', add(2)],
    ['a 3', add(3)],
    ['paint le ROUGE', RED],
    ['p rouge', RED],
    ['paint ros', ROSE],
  ])('%j is taken', (text, value) => {
    expect(answers.parse(start(), text, 'en')).toEqual({ ok: true, value });
  });

  test('several that fit are named', () => {
    expect(message('paint r')).toBe(
      'ambiguous-answer: "paint r" may mean paint red or paint rose.',
    );
  });

  test('a short word that may begin another answer is no answer yet', () => {
    const reader = makeAnswerReader<readonly number[]>({
      over: () => false,
      legal: (codes, out) => {
        for (const [i, code] of codes.entries()) out[i] = code;
        return codes.length;
      },
      asked: () => ({ seat: 0, wanted: [0, 1] }),
      forms: [bareForm('pass'), listedForm('play', 1, '<1|2>', String, (text) => [Number(text)])],
      whyNot: () => 'no',
      holds: () => true,
    });
    const both = [makeCode(0), makeCode(1, 2)];
    expect(reader.parse(both, 'p', 'en')).toMatchObject({
      code: 'ambiguous-answer',
      message: '"p" may mean pass or play <1|2>.',
    });
    expect(reader.parse(both, 'pa', 'en')).toEqual({ ok: true, value: makeCode(0) });
    expect(reader.parse([makeCode(0)], 'p', 'en')).toEqual({ ok: true, value: makeCode(0) });
  });

  test('what is not understood is told what is wanted', () => {
    const legal = 'Legal answers: add 1, add 2, add 3.';
    const s = play(start(), add(1));
    expect(message('jump', s)).toBe(
      `unknown-answer: "jump" is not understood. Wanted: add <1|2|3> or paint <name>. ${legal}`,
    );
    expect(message('add', s)).toBe(
      `unknown-answer: "add" is not finished. Wanted: add <1|2|3>. ${legal}`,
    );
    expect(message('paint', s, 'fr')).toContain('Réponse attendue\u00a0: paint <nom>.');
  });

  test('an illegal one is refused with the reason', () => {
    const s = play(start(), add(1));
    expect(message('add 7', s)).toBe(
      'illegal-answer: That is 0/7. Legal answers: add 1, add 2, add 3.',
    );
    expect(message('stop', s, 'fr')).toContain('C’est 1/0.');
  });

  test('of several illegal ones, the one with a card that is held is explained', () => {
    expect(message('paint r', play(start(), add(1)))).toContain('That is 2/1.');
    const painted = play(start(), RED);
    expect(message('paint r', painted)).toContain('That is 2/0.');
  });

  test('too much, and too late', () => {
    expect(message('x'.repeat(201))).toBe('unknown-answer: An answer has at most 200 characters.');
    expect(message('x'.repeat(200))).toContain(`"${'x'.repeat(40)}..." is not understood`);
    const over = play(start(8), add(2));
    expect(message('add 1', over)).toBe('game-over: The game is over: no more answers are taken.');
    expect([answers.legalTexts(over), answers.complete(over, 'a')]).toEqual([[], []]);
  });

  test('what was typed cannot break the line', () => {
    expect(message('a\nb\u0007c')).toContain('"a b c" is not understood');
  });

  test('a partial text is completed', () => {
    const s = start();
    expect(answers.complete(s, 'pa')).toEqual(['paint red', 'paint rose']);
    expect(answers.complete(s, 'p ro')).toEqual(['paint red', 'paint rose']);
    expect(answers.complete(s, 'paint rouge')).toEqual(['paint red']);
    expect(answers.complete(s, 'add 9')).toEqual([]);
  });
});

describe('forms', () => {
  test('spellings: letters and digits, with and without the article', () => {
    expect(squash("L'Œuf d’Été 2!")).toBe('loeufdete2');
    expect(spelled('The Owl', 'Le Hibou')).toEqual(['theowl', 'owl', 'lehibou', 'hibou']);
    const birds = [spelled('owl'), spelled('owlet'), spelled('ow')];
    expect([matching(birds, 'OWL'), matching(birds, 'o'), matching(birds, ' ')]).toEqual([
      [0],
      [0, 1, 2],
      [],
    ]);
  });

  test('places, places of one’s own, seats', () => {
    const place = placeForm('target', 3, 2);
    expect(place.write(makeCode(3, 17))).toBe('p1:I3');
    expect(place.read('p1:i3', 0)).toEqual([makeCode(3, 17)]);
    expect([place.read('p2:i3', 0), place.read('x', 0)]).toEqual([[], []]);
    const spot = spotForm('wake', 4);
    expect(spot.read('ii1', 1)).toEqual([makeCode(4, 5)]);
    expect([spot.write(makeCode(4, 5)), spot.read('p0:ii1', 1)]).toEqual(['II1', []]);
    const seat = seatForm('seat', 5, 3);
    expect(seat.usage).toBe('<seat>');
    expect(['P2', '1', 'p3', '', 'p'].map((text) => seat.read(text, 0).map(codeA))).toEqual([
      [2],
      [1],
      [],
      [],
      [],
    ]);
    expect([bareForm('pass').usage, bareForm('pass').read('x', 0)]).toEqual(['', []]);
  });

  test('a place before, a discard pile behind', () => {
    expect(splitSpot('i3 red owl', 1)).toEqual({ spot: 2, rest: 'red owl' });
    expect(splitSpot('P1 : II 1 owl', 1)).toEqual({ spot: 5, rest: 'owl' });
    expect(splitSpot('p0:I3 owl', 1).spot).toBe(-1);
    expect(splitSpot('owl', 1).spot).toBe(-1);
    expect(splitSpot('i3', 1)).toEqual({ spot: 2, rest: '' });
    const texts = ['p0:I3 owl', 'P0 i3', 'I3 owl', 'p1:I3', 'p0:I3x', 'owl'];
    expect(texts.map((text) => othersPlace(text, 1))).toEqual([2, 2, -1, -1, -1, -1]);
    expect(splitFromDiscard(`owl${fromDiscardSuffix(true)}`)).toEqual({
      rest: 'owl',
      fromDiscard: true,
    });
    expect(splitFromDiscard('owl FROM di')).toEqual({ rest: 'owl', fromDiscard: true });
    expect(splitFromDiscard('owl from deck')).toEqual({
      rest: 'owl from deck',
      fromDiscard: false,
    });
    expect(splitFromDiscard(`owl${fromDiscardSuffix(false)}`)).toEqual({
      rest: 'owl',
      fromDiscard: false,
    });
  });
});
