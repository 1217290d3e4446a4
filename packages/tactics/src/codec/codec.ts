/**
 * A state as bytes and back. Reading checks every number against its range, and then that they fit together
 * (`check-state.ts`, `check-frames.ts`), so damaged or invented data is refused and never becomes a state.
 */
import {
  CodecError,
  fingerprint,
  type Ranges,
  Reader,
  ROW_LENGTH,
  ROWS,
  readRanged,
  Writer,
  writeRanged,
} from '@open-gosu/kernel';
import { FACE_DEFS } from '../cards/index.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { CARD_COUNT, FACE_COUNT } from '../state/faces.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import {
  IMPRISONED,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MIN_PLAYERS,
  newState,
  type Player,
  REASONS,
  type State,
} from '../state/state.ts';
import { checkStack } from './check-frames.ts';
import { checkState } from './check-state.ts';

/** Bytes mean something only to the rules and the deck they were written with. */
const FINGERPRINT = fingerprint(`${RULES_VERSION} ${JSON.stringify(FACE_DEFS)}`);

const MAX_FRAMES = 16;

const TABLE_RANGES = {
  advantage: [0, MAX_PLAYERS - 1],
  // A position may begin in any round, with no points: the rest of the game follows.
  round: [1, 2 * MAX_ROUNDS],
  turn: [0, MAX_PLAYERS - 1],
  extraNow: [0, 1],
  extraOwed: [0, CARD_COUNT],
  winners: [0, (1 << MAX_PLAYERS) - 1],
  reason: [-1, REASONS.length - 1],
} as const satisfies Ranges<State>;

const PLAYER_RANGES = {
  points: [0, 3],
  passed: [0, 1],
  turnsLeft: [-1, 3],
} as const satisfies Ranges<Player>;

const FRAME_RANGES: Required<Ranges<Frame>> = {
  proc: [0, Object.keys(PROC).length - 1],
  step: [0, 9],
  seat: [0, MAX_PLAYERS - 1],
  actor: [0, MAX_PLAYERS - 1],
  face: [-1, FACE_COUNT - 1],
  place: [-1, MAX_PLAYERS * ROWS.length * ROW_LENGTH - 1],
  target: [-1, IMPRISONED - 1],
  count: [0, CARD_COUNT],
  mode: [0, 3],
  max: [0, 1],
};

export function encode(s: State): Uint8Array {
  const w = new Writer();
  w.int(FINGERPRINT);
  for (const word of s.rng) w.int(word);
  writeRanged<State>(w, s, TABLE_RANGES);
  w.list(s.deck);
  w.list(s.discard);
  w.list(s.open);
  w.list(s.box);
  w.int(s.players.length);
  for (const p of s.players) writePlayer(w, p);
  w.int(s.stack.length);
  for (const frame of s.stack) writeRanged(w, frame, FRAME_RANGES);
  return w.finish();
}

function writePlayer(w: Writer, p: Player): void {
  writeRanged<Player>(w, p, PLAYER_RANGES);
  w.list(p.hand);
  w.list(p.shown);
  w.list(p.aside);
  for (const row of ROWS) w.list(p.rows[row]);
}

export function decode(bytes: Uint8Array): State {
  const r = new Reader(bytes);
  if (r.int() !== FINGERPRINT) throw new CodecError('the data is of another version of the rules');
  const rng = [r.int(), r.int(), r.int(), r.int()];
  const table = newState(rng, 0);
  readRanged<State>(r, table, TABLE_RANGES);
  const s: State = {
    ...table,
    deck: readCards(r),
    discard: readCards(r),
    open: readCards(r),
    box: readCards(r),
  };
  const players = r.within(MIN_PLAYERS, MAX_PLAYERS);
  s.players = newState(rng, players).players;
  for (const p of s.players) readPlayer(r, p);
  const frames = r.within(0, MAX_FRAMES);
  for (let i = 0; i < frames; i++) s.stack.push(readFrame(r));
  r.end();
  checkState(s);
  checkStack(s);
  return s;
}

function readCards(r: Reader): number[] {
  return r.list(CARD_COUNT, 0, FACE_COUNT - 1);
}

function readPlayer(r: Reader, p: Player): void {
  readRanged<Player>(r, p, PLAYER_RANGES);
  p.hand = readCards(r);
  p.shown = readCards(r);
  p.aside = readCards(r);
  const goblins = () => r.list(ROW_LENGTH, 0, IMPRISONED + FACE_COUNT - 1);
  p.rows = [goblins(), goblins(), goblins()];
}

function readFrame(r: Reader): Frame {
  const frame = makeFrame(0, 0);
  readRanged(r, frame, FRAME_RANGES);
  return frame;
}
