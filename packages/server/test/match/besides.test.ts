/** What a seat does beside answering has an end, and what changes nothing is not written. */
import { describe, expect, test, vi } from 'vitest';
import { MOST_BESIDES, MOST_OFFERS } from '../../src/match/besides.ts';
import { isFreeUndo, ownPly } from '../../src/match/undo.ts';
import { answerFirst, must, playTo, started, TACTICS, X } from './tables.ts';

describe('beside answering', () => {
  test('what is so already is done, and nothing is written', () => {
    const match = playTo(started(X, 3), 4);
    const before = match.entries.length;
    for (let i = 0; i < 3; i++) {
      must(match.do(0, { kind: 'show', yes: true }));
      must(match.do(0, { kind: 'orders', respond: 'never' }));
      must(match.do(0, { kind: 'block' }));
    }
    expect(match.entries.length - before).toBe(3);
    expect(match.table.seats[0]).toMatchObject({ show: true, orders: 'never' });
  });

  test('one player alone cannot make a match of any length', () => {
    const match = playTo(started(TACTICS, 3), 4);
    let taken = 0;
    for (let i = 0; i < MOST_BESIDES + 50; i++) {
      const judged = match.do(0, { kind: 'show', yes: i % 2 === 0 });
      if (judged.ok) taken++;
      else expect(judged.code).toBe('enough');
    }
    expect(taken).toBe(MOST_BESIDES);
    // The other player, and answers, are free; read again from the entries it is the same.
    must(match.do(1, { kind: 'show', yes: true }));
    answerFirst(match);
    expect(match.folded().besides).toEqual(match.table.besides);
  });

  test('a draw is offered so often at a decision, and again at the next', () => {
    const match = playTo(started(X, 7), 21);
    const seat = match.asked;
    const offer = () => match.do(seat, { kind: 'offer', what: 'draw' });
    for (let i = 0; i < MOST_OFFERS; i++) {
      must(offer());
      must(match.do(1 - seat, { kind: 'reply', what: 'draw', yes: false }));
    }
    expect(offer()).toMatchObject({ ok: false, code: 'enough' });
    answerFirst(match);
    if (match.table.covered !== null) match.settle();
    must(offer());
  });

  test('R8: what one seat sends makes no id of the other forgotten', () => {
    const match = playTo(started(TACTICS, 5), 4);
    must(match.do(1, { kind: 'show', yes: true, id: 'mine' }));
    for (let i = 0; i < 400; i++) match.do(0, { kind: 'show', yes: i % 2 === 0 });
    expect(match.do(1, { kind: 'show', yes: false, id: 'mine' })).toMatchObject({
      ok: true,
      repeated: expect.any(Number),
    });
    expect(match.table.seats[1]?.show).toBe(true);
  });

  test('R11: whether a step back is free is found out once, until something happens', () => {
    const match = playTo(started(X, 7), 21);
    const seat = match.table.given.at(-1)?.seat as number;
    const to = ownPly(match.table, seat);
    const apply = vi.spyOn(match.table.facts.kit.game, 'apply');
    const first = isFreeUndo(match.table, seat, to);
    const tried = apply.mock.calls.length;
    expect(tried).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) expect(isFreeUndo(match.table, seat, to)).toBe(first);
    expect(apply.mock.calls.length).toBe(tried);
    must(match.do(0, { kind: 'show', yes: true }));
    isFreeUndo(match.table, seat, to);
    expect(apply.mock.calls.length).toBeGreaterThan(tried);
    apply.mockRestore();
  });
});
