/**
 * `pending`: the packed state inside a position file, with a digest against damage. Unpacking it trusts nothing: the
 * state must really stand at a question all of whose answers can be played.
 */
import {
  type ActionCode,
  Digest,
  fromBase64Url,
  type Options,
  toBase64Url,
} from '@open-gosu/kernel';
import { decode, encode } from '../codec/codec.ts';
import { advance, apply, ask, legal } from '../flow/engine.ts';
import { optionChoices } from '../options.ts';
import { clone, type State } from '../state/state.ts';
import { type Fields, seatOf } from './position-fields.ts';
import { positionFields } from './write-fields.ts';

const DIGEST_LENGTH = 16;
const MAX_LENGTH = 8000;

export function packPending(s: State): string {
  const bytes = encode(s);
  return digestOf(bytes) + toBase64Url(bytes);
}

function digestOf(bytes: Uint8Array): string {
  const digest = new Digest();
  digest.addAll(bytes);
  return digest.toString();
}

/** Null for anything that is not the packed state of a game at a question or at its end. */
export function unpackPending(text: unknown): State | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const bytes = fromBase64Url(text.slice(DIGEST_LENGTH));
  if (!bytes || digestOf(bytes) !== text.slice(0, DIGEST_LENGTH)) return null;
  try {
    const s = decode(bytes);
    return s.winners !== 0 || canBePlayed(s) ? s : null;
  } catch {
    // A `CodecError` from reading, or the engine stumbling over a state that no game reaches.
    return null;
  }
}

/** Going on from a question changes nothing, and each of its answers leads somewhere. May throw. */
function canBePlayed(s: State): boolean {
  const again = clone(s);
  advance(again, undefined);
  if (!sameBytes(encode(again), encode(s))) return false;
  ask(s);
  const answers: ActionCode[] = [];
  const count = legal(s, answers);
  for (let i = 0; i < count; i++) apply(clone(s), answers[i] as ActionCode, undefined);
  return count > 0;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Fields that say nothing about a state that is already there. */
const IGNORED: readonly string[] = ['game', 'options', 'seed', 'fill', 'pending', 'players'];
/** Lists whose order means nothing. */
const UNORDERED: readonly string[] = ['hand', 'clans', 'flipped', 'tiles'];

/** Whether every field the file has says what the state says. */
export function agrees(s: State, file: Fields, options: Options): boolean {
  const written = positionFields(s);
  const choices = optionChoices(options);
  if (file.options !== undefined && !choices.every((choice, i) => choice === s.options[i]))
    return false;
  for (const key of Object.keys(file)) {
    if (!IGNORED.includes(key) && !agree(key, file[key], written[key])) return false;
  }
  const players = file.players;
  if (players === undefined) return true;
  const ours = written.players as readonly Fields[];
  if (!Array.isArray(players) || players.length !== ours.length) return false;
  return ours.every((player, seat) => playerAgrees(players[seat], player));
}

function playerAgrees(theirs: unknown, ours: Fields): boolean {
  if (typeof theirs !== 'object' || theirs === null) return false;
  return Object.keys(theirs).every((key) => agree(key, (theirs as Fields)[key], ours[key]));
}

function agree(key: string, theirs: unknown, ours: unknown): boolean {
  if (key === 'toPlay' || key === 'wonder')
    return theirs === ours || (ours !== null && seatOf(theirs) === ours);
  if (UNORDERED.includes(key) && Array.isArray(theirs) && Array.isArray(ours)) {
    return (
      theirs.length === ours.length && same(theirs.map(String).sort(), ours.map(String).sort())
    );
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
