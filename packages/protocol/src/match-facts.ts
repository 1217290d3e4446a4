/** What everybody may know of a match beside its game: how it was set up, who sits where, clocks, offers, result. */
import * as v from 'valibot';
import { CLOCKS } from './clocks.ts';
import {
  BotId,
  Commitment,
  flag,
  GameId,
  int,
  line,
  list,
  Millis,
  Options,
  oneOf,
  PlayerId,
  Ply,
  Rules,
  real,
  Seat,
  Secret,
  told,
  Viewer,
  Wall,
} from './fields.ts';
import { LIMITS } from './limits.ts';

export const STATUSES = ['open', 'running', 'over', 'quarantined'] as const;
export type Status = (typeof STATUSES)[number];
export const Status = oneOf(STATUSES);

/** Who may find the match: anybody in the list of games, or those who have its link. */
export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const Visibility = oneOf(VISIBILITIES);

export const ClockName = oneOf(CLOCKS);

/** How a match was set up; it never changes. */
export const Setup = told({
  game: GameId,
  rules: Rules,
  options: Options,
  clock: ClockName,
  rated: flag,
  visibility: Visibility,
  /** Everybody agreed that a possible response is not waited for. */
  noDelay: flag,
  /** Spectators see the match so many minutes later, until it is over; absent: at once. */
  behind: v.optional(int(0, LIMITS.behind)),
  createdAt: Wall,
  /** SHA-256 of the secret's 32 bytes, that all chance of the match comes from; the secret is told when it is over. */
  commitment: Commitment,
});
export type Setup = v.InferOutput<typeof Setup>;

export const Rating = told({
  value: real(-LIMITS.rating, LIMITS.rating),
  /** Too few games to mean much. */
  provisional: flag,
});
export type Rating = v.InferOutput<typeof Rating>;

/** What a rated match made of a player's rating. */
export const RatingMove = told({ before: Rating, after: Rating });
export type RatingMove = v.InferOutput<typeof RatingMove>;

export const SeatFacts = told({
  kind: oneOf(['open', 'person', 'bot']),
  name: v.optional(line(1, LIMITS.seatName)),
  player: v.optional(PlayerId),
  bot: v.optional(BotId),
  /** Of this game at this pace, when the player sat down. */
  rating: v.optional(Rating),
  /** Nobody keeps this name: the player had no passkey when they sat down. */
  guest: v.optional(flag),
  /** A bot plays on for the person who sat here. */
  handed: v.optional(flag),
  /** This player lets spectators see their hand. */
  shows: v.optional(flag),
  /** This player wants no more requests to take back. */
  blocks: v.optional(flag),
});
export type SeatFacts = v.InferOutput<typeof SeatFacts>;
export const SeatList = list(SeatFacts, LIMITS.seats);

export const ClockFacts = told({
  /** The seat whose time runs, or -1. */
  on: Viewer,
  /** Milliseconds left to each seat when the frame was sent; empty where nothing is counted so. */
  left: list(Millis, LIMITS.seats),
  /** Days a turn: when that time ends. */
  until: v.nullable(Wall),
});
export type ClockFacts = v.InferOutput<typeof ClockFacts>;

/** A draw that waits for the word of others; `yes`: who has agreed. */
export const DrawFacts = told({ seat: Seat, yes: list(Seat, LIMITS.seats) });
export type DrawFacts = v.InferOutput<typeof DrawFacts>;

/** The same for going back to the decision `to`. */
export const TakebackFacts = told({ seat: Seat, to: Ply, yes: list(Seat, LIMITS.seats) });
export type TakebackFacts = v.InferOutput<typeof TakebackFacts>;

/** `reason`: the game's own word for its end, or one of `ENDINGS`. */
export const ResultFacts = told({
  winners: list(Seat, LIMITS.seats),
  reason: line(1, 40),
});
export type ResultFacts = v.InferOutput<typeof ResultFacts>;

/** Ends that are not the game's. */
export const ENDINGS = ['resignation', 'time', 'claim', 'agreed', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** When each seat was lost sight of, or 0 while it is there; bots always are. */
export const Away = list(Wall, LIMITS.seats);

export const OverFacts = told({
  result: ResultFacts,
  /** All chance of the match came from this; its SHA-256 is the commitment of the start. */
  secret: Secret,
  /** By seat, where the match was rated. */
  ratings: v.optional(list(RatingMove, LIMITS.seats)),
});
export type OverFacts = v.InferOutput<typeof OverFacts>;

export const Count = int(0, LIMITS.count);
