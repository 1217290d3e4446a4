/** Moments for a response, from the side of the host; and standing orders. */
import { makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import {
  deadline,
  due,
  type HostCommand,
  type Setup,
  waitsToBeSeen,
  windowOf,
} from '../../src/match/index.ts';
import { ANSWERING, type Match, must, started, X } from './tables.ts';

/** Plays until somebody is asked for a response, or until one was possible. */
function playToMoment(setup: Partial<Setup>, isAsked: boolean): Match {
  for (let seed = 0; seed < 300; seed++) {
    const match = started(X, `m${seed}`, { ...setup, options: ANSWERING } as Partial<Setup>);
    const rng = makeRng(`moment ${seed}`);
    while (match.table.status === 'running') {
      match.step(rng);
      if (match.table.covered !== null && (windowOf(match.table)?.asked ?? -1) >= 0 === isAsked) {
        return match;
      }
    }
  }
  throw new Error('no such moment');
}

describe('moments for a response', () => {
  test('asked: only that seat sees it; it passes by itself after a while', () => {
    const match = playToMoment({ clock: 'blitz' }, true);
    const seat = windowOf(match.table)?.asked as number;
    const prompts = match.told.filter(({ prompt }) => prompt !== null);
    expect(prompts.map(({ viewer }) => viewer)).toEqual([seat]);
    expect(match.snapshot(seat).prompt).toEqual(prompts[0]?.prompt);
    expect(match.snapshot(1 - seat).prompt).toBeNull();
    expect(match.snapshot(1 - seat).facts).toMatchObject({ toAct: -1, flag: null });
    const left = match.table.clock.left[seat] as number;
    const ends = deadline(match.table, match.now) as number;
    expect(ends).toBe(match.mono + 20_000);
    expect(match.host({ kind: 'respond' })).toMatchObject({ code: 'not-yet' });
    match.pass(ends - match.mono);
    const told = match.told.length;
    must(match.host({ kind: 'respond' }));
    // Charged for what everybody saw it take, without an increment.
    if (match.table.covered === null) {
      expect(match.table.clock.left[seat]).toBe(left - 17_000);
      expect(match.told.slice(told).filter(({ step }) => step !== null)).toHaveLength(3);
    }
  });

  test('a quick response stays covered as long as none at all', () => {
    const match = playToMoment({ clock: 'blitz' }, true);
    const window = windowOf(match.table);
    match.pass(100);
    const told = match.told.length;
    const asked = window?.asked as number;
    for (const part of [0, 2]) {
      const judged = match.do(asked, { ...match.answerOf('decline'), part });
      expect(judged).toMatchObject({ code: 'wrong-ply' });
    }
    for (const seat of [0, 1]) {
      expect(match.do(seat, { kind: 'offer', what: 'draw' })).toMatchObject({ code: 'waiting' });
      expect(match.do(seat, { kind: 'undo' })).toMatchObject({ code: 'waiting' });
    }
    must(match.do(asked, match.answerOf('decline')));
    expect(match.table.part).toBe(2);
    expect(match.told.slice(told)).toEqual([]);
    expect(match.host({ kind: 'reveal', seen: true })).toMatchObject({ code: 'not-yet' });
    match.pass((window?.until as number) - match.mono);
    expect(due(match.table, match.now, 'easy')).toEqual({ kind: 'reveal', seen: false });
    must(match.host({ kind: 'reveal', seen: false }));
    expect(match.told.slice(told).filter(({ step }) => step !== null)).toHaveLength(3);
  });

  test('who cannot respond may take as long as who can, and is charged alike', () => {
    const match = playToMoment({ clock: 'blitz' }, false);
    const actor = windowOf(match.table)?.after as number;
    expect(match.do(actor, { kind: 'think' })).toMatchObject({ code: 'no-request' });
    const left = match.table.clock.left[1 - actor] as number;
    const told = match.told.length;
    must(match.do(1 - actor, { kind: 'think' }));
    expect(match.do(1 - actor, { kind: 'think' })).toMatchObject({ code: 'open-request' });
    expect(match.told.slice(told)).toEqual([]);
    match.pass(2600);
    expect(match.host({ kind: 'reveal', seen: true })).toMatchObject({ code: 'not-yet' });
    match.pass((deadline(match.table, match.now) as number) - match.mono);
    must(match.host({ kind: 'reveal', seen: false }));
    expect(match.table.clock.left[1 - actor]).toBe(left - 5000);
    expect(match.folded().clock.left).toEqual(match.table.clock.left);
  });

  test('nobody can respond: told after the delay, and again in full after a restart', () => {
    const match = playToMoment({ clock: 'blitz' }, false);
    expect(match.host({ kind: 'reveal', seen: true })).toMatchObject({ code: 'not-yet' });
    match.pass(10);
    match.table = match.folded();
    const until = windowOf(match.table)?.until as number;
    expect(until - match.mono).toBeGreaterThanOrEqual(800);
    expect(deadline(match.table, match.now)).toBe(until);
    match.pass(until - match.mono);
    const actor = windowOf(match.table)?.after as number;
    must(match.host({ kind: 'reveal', seen: false }));
    expect(match.table.covered).toBeNull();
    // Whether somebody declined is nobody's business: to step back, one has to ask.
    expect(match.do(actor, { kind: 'undo' })).toMatchObject({ code: 'not-free' });
  });

  test('resigning in such a moment ends it, with everything told', () => {
    const match = playToMoment({}, true);
    const { ply } = match.table;
    must(match.do(0, { kind: 'resign', bot: '' }));
    expect(match.told.at(-1)).toMatchObject({
      step: { ply },
      facts: { ply: ply + 1, waiting: null },
    });
    expect(match.snapshot(1).story).toHaveLength(ply + 1);
  });

  test.each([true, false])('days: waits until the player looks, card or not (%s)', (isAsked) => {
    const match = playToMoment({ clock: 'days-3' }, isAsked);
    expect(waitsToBeSeen(match.table)).toBe(true);
    match.pass(5000);
    expect(due(match.table, match.now, 'easy')).toBeNull();
    expect(match.host({ kind: 'reveal', seen: false })).toMatchObject({ code: 'not-yet' });
    if (isAsked) {
      expect(match.host({ kind: 'reveal', seen: true })).toMatchObject({ code: 'not-yet' });
      const told = match.told.length;
      must(match.do(windowOf(match.table)?.asked as number, match.answerOf('decline')));
      // C-9 F2: told when the host would have told that nobody could.
      expect(match.told.slice(told)).toEqual([]);
      expect(match.table.covered).not.toBeNull();
      expect(due(match.table, match.now, 'easy')).toBeNull();
    }
    must(match.host({ kind: 'reveal', seen: true }));
    expect(match.table.covered).toBeNull();
  });

  test.each([true, false])('days: nobody is waited for longer than a turn (%s)', (isAsked) => {
    const match = playToMoment({ clock: 'days-3' }, isAsked);
    const since = match.table.covered?.since as number;
    expect((deadline(match.table, match.now) as number) - since).toBe(3 * 86_400_000);
    match.pass(3 * 86_400_000 - 1);
    expect(due(match.table, match.now, 'easy')).toBeNull();
    match.pass(1);
    for (let i = 0; i < 4 && match.table.covered !== null; i++) {
      must(match.host(due(match.table, match.now, 'easy') as HostCommand));
    }
    expect(match.table.covered).toBeNull();
    expect(match.folded().ply).toBe(match.table.ply);
  });

  test.each([true, false])('days: whoever might respond may think, card or not (%s)', (isAsked) => {
    const match = playToMoment({ clock: 'days-3' }, isAsked);
    const actor = windowOf(match.table)?.after as number;
    const told = match.told.length;
    expect(match.do(actor, { kind: 'think' })).toMatchObject({ code: 'no-request' });
    const judged = must(match.do(1 - actor, { kind: 'think' }));
    const { hold } = (judged as unknown as { entry: { hold: number } }).entry;
    expect(hold).toBeGreaterThan(20_000);
    expect(match.do(1 - actor, { kind: 'think' })).toMatchObject({ code: 'open-request' });
    const others = match.told.slice(told).filter(({ viewer }) => viewer !== 1 - actor);
    expect(others).toEqual([]);
    expect(match.folded().covered?.thinker).toBe(1 - actor);
  });

  test('days: a standing order answers at once, and looks like nobody could', () => {
    const match = playToMoment({ clock: 'days-3' }, true);
    const seat = windowOf(match.table)?.asked as number;
    const told = match.told.length;
    must(match.do(seat, { kind: 'orders', respond: 'never' }));
    expect(match.told.slice(told).every(({ viewer }) => viewer === seat)).toBe(true);
    expect(match.snapshot(seat).orders).toBe('never');
    expect(due(match.table, match.now, 'easy')).toEqual({ kind: 'respond' });
    must(match.host({ kind: 'respond' }));
    expect(match.table.given.at(-1)?.seat).toBe(seat);
  });
});
