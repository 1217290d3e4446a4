/** A match as invitations and lists tell it: built of what everybody may know, and of nothing else. */
import {
  CLOCK_DEFS,
  CLOCKS,
  type ClockId,
  type MatchFacts,
  type MatchLine,
  type SeatFacts,
} from '@open-gosu/protocol';
import type { MatchInfo } from '../host/authority.ts';
import { readSummary, type Summary } from '../host/summary.ts';
import type { ListedMatch } from '../store/index.ts';
import { overOf, seatOf, setupOf } from '../wire/facts.ts';

type AnySeat = Summary['seats'][number];

const clockOf = (name: unknown): ClockId => CLOCKS.find((one) => one === name) ?? 'none';

function ownSeat(seats: readonly AnySeat[], reader: string | null): number | null {
  const seat = reader === null ? -1 : seats.findIndex(({ player }) => player === reader);
  return seat < 0 ? null : seat;
}

export function factsAnswer(info: MatchInfo, reader: string | null): MatchFacts {
  const { facts, lastAt } = info;
  const over = overOf(facts);
  return {
    match: info.id,
    status: facts.status,
    setup: setupOf(info),
    seats: facts.seats.map(seatOf),
    seat: ownSeat(facts.seats, reader),
    lastAt,
    ply: facts.ply,
    ...(over === null ? {} : { over }),
    ...(info.next === undefined ? {} : { next: info.next }),
  };
}

interface StoredSetup {
  readonly clock?: unknown;
  readonly rated?: unknown;
  readonly visibility?: unknown;
  readonly behind?: unknown;
}

/** Those who watch are behind: when somebody answered is not for them yet. */
function isHeldBack({ behind = 0 }: StoredSetup, status: string): boolean {
  return behind !== 0 && status === 'running';
}

function readSetupText(text: string): StoredSetup {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const listedSeat = (seat: AnySeat): SeatFacts =>
  // Rows of before have no word of these two.
  seatOf({
    ...seat,
    guest: seat.guest ?? false,
    rating: seat.rating ?? null,
    show: false,
    blocksTakeback: false,
  });

/** `reader`: whose own list it is, or null. Null where the row's cache cannot be read. */
export function lineOf(
  row: ListedMatch,
  reader: string | null,
): { readonly isPublic: boolean; readonly facts: MatchLine } | null {
  const summary = readSummary(row.summary);
  if (summary === null) return null;
  const setup = readSetupText(row.setup);
  const seat = ownSeat(summary.seats, reader);
  const { result } = summary;
  const clock = clockOf(setup.clock);
  return {
    isPublic: setup.visibility === 'public',
    facts: {
      match: row.id,
      game: row.game,
      status: row.status,
      clock,
      rated: setup.rated === true,
      seats: summary.seats.map(listedSeat),
      createdAt: row.createdAt,
      lastAt: isHeldBack(setup, row.status) && seat === null ? row.createdAt : summary.lastAt,
      // A live game's row does not follow each answer: only of days is it known here.
      ...(seat === null || row.status !== 'running' || CLOCK_DEFS[clock].kind !== 'days'
        ? {}
        : { yourTurn: summary.toAct === seat }),
      ...(result == null
        ? {}
        : { result: { winners: [...result.winners], reason: result.reason } }),
    },
  };
}
