/** Ends that come from the table and not from the rules: resigning, breaking off, claims, and what a time-out leads to. */
import type { Result } from '@open-gosu/kernel';
import { type Now, presetOf } from './clock.ts';
import { accept, type EndCommand, type Judged, refuse } from './command.ts';
import type { Cause } from './entry.ts';
import { otherSeats, publicToAct, type Table } from './table.ts';

/** Away for so long, a player may lose the game to those who stayed. */
export const ABSENCE = 60_000;

export function judgeEnd(t: Table, seat: number, c: EndCommand, now: Now): Judged {
  if (t.status !== 'running') return refuse(t.status === 'over' ? 'over' : 'not-running');
  const by = { seat, id: c.id };
  switch (c.kind) {
    case 'resign':
      // With others left to play on, a bot takes the seat.
      if (t.seats.length > 2) return handOver(seat, c.bot, by, now);
      return endWith(wonBy(t, seat, 'resignation'), by, now);
    case 'abort':
      if (hasBegun(t)) return refuse('too-late');
      return endWith(ABANDONED, by, now);
    case 'claim':
      return judgeClaim(t, seat, c, now);
    case 'choose':
      return judgeChoice(t, seat, c, now);
  }
}

export const ABANDONED: Result = { winners: [], reason: 'abandoned' };

export function endWith(result: Result, by: Cause, now: Now): Judged {
  return accept({ at: now.wall, kind: 'over', result, by });
}

export function handOver(seat: number, bot: string, by: Cause, now: Now): Judged {
  if (typeof bot !== 'string' || bot === '') return refuse('bad-command');
  return accept({ at: now.wall, kind: 'bot', seat, bot, by });
}

/** All but the one who lost. */
export function wonBy(t: Table, loser: number, reason: string): Result {
  return { winners: otherSeats(t, loser), reason };
}

/** Everybody has answered once: from here on the game counts. */
export function hasBegun(t: Table): boolean {
  return t.seats.every((_, seat) => hasAnswered(t, seat));
}

export function hasAnswered(t: Table, seat: number): boolean {
  return t.given.some((given) => given.seat === seat && given.ply < t.ply);
}

/** R3: only live, only while the absent player is the one to decide. */
function judgeClaim(
  t: Table,
  seat: number,
  c: Extract<EndCommand, { kind: 'claim' }>,
  now: Now,
): Judged {
  const absent = publicToAct(t);
  const since = absent < 0 ? null : (c.absentSince[absent] ?? null);
  if (presetOf(t.clock).kind !== 'live' || absent === seat || since === null)
    return refuse('not-absent');
  if (t.seats[absent]?.kind === 'bot') return refuse('not-absent');
  if (now.mono - since < ABSENCE) return refuse('not-yet');
  const by = { seat, id: c.id };
  if (t.seats.length > 2) return handOver(absent, c.bot, by, now);
  if (!hasBegun(t)) return endWith(ABANDONED, by, now);
  switch (c.what) {
    case 'win':
      return endWith(wonBy(t, absent, 'claim'), by, now);
    case 'draw':
      return endWith({ winners: [...t.seats.keys()], reason: 'claim' }, by, now);
    default:
      return t.facts.setup.rated ? refuse('rated') : handOver(absent, c.bot, by, now);
  }
}

/** K3: in a casual game the other player says what a time-out means. */
function judgeChoice(
  t: Table,
  seat: number,
  c: Extract<EndCommand, { kind: 'choose' }>,
  now: Now,
): Judged {
  if (t.flag < 0 || t.flag === seat) return refuse('no-request');
  const by = { seat, id: c.id };
  switch (c.what) {
    case 'win':
      return endWith(wonBy(t, t.flag, 'time'), by, now);
    case 'wait':
      return accept({ at: now.wall, kind: 'wait', ...by });
    default:
      return handOver(t.flag, c.bot, by, now);
  }
}
