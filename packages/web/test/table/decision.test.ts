/** How a question is put, and what is said and shown of what is selected. */
import { describe, expect, test } from 'vitest';
import {
  cardSelected,
  decisionOf,
  ghostCards,
  ghostsIn,
} from '../../src/table/choosing/decision.ts';
import { formOf, seatIn, wordAnswers } from '../../src/table/choosing/prompt-form.ts';
import { PASS, point } from '../../src/table/choosing/selection.ts';
import { answer, cell, prompt, scene, seat } from './scenes.ts';
import { pass, play, shiftOther, turn } from './turn.ts';

describe('forms of questions', () => {
  test('where the answers lie decides', () => {
    expect(formOf(turn)).toBe('table');
    expect(formOf(prompt([answer(1, 'draft galmi', ['clan:galmi'])], { kind: 'draft' }))).toBe(
      'draft',
    );
    expect(
      formOf(prompt([answer(1, 'pick elle', ['discard:0:elle', 'card:elle'])], { kind: 'pick' })),
    ).toBe('picker');
    expect(formOf(prompt([answer(1, 'yes'), answer(2, 'no')], { kind: 'may' }))).toBe('words');
    const names = Array.from({ length: 30 }, (_, i) => answer(i, `card c${i}`, [`card:c${i}`]));
    expect(formOf(prompt(names, { kind: 'card' }))).toBe('name');
  });

  test('a shift from the discard pile leaves the turn on the table', () => {
    expect(
      formOf(prompt([answer(1, 'shift I1 elle from discard', ['discard:0:elle', 'p0:I1'])])),
    ).toBe('table');
  });

  test('words are buttons wherever the others lie', () => {
    const mixed = prompt([answer(1, 'take I1', ['p0:I1']), answer(2, 'take spent')], {
      kind: 'take',
    });
    expect(wordAnswers(mixed).map(({ notation }) => notation)).toEqual(['take spent']);
    expect(seatIn('p2:III5')).toBe(2);
    expect(seatIn('hand:elle')).toBe(-1);
  });
});

describe('decisions', () => {
  test('an unplayable card says the first reason', () => {
    const table = scene({
      seats: [
        seat(0, { hand: [{ card: 'ban', isKnown: false, whyNot: 'needs a Troop' }] }),
        seat(1),
      ],
      prompt: turn,
    });
    const selection = point(turn, null, 'hand:ban');
    expect(decisionOf(table, selection)?.whyNot).toBe('needs a Troop');
    expect(cardSelected(table, selection)).toBe('ban');
  });

  test('a pass that is not possible says why', () => {
    const asked = prompt([play], {
      impossible: [{ notation: 'pass', label: 'Pass', whyNot: 'tokens in hand' }],
    });
    expect(decisionOf(scene({ prompt: asked }), point(asked, null, PASS))?.whyNot).toBe(
      'tokens in hand',
    );
  });

  test('a card in an army is read by its place', () => {
    const table = scene({ seats: [seat(0), seat(1, { army: [[cell('p1:I1', 'sati')], [], []] })] });
    expect(cardSelected(table, { handles: ['p1:I1'], code: null })).toBe('sati');
  });

  test('ghosts stand where cards would go', () => {
    expect([...ghostCards([play, pass, shiftOther])]).toEqual([
      ['p0:I1', 'elle'],
      ['p0:I2', 'elle'],
    ]);
  });

  test('what is staged is a ghost while it is paid for, and then where the scene has it', () => {
    const paying = scene({ centre: { ...scene().centre, open: ['elle'] } });
    expect([...ghostsIn(paying, [play], [])]).toEqual([['p0:I1', 'elle']]);
    expect([...ghostsIn(scene(), [play], [])]).toEqual([]);
    expect([...ghostsIn(scene(), [play], [shiftOther])]).toEqual([['p0:I2', 'elle']]);
  });
});
