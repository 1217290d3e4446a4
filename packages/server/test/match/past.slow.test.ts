/** Earlier positions (C-15 H2): what a viewer saw then, no more, and nothing of what is still covered. */
import { below, makeRng, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { positionAt } from '../../src/match/index.ts';
import { ANSWERING, copyOf, type Match, must, started, TABLES, viewersAt, X } from './tables.ts';

/** What each viewer was shown, by decision: of those undone, what came in their place. */
function shown(match: Match): Map<Viewer, string[]> {
  const all = new Map<Viewer, string[]>();
  for (const { viewer, seen, facts } of match.told) {
    if (seen === null) continue;
    const own = all.get(viewer) ?? [];
    all.set(viewer, own);
    own.length = facts.ply;
    own[facts.ply] = JSON.stringify(seen.view());
  }
  return all;
}

describe.each(TABLES)('%s with %i players', (game, players) => {
  test('the view at a decision is the one that was told then', () => {
    let looked = 0;
    for (let seed = 0; seed < 3; seed++) {
      const options = game === X ? { options: ANSWERING } : {};
      const match = started(game, `p${seed}`, { clock: 'slow', ...options }, players);
      const rng = makeRng(`past ${seed}`);
      let steps = 0;
      match.playAll(seed, (m) => {
        if (++steps % 20 === 0) {
          const seat = m.table.given.at(-1)?.seat ?? 0;
          if (m.do(seat, { kind: 'offer', what: 'takeback' }).ok) {
            for (const other of m.table.seats.keys()) {
              if (other !== seat) must(m.do(other, { kind: 'reply', what: 'takeback', yes: true }));
            }
          }
        }
        if (steps % 7 !== 0) return;
        const told = shown(m);
        for (const viewer of viewersAt(m.table)) {
          const where = `${game} seed ${seed} ply ${m.table.ply} viewer ${viewer}`;
          const ply = below(rng, m.table.ply + 1);
          for (const at of [ply, m.table.ply]) {
            const past = positionAt(m.table, viewer, at);
            expect(JSON.stringify(past?.view), `${where} at ${at}`).toBe(told.get(viewer)?.[at]);
            looked++;
          }
          for (const none of [m.table.ply + 1, -1, 0.5, Number.NaN]) {
            expect(positionAt(m.table, viewer, none), where).toBeNull();
          }
        }
      });
      expect(match.table.line, `seed ${seed}`).toBeGreaterThan(0);
    }
    expect(looked).toBeGreaterThan(100);
  });
});

test('while something is covered there is nothing new to see, whoever holds what', () => {
  let covered = 0;
  for (let seed = 0; seed < 24; seed++) {
    const match = started(X, `c${seed}`, { options: ANSWERING });
    match.playAll(seed, (m) => {
      const { table } = m;
      if (table.covered === null) return;
      covered++;
      for (const viewer of viewersAt(table)) {
        const where = `seed ${seed} ply ${table.ply} viewer ${viewer}`;
        const past = positionAt(table, viewer, table.ply);
        expect(past?.toAct, where).toBe(-1);
        expect(past?.view, where).toEqual(table.facts.kit.game.view(table.covered.shown, viewer));
        expect(positionAt(table, viewer, table.ply + 1), where).toBeNull();
        // Another deal behind the cover: the same answer to the byte.
        const { game } = table.facts.kit;
        const deal = game.determinize(game.view(table.state, SPECTATOR), makeRng(where));
        const other = positionAt(copyOf(table, deal), viewer, table.ply);
        expect(JSON.stringify(other), where).toBe(JSON.stringify(past));
      }
    });
  }
  expect(covered).toBeGreaterThan(20);
});

test('spectators see earlier hands only while everybody lets them', () => {
  const match = started(X, 'show', { options: ANSWERING });
  const rng = makeRng('show');
  while (match.table.ply < 8) match.step(rng);
  const seen = () => JSON.stringify(positionAt(match.table, SPECTATOR, 4)?.view);
  const hidden = seen();
  must(match.do(0, { kind: 'show', yes: true }));
  expect(seen()).toBe(hidden);
  must(match.do(1, { kind: 'show', yes: true }));
  expect(seen()).not.toBe(hidden);
  must(match.do(0, { kind: 'show', yes: false }));
  expect(seen()).toBe(hidden);
});
