/** The row of a match as lists show it: a cache that is written with the entries that change it. */
import { isFields, type Result } from '@open-gosu/kernel';
import {
  CLOCKS,
  type Entry,
  endBy,
  publicToAct,
  type SeatFacts,
  type Table,
  toActAfter,
} from '../match/index.ts';
import type { RowChange } from '../store/index.ts';

export interface Summary {
  readonly seats: readonly Pick<SeatFacts, 'kind' | 'name' | 'player' | 'bot' | 'isTaken'>[];
  /** Whose decision it is, as far as the row knows: exact in games of days only. */
  readonly toAct: number;
  readonly lastAt: number;
  readonly result: Result | null;
  /** Wall time at which a process must have the match even if nobody comes; 0: always; null: never. */
  readonly wake: number | null;
  readonly rematchOf?: string;
}

type Sitting = { player: string | null; name: string };

/** Who sits where after the entry. */
function seatsAfter(t: Table, entry: Entry | null): Summary['seats'] {
  return t.seats.map(({ kind, name, player, bot, isTaken }, seat) => {
    const change: Partial<Sitting> = {};
    if (entry !== null && 'seat' in entry && entry.seat === seat) {
      if (entry.kind === 'sit') Object.assign(change, { player: entry.player, name: entry.name });
      if (entry.kind === 'stand') Object.assign(change, { player: null, name: '' });
      if (entry.kind === 'bot')
        Object.assign(change, { kind: 'bot', bot: entry.bot, isTaken: true });
    }
    return { kind, name, player, bot, isTaken, ...change };
  });
}

/** `entry`: null for the table as it is. */
export function summaryOf(
  t: Table,
  entry: Entry | null,
  wall: number,
  rematchOf?: string,
): { readonly row: RowChange; readonly result: Result | null } {
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
    wake: status === 'running' ? wakeOf(t, seats, toAct, wall) : null,
    ...(rematchOf === undefined ? {} : { rematchOf }),
  };
  const players = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  const isSeated = entry?.kind === 'sit' || entry?.kind === 'stand';
  const row = { status, summary: JSON.stringify(summary) } as const;
  return { row: isSeated ? { ...row, players } : row, result };
}

function wakeOf(t: Table, seats: Summary['seats'], toAct: number, wall: number): number | null {
  const preset = CLOCKS[t.clock.name];
  if (preset.kind === 'live' || seats.some(({ kind }) => kind === 'bot')) return 0;
  if (preset.kind === 'none') return null;
  // A turn that goes on keeps its deadline; waking a little early does no harm.
  const began = toAct === t.clock.running && t.clock.running >= 0 ? t.clock.turnAt : wall;
  return began + preset.turn;
}

/** Whether the row has to follow this entry: a live game's does not change with each answer. */
export function changesRow(t: Table, entry: Entry): boolean {
  switch (entry.kind) {
    case 'sit':
    case 'stand':
    case 'begin':
    case 'bot':
    case 'over':
      return true;
    case 'answer':
    case 'reveal':
    case 'reply':
      return CLOCKS[t.clock.name].kind === 'days' || endBy(t, entry) !== null;
    default:
      return CLOCKS[t.clock.name].kind === 'days';
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
