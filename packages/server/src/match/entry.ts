/**
 * The entries a match is made of: everything that happened to it and must survive, one after the other. A stored entry
 * is read as untrusted: what does not fit is `corrupt`, never a crash.
 */
import { isFields, type Result } from '@open-gosu/kernel';

/** How a player wants moments for a Force of will answered while away; `highest`: used for a card of level III only. */
export const ORDERS = ['ask', 'never', 'highest'] as const;
export type Orders = (typeof ORDERS)[number];

export const OFFERS = ['draw', 'takeback'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** `hold` of an answer that stays covered until the player who might respond has been at the table (days games). */
export const UNTIL_SEEN = -1;

/** What a player is worth, as people read it; `provisional`: too few games to mean much. */
export interface Rating {
  readonly value: number;
  readonly provisional: boolean;
}

type ById = { readonly seat: number; readonly id: string };

/** `at`: wall time in milliseconds. `id`: the client's id of the command, so that a repeated one is known again. */
export type Entry = {
  readonly at: number;
} /** `guest`, `rating`: as they were when the player sat down. */ & (
  | (ById & {
      readonly kind: 'sit';
      readonly player: string;
      readonly name: string;
      readonly guest?: true;
      readonly rating?: Rating;
    })
  | (ById & { readonly kind: 'stand' })
  | { readonly kind: 'begin' }
  /**
   * `spent`: charged on the clock, in ms. `hold`: a response is possible, so what comes of the answer stays covered for so
   * many ms at least. `opens`: of a response, that what was covered is now told.
   */
  | (ById & {
      readonly kind: 'answer';
      readonly text: string;
      readonly spent: number;
      readonly hold?: number;
      readonly opens?: true;
    })
  /** What was covered is told; `spent`: charged to the player who thought about it. */
  | { readonly kind: 'reveal'; readonly spent: number }
  /** Somebody who might respond wants to think, with or without a card: it stays covered for so many ms at least. */
  | (ById & { readonly kind: 'think'; readonly hold: number })
  | (ById & { readonly kind: 'offer'; readonly what: OfferKind; readonly to: number })
  | (ById & { readonly kind: 'withdraw'; readonly what: OfferKind })
  | (ById & { readonly kind: 'reply'; readonly what: OfferKind; readonly yes: boolean })
  | (ById & { readonly kind: 'undo'; readonly to: number })
  | (ById & { readonly kind: 'block'; readonly what: 'takeback' })
  | (ById & { readonly kind: 'show'; readonly yes: boolean })
  | (ById & { readonly kind: 'orders'; readonly respond: Orders })
  /** Clocks written down before the process ends. */
  | { readonly kind: 'pause'; readonly spent: readonly number[] }
  /** So much time was lost while no process ran: deadlines of days games move by it. */
  | { readonly kind: 'resume'; readonly lost: number }
  /** Time ran out in a casual game of two; the other player chooses what comes of it. */
  | { readonly kind: 'flag'; readonly seat: number }
  | (ById & { readonly kind: 'wait' })
  | { readonly kind: 'bot'; readonly seat: number; readonly bot: string; readonly by: Cause }
  | { readonly kind: 'over'; readonly result: Result; readonly by: Cause }
);

export type EntryKind = Entry['kind'];
export type EntryOf<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

/** The command that brought it about, or null where the host did. */
export type Cause = ById | null;

type Check = (value: unknown) => boolean;

/** Far above anything real: what is larger was not written by us. */
const MOST = {
  seat: 3,
  text: 200,
  id: 64,
  name: 80,
  ms: 1e11,
  wall: 1e14,
  ply: 1e6,
  rating: 1e5,
} as const;

const whole =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high;
const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST.seat + 1 && value.every(check);

const isFlag = oneOf([true, false]);
const isSeat = whole(0, MOST.seat);
const isMs = whole(0, MOST.ms);
const BY_ID = { seat: isSeat, id: text(MOST.id) };

const isResult: Check = (value) =>
  isFields(value) && list(isSeat)(value.winners) && text(MOST.id)(value.reason);
const isRating: Check = (value) =>
  isFields(value) && whole(-MOST.rating, MOST.rating)(value.value) && isFlag(value.provisional);
const isCause: Check = (value) =>
  value === null || (isFields(value) && isSeat(value.seat) && text(MOST.id)(value.id));

const CHECKS: { readonly [K in EntryKind]: { readonly [field: string]: Check } } = {
  sit: {
    ...BY_ID,
    player: text(MOST.name),
    name: text(MOST.name),
    guest: maybe(oneOf([true])),
    rating: maybe(isRating),
  },
  stand: BY_ID,
  begin: {},
  answer: {
    ...BY_ID,
    text: text(MOST.text),
    spent: isMs,
    hold: maybe(whole(UNTIL_SEEN, MOST.ms)),
    opens: maybe(oneOf([true])),
  },
  reveal: { spent: isMs },
  think: { ...BY_ID, hold: isMs },
  offer: { ...BY_ID, what: oneOf(OFFERS), to: whole(0, MOST.ply) },
  withdraw: { ...BY_ID, what: oneOf(OFFERS) },
  reply: { ...BY_ID, what: oneOf(OFFERS), yes: isFlag },
  undo: { ...BY_ID, to: whole(0, MOST.ply) },
  block: { ...BY_ID, what: oneOf(['takeback']) },
  show: { ...BY_ID, yes: isFlag },
  orders: { ...BY_ID, respond: oneOf(ORDERS) },
  pause: { spent: list(isMs) },
  resume: { lost: isMs },
  flag: { seat: isSeat },
  wait: BY_ID,
  bot: { seat: isSeat, bot: text(MOST.name), by: isCause },
  over: { result: isResult, by: isCause },
};

const isWallTime = whole(0, MOST.wall);

/** Null for anything that `writeEntry` cannot have written. */
export function readEntry(body: string): Entry | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isFields(value) || !isWallTime(value.at)) return null;
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(CHECKS, kind)) return null;
  const checks = CHECKS[kind as EntryKind];
  for (const field of Object.keys(value)) {
    if (field !== 'at' && field !== 'kind' && !Object.hasOwn(checks, field)) return null;
  }
  for (const field of Object.keys(checks)) {
    if (checks[field]?.(value[field]) !== true) return null;
  }
  return value as Entry;
}

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}
