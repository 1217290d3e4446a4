/** Bodies and answers of the routes about matches. */
import * as v from 'valibot';
import {
  BotId,
  Commitment,
  fields,
  flag,
  GameId,
  int,
  Lang,
  line,
  list,
  MatchId,
  Options,
  oneOf,
  PlayerId,
  Ply,
  Rules,
  Seat,
  Secret,
  told,
  Viewer,
  Wall,
  word,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import {
  ClockName,
  OverFacts,
  ResultFacts,
  SeatList,
  Setup,
  Status,
  Visibility,
} from '../match-facts.ts';
import { REPORT_REASONS } from '../reports.ts';
import { View } from '../server-messages.ts';

/** Who is to sit there: `me`, somebody who follows the link, or a bot. */
export const WantedSeat = v.variant(
  'kind',
  [
    fields({ kind: v.literal('me') }),
    fields({ kind: v.literal('person') }),
    fields({ kind: v.literal('bot'), bot: BotId }),
  ],
  'one me person bot',
);
export type WantedSeat = v.InferOutput<typeof WantedSeat>;

/** POST /api/matches */
export const CreateMatch = fields({
  game: GameId,
  /** What is left out is the game's default. */
  options: v.optional(Options, {}),
  /** In order; the first one begins. */
  seats: v.pipe(list(WantedSeat, LIMITS.seats), v.minLength(2, `list ${LIMITS.seats}`)),
  clock: ClockName,
  rated: flag,
  visibility: Visibility,
  lang: Lang,
  /** Nothing waits for a possible response; whoever sits down agrees. Not in rated matches. */
  noDelay: v.optional(flag),
  /** Spectators see it so many minutes later. */
  behind: v.optional(int(0, LIMITS.behind)),
  /** Sent again with the same id, it makes no second match. */
  id: v.optional(word(8, LIMITS.commandId)),
});
export type CreateMatch = v.InferOutput<typeof CreateMatch>;

/** What an invitation says: all anybody with the link may know. */
export const MatchFacts = told({
  match: MatchId,
  status: Status,
  setup: Setup,
  seats: SeatList,
  /** The reader's own seat, if any. */
  seat: v.nullable(Seat),
  lastAt: Wall,
  /** Answers so far. */
  ply: Ply,
  over: v.optional(OverFacts),
  /** The next match of the same players: the link leads on. */
  next: v.optional(MatchId),
});
export type MatchFacts = v.InferOutput<typeof MatchFacts>;

/** POST /api/matches/:id/join */
export const JoinMatch = fields({
  /** Absent: any that is free. */
  seat: v.optional(Seat),
  lang: Lang,
});
export type JoinMatch = v.InferOutput<typeof JoinMatch>;

/** Answer to creating and joining. */
export const Joined = told({ match: MatchId, seat: v.nullable(Seat) });
export type Joined = v.InferOutput<typeof Joined>;

/** Numbers in an address are texts. */
const Digits = v.pipe(
  v.string(`int 1 ${LIMITS.page}`),
  v.regex(/^[1-9]\d{0,2}$/, `int 1 ${LIMITS.page}`),
  v.transform(Number),
  v.maxValue(LIMITS.page, `int 1 ${LIMITS.page}`),
);

export const Cursor = word(1, LIMITS.cursor);

/** GET /api/matches: public matches, newest first. With `player`: theirs, as far as the reader may see them. */
export const MatchQuery = fields({
  game: v.optional(GameId),
  status: v.optional(Status),
  player: v.optional(PlayerId),
  /** Where the last page ended. */
  after: v.optional(Cursor),
  limit: v.optional(Digits),
});
export type MatchQuery = v.InferOutput<typeof MatchQuery>;

/** A line of the list of games. */
export const MatchLine = told({
  match: MatchId,
  game: GameId,
  status: Status,
  clock: ClockName,
  rated: flag,
  seats: SeatList,
  createdAt: Wall,
  lastAt: Wall,
  /** Only in one's own list: it is the reader who has to decide. */
  yourTurn: v.optional(flag),
  result: v.optional(ResultFacts),
});
export type MatchLine = v.InferOutput<typeof MatchLine>;

export const MatchPage = told({
  matches: list(MatchLine, LIMITS.page),
  /** Absent on the last page. */
  next: v.optional(Cursor),
});
export type MatchPage = v.InferOutput<typeof MatchPage>;

const EYES = `int -1 ${LIMITS.seats - 1}`;

/** GET /api/matches/:id/at/:ply. `as`: through whose eyes, as in `watch`. */
export const PositionQuery = fields({
  as: v.optional(v.pipe(v.string(EYES), v.regex(/^(-1|[0-3])$/, EYES), v.transform(Number))),
});
export type PositionQuery = v.InferOutput<typeof PositionQuery>;

/** The table as this viewer saw it when the decision `ply` was asked. */
export const Position = told({
  match: MatchId,
  ply: Ply,
  /** How often something had been undone when this was answered: another number, and plies may mean others by now. */
  line: Ply,
  as: Viewer,
  /** The seat that decided, or -1. */
  to: Viewer,
  view: View,
});
export type Position = v.InferOutput<typeof Position>;

/** POST /api/matches/:id/report. What was said at the table is kept with it. */
export const ReportMatch = fields({
  reason: oneOf(REPORT_REASONS),
  text: v.optional(line(0, LIMITS.report)),
});
export type ReportMatch = v.InferOutput<typeof ReportMatch>;

/** GET /api/matches/:id/record: only of a match that is over. It can be played again, and the secret checked. */
export const RecordAnswer = told({
  match: MatchId,
  /** As `readRecord` of the kernel reads it. */
  record: told({
    record: v.literal(1),
    game: GameId,
    rules: Rules,
    options: Options,
    seed: v.union([line(0, 200), int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)], 'option'),
    players: list(told({ name: line(0, 60), kind: line(1, 60) }), LIMITS.seats),
    answers: list(line(1, LIMITS.answer), 20_000),
    result: v.nullable(ResultFacts),
    undo: v.optional(v.literal(true)),
  }),
  commitment: Commitment,
  secret: Secret,
  /** How it ended, where not by the rules of the game. */
  result: ResultFacts,
  /** Milliseconds each answer of the record took, in order. */
  spent: v.optional(list(int(0, LIMITS.clockMs), 20_000)),
  /** Seats that were handed to a bot, and before which answer. */
  handed: v.optional(list(told({ seat: Seat, ply: Ply }), LIMITS.seats)),
});
export type RecordAnswer = v.InferOutput<typeof RecordAnswer>;
