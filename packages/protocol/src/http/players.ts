/** Bodies and answers of the routes about people: session, profile, passkeys, notifications, leaderboard. */
import * as v from 'valibot';
import {
  fields,
  flag,
  GameId,
  int,
  Lang,
  line,
  list,
  MatchId,
  Name,
  oneOf,
  oneOfOr,
  PlayerId,
  real,
  told,
  Wall,
  word,
} from '../fields.ts';
import { faultOf } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { Count, Rating } from '../match-facts.ts';
import { isObject } from '../patch/plain.ts';
import { REFUSAL_CODES } from '../refusals.ts';
import { Cursor } from './matches.ts';

/** Ratings are kept for each game and pace. */
export const PACES = ['blitz', 'standard', 'slow', 'days'] as const;
export type Pace = (typeof PACES)[number];
export const PaceName = oneOf(PACES);

export const Standing = told({
  game: GameId,
  pace: PaceName,
  rating: Rating,
  played: Count,
  /** These two among the player's newest 500 matches. */
  won: Count,
  drawn: Count,
});
export type Standing = v.InferOutput<typeof Standing>;

/** GET /api/me. Null before the first PUT: nobody is kept who has not given a name. */
export const Me = v.nullable(
  told({
    id: PlayerId,
    name: Name,
    lang: Lang,
    /** A guest is known by a cookie only; a passkey keeps the name for good. */
    guest: flag,
    passkeys: int(0, 20),
    /** For clients without cookies; only in the answer that makes the session. */
    session: v.optional(word(LIMITS.idLeast, LIMITS.token)),
    /** The public key notifications are subscribed with, where this server sends any. */
    pushKey: v.optional(word(1, 200)),
  }),
);
export type Me = v.InferOutput<typeof Me>;

/** PUT /api/me: gives or changes the name; makes a guest of somebody new. */
export const PutMe = fields({ name: Name, lang: Lang });
export type PutMe = v.InferOutput<typeof PutMe>;

/** GET /api/players/:id */
export const Profile = told({
  id: PlayerId,
  name: Name,
  guest: flag,
  since: Wall,
  /** The share of begun matches that were played to their end, from 0 to 1; null while there are too few. */
  completion: v.nullable(real(0, 1)),
  standings: list(Standing, 20),
});
export type Profile = v.InferOutput<typeof Profile>;

/** GET /api/players/:id/ratings */
export const HistoryQuery = fields({ game: GameId, pace: PaceName });
export type HistoryQuery = v.InferOutput<typeof HistoryQuery>;

/** The newest rated matches of a player in one game and pace, oldest first, with the rating after each. */
export const RatingHistory = told({
  points: list(
    told({
      at: Wall,
      rating: Rating,
      /** Only in one's own history: the id of a private match is its link. */
      match: v.optional(MatchId),
    }),
    LIMITS.history,
  ),
});
export type RatingHistory = v.InferOutput<typeof RatingHistory>;

export const LeaderQuery = fields({
  game: GameId,
  pace: PaceName,
  after: v.optional(Cursor),
});
export type LeaderQuery = v.InferOutput<typeof LeaderQuery>;

/** GET /api/leaderboard */
export const LeaderPage = told({
  leaders: list(
    told({ rank: int(1, LIMITS.count), id: PlayerId, name: Name, rating: Rating, played: Count }),
    LIMITS.page,
  ),
  next: v.optional(Cursor),
});
export type LeaderPage = v.InferOutput<typeof LeaderPage>;

/** What browser and passkey library say to each other: bounded, and otherwise theirs. */
export type OpaqueObject = { readonly [field: string]: unknown };

function isOpaque(value: unknown): value is OpaqueObject {
  return isObject(value) && faultOf(value, LIMITS.bodyDepth - 1) === null && isModest(value);
}

function isModest(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LIMITS.opaqueText;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  const items = Object.values(value);
  return items.length <= 100 && items.every(isModest);
}

export const Opaque = v.custom<OpaqueObject>(isOpaque, 'opaque');

/** What the server asks the browser to do; answers of the two `begin` routes. */
export const PasskeyOptions = told({ options: Opaque });
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>;

/** What the browser answered; bodies of the two `finish` routes. */
export const PasskeyFinish = fields({ response: Opaque });
export type PasskeyFinish = v.InferOutput<typeof PasskeyFinish>;

const expected = 'url';
export const PushAddress = v.pipe(
  v.string(expected),
  v.maxLength(LIMITS.url, expected),
  v.regex(/^https:\/\/[^\s\p{Cc}]+$/u, expected),
);

/** POST /api/push: as a browser's `PushSubscription.toJSON()` gives it. */
export const PushSubscribe = fields({
  endpoint: PushAddress,
  expirationTime: v.optional(v.nullable(int(0, LIMITS.wallMs))),
  keys: fields({ p256dh: word(1, 200), auth: word(1, 100) }),
});
export type PushSubscribe = v.InferOutput<typeof PushSubscribe>;

/** DELETE /api/push */
export const PushUnsubscribe = fields({ endpoint: PushAddress });
export type PushUnsubscribe = v.InferOutput<typeof PushUnsubscribe>;

/** Hours after which somebody may want to be reminded of a decision; 0: never. */
export const REMIND_HOURS = [0, 1, 4, 8, 24, 72] as const;
export type RemindHours = (typeof REMIND_HOURS)[number];

/** An address that the server calls for a player. Plain http is for servers that say so. */
export const HookAddress = v.pipe(
  v.string(expected),
  v.maxLength(LIMITS.url, expected),
  v.regex(/^https?:\/\/[^\s\p{Cc}]+$/u, expected),
);

/** `failing`: the last message did not arrive; `off`: too many did not, and it is called no more. */
export const HOOK_STATES = ['ok', 'failing', 'off'] as const;

/** GET and PUT /api/notices: how one wants to be told, beside the push subscriptions of one's browsers. */
export const Notices = told({
  /** Whether this server calls addresses of players. */
  hooks: flag,
  hook: v.nullable(told({ url: HookAddress, state: oneOfOr(HOOK_STATES, 'failing') })),
  remind: oneOf(REMIND_HOURS),
  /** What calls are signed with; only in the answer that takes a new address. */
  secret: v.optional(line(1, 100)),
});
export type Notices = v.InferOutput<typeof Notices>;

/** PUT /api/notices: what is left out stays. An address gets a new secret each time; null: none is called. */
export const PutNotices = fields({
  hook: v.optional(v.nullable(HookAddress)),
  remind: v.optional(oneOf(REMIND_HOURS)),
});
export type PutNotices = v.InferOutput<typeof PutNotices>;

/** What the server sends to the address of a player. */
export const HOOK_KINDS = ['hello', 'turn', 'reminder'] as const;
export const HookMessage = told({
  /** `hello`: the address was just given; `reminder`: the decision still waits. */
  kind: oneOf(HOOK_KINDS),
  /** A sentence in the player's language. */
  text: line(1, LIMITS.sentence),
  lang: Lang,
  match: v.optional(MatchId),
  /** The link of the match. */
  url: v.optional(line(1, LIMITS.url)),
  game: v.optional(GameId),
  /** The names of who else sits there. */
  others: v.optional(list(line(1, LIMITS.seatName), LIMITS.seats)),
});
export type HookMessage = v.InferOutput<typeof HookMessage>;

/** GET /health */
export const Health = told({
  ok: flag,
  /** Is being drained: send no new clients. */
  draining: flag,
  store: oneOf(['ok', 'failing']),
  version: int(0, 999),
  /** How late the server's timers ring, in milliseconds. */
  delayMs: real(0, LIMITS.wallMs),
});
export type Health = v.InferOutput<typeof Health>;

/** Every refusal of an HTTP route. */
export const HttpRefusal = told({
  code: oneOfOr(REFUSAL_CODES, 'internal'),
  message: line(1, LIMITS.sentence),
  field: v.optional(line(1, 60)),
});
export type HttpRefusal = v.InferOutput<typeof HttpRefusal>;
