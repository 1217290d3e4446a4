/** Lines from the card that acts to what it hits: while one chooses, and when others have chosen. */
import { describe, expect, test } from 'vitest';
import { arrowsOf } from '../../src/table/board/arrows.ts';
import { answer, prompt, scene } from './scenes.ts';

const first = answer(1, 'target p1:I1', ['p1:I1']);
const second = answer(2, 'target p1:I2', ['p1:I2']);
const none = answer(3, 'done');
const asked = prompt([first, second, none], { kind: 'target', purpose: 'capture', from: 'p0:II1' });

describe('while one chooses', () => {
  test('nothing is drawn before something is chosen, then a line from the card that asks', () => {
    expect(arrowsOf(scene({ prompt: asked }), null, [])).toEqual([]);
    expect(arrowsOf(scene({ prompt: asked }), { handles: ['p1:I2'], code: 2 }, [])).toEqual([
      { from: 'p0:II1', to: 'p1:I2', kind: 'choice' },
    ]);
    expect(arrowsOf(scene({ prompt: asked }), { handles: [], code: 3 }, [])).toEqual([]);
  });

  test('what was chosen before, for the same card, stays drawn', () => {
    const lines = arrowsOf(scene({ prompt: asked }), { handles: ['p1:I2'], code: 2 }, [
      { prompt: asked, answer: first },
      { prompt: prompt([first]), answer: first },
    ]);
    expect(lines.map(({ to }) => to)).toEqual(['p1:I1', 'p1:I2']);
  });

  test('a rule that asks has no place to draw from', () => {
    const song = { ...asked, from: null };
    expect(arrowsOf(scene({ prompt: song }), { handles: ['p1:I2'], code: 2 }, [])).toEqual([]);
  });
});

describe('what others have done', () => {
  const pointed = [{ seat: 1, from: 'p1:II1', to: 'p0:I1' }];

  test('is drawn until one chooses something', () => {
    const table = scene({ pointed, prompt: asked });
    expect(arrowsOf(table, null, [])).toEqual([{ from: 'p1:II1', to: 'p0:I1', kind: 'done' }]);
    expect(arrowsOf(table, { handles: ['hand:elle'], code: null }, [])).toEqual([]);
  });

  test('one’s own doing is not; to one who only looks, everybody’s is', () => {
    expect(arrowsOf(scene({ pointed, viewer: 1 }), null, [])).toEqual([]);
    expect(arrowsOf(scene({ pointed, viewer: -1 }), null, [])).toHaveLength(1);
  });
});
