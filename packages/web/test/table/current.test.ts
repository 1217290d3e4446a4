/** What is drawn may be a moment behind the store: then nothing is given, and never is anything older drawn than is shown. */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { isCurrent, isSameTable } from '../../src/table/choosing/current.ts';
import { INITIAL, type TableState } from '../../src/table/store/table-state.ts';
import { drawnOf } from '../../src/table/store/use-match-store.ts';

function sceneOf(viewer: number): Scene {
  return { viewer } as Scene;
}

const scene = sceneOf(0);
const choice = { handles: ['hand:elle'], code: 1 };
const shown: TableState = { ...INITIAL, scene };

describe('what the buttons say is what they give', () => {
  test('the same table and the same choice', () => {
    const now: TableState = { ...shown, canUndo: true };
    expect(isCurrent(shown, now)).toBe(true);
  });

  test('another choice is on the same table, but not told', () => {
    const now = { ...shown, selection: choice };
    expect([isSameTable(shown, now), isCurrent(shown, now)]).toEqual([true, false]);
  });

  test('another table, though it looks the same', () => {
    const now = { ...shown, scene: sceneOf(0) };
    expect([isSameTable(shown, now), isCurrent(shown, now)]).toEqual([false, false]);
  });
});

describe('what is drawn at once', () => {
  test('stays as it is shown where a choice or a table is marked ahead of it', () => {
    const closed: TableState = { ...shown, hint: null, canUndo: true };
    expect(drawnOf(closed, { ...closed, selection: choice })).toBe(closed);
    expect(drawnOf(closed, { ...closed, scene: sceneOf(0) })).toBe(closed);
  });

  test('is what is now where nothing is marked ahead', () => {
    const now = { ...shown, canUndo: true };
    expect(drawnOf(shown, now)).toBe(now);
  });

  test('is what is now for another person, behind a curtain, and at the beginning', () => {
    const now = { ...shown, scene: sceneOf(1) };
    expect(drawnOf(shown, now)).toBe(now);
    const other = { ...shown, scene: sceneOf(0) };
    expect(drawnOf({ ...shown, curtain: 0 }, other)).toBe(other);
    expect(drawnOf({ ...shown, scene: null }, other)).toBe(other);
  });
});
