/** What is chosen is marked before the table is drawn anew: it alone, and only on the table that is seen. */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { makeChoice } from '../../src/table/choosing/choice.ts';
import { marksOf } from '../../src/table/choosing/marks.ts';
import { point, type Selection } from '../../src/table/choosing/selection.ts';
import { INITIAL, type TableState } from '../../src/table/store/table-state.ts';
import { turn } from './turn.ts';

const scene = { viewer: 0, prompt: turn } as Scene;
const elle = point(turn, null, 'hand:elle');
const sati = point(turn, null, 'hand:sati');
const stateOf = (selection: Selection | null): TableState => ({ ...INITIAL, scene, selection });

/** The choice of a store that is at `now`, on a table that is drawn with `drawn`; and each mark as it is drawn. */
function choiceAt(now: TableState, drawn: TableState) {
  const choice = makeChoice({ now: () => now, subscribe: () => () => {} });
  choice.draw(drawn);
  const markOf = marksOf(drawn.scene?.prompt ?? null, drawn.selection);
  return { ...choice, markOf: (handle: string) => choice.markNow(handle, markOf(handle)) };
}

describe('a choice that is not drawn yet', () => {
  test('what was tapped is selected, all else stays as it is drawn', () => {
    const { markOf } = choiceAt(stateOf(elle), stateOf(null));
    expect(markOf('hand:elle')).toBe('selected');
    expect(marksOf(turn, elle)('p0:I2')).toBe('target');
    expect(markOf('p0:I2')).toBe(marksOf(turn, null)('p0:I2'));
  });

  test('what was selected before has the mark that it will be drawn with', () => {
    const { markOf } = choiceAt(stateOf(sati), stateOf(elle));
    expect(markOf('hand:sati')).toBe('selected');
    expect(markOf('hand:elle')).toBe(marksOf(turn, sati)('hand:elle'));
    expect(choiceAt(stateOf(null), stateOf(elle)).markOf('hand:elle')).toBe('legal');
  });

  test('the answer that is meant is told at once', () => {
    const meant: Selection = { handles: [], code: 7 };
    expect(choiceAt(stateOf(meant), stateOf(null)).chosen()).toBe(7);
    expect(choiceAt(stateOf(null), stateOf(meant)).chosen()).toBeNull();
  });
});

describe('what is drawn stays', () => {
  test('where the store is at another table already', () => {
    const next = { ...stateOf(null), scene: { ...scene } };
    const { markOf, chosen } = choiceAt(next, stateOf({ ...elle, code: 7 }));
    expect(markOf('hand:elle')).toBe('selected');
    expect(chosen()).toBe(7);
  });

  test('where one looks at the past: nothing is marked there', () => {
    const then = { ...stateOf(elle), past: { ply: 3, scene } };
    expect(choiceAt(then, then).markNow('hand:elle', null)).toBeNull();
    expect(choiceAt(stateOf(elle), then).markNow('hand:elle', null)).toBeNull();
  });

  test('where it is not mine to decide', () => {
    const waiting = { ...scene, prompt: { ...turn, isMine: false } };
    const [before, after] = [null, elle].map((one) => ({ ...stateOf(one), scene: waiting }));
    expect(choiceAt(after as TableState, before as TableState).markOf('hand:elle')).toBeNull();
  });
});
