/** The scene over random games: what the engine says, nothing hidden, every answer once, the same whenever it is asked for. */
import { describe, expect, test } from 'vitest';
import {
  expectAnswers,
  expectEngineTable,
  expectNothingHidden,
  expectPointed,
  expectPointing,
  expectRefusals,
  expectUndo,
  expectUnseen,
} from './scene-property.ts';
import { TABLES, tableName } from './tables.ts';

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('OPEN marks, forces and cards in play are the engine’s', () => {
    expectEngineTable(table, 1, 4);
  });

  test('nothing hidden is in a scene', () => {
    expectNothingHidden(table, 2, 8);
  });

  test('what a player can work out of hidden cards is exactly those', () => {
    expectUnseen(table, 2, 9);
  });

  test('what was chosen in an army is pointed at, from the card it was chosen for', () => {
    expect(expectPointed(table, 6)).toBeGreaterThan(0);
  });

  test('every legal answer is there once, with words of its own in both languages, and is taken', () => {
    expectAnswers(table, 3, 5);
  });

  test('what one points at is on the table, and a card goes where it is said to go', () => {
    expectPointing(table, 4, 11);
  });

  test('every card of one’s own has an answer or a reason, alone and with every partner', () => {
    expect(expectRefusals(table, 7, 3)).toBeGreaterThan(0);
  });

  test('a shorter list of answers gives the scene and the log of that time', () => {
    expectUndo(table, 5, 13);
  });
});
