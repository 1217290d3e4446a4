/** Ends that come from the table: resigning, breaking off, claims, draws. */

import { describe, expect, test } from 'vitest';

import { answerFirst, must, playTo, started, TACTICS, X } from './tables.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('ends', () => {
  test('resigning: the other wins, or a bot plays on among three', () => {
    const two = playTo(started(X, 4), 5);
    must(two.do(0, { kind: 'resign', bot: '' }));
    expect(two.table.result).toEqual({ winners: [1], reason: 'resignation' });
    const three = playTo(started(TACTICS, 4, {}, 3), 5);
    must(three.do(2, { kind: 'resign', bot: 'easy' }));
    expect(three.table.status).toBe('running');
    expect(three.table.seats[2]).toMatchObject({ kind: 'bot', isTaken: true });
  });

  test('over: nothing is set any more', () => {
    const match = playTo(started(X, 4, { clock: 'days-1' }), 5);
    must(match.do(0, { kind: 'resign', bot: '' }));
    for (const c of [
      { kind: 'show', yes: true },
      { kind: 'orders', respond: 'never' },
      { kind: 'block' },
    ] as const) {
      expect(match.do(1, c), c.kind).toMatchObject({ code: 'over' });
    }
  });

  test('breaking off is for those who have not begun', () => {
    const match = started(X, 4);
    must(match.do(1, { kind: 'abort' }));
    expect(match.table.result).toEqual({ winners: [], reason: 'abandoned' });
    expect(playTo(started(X, 4), 20).do(0, { kind: 'abort' })).toMatchObject({ code: 'too-late' });
  });

  test('claims: after a minute, while the absent player is to decide', () => {
    const match = playTo(started(X, 4, { clock: 'slow', rated: true }), 20);
    const away = match.asked;
    const gone = [null, null] as (number | null)[];
    const claim = (seat: number, what: 'win' | 'draw' | 'bot') =>
      match.do(seat, { kind: 'claim', what, absentSince: gone, bot: 'easy' });
    expect(claim(1 - away, 'win')).toMatchObject({ code: 'not-absent' });
    gone[away] = match.mono;
    match.pass(MINUTE - 1);
    expect(claim(1 - away, 'win')).toMatchObject({ code: 'not-yet' });
    match.pass(1);
    expect(claim(away, 'win')).toMatchObject({ code: 'not-absent' });
    expect(claim(1 - away, 'bot')).toMatchObject({ code: 'rated' });
    must(claim(1 - away, 'draw'));
    expect(match.table.result).toEqual({ winners: [0, 1], reason: 'claim' });
  });

  test('claims: not for one who need not decide, and never without a live clock (K4, R3)', () => {
    for (const clock of ['slow', 'days-1', 'none'] as const) {
      const match = playTo(started(X, 4, { clock }), 20);
      const seat = clock === 'slow' ? match.asked : 1 - match.asked;
      const absentSince = [match.mono - DAY, match.mono - DAY];
      if (clock === 'slow') absentSince[match.asked] = null as never;
      const judged = match.do(seat, { kind: 'claim', what: 'win', absentSince, bot: '' });
      expect(judged, clock).toMatchObject({ code: 'not-absent' });
    }
  });

  test('a draw needs everybody, and playing on declines it', () => {
    const match = playTo(started(TACTICS, 4, {}, 3), 9);
    must(match.do(0, { kind: 'offer', what: 'draw' }));
    expect(match.do(1, { kind: 'offer', what: 'draw' })).toMatchObject({ code: 'open-request' });
    expect(match.do(0, { kind: 'reply', what: 'draw', yes: true })).toMatchObject({
      code: 'no-request',
    });
    must(match.do(1, { kind: 'reply', what: 'draw', yes: true }));
    expect(match.table.status).toBe('running');
    must(match.do(2, { kind: 'reply', what: 'draw', yes: false }));
    expect(match.table.offers.draw).toBeNull();
    const offerer = (match.asked + 1) % 3;
    must(match.do(offerer, { kind: 'offer', what: 'draw' }));
    expect(match.folded().offers).toEqual(match.table.offers);
    answerFirst(match);
    expect(match.table.offers.draw).toBeNull();
    must(match.do(0, { kind: 'offer', what: 'draw' }));
    must(match.do(0, { kind: 'withdraw', what: 'draw' }));
    must(match.do(0, { kind: 'offer', what: 'draw' }));
    must(match.do(1, { kind: 'reply', what: 'draw', yes: true }));
    must(match.do(2, { kind: 'reply', what: 'draw', yes: true }));
    expect(match.table.result).toEqual({ winners: [0, 1, 2], reason: 'agreed' });
  });
});
