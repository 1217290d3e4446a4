/**
 * `pending`: the packed state inside a position file, with a digest against damage, for what the readable fields cannot
 * say. Unpacking it trusts nothing: the state must really stand at a question all of whose answers can be played, and
 * the readable fields beside it must say the same.
 */
import type { ActionCode } from './action.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { digestOf } from './digest.ts';
import { MOST_SEATS } from './event.ts';
import { type Fields, fail, isFields, type Report, seatOf } from './fields.ts';
import type { Parsed, PositionFile } from './game.ts';
import type { Lang } from './lang.ts';

/** What a game must offer so that its states can be packed, and unpacked without trust. */
export interface Packing<S> {
  encode(s: S): Uint8Array;
  /** May throw, and so may all below on a state that no game reaches. */
  decode(bytes: Uint8Array): S;
  clone(s: S): S;
  over(s: S): boolean;
  advance(s: S, log: undefined): void;
  ask(s: S): unknown;
  legal(s: S, out: ActionCode[]): number;
  apply(s: S, code: ActionCode, log: undefined): void;
}

const DIGEST_LENGTH = 16;
const MAX_LENGTH = 8000;

export function packPending<S>(packing: Pick<Packing<S>, 'encode'>, s: S): string {
  const bytes = packing.encode(s);
  return digestOf(bytes) + toBase64Url(bytes);
}

/** Null for anything that is not the packed state of a game at a question or at its end. */
export function unpackPending<S>(packing: Packing<S>, text: unknown): S | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const bytes = fromBase64Url(text.slice(DIGEST_LENGTH));
  if (!bytes || digestOf(bytes) !== text.slice(0, DIGEST_LENGTH)) return null;
  try {
    const s = packing.decode(bytes);
    return packing.over(s) || canBePlayed(packing, s) ? s : null;
  } catch {
    // A `CodecError` from reading, or the rules stumbling over a state that no game reaches.
    return null;
  }
}

/** Going on from a question changes nothing, and each of its answers leads somewhere. May throw. */
function canBePlayed<S>(packing: Packing<S>, s: S): boolean {
  const again = packing.clone(s);
  packing.advance(again, undefined);
  if (!sameBytes(packing.encode(again), packing.encode(s))) return false;
  packing.ask(s);
  const answers: ActionCode[] = [];
  const count = packing.legal(s, answers);
  for (let i = 0; i < count; i++) {
    packing.apply(packing.clone(s), answers[i] as ActionCode, undefined);
  }
  return count > 0;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** The state of a file's `pending`, noting the problem if it is damaged or does not go with the other fields. */
export function readPending<S>(
  r: Report,
  packing: Packing<S>,
  pending: unknown,
  agreesWith: (s: S) => boolean,
): S | null {
  const s = unpackPending(packing, pending);
  if (s === null) {
    fail(r, 'pending', {
      en: 'damaged or of another version: remove it to stand at the start of the turn',
      fr: 'abîmé ou d’une autre version : à enlever pour être au début du tour',
    });
  } else if (!agreesWith(s)) {
    fail(r, '', {
      en: 'pending does not match the position: remove it to stand at the start of the turn',
      fr: 'pending ne va pas avec la position : à enlever pour être au début du tour',
    });
  }
  return s;
}

/** The file of a state: with `pending` only where the readable fields alone would not give the very same state again. */
export function writeWithPending<S>(
  packing: Pick<Packing<S>, 'encode'>,
  s: S,
  fields: PositionFile,
  read: (input: unknown, lang: Lang) => Parsed<S>,
): PositionFile {
  const again = read(fields, 'en');
  const whole = again.ok && sameBytes(packing.encode(again.value), packing.encode(s));
  return whole ? fields : { ...fields, pending: packPending(packing, s) };
}

/** What the fields of a game's position mean when they are compared, by their names, in the file and in a player. */
export interface FieldMeanings {
  /** Fields of the file that say nothing about a state that is already there. */
  readonly ignored: readonly string[];
  /** Lists whose order means nothing. */
  readonly unordered: readonly string[];
  /** Fields that hold a seat, or null. */
  readonly seats: readonly string[];
}

/** Whether every field a file has, and every field of its `players`, says what the state would write. */
export function agrees(file: Fields, written: Fields, meanings: FieldMeanings): boolean {
  for (const key of Object.keys(file)) {
    if (key === 'players' || meanings.ignored.includes(key)) continue;
    if (!fieldAgrees(key, file[key], written[key], meanings)) return false;
  }
  const theirs = file.players;
  if (theirs === undefined) return true;
  const ours = written.players as readonly Fields[];
  if (!Array.isArray(theirs) || theirs.length !== ours.length) return false;
  return ours.every((player, seat) => playerAgrees(theirs[seat], player, meanings));
}

function playerAgrees(theirs: unknown, ours: Fields, meanings: FieldMeanings): boolean {
  if (!isFields(theirs)) return false;
  return Object.keys(theirs).every((key) => fieldAgrees(key, theirs[key], ours[key], meanings));
}

function fieldAgrees(
  key: string,
  theirs: unknown,
  ours: unknown,
  { unordered, seats }: FieldMeanings,
): boolean {
  if (seats.includes(key)) {
    return theirs === ours || (ours !== null && seatOf(theirs, MOST_SEATS) === ours);
  }
  if (unordered.includes(key) && Array.isArray(theirs) && Array.isArray(ours)) {
    const sorted = (list: readonly unknown[]) => list.map(String).sort();
    return theirs.length === ours.length && same(sorted(theirs), sorted(ours));
  }
  return same(theirs, ours);
}

/** Equal JSON; only as deep as what we wrote ourselves. */
function same(theirs: unknown, ours: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return theirs === ours;
  if (typeof theirs !== 'object' || theirs === null) return false;
  if (Array.isArray(ours) !== Array.isArray(theirs)) return false;
  const keys = Object.keys(ours);
  if (Object.keys(theirs).length !== keys.length) return false;
  return keys.every((key) => same((theirs as Fields)[key], (ours as Fields)[key]));
}
