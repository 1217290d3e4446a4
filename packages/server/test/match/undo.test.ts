/** Stepping back: free, asked for, refused. */
import { digestOf, makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';

import { answerFirst, type Match, must, playTo, started, TACTICS, X } from './tables.ts';

describe('stepping back', () => {
  const bytes = ({ table }: Match) => digestOf(table.facts.kit.game.encode(table.state));

  test('free only while nobody learned, drew or did anything; the state is the same again', () => {
    let free = 0;
    let asked = 0;
    for (let seed = 0; seed < 4; seed++) {
      const match = started(seed % 2 ? X : TACTICS, `u${seed}`);
      const rng = makeRng(`undo ${seed}`);
      for (let i = 0; i < 60 && match.table.status === 'running'; i++) {
        const seat = match.asked;
        if (match.table.covered !== null) {
          match.step(rng);
          continue;
        }
        const before = bytes(match);
        const { kit } = match.table.facts;
        const chance = String(kit.rng(match.table.state));
        const known = JSON.stringify(kit.game.view(match.table.state, seat)).split('-1').length;
        match.step(rng);
        const events =
          match.told.findLast((one) => one.viewer === seat && one.step)?.step?.events ?? [];
        // What somebody else did since is not for free.
        expect(match.do(1 - seat, { kind: 'undo' }).ok, `seed ${seed}`).toBe(false);
        const judged = match.do(seat, { kind: 'undo' });
        if (judged.ok) {
          free++;
          expect(bytes(match), `seed ${seed}`).toBe(before);
          expect(match.told.at(-1)?.note).toMatchObject({ kind: 'undo', seat });
          // Nothing drawn, looked at or shuffled was in it.
          expect(String(kit.rng(match.table.state))).toBe(chance);
          for (const { type } of events)
            expect(['draw', 'look', 'reveal', 'shuffle', 'search']).not.toContain(type);
          expect(JSON.stringify(kit.game.view(match.table.state, seat)).split('-1').length).toBe(
            known,
          );
          match.step(rng);
        } else {
          asked++;
          expect(['not-free', 'waiting', 'over']).toContain(judged.code);
        }
      }
    }
    expect(free).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(20);
  });

  test('otherwise it is asked for: one request at a time, until it is blocked', () => {
    const match = playTo(started(X, 7), 21);
    const to = match.table.given.findLast(({ seat }) => seat === 0)?.ply as number;
    must(match.do(0, { kind: 'offer', what: 'takeback' }));
    expect(match.do(1, { kind: 'offer', what: 'takeback' })).toMatchObject({
      code: 'open-request',
    });
    must(match.do(1, { kind: 'reply', what: 'takeback', yes: false }));
    must(match.do(0, { kind: 'offer', what: 'takeback' }));
    const { line } = match.table;
    must(match.do(1, { kind: 'reply', what: 'takeback', yes: true }));
    expect(match.table).toMatchObject({ ply: to, line: line + 1 });
    expect(match.asked).toBe(0);
    expect(match.folded().given).toEqual(match.table.given);
    answerFirst(match);
    must(match.do(1, { kind: 'block' }));
    if (match.table.covered === null) {
      expect(match.do(0, { kind: 'offer', what: 'takeback' })).toMatchObject({ code: 'blocked' });
    }
  });

  test('an answer sent before it was undone is not taken for one of the new line', () => {
    const match = playTo(started(X, 7), 21);
    const seat = match.table.given.at(-1)?.seat as number;
    const stale = match.answerOf(match.legal()[0] as string);
    const asked = match.asked;
    must(match.do(seat, { kind: 'offer', what: 'takeback' }));
    must(match.do(1 - seat, { kind: 'reply', what: 'takeback', yes: true }));
    answerFirst(match);
    expect(match.do(asked, stale)).toMatchObject({ code: 'wrong-ply' });
  });

  test('one may go back further, to a decision of one’s own', () => {
    const match = playTo(started(X, 7), 21);
    const own = match.table.given.filter(({ seat }) => seat === 0).map(({ ply }) => ply);
    const theirs = match.table.given.find(({ seat }) => seat === 1)?.ply as number;
    const ask = (to: number) => match.do(0, { kind: 'offer', what: 'takeback', to });
    expect(ask(theirs)).toMatchObject({ code: 'nothing-to-undo' });
    expect(ask(999)).toMatchObject({ code: 'nothing-to-undo' });
    must(ask(own[1] as number));
    must(match.do(1, { kind: 'reply', what: 'takeback', yes: true }));
    expect(match.table.ply).toBe(own[1]);
    expect(match.do(0, { kind: 'undo', to: own[9] as number })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  test('rated: never', () => {
    const match = playTo(started(X, 7, { rated: true, clock: 'slow' }), 9);
    expect(match.do(0, { kind: 'undo' })).toMatchObject({ code: 'rated' });
    expect(match.do(0, { kind: 'offer', what: 'takeback' })).toMatchObject({ code: 'rated' });
  });
});
