/** Previews over more games, so that rare cards and small decks are met; GAMES=n plays more. */
import { gamesToPlay } from '@testing/random-play.ts';
import { describe, test } from 'vitest';
import { expectTruePreviews } from './preview-property.ts';
import { TABLES, tableName, watch } from './tables.ts';

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('foreseen from the view alone, and true', () => {
    for (let seed = 0; seed < gamesToPlay(3); seed++) {
      watch(table, `many ${seed}`, expectTruePreviews, 2);
    }
  }, 600_000);
});
