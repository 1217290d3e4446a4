import { makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { fold, readEntry, writeEntry } from '../../src/match/index.ts';
import { digestTable, Match, planOf, started, TABLES, X } from './tables.ts';

describe.each(TABLES)('%s with %i players', (game, players) => {
  test.each([1, 2, 3])('folding any prefix gives the live table, seed %i', (seed) => {
    const live: string[] = [];
    const match = new Match(planOf(game, players, { clock: 'standard' }), seed);
    live.push(match.digest());
    match.sitAll();
    while (live.length < match.entries.length) live.push('');
    live.push(match.digest());
    match.playAll(seed, (m) => {
      m.pass(700);
      live[m.entries.length] = m.digest();
    });
    expect(match.table.status).toBe('over');
    for (let count = 0; count <= match.entries.length; count += 7) {
      const expected = live[count];
      if (expected)
        expect(digestTable(match.folded(count)), `seed ${seed}, ${count}`).toBe(expected);
    }
    expect(digestTable(match.folded()), `seed ${seed}`).toBe(match.digest());
  });
});

test('what does not fit is corrupt, and says where', () => {
  const match = started(X, 5);
  match.step(makeRng(1));
  const { row, entries, now } = match;
  const at = (list: string[]) => fold(row, list, now);
  expect(at([...entries, '{'])).toEqual({ ok: false, code: 'corrupt', seq: entries.length });
  expect(at([...entries, ...entries.slice(-1)])).toMatchObject({ ok: false, code: 'corrupt' });
  expect(at(entries.slice(1))).toMatchObject({ ok: false, code: 'corrupt' });
  expect(fold({ ...row, rules: 'old' }, entries, now)).toMatchObject({ code: 'other-rules' });
  expect(fold({ ...row, setup: '[]' }, entries, now)).toMatchObject({ code: 'corrupt', seq: -1 });
  expect(fold({ ...row, secret: 'x' }, entries, now)).toMatchObject({ code: 'corrupt', seq: -1 });
  expect(fold({ ...row, game: 'chess' }, entries, now)).toMatchObject({ code: 'corrupt', seq: -1 });
});

test('entries are read back as written, and nothing else is read', () => {
  const match = started(X, 6);
  match.playAll(6);
  for (const body of match.entries) expect(writeEntry(readEntry(body) as never)).toBe(body);
  const good = { at: 1, kind: 'answer', seat: 0, text: 'pass', id: 'a', spent: 0 };
  expect(readEntry(JSON.stringify(good))).toEqual(good);
  const bad: unknown[] = [
    null,
    [],
    3,
    { ...good, at: -1 },
    { ...good, at: 'now' },
    { ...good, kind: 'toString' },
    { ...good, kind: '__proto__' },
    { ...good, seat: 4 },
    { ...good, seat: { toString: 1 } },
    { ...good, text: 7 },
    { ...good, spent: -1 },
    { ...good, spent: 1.5 },
    { ...good, more: 1 },
    { ...good, opens: false },
    { at: 1, kind: 'over', result: { winners: [9], reason: 'x' }, by: null },
    { at: 1, kind: 'pause', spent: [1, 2, 3, 4, 5] },
  ];
  for (const one of bad) expect(readEntry(JSON.stringify(one)), JSON.stringify(one)).toBeNull();
  for (let i = 0; i < 60; i++) expect(readEntry(JSON.stringify(good).slice(0, i))).toBeNull();
});
