/** What is foreseen comes true, is the same for all that the player cannot tell apart, and what can be taken back showed nothing. */
import type { GosuXEvent } from '@open-gosu/gosu-x';
import { ALL_VIEWERS, at } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { playedOf } from '../../src/engine/play.ts';
import { isPaying } from '../../src/engine/preview.ts';
import { expectTruePreviews, preview } from './preview-property.ts';
import { TABLES, tableName, watch } from './tables.ts';

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('foreseen from the view alone, and true', () => {
    let reversible = 0;
    let told = 0;
    watch(
      table,
      'preview 1',
      (match, legal) => {
        expectTruePreviews(match, legal);
        const { kit, state } = playedOf(match);
        const foreseen = preview(match, kit.game.toAct(state), at(legal, 0));
        reversible += foreseen.isReversible ? 1 : 0;
        told += foreseen.lines.length;
      },
      8,
    );
    expect(reversible).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(3);
  });
});

test('a Wonder given for a card is paid, one that goes back after the Song is told of', () => {
  const returned = (cause: 'cost' | 'song') =>
    ({ type: 'wonder', seenBy: ALL_VIEWERS, seat: 0, taken: false, cause }) satisfies GosuXEvent;
  expect(isPaying(returned('cost'))).toBe(true);
  expect(isPaying(returned('song'))).toBe(false);
});

test('an answer that is not legal is our own fault', () => {
  watch(
    TABLES[0]!,
    'preview 2',
    (match) => {
      expect(() => preview(match, 0, 0x7fffff)).toThrow('not possible');
    },
    1000,
  );
});
