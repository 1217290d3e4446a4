/**
 * A state as bytes and back. Reading checks every number against its range, and then that they fit together
 * (`check-state.ts`, `check-frames.ts`), so damaged or invented data is refused and never becomes a state.
 */
import {
  demand,
  fingerprint,
  type Ranges,
  Reader,
  ROW_LENGTH,
  ROWS,
  readRanged,
  Writer,
  writeRanged,
} from '@open-gosu/kernel';
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
  SEATS,
  type Seat,
  type State,
} from '../state/state.ts';
import { checkStack } from './check-frames.ts';
import { checkState, deriveKinds } from './check-state.ts';

/** Bytes mean something only to the rules and card programs they were written with. */
const FINGERPRINT = fingerprint(`${RULES_VERSION} ${JSON.stringify(PROGRAMS)}`);

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
  writeRanged(w, s, TABLE_RANGES);
  w.list(s.bans);
  w.int(s.stack.length);
  for (const frame of s.stack) writeRanged(w, frame, FRAME_RANGES);
  return w.finish();
}

function writePlayer(w: Writer, p: Player): void {
  writeRanged(w, p, PLAYER_RANGES);
  w.list(p.deck);
  w.list(p.hand);
  w.list(p.discard);
  w.list(p.removed);
  for (const row of ROWS) w.list(p.rows[row]);
}

const TABLE_RANGES: Ranges<State> = {
  tiles: [0, 255],
  bounty: [-1, CARD_COUNT - 1],
  wonder: [-1, 1],
  round: [1, 9],
  first: [0, 1],
  turn: [0, 1],
  extra: [0, 2],
  extraFromDiscard: [0, 1],
  winners: [0, 3],
  reason: [-1, REASONS.length - 1],
};

const PLAYER_RANGES: Ranges<Player> = {
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
};

const FRAME_RANGES: Required<Ranges<Frame>> = {
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

export function decode(bytes: Uint8Array): State {
  const r = new Reader(bytes);
  demand(r.int() === FINGERPRINT, 'the data is of another version of the rules');
  const options = OPTION_DEFS.map(({ choices }) => r.within(0, choices.length - 1));
  const s = newState(options, [r.int(), r.int(), r.int(), r.int()]);
  for (const seat of SEATS) readPlayer(r, s.players[seat], seat);
  s.known = readMany(r, CARD_COUNT, 0, 31);
  s.marks = readMany(r, CARD_COUNT, 0, 5);
  readRanged(r, s, TABLE_RANGES);
  s.bans = r.list(MAX_BANS, 0, KIND_COUNT - 1);
  const frames = r.within(0, MAX_FRAMES);
  for (let i = 0; i < frames; i++) s.stack.push(readFrame(r));
  r.end();
  deriveKinds(s);
  checkState(s);
  checkStack(s);
  return s;
}

function readPlayer(r: Reader, p: Player, seat: Seat): void {
  readRanged(r, p, PLAYER_RANGES);
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
  readRanged(r, frame, FRAME_RANGES);
  return frame;
}

/** So many numbers in [low, high], without their count before them. */
function readMany(r: Reader, count: number, low: number, high: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < count; i++) values.push(r.within(low, high));
  return values;
}
