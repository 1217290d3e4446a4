/**
 * Everything the server says on the socket. `t` says which message it is. A command is answered by the one frame that carries
 * its `id`: `done`, `refused`, `pong`, or the `step` or `snapshot` the command brought about, which then is its `done`.
 */
import type { AnyView } from '@open-gosu/kernel';
import * as v from 'valibot';
import { PHRASES } from './chat.ts';
import { OfferName, OrdersName } from './client-messages.ts';
import { Event } from './events.ts';
import {
  CommandId,
  flag,
  int,
  line,
  list,
  MatchId,
  oneOf,
  oneOfOr,
  Part,
  PlayerId,
  Ply,
  Rev,
  Seat,
  told,
  Viewer,
  Wall,
  word,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  Away,
  ClockFacts,
  Count,
  DrawFacts,
  OverFacts,
  SeatList,
  Setup,
  Status,
  TakebackFacts,
} from './match-facts.ts';
import type { WirePatch } from './patch/diff.ts';
import { isObject } from './patch/plain.ts';
import { REFUSAL_CODES } from './refusals.ts';

/** A view as the game made it: the game package knows its shape. */
export type WireView = AnyView;
export const View = v.custom<WireView>(
  (value) => isObject(value) && Number.isInteger(value.viewer),
  'view',
);
const Patch = v.custom<WirePatch>(isObject, 'patch');
const Refusal = oneOfOr(REFUSAL_CODES, 'internal');
const Events = list(Event, LIMITS.events);
const Target = line(1, LIMITS.answer);
const SeatName = line(1, LIMITS.seatName);

const Welcome = told({
  t: v.literal('welcome'),
  v: int(0, 999),
  now: Wall,
  player: v.nullable(told({ id: PlayerId, name: SeatName })),
  /** Which build of the page this server serves: another one offers to load anew, never in mid-match. */
  build: v.optional(line(1, 40)),
});

/** One decision of the story: who answered, what came of it, and the answer itself where it chose a card in play. */
export const StoryStep = v.union(
  [v.strictTuple([Seat, Events]), v.strictTuple([Seat, Events, Target])],
  'story',
);
export type StoryStep = v.InferOutput<typeof StoryStep>;

/** A response this viewer is asked for: the table as it is by now, and what has happened in the decision so far. */
const Asked = told({ part: Part, view: View, e: Events, target: v.optional(Target) });

/** All a viewer may know of a match. */
const Snapshot = told({
  t: v.literal('snapshot'),
  match: MatchId,
  rev: Rev,
  ply: Ply,
  line: Ply,
  id: v.optional(CommandId),
  as: Viewer,
  status: Status,
  setup: Setup,
  seats: SeatList,
  /** The seat that decides, or -1. */
  to: Viewer,
  /** The seat whose answer might be responded to, or null. */
  waiting: v.nullable(Seat),
  clock: ClockFacts,
  draw: v.nullable(DrawFacts),
  takeback: v.nullable(TakebackFacts),
  /** The seat whose time ran out, while the other player chooses what becomes of it. */
  flag: v.nullable(Seat),
  /** Null before the match begins. */
  view: v.nullable(View),
  /** One for each decision so far. */
  story: list(StoryStep, LIMITS.ply),
  prompt: v.optional(Asked),
  /** One's own standing orders. */
  orders: v.optional(OrdersName),
  over: v.optional(OverFacts),
});

/** How much of its id names a match in a `step`: enough among the few that one socket follows. */
const TAG = 8;

export function matchTag(match: string): string {
  return match.slice(0, TAG);
}

/** Clocks in a `step`: the seat whose time runs (or -1), then what is left to each seat. */
const StepClock = list(int(-1, LIMITS.clockMs), LIMITS.seats + 1);

/** What is no event of the game, for the log. */
export const Note = v.variant(
  'kind',
  [
    told({ kind: v.literal('undo'), seat: Seat, to: Ply }),
    told({ kind: v.literal('declined'), seat: Seat, what: OfferName }),
    told({ kind: v.literal('bot'), seat: Seat }),
  ],
  'kind',
);
export type Note = v.InferOutput<typeof Note>;

/** One thing that happened: the most frequent frame, so its keys are short. What is not mentioned has not changed. */
const Step = told({
  t: v.literal('step'),
  /** `matchTag` of the match. */
  m: word(TAG, TAG),
  rev: Rev,
  /** The decision that is asked now. */
  ply: Ply,
  /** How often something was undone. */
  line: v.optional(Ply),
  id: v.optional(CommandId),
  /** What has changed in the view. */
  p: v.optional(Patch),
  /** The view whole, where there was none before. */
  view: v.optional(View),
  /** A decision was made, `ply - 1`: what came of it, in order. */
  e: v.optional(Events),
  /** Who made it, where that was not the seat to decide or to be waited for. */
  by: v.optional(Seat),
  /** The answer, where it chose a card in play. */
  target: v.optional(Target),
  c: v.optional(StepClock),
  until: v.optional(v.nullable(Wall)),
  to: v.optional(Viewer),
  waiting: v.optional(v.nullable(Seat)),
  draw: v.optional(v.nullable(DrawFacts)),
  takeback: v.optional(v.nullable(TakebackFacts)),
  flag: v.optional(v.nullable(Seat)),
  seats: v.optional(SeatList),
  status: v.optional(Status),
  note: v.optional(v.fallback(v.nullable(Note), null)),
  over: v.optional(OverFacts),
  /** Nothing happened: how it stands by now, for whoever holds this `rev`. */
  same: v.optional(flag),
  /** What this viewer has no longer holds: `watch` again, without `rev`. */
  anew: v.optional(flag),
});

/**
 * To a player who is asked for a response, and to nobody else; it does not count in `rev`. Without `e`: that part is no longer
 * asked. Every `step` ends a prompt; where it is still asked, it comes again.
 */
const Prompt = told({
  t: v.literal('prompt'),
  m: word(TAG, TAG),
  rev: Rev,
  ply: Ply,
  line: Ply,
  part: Part,
  /** From the view that everybody still has to the table as it is by now. */
  p: v.optional(Patch),
  e: v.optional(Events),
  target: v.optional(Target),
});

const Done = told({ t: v.literal('done'), id: CommandId, rev: v.optional(Rev) });

const Refused = told({
  t: v.literal('refused'),
  id: CommandId,
  code: Refusal,
  /** The field to mend, and how: only with `bad-message`. */
  field: v.optional(line(1, 60)),
  message: v.optional(line(1, LIMITS.sentence)),
  /** Milliseconds to wait before trying again. */
  wait: v.optional(int(0, 600_000)),
});

const Presence = told({ t: v.literal('presence'), match: MatchId, away: Away, watchers: Count });

const Chat = told({
  t: v.literal('chat'),
  match: MatchId,
  at: Wall,
  /** -1: a spectator, whom only spectators hear. */
  seat: Viewer,
  name: SeatName,
  phrase: v.optional(oneOf(PHRASES)),
  text: v.optional(line(1, LIMITS.chat)),
});

/** Whether answers of this socket count: those of the newest one of a seat do. */
const Acts = told({ t: v.literal('acts'), match: MatchId, yes: flag });

/** One's own standing orders, after they changed in this window or another. */
const Orders = told({ t: v.literal('orders'), match: MatchId, respond: OrdersName });

/** Who wants another match, by seat; `next` once all do: the same link leads there. */
const Rematch = told({
  t: v.literal('rematch'),
  match: MatchId,
  wanted: list(flag, LIMITS.seats),
  next: v.optional(MatchId),
});

/** Connect anew, after so many milliseconds: the process is going, or another one has the match. */
const Moved = told({
  t: v.literal('moved'),
  match: v.optional(MatchId),
  wait: int(0, 60_000),
});

/** A frame that was not understood and had no id to answer to. */
const Failure = told({
  t: v.literal('error'),
  code: Refusal,
  field: v.optional(line(1, 60)),
  message: line(1, LIMITS.sentence),
});

const Pong = told({ t: v.literal('pong'), id: CommandId, now: Wall });

export const ServerMessage = v.variant(
  't',
  [
    Welcome,
    Snapshot,
    Step,
    Prompt,
    Done,
    Refused,
    Presence,
    Chat,
    Acts,
    Orders,
    Rematch,
    Moved,
    Failure,
    Pong,
  ],
  'kind',
);

export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type ServerKind = ServerMessage['t'];
export type ServerMessageOf<K extends ServerKind> = Extract<ServerMessage, { t: K }>;

export const SERVER_KINDS: readonly ServerKind[] = ServerMessage.options.map(
  (option) => option.entries.t.literal,
);
