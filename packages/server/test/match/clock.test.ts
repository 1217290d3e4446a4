/** Clocks and time-outs, rule by rule. */

import { describe, expect, test } from 'vitest';
import {
  deadline,
  due,
  factsOf,
  GRACE,
  type HostCommand,
  type Setup,
} from '../../src/match/index.ts';
import { answerFirst, type Match, must, playTo, started, TACTICS, X } from './tables.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const TIME: HostCommand = { kind: 'time', bot: 'easy' };

function leftOf({ table, now }: Match): readonly number[] {
  return factsOf(table, now).clock.left ?? [];
}

describe('clocks', () => {
  test('the seat that decides is charged, and gets the increment', () => {
    const match = started(X, 1, { clock: 'blitz' });
    const seat = match.asked;
    match.pass(4000);
    expect(leftOf(match)[seat]).toBe(5 * MINUTE - 4000);
    expect(leftOf(match)[1 - seat]).toBe(5 * MINUTE);
    answerFirst(match);
    expect(match.table.clock.left[seat]).toBe(5 * MINUTE - 4000 + 10_000);
    expect(match.table.clock.left[1 - seat]).toBe(5 * MINUTE);
  });

  test.each([
    [600, 3400],
    [5000, 3000],
    [-50, 4000],
  ])('of %i ms on the way, at most a second is given back', (lag, spent) => {
    const match = started(X, 1, { clock: 'blitz' });
    const seat = match.asked;
    match.pass(4000);
    must(match.do(seat, { ...match.answerOf(match.legal()[0] as string), lag }));
    expect(match.table.clock.left[seat]).toBe(5 * MINUTE - spent + 10_000);
  });

  test('R16: wall time may jump by an hour: a live clock does not notice', () => {
    const match = started(X, 1, { clock: 'standard' });
    const seat = match.asked;
    match.wall += 60 * MINUTE;
    match.pass(1000);
    answerFirst(match);
    expect(match.table.clock.left[seat]).toBe(12 * MINUTE - 1000 + 20_000);
    match.wall -= 120 * MINUTE;
    match.table = match.folded();
    expect(match.table.clock.left[seat]).toBe(12 * MINUTE - 1000 + 20_000);
  });

  test('an outage costs nobody time; a pause writes down what was used', () => {
    const match = started(X, 1, { clock: 'blitz' });
    const seat = match.asked;
    match.pass(7000);
    const crashed = match.folded();
    expect(crashed.clock.left[seat]).toBe(5 * MINUTE);
    must(match.host({ kind: 'pause' }));
    match.pass(10 * MINUTE);
    match.table = match.folded();
    expect(leftOf(match)[seat]).toBe(5 * MINUTE - 7000);
    expect(deadline(match.table, match.now)).toBe(match.mono + 5 * MINUTE - 7000 + 1000);
  });

  test('days: a deadline for each turn, moved by an outage', () => {
    const match = started(X, 1, { clock: 'days-1' });
    const seat = match.asked;
    expect(deadline(match.table, match.now)).toBe(match.mono + DAY);
    match.pass(DAY / 2);
    must(match.host({ kind: 'resume', lost: DAY / 2 }));
    expect(deadline(match.table, match.now)).toBe(match.mono + DAY);
    expect(deadline(match.folded(), match.now)).toBe(match.mono + DAY);
    match.pass(DAY - 1);
    expect(due(match.table, match.now, 'easy')).toBeNull();
    match.pass(1);
    expect(due(match.table, match.now, 'easy')).toEqual(TIME);
    expect(match.do(seat, match.answerOf(match.legal()[0] as string))).toMatchObject({
      code: 'time',
    });
  });

  test('none: never a deadline', () => {
    const match = started(X, 1);
    match.pass(100 * DAY);
    expect(deadline(match.table, match.now)).toBeNull();
    answerFirst(match);
  });

  test('a bot is not charged', () => {
    const match = started(X, 1, {
      clock: 'blitz',
      seats: [{ kind: 'bot', bot: 'easy' }, { kind: 'open' }],
    });
    playTo(match, 3, 0);
    expect(factsOf(match.table, match.now).clock.running).toBe(-1);
    expect(deadline(match.table, match.now)).toBeNull();
    const [left] = leftOf(match);
    match.pass(MINUTE);
    answerFirst(match);
    expect(leftOf(match)[0]).toBe(left);
  });
});

describe('time-outs', () => {
  const late = (setup: Partial<Setup>, game = X, players = 2) => {
    const match = playTo(started(game, 3, { clock: 'blitz', ...setup }, players), 30);
    match.pass(20 * MINUTE);
    return match;
  };

  test('not a moment before', () => {
    const match = playTo(started(X, 3, { clock: 'blitz', rated: true }), 30);
    const at = deadline(match.table, match.now) as number;
    match.pass(at - match.mono - 1);
    expect(match.host(TIME)).toMatchObject({ code: 'not-yet' });
    match.pass(1);
    must(match.host(TIME));
  });

  test('rated: lost', () => {
    const match = late({ rated: true });
    const seat = match.asked;
    expect(due(match.table, match.now, 'easy')).toEqual(TIME);
    expect(match.do(seat, match.answerOf(match.legal()[0] as string))).toMatchObject({
      code: 'time',
    });
    must(match.host(TIME));
    expect(match.table.result).toEqual({ winners: [1 - seat], reason: 'time' });
    expect(match.host(TIME)).toMatchObject({ code: 'over' });
  });

  test.each(['win', 'wait', 'bot'] as const)('casual: the other player chooses %s', (what) => {
    const match = late({});
    const seat = match.asked;
    must(match.host(TIME));
    expect(match.table).toMatchObject({ status: 'running', flag: seat });
    expect(deadline(match.table, match.now)).toBeNull();
    expect(match.do(seat, { kind: 'choose', what, bot: 'easy' })).toMatchObject({
      code: 'no-request',
    });
    must(match.do(1 - seat, { kind: 'choose', what, bot: 'easy' }));
    expect(match.table.flag).toBe(-1);
    if (what === 'win') expect(match.table.result).toEqual({ winners: [1 - seat], reason: 'time' });
    if (what === 'wait') expect(leftOf(match)[seat]).toBe(GRACE);
    if (what === 'bot') {
      expect(match.table.seats[seat]).toMatchObject({ kind: 'bot', bot: 'easy', isTaken: true });
      expect(match.do(`player${seat}`, { kind: 'resign', bot: '' })).toMatchObject({
        code: 'no-seat',
      });
      answerFirst(match);
    }
    expect(match.folded().flag).toBe(-1);
  });

  test('casual: who answers before the choice plays on', () => {
    const match = late({});
    must(match.host(TIME));
    answerFirst(match);
    expect(match.table.flag).toBe(-1);
  });

  test('casual: a step back that all agree on ends the choice, and clocks run again', () => {
    const match = late({});
    const seat = match.asked;
    must(match.host(TIME));
    must(match.do(1 - seat, { kind: 'offer', what: 'takeback' }));
    must(match.do(seat, { kind: 'reply', what: 'takeback', yes: true }));
    expect(match.table.flag).toBe(-1);
    const choice = { kind: 'choose', what: 'win', bot: '' } as const;
    expect(match.do(1 - seat, choice)).toMatchObject({ code: 'no-request' });
    expect(deadline(match.table, match.now)).not.toBeNull();
    expect(match.folded().flag).toBe(-1);
  });

  test.each(['blitz', 'days-1'] as const)(
    'casual: a bot waits, and time begins anew, %s',
    (clock) => {
      const seats: Setup['seats'] = [{ kind: 'bot', bot: 'easy' }, { kind: 'open' }];
      const match = playTo(started(X, 3, { clock, seats }), 30, 1);
      match.pass(2 * DAY);
      must(match.host(TIME));
      expect(match.table.flag).toBe(-1);
      const until = deadline(match.table, match.now) as number;
      expect(until - match.mono).toBe(clock === 'blitz' ? GRACE + 1000 : DAY);
    },
  );

  test('three players: a bot takes the seat by itself, and it is marked', () => {
    const match = late({}, TACTICS, 3);
    const seat = match.asked;
    must(match.host(TIME));
    expect(match.table.seats[seat]).toMatchObject({ kind: 'bot', isTaken: true });
    expect(match.told.at(-1)?.note).toEqual({ kind: 'bot', seat });
  });

  test('before the first answer: nobody has lost', () => {
    const match = started(X, 3, { clock: 'blitz', rated: true });
    match.pass(20 * MINUTE);
    must(match.host(TIME));
    expect(match.table.result).toEqual({ winners: [], reason: 'abandoned' });
  });
});
