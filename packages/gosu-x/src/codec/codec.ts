/**
 * A state as bytes and back. Reading checks every number against its range, and then that they fit together
 * (`check-state.ts`, `check-frames.ts`), so damaged or invented data is refused and never becomes a state.
 */
import { CodecError, Digest, Reader, Writer } from '@open-gosu/kernel';
import { PROGRAMS } from '../ops/programs.ts';
import { OPTION_DEFS } from '../options.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { KIND_COUNT, NAMES } from '../state/kinds.ts';
import {
  CARD_COUNT,
  DECK_SIZE,
  newState,
  type Player,
  REASONS,
  ROW_LENGTH,
  ROWS,
  SEATS,
  type Seat,
  type State,
} from '../state/state.ts';
import { checkStack } from './check-frames.ts';
import { checkState, deriveKinds } from './check-state.ts';

/** Bytes mean something only to the rules and card programs they were written with. */
const FINGERPRINT = fingerprint();

function fingerprint(): number {
  const digest = new Digest();
  digest.addText(`${RULES_VERSION} ${JSON.stringify(PROGRAMS)}`);
  return digest.word();
}

const MAX_FRAMES = 64;
const MAX_BANS = 300;
/** Nothing limits how often a hand may be changed under X12.2 `london`. */
const MAX_COUNT = 1_000_000;
const NO_LIMIT = 0x7fffffff;

export function encode(s: State): Uint8Array {
  const w = new Writer();
  w.int(FINGERPRINT);
  for (const choice of s.options) w.int(choice);
  for (const word of s.rng) w.int(word);
  for (const p of s.players) writePlayer(w, p);
  for (const bits of s.known) w.int(bits);
  for (const marks of s.marks) w.int(marks);
  for (const n of [s.tiles, s.bounty, s.wonder, s.round, s.first, s.turn, s.extra]) w.int(n);
  for (const n of [s.extraFromDiscard, s.winners, s.reason]) w.int(n);
  w.list(s.bans);
  w.int(s.stack.length);
  for (const frame of s.stack) for (const key of FRAME_FIELDS) w.int(frame[key]);
  return w.finish();
}

function writePlayer(w: Writer, p: Player): void {
  for (const key of PLAYER_FIELDS) w.int(p[key]);
  w.list(p.deck);
  w.list(p.hand);
  w.list(p.discard);
  w.list(p.removed);
  for (const row of ROWS) w.list(p.rows[row]);
}

/** The numbers of a player with their ranges, in the order they are written. */
const PLAYER_RANGES = {
  clans: [0, 255],
  flipped: [0, 255],
  tokens: [0, 4],
  spent: [0, 4],
  locked: [0, 2],
  supremacy: [0, 2],
  passed: [0, 1],
  turnsLeft: [-1, 3],
  turnsTaken: [0, 1000],
  begun: [0, 1],
} as const satisfies Partial<Record<keyof Player, readonly [number, number]>>;
const PLAYER_FIELDS = Object.keys(PLAYER_RANGES) as (keyof typeof PLAYER_RANGES)[];

const FRAME_RANGES: { readonly [K in keyof Frame]: readonly [number, number] } = {
  proc: [0, Object.keys(PROC).length - 1],
  step: [0, 100],
  phase: [0, 100],
  program: [-1, 200],
  seat: [0, 1],
  actor: [0, 1],
  card: [-1, CARD_COUNT - 1],
  place: [-1, 29],
  target: [-1, CARD_COUNT - 1],
  second: [-1, CARD_COUNT - 1],
  count: [-1, MAX_COUNT],
  clan: [-1, 7],
  level: [-1, 63],
  name: [-1, NAMES.length - 1],
  mode: [0, NO_LIMIT],
  copied: [0, 1],
};
const FRAME_FIELDS = Object.keys(FRAME_RANGES) as (keyof Frame)[];

export function decode(bytes: Uint8Array): State {
  const r = new Reader(bytes);
  if (r.int() !== FINGERPRINT) throw new CodecError('the data is of another version of the rules');
  const options = OPTION_DEFS.map(({ choices }) => r.within(0, choices.length - 1));
  const s = newState(options, [r.int(), r.int(), r.int(), r.int()]);
  for (const seat of SEATS) readPlayer(r, s.players[seat], seat);
  s.known = readMany(r, CARD_COUNT, 0, 31);
  s.marks = readMany(r, CARD_COUNT, 0, 5);
  s.tiles = r.within(0, 255);
  s.bounty = r.within(-1, CARD_COUNT - 1);
  s.wonder = r.within(-1, 1);
  s.round = r.within(1, 9);
  s.first = r.within(0, 1) as Seat;
  s.turn = r.within(0, 1) as Seat;
  s.extra = r.within(0, 2);
  s.extraFromDiscard = r.within(0, 1) as 0 | 1;
  s.winners = r.within(0, 3);
  s.reason = r.within(-1, REASONS.length - 1);
  s.bans = r.list(MAX_BANS, 0, KIND_COUNT - 1);
  const frames = r.within(0, MAX_FRAMES);
  for (let i = 0; i < frames; i++) s.stack.push(readFrame(r));
  r.end();
  deriveKinds(s);
  checkState(s);
  checkStack(s);
  return s;
}

function readMany(r: Reader, count: number, low: number, high: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < count; i++) values.push(r.within(low, high));
  return values;
}

function readPlayer(r: Reader, p: Player, seat: Seat): void {
  const numbers = p as unknown as Record<string, number>;
  for (const key of PLAYER_FIELDS) {
    const [low, high] = PLAYER_RANGES[key];
    numbers[key] = r.within(low, high);
  }
  const first = seat * DECK_SIZE;
  const cards = (most: number) => r.list(most, first, first + DECK_SIZE - 1);
  p.deck = cards(DECK_SIZE);
  p.hand = cards(DECK_SIZE);
  p.discard = cards(DECK_SIZE);
  p.removed = cards(DECK_SIZE);
  p.rows = [cards(ROW_LENGTH), cards(ROW_LENGTH), cards(ROW_LENGTH)];
}

function readFrame(r: Reader): Frame {
  const frame = makeFrame(0, 0);
  const numbers = frame as unknown as Record<string, number>;
  for (const key of FRAME_FIELDS) {
    const [low, high] = FRAME_RANGES[key];
    numbers[key] = r.within(low, high);
  }
  return frame;
}
