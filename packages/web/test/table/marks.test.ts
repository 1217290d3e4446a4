/** How things on the table are marked while somebody decides. */
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../src/table/choosing/marks.ts';
import { point } from '../../src/table/choosing/selection.ts';
import { answer, prompt } from './scenes.ts';
import { pass, turn } from './turn.ts';

describe('marks', () => {
  test('on one’s turn: what can be done, and what cannot among the cards in hand', () => {
    const markOf = marksOf(turn, null);
    expect(markOf('hand:elle')).toBe('legal');
    expect(markOf('hand:ban')).toBe('dim');
    expect(marksOf(prompt([pass]), null)('hand:ban')).toBe('dim');
    expect(markOf('p0:I1')).toBe('legal');
    expect(markOf('p1:I1')).toBeNull();
  });

  test('what narrows a selection is a target', () => {
    const markOf = marksOf(turn, point(turn, null, 'hand:elle'));
    expect(markOf('hand:elle')).toBe('selected');
    expect(markOf('p0:I2')).toBe('target');
    expect(markOf('hand:sati')).toBe('legal');
  });

  test('with a place chosen, cards that cannot go there step back', () => {
    const markOf = marksOf(turn, point(turn, null, 'p0:I2'));
    expect(markOf('p0:I2')).toBe('selected');
    expect(markOf('hand:elle')).toBe('target');
    expect(markOf('hand:sati')).toBe('dim');
    expect(markOf('p0:I1')).toBe('legal');
  });

  test('with a place chosen, so do cards of a pile that can be chosen for another', () => {
    const from = (card: string, place: string, code: number) =>
      answer(code, `shift ${place} ${card} from discard`, [`discard:0:${card}`, place]);
    const asked = prompt([from('elle', 'p0:I1', 1), from('sati', 'p0:I2', 2)]);
    const piled = ['discard:0:elle', 'discard:0:sati'];
    expect(piled.map(marksOf(asked, null))).toEqual(['legal', 'legal']);
    expect(piled.map(marksOf(asked, point(asked, null, 'p0:I1')))).toEqual(['target', 'dim']);
  });

  test('where targets are wanted all others step back, in that zone only', () => {
    const markOf = marksOf(
      prompt([answer(1, 'target p1:I1', ['p1:I1'])], { kind: 'target' }),
      null,
    );
    expect(markOf('p1:I1')).toBe('target');
    expect(markOf('p0:I1')).toBe('dim');
    expect(markOf('hand:elle')).toBeNull();
  });

  test('nothing is marked for those who wait', () => {
    expect(marksOf({ ...turn, isMine: false }, null)('hand:elle')).toBeNull();
    expect(marksOf(null, null)('hand:elle')).toBeNull();
  });
});
