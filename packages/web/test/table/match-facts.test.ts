/** What the page takes for granted about the rules of a match, against the rules themselves. */
import { gosuX } from '@open-gosu/gosu-x';
import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/table/store/match-facts.ts';

test('a match that names no rules is played by those the game takes then', () => {
  const usual = gosuX.options({}, 'en');
  const start = { from: 'deal', options: {}, seed: 1 } as const;
  const named = gosuX.options({ preset: rulesetOf({ game: 'gosu-x', start }) }, 'en');
  expect(usual.ok && named.ok && named.value).toEqual(usual.ok && usual.value);
  const other = gosuX.options({ preset: 'prototype' }, 'en');
  expect(other.ok && other.value).not.toEqual(usual.ok && usual.value);
});
