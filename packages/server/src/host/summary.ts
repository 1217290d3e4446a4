/** The row of a match as lists show it: a cache that is written with the entries that change it. */
import { isFields, type Result } from '@open-gosu/kernel';
import { NOBODY, sitting } from '../match/change-seats.ts';
import { UNTIL_SEEN } from '../match/entry.ts';
import {
  CLOCKS,
  type Entry,
  endBy,
  publicToAct,
  type RatingMove,
  type SeatFacts,
  type Table,
  toActAfter,
} from '../match/index.ts';
import type { RowChange } from '../store/index.ts';

export interface Summary {
  readonly seats: readonly Omit<SeatFacts, 'show' | 'blocksTakeback'>[];
  /** Whose decision it is, as far as the row knows: exact in games of days only. */
  readonly toAct: number;
  readonly lastAt: number;
  readonly result: Result | null;
  /** Wall time at which a process must have the match even if nobody comes; 0: at once; null: never. */
  readonly wake: number | null;
  /** By seat, what a rated match made of ratings. */
  readonly ratings?: readonly RatingMove[];
}

/** Who sits where after the entry. */
function seatsAfter(t: Table, entry: Entry | null): Summary['seats'] {
  return t.seats.map(({ kind, name, player, guest, rating, bot, isTaken }, seat) => {
    const before = { kind, name, player, guest, rating, bot, isTaken };
    if (entry === null || !('seat' in entry) || entry.seat !== seat) return before;
    if (entry.kind === 'sit') return { ...before, ...sitting(entry) };
    if (entry.kind === 'stand') return { ...before, ...NOBODY };
    if (entry.kind === 'bot') return { ...before, kind: 'bot', bot: entry.bot, isTaken: true };
    return before;
  });
}

/** `entry`: null for the table as it is. `ended`: the result where this very entry ends the match. */
export function summaryOf(
  t: Table,
  entry: Entry | null,
  wall: number,
): { readonly row: RowChange; readonly ended: Result | null; readonly summary: Summary } {
  const ended = entry === null ? null : endBy(t, entry);
  const result = t.result ?? ended;
  const begins = entry?.kind === 'begin' || t.status === 'running';
  const status = result !== null ? 'over' : begins ? 'running' : 'open';
  const seats = seatsAfter(t, entry);
  const toAct = result !== null ? -1 : entry === null ? publicToAct(t) : toActAfter(t, entry);
  const summary: Summary = {
    seats,
    toAct,
    lastAt: wall,
    result,
    wake: status === 'running' ? wakeOf(t, entry, seats, toAct, wall) : null,
  };
  const players = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  const isSeated = entry?.kind === 'sit' || entry?.kind === 'stand';
  const row = { status, summary: JSON.stringify(summary) } as const;
  return { row: isSeated ? { ...row, players } : row, ended, summary };
}

/**
 * Whether time alone brings the game on to an end that concerns two people at least. Of three or more each is followed by a bot
 * when their time is up; of two, only where both still play.
 */
export function isAwaited(seats: readonly Pick<SeatFacts, 'kind' | 'player'>[]): boolean {
  const people = seats.filter(({ kind, player }) =>
    seats.length > 2 ? player !== null : kind === 'person',
  );
  return people.length > 1;
}

/** Only where somebody else waits for what time or a bot will bring: an abandoned game with a bot needs nobody. */
function wakeOf(
  t: Table,
  entry: Entry | null,
  seats: Summary['seats'],
  toAct: number,
  wall: number,
): number | null {
  const preset = CLOCKS[t.clock.name];
  if (isFlagged(t, entry) || !isAwaited(seats)) return null;
  // Its time runs out within the hour, and until then it stays in memory.
  if (preset.kind === 'live' || seats[toAct]?.kind === 'bot') return 0;
  if (preset.kind === 'none') return null;
  if (toAct < 0 && isToldSoon(t, entry)) return 0;
  // A turn that goes on keeps its deadline; waking a little early does no harm.
  const began = toAct === t.clock.running && t.clock.running >= 0 ? t.clock.turnAt : wall;
  return began + preset.turn;
}

/** A covered moment that waits for nobody. */
function isToldSoon({ covered }: Table, entry: Entry | null): boolean {
  if (covered !== null) return covered.until !== null;
  return entry?.kind === 'answer' && (entry.hold ?? UNTIL_SEEN) !== UNTIL_SEEN;
}

/** Whether a time-out still waits for the other player's choice: nothing is due then. */
function isFlagged(t: Table, entry: Entry | null): boolean {
  return entry?.kind === 'flag' || (t.flag >= 0 && !endsFlag(t, entry));
}

function endsFlag(t: Table, entry: Entry | null): boolean {
  if (t.flag < 0) return false;
  switch (entry?.kind) {
    case 'wait':
    case 'undo':
      return true;
    case 'answer':
    case 'bot':
      return entry.seat === t.flag;
    case 'reply':
      return entry.what === 'takeback' && entry.yes;
    default:
      return false;
  }
}

/** Whether lists and sweeps go by each answer. */
function isExact(t: Table): boolean {
  const { kind } = CLOCKS[t.clock.name];
  if (kind !== 'none') return kind === 'days';
  return isAwaited(t.seats) && t.seats.some((seat) => seat.kind === 'bot');
}

/** Whether the row has to follow this entry: a live game's does not change with each answer. */
export function changesRow(t: Table, entry: Entry): boolean {
  switch (entry.kind) {
    case 'sit':
    case 'stand':
    case 'begin':
    case 'bot':
    case 'over':
    case 'flag':
      return true;
    case 'answer':
    case 'reveal':
    case 'reply':
      return isExact(t) || endsFlag(t, entry) || endBy(t, entry) !== null;
    default:
      return isExact(t) || endsFlag(t, entry);
  }
}

/** Null for a text that is none. */
export function readSummary(text: string): Summary | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && Array.isArray(value.seats) ? (value as unknown as Summary) : null;
  } catch {
    return null;
  }
}
