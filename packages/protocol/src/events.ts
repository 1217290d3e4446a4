/**
 * Events on the wire: `["discard", 0, "free", "cost"]`, that is what happened, to which seat, and the fields in the order of
 * `event-fields.ts`; with names, `["discard", 0, { "card": "free", "cause": "cost" }]`, where the table does not know them. They
 * are redacted before they come here. Who else saw an event stays behind: its receiver may read all that is left of it.
 */
import { ALL_VIEWERS, type GameEvent } from '@open-gosu/kernel';
import * as v from 'valibot';
import { EVENT_FIELDS, type EventField } from './event-fields.ts';
import { LIMITS } from './limits.ts';
import { isForbiddenKey, isObject } from './patch/plain.ts';

type Scalar = string | number | boolean | null;
type Value = Scalar | readonly Scalar[];
type Named = { readonly [field: string]: Value };

export type WireEvent = readonly [type: string, seat: number | null, ...rest: (Value | Named)[]];

/** An event as it was read: everybody who has it sees it whole. */
export type ReadEvent = GameEvent & { readonly seat?: number };

interface Order {
  readonly names: readonly string[];
  readonly usual: readonly unknown[];
  /** How many fields every such event has. */
  readonly least: number;
}

const REQUIRED = Symbol('always written');

function orderOf(fields: readonly EventField[]): Order {
  const names = fields.map((field) => (typeof field === 'string' ? field : field[0]));
  const usual = fields.map((field) => (typeof field === 'string' ? REQUIRED : field[1]));
  return { names, usual, least: usual.filter((value) => value !== undefined).length };
}

const ORDERS = new Map(
  Object.entries(EVENT_FIELDS).map(([game, types]) => [
    game,
    new Map(Object.entries(types).map(([type, fields]) => [type, orderOf(fields)])),
  ]),
);

/** `event`: already redacted for its receiver. */
export function writeEvent(game: string, event: GameEvent): WireEvent {
  const all = event as unknown as { readonly [field: string]: Value | undefined };
  const seat = (all.seat as number | undefined) ?? null;
  let count = 0;
  for (const key in all) if (!isCommon(key)) count++;
  const order = ORDERS.get(game)?.get(event.type);
  const short = order && inOrder(order, all, count);
  if (short) return [event.type, seat, ...short];
  return count === 0 ? [event.type, seat] : [event.type, seat, namesOf(all)];
}

function isCommon(key: string): boolean {
  return key === 'type' || key === 'seat' || key === 'seenBy';
}

/** The values in order, those at the end left out that go without saying; null where the event has other fields. */
function inOrder(
  order: Order,
  all: { readonly [field: string]: Value | undefined },
  count: number,
): Value[] | null {
  if (count < order.least || count > order.names.length) return null;
  const values: Value[] = [];
  let found = 0;
  let kept = 0;
  for (let i = 0; i < order.names.length; i++) {
    const value = all[order.names[i] as string];
    if (value === undefined) {
      if (order.usual[i] !== undefined) return null;
      continue;
    }
    found++;
    // A field that may be absent stands last: nothing can follow in its place.
    if (values.length !== i) return null;
    values.push(value);
    if (value !== order.usual[i]) kept = values.length;
  }
  if (found !== count) return null;
  values.length = kept;
  return values;
}

function namesOf(all: { readonly [field: string]: Value | undefined }): Named {
  const rest: { [field: string]: Value } = {};
  for (const key in all) {
    const value = all[key];
    if (!isCommon(key) && value !== undefined) rest[key] = value;
  }
  return rest;
}

/** The event a wire event was written from, but for `seenBy`, which is everybody; null for one this version cannot read. */
export function readEvent(game: string, wire: WireEvent): ReadEvent | null {
  const [type, seat, ...rest] = wire;
  const event: { [field: string]: unknown } = { type, seenBy: ALL_VIEWERS };
  if (seat !== null) event.seat = seat;
  const first = rest[0];
  if (isObject(first)) return { ...event, ...first } as unknown as ReadEvent;
  const order = ORDERS.get(game)?.get(type);
  if (order === undefined) return rest.length === 0 ? (event as unknown as ReadEvent) : null;
  if (rest.length > order.names.length) return null;
  for (let i = 0; i < order.names.length; i++) {
    const value = i < rest.length ? rest[i] : order.usual[i];
    if (value === REQUIRED) return null;
    if (value !== undefined) event[order.names[i] as string] = value;
  }
  return event as unknown as ReadEvent;
}

export function isWireEvent(value: unknown): value is WireEvent {
  if (!Array.isArray(value) || value.length < 2) return false;
  if (value.length > 2 + LIMITS.eventFields) return false;
  const [type, seat, ...rest] = value as unknown[];
  if (typeof type !== 'string' || !/^[a-z-]{1,40}$/.test(type)) return false;
  const isSeat = Number.isInteger(seat) && Math.abs(seat as number) <= LIMITS.seats;
  if (seat !== null && !isSeat) return false;
  const [named] = rest;
  if (isObject(named)) return rest.length === 1 && isNamed(named);
  return rest.every(isValue);
}

function isNamed(named: { readonly [field: string]: unknown }): boolean {
  const keys = Object.keys(named);
  if (keys.length > LIMITS.eventFields) return false;
  return keys.every(
    (key) => !isForbiddenKey(key) && !isCommon(key) && key.length <= 40 && isValue(named[key]),
  );
}

function isValue(value: unknown): boolean {
  if (!Array.isArray(value)) return isScalarValue(value);
  return value.length <= LIMITS.eventList && value.every(isScalarValue);
}

function isScalarValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LIMITS.cardId;
  return value === null || typeof value === 'boolean' || Number.isSafeInteger(value);
}

export const Event = v.custom<WireEvent>(isWireEvent, 'event');
