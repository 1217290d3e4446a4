/**
 * One match in memory: its seats, state, clocks, offers, and what of it may be seen. Everything here follows from the
 * row and the entries. `command.ts` reads it, `commit.ts` alone changes it.
 */
import {
  type ActionCode,
  type GameEvent,
  type Options,
  type Result,
  SPECTATOR,
  type Viewer,
} from '@open-gosu/kernel';
import type { Kit } from '../games.ts';
import { type Besides, makeBesides } from './besides.ts';
import { type Clock, makeClock } from './clock.ts';
import type { Entry, Orders, Rating } from './entry.ts';
import type { SeatFacts } from './outgoing.ts';
import { seedOf } from './secret.ts';
import type { Setup } from './setup.ts';

/** What never changes, from the row. */
export interface MatchFacts {
  readonly id: string;
  readonly kit: Kit;
  readonly options: Options;
  readonly setup: Setup;
  readonly secret: string;
}

export interface Seat {
  /** A person who is not there yet has no `player`. */
  kind: 'person' | 'bot';
  player: string | null;
  name: string;
  /** Of the player who sits here, when they sat down. */
  guest: boolean;
  rating: Rating | null;
  bot: string | null;
  /** A bot took over from the person named here. */
  isTaken: boolean;
  /** Its player gave it up by resigning, and so did not leave the others waiting. */
  hasResigned: boolean;
  show: boolean;
  blocksTakeback: boolean;
  orders: Orders;
}

/** One answer that stands: what was undone is only in the entries. */
export interface Given {
  readonly seat: number;
  readonly code: ActionCode;
  /** The number of the public decision it belongs to; a response belongs to the one it responds to. */
  readonly ply: number;
  /** A response was possible, whether or not there was one. */
  readonly isCovered: boolean;
}

/** What stays covered because somebody might respond (C-9). */
export interface Covered {
  /** Who answered. */
  readonly seat: number;
  /** Monotonic and wall time at which it began. */
  readonly since: number;
  readonly sinceWall: number;
  /** Monotonic time before which nothing is told; null: until the player who might respond has been at the table. */
  until: number | null;
  /** The seat that asked for time to think, or -1. */
  thinker: number;
  /** The state everybody still sees. */
  readonly shown: unknown;
  readonly events: GameEvent[];
}

export interface Offers {
  draw: { readonly seat: number; readonly yes: number[] } | null;
  takeback: { readonly seat: number; readonly to: number; readonly yes: number[] } | null;
}

/** An answer that was tried on a copy and waits to be durable. */
export interface Tried {
  readonly entry: Entry;
  readonly code: ActionCode;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

export interface RatingMove {
  readonly before: Rating;
  readonly after: Rating;
}

export interface Table {
  readonly facts: MatchFacts;
  status: 'open' | 'running' | 'over';
  /** Entries so far: the number of the next one. Never told to anybody. */
  seq: number;
  /** Tellings to everybody so far. */
  rev: number;
  /** Public decisions that stand, and how often something was undone: together they name a decision. */
  ply: number;
  line: number;
  /** Answers of the decision in progress: 0 but while something is covered. */
  part: number;
  readonly seats: Seat[];
  /** Null before the deal. */
  state: unknown;
  given: Given[];
  covered: Covered | null;
  readonly clock: Clock;
  readonly offers: Offers;
  /** The seat whose time ran out in a casual game, while the other player chooses; or -1. */
  flag: number;
  result: Result | null;
  /** By seat, what a rated match made of ratings. Not of the entries: whoever writes the end sets it. */
  ratings: readonly RatingMove[] | null;
  /** When something was last told to everybody, by the wall; 0: nothing yet. */
  lastAt: number;
  /** By seat. */
  readonly besides: readonly Besides[];
  /** Ids of commands that became entries, with the number of the entry. */
  readonly ids: Map<string, number>;
  tried: Tried | null;
  /** Seats as they were told last; null where that has to be looked up anew: no answer changes them. */
  seatsTold: readonly SeatFacts[] | null;
}

export function makeTable(facts: MatchFacts): Table {
  const { seats, clock } = facts.setup;
  return {
    facts,
    status: 'open',
    seq: 0,
    rev: 0,
    ply: 0,
    line: 0,
    part: 0,
    seats: seats.map((plan) => ({
      kind: plan.kind === 'bot' ? 'bot' : 'person',
      player: null,
      name: plan.kind === 'bot' ? plan.bot : '',
      guest: false,
      rating: null,
      bot: plan.kind === 'bot' ? plan.bot : null,
      isTaken: false,
      hasResigned: false,
      show: plan.kind === 'bot',
      blocksTakeback: false,
      orders: 'ask',
    })),
    state: null,
    given: [],
    covered: null,
    clock: makeClock(clock, seats.length),
    offers: { draw: null, takeback: null },
    flag: -1,
    result: null,
    ratings: null,
    lastAt: 0,
    besides: makeBesides(seats.length),
    ids: new Map(),
    tried: null,
    seatsTold: null,
  };
}

export function seatAt(t: Table, seat: number): Seat {
  return t.seats[seat] as Seat;
}

export function otherSeats(t: Table, seat: number): number[] {
  return t.seats.map((_, i) => i).filter((i) => i !== seat);
}

/** The seat of a player, or -1. */
export function seatOfPlayer(t: Table, player: string): number {
  return t.seats.findIndex((seat) => seat.player === player);
}

export function areAllSeated(t: Table): boolean {
  return t.seats.every(({ kind, player }) => kind === 'bot' || player !== null);
}

/** Everybody at the table: the seats, and those who watch. */
export function viewersOf(t: Table): Viewer[] {
  return [...t.seats.keys(), SPECTATOR];
}

/** The state everybody may see a view of. */
export function shownState(t: Table): unknown {
  return t.covered === null ? t.state : t.covered.shown;
}

/** Whose decision everybody sees: nobody's while something is covered. */
export function publicToAct(t: Table): number {
  if (t.status !== 'running' || t.covered !== null) return -1;
  return t.facts.kit.game.toAct(t.state);
}

/** The seat that is asked for a response, which only that seat may know; -1: none is. */
export function askedToRespond(t: Table): number {
  const { kit } = t.facts;
  if (t.status !== 'running' || t.covered === null) return -1;
  return kit.responses?.isAsked(t.state) ? kit.game.toAct(t.state) : -1;
}

export function dealt(facts: MatchFacts): unknown {
  const { kit, options, secret, setup } = facts;
  return kit.game.setup(options, seedOf(secret), setup.seats.length);
}

export function commandKey(seat: number, id: string): string {
  return `${seat} ${id}`;
}
