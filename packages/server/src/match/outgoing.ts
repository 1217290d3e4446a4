/**
 * What leaves the server about a match, viewer by viewer, as plain values. Built from views and redacted events alone;
 * of other players' answers only targets are named. Entries, seeds and states never come near.
 */
import {
  type AnyView,
  type GameEvent,
  type Result,
  SPECTATOR,
  type Viewer,
} from '@open-gosu/kernel';
import type { Kit } from '../games.ts';
import { type ClockFacts, clockFacts, type Now } from './clock.ts';
import type { OfferKind, Orders, Rating } from './entry.ts';
import { commitmentOf } from './secret.ts';
import { type Seen, SeenNow, seesAll, viewOf } from './seen.ts';
import { storyOf } from './story.ts';
import {
  askedToRespond,
  type Given,
  publicToAct,
  type RatingMove,
  type Seat,
  shownState,
  type Table,
} from './table.ts';

/** One public decision with all that came of it, responses included. */
export interface Step {
  readonly ply: number;
  readonly seat: number;
  /** The answer, where it chose a card in play: that is public by the rules. */
  readonly target: string | null;
  readonly events: readonly GameEvent[];
}

/** A response this viewer alone is asked for. It does not count in `rev`: nobody else may notice it. */
export interface Prompt {
  readonly part: number;
  readonly view: AnyView;
  /** What everybody still sees, through the same eyes. */
  readonly was: AnyView;
  /** What has happened so far in the decision that is still covered. */
  readonly events: readonly GameEvent[];
  readonly target: string | null;
}

export interface SeatFacts {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly player: string | null;
  readonly guest: boolean;
  readonly rating: Rating | null;
  readonly bot: string | null;
  readonly isTaken: boolean;
  readonly show: boolean;
  readonly blocksTakeback: boolean;
}

/** What is alike for everybody. */
export interface Facts {
  readonly status: Table['status'];
  readonly ply: number;
  readonly line: number;
  /** Whose decision it is; -1: nobody's, or nobody may know. */
  readonly toAct: number;
  /** The seat whose answer might be responded to: "waiting for a possible response". */
  readonly waiting: number | null;
  readonly clock: ClockFacts;
  readonly draw: { readonly seat: number; readonly yes: readonly number[] } | null;
  readonly takeback: {
    readonly seat: number;
    readonly to: number;
    readonly yes: readonly number[];
  } | null;
  /** The seat whose time ran out, while the other player chooses. */
  readonly flag: number | null;
  readonly seats: readonly SeatFacts[];
  readonly result: Result | null;
  /** Only once the match is over. */
  readonly secret: string | null;
  /** By seat, of a rated match that is over. */
  readonly ratings: readonly RatingMove[] | null;
}

/** One line for the log that is no event of the game. */
export type Note =
  | { readonly kind: 'undo'; readonly seat: number; readonly to: number }
  | { readonly kind: 'declined'; readonly what: OfferKind; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number };

export interface Outgoing {
  readonly viewer: Viewer;
  readonly rev: number;
  readonly facts: Facts;
  readonly step: Step | null;
  /** Where the state shown has changed. Read while it is told: kept by nobody. */
  readonly seen: Seen | null;
  readonly note: Note | null;
  readonly prompt: Prompt | null;
  /** What this viewer has of the story no longer holds: a snapshot is due. */
  readonly isNew: boolean;
  /** The viewer's own standing orders, where they may have changed unseen. */
  readonly orders: Orders | null;
  /** What the wire makes of it, once for all who read it; it goes with the telling. */
  text: string | null;
}

export interface Snapshot {
  readonly viewer: Viewer;
  readonly rev: number;
  readonly facts: Facts;
  readonly commitment: string;
  /** Null before the deal. */
  readonly view: AnyView | null;
  /** From the decision asked for on. */
  readonly story: readonly Step[];
  readonly prompt: Prompt | null;
  /** The viewer's own standing orders; null for spectators. */
  readonly orders: Orders | null;
}

function redacted(t: Table, events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  if (seesAll(t, viewer)) return events;
  const { game } = t.facts.kit;
  return events.map((event) => game.redact(event, viewer));
}

const TARGET = 'target ';

function targetOf({ game }: Kit, state: unknown, { code }: Given): string | null {
  const text = game.describe(state, code);
  return text.startsWith(TARGET) ? text : null;
}

/** All of a seat but its orders. */
function seatFacts(seat: Seat): SeatFacts {
  const { kind, name, player, guest, rating, bot, isTaken, show, blocksTakeback } = seat;
  return { kind, name, player, guest, rating, bot, isTaken, show, blocksTakeback };
}

function seatsOf(t: Table): readonly SeatFacts[] {
  t.seatsTold ??= t.seats.map(seatFacts);
  return t.seatsTold;
}

export function factsOf(t: Table, now: Now): Facts {
  return {
    status: t.status,
    ply: t.ply,
    line: t.line,
    toAct: publicToAct(t),
    waiting: t.covered === null ? null : t.covered.seat,
    clock: clockFacts(t.clock, now),
    draw: t.offers.draw === null ? null : { ...t.offers.draw, yes: [...t.offers.draw.yes] },
    takeback:
      t.offers.takeback === null ? null : { ...t.offers.takeback, yes: [...t.offers.takeback.yes] },
    flag: t.flag < 0 ? null : t.flag,
    seats: seatsOf(t),
    result: t.result,
    secret: t.status === 'over' ? t.facts.secret : null,
    ratings: t.ratings,
  };
}

/** A public decision that has just been told, with all its events. */
export interface Done {
  readonly given: Given;
  readonly events: readonly GameEvent[];
}

function stepFor(t: Table, { given, events }: Done, viewer: Viewer): Step {
  return {
    ply: given.ply,
    seat: given.seat,
    target: targetOf(t.facts.kit, t.state, given),
    events: redacted(t, events, viewer),
  };
}

export interface News {
  readonly done?: Done;
  /** True where the state shown is another one. */
  readonly isMoved?: boolean;
  readonly note?: Note;
  /** Spectators may see more or less of the whole story than before. */
  readonly isShowChanged?: boolean;
}

/** One telling to everybody. `before`: the state shown until now. */
export function tellAll(
  t: Table,
  news: News,
  before: unknown,
  now: Now,
  viewers: readonly Viewer[],
): Outgoing[] {
  if (viewers.length === 0) return [];
  const facts = factsOf(t, now);
  const { done, note = null } = news;
  return viewers.map((viewer) => {
    const isNew = viewer === SPECTATOR && news.isShowChanged === true;
    const isSeen = (news.isMoved === true || isNew) && t.state !== null;
    return {
      viewer,
      rev: t.rev,
      facts,
      step: done === undefined ? null : stepFor(t, done, viewer),
      seen: isSeen ? new SeenNow(t, viewer, shownState(t), isNew ? null : before) : null,
      note,
      prompt: null,
      isNew,
      orders: null,
      text: null,
    };
  });
}

/** The response a viewer is asked for, or null. */
function promptFor(t: Table, viewer: Viewer): Prompt | null {
  const { covered } = t;
  if (covered === null || viewer < 0 || askedToRespond(t) !== viewer) return null;
  const given = t.given.find(({ ply }) => ply === t.ply);
  return {
    part: t.part,
    view: viewOf(t, t.state, viewer),
    was: viewOf(t, covered.shown, viewer),
    events: redacted(t, covered.events, viewer),
    target: given === undefined ? null : targetOf(t.facts.kit, t.state, given),
  };
}

/** To the seat that is asked for a response, and to nobody else. */
export function tellPrompt(t: Table, now: Now): Outgoing[] {
  const viewer = askedToRespond(t);
  const prompt = promptFor(t, viewer);
  if (prompt === null) return [];
  return [asked(t, viewer, prompt, null, now)];
}

/** For a viewer who has everything up to this revision: what changes without one. Clocks run on, and orders are nobody else's. */
export function tellAgain(t: Table, viewer: Viewer, now: Now): Outgoing {
  return asked(t, viewer, promptFor(t, viewer), ordersOf(t, viewer), now);
}

function ordersOf(t: Table, viewer: Viewer): Orders | null {
  return t.seats[viewer]?.orders ?? null;
}

/** Nothing but how it stands, and what this viewer alone is asked. */
function asked(
  t: Table,
  viewer: Viewer,
  prompt: Prompt | null,
  orders: Orders | null,
  now: Now,
): Outgoing {
  return {
    viewer,
    rev: t.rev,
    facts: factsOf(t, now),
    step: null,
    seen: null,
    note: null,
    prompt,
    isNew: false,
    orders,
    text: null,
  };
}

/** The story so far, from a public decision on. */
export function storyFor(t: Table, viewer: Viewer, from = 0): Step[] {
  if (t.state === null || from >= t.ply) return [];
  const story: Step[] = [];
  for (const done of storyOf(t)) {
    if (done.given.ply >= from) story.push(stepFor(t, done, viewer));
  }
  return story;
}

/** All a viewer may know; `from`: with the story from this public decision on. */
export function snapshot(t: Table, viewer: Viewer, now: Now, from = 0): Snapshot {
  return {
    viewer,
    rev: t.rev,
    facts: factsOf(t, now),
    commitment: commitmentOf(t.facts.secret),
    view: t.state === null ? null : viewOf(t, shownState(t), viewer),
    story: storyFor(t, viewer, from),
    prompt: promptFor(t, viewer),
    orders: ordersOf(t, viewer),
  };
}
