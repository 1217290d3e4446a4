/** Scenes over more games and by other rules, so that every kind of question is met; GAMES=n plays more. */
import { gamesToPlay } from '@testing/random-play.ts';
import { describe, test } from 'vitest';
import {
  expectAnswers,
  expectEngineTable,
  expectNothingHidden,
  expectPointed,
  expectPointing,
  expectUndo,
  expectUnseen,
} from './scene-property.ts';
import { TABLES, type TableOf, tableName } from './tables.ts';

const PROTOTYPE: TableOf = { game: 'gosu-x', players: 2, options: { preset: 'prototype' } };
const RANDOM_DRAFT: TableOf = { game: 'gosu-x', players: 2, options: { draft: 'random' } };

const NAMED = [
  ...TABLES.map((table) => [tableName(table), table] as const),
  ['gosu-x, prototype rules', PROTOTYPE] as const,
  ['gosu-x, clans dealt', RANDOM_DRAFT] as const,
];

describe.each(NAMED)('%s', (_, table) => {
  test('all that holds of scenes', () => {
    for (let seed = 0; seed < gamesToPlay(2); seed++) {
      expectEngineTable(table, `slow ${seed}`, 1);
      expectNothingHidden(table, `slow ${seed}`, 3);
      expectAnswers(table, `slow ${seed}`, 1);
      expectPointing(table, `slow ${seed}`, 5);
      expectUndo(table, `slow ${seed}`, 10);
      expectUnseen(table, `slow ${seed}`, 2);
      expectPointed(table, `slow ${seed}`);
    }
  }, 600_000);
});
