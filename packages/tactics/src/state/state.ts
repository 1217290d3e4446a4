/**
 * The whole of a running game as plain data: numbers and lists of numbers in one fixed shape, JSON at every decision,
 * also in mid-power. A card is the number of its face: copies cannot be told apart, so they have no numbers of their
 * own. Rules change it in place.
 */
import { copyList, copyRecords, type Rng } from '@open-gosu/kernel';
import { COPIES_OF } from './faces.ts';
import { copyFrame, copyFrameInto, type Frame } from './frame.ts';

export interface Player {
  points: number;
  passed: 0 | 1;
  /** Turns left once somebody has passed, or -1. */
  turnsLeft: number;
  /** Ascending. */
  hand: number[];
  /** The part of the hand that everybody has seen, ascending. */
  shown: number[];
  /** Cards put face down before play begins (T2.1), in the order chosen. */
  aside: number[];
  /** Left to right; a goblin is its face, plus `IMPRISONED`. Only the last of a row can leave: there are no gaps. */
  rows: [number[], number[], number[]];
}

export interface State {
  rng: Rng;
  players: Player[];
  /** Common to all (T1.1). Last = top. */
  deck: number[];
  discard: number[];
  /** Cards lying face up on the table: revealed from the deck, or on their way into an army. */
  open: number[];
  /** Cards a position leaves out of the game; never changed in place. */
  readonly box: readonly number[];
  /** The seat that holds the Advantage card. */
  advantage: number;
  round: number;
  /** Whose turn it is. */
  turn: number;
  /** 1 while an additional turn is being played; then how many more follow this turn. */
  extraNow: 0 | 1;
  extraOwed: number;
  /** One bit for each winner; 0 while the game runs. */
  winners: number;
  /** Index into `REASONS`, or -1. */
  reason: number;
  stack: Frame[];
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
export const HAND_SIZE = 7;
export const WINNING_POINTS = 3;
/** Every round gives a point, and with two points each the next one wins. */
export const MAX_ROUNDS = MAX_PLAYERS * (WINNING_POINTS - 1) + 1;

export const REASONS = ['points', 'fifteen', 'nine-of-a-clan'] as const;
export type Reason = (typeof REASONS)[number];

/** Added to the face of a goblin that is imprisoned (T6.11). */
export const IMPRISONED = 64;

export function faceIn(goblin: number): number {
  return goblin & (IMPRISONED - 1);
}

export function isImprisoned(goblin: number): boolean {
  return goblin >= IMPRISONED;
}

export function playerAt(s: State, seat: number): Player {
  return s.players[seat] as Player;
}

/** The next seat clockwise. */
export function after(s: State, seat: number): number {
  return seat + 1 < s.players.length ? seat + 1 : 0;
}

/** Once round the table, clockwise. */
export function forEachClockwise(s: State, from: number, act: (seat: number) => void): void {
  let seat = from;
  do {
    act(seat);
    seat = after(s, seat);
  } while (seat !== from);
}

export function clonePlayer(p: Player): Player {
  return {
    points: p.points,
    passed: p.passed,
    turnsLeft: p.turnsLeft,
    hand: p.hand.slice(),
    shown: p.shown.slice(),
    aside: p.aside.slice(),
    rows: [p.rows[0].slice(), p.rows[1].slice(), p.rows[2].slice()],
  };
}

export function copyPlayer(into: Player, p: Player): void {
  into.points = p.points;
  into.passed = p.passed;
  into.turnsLeft = p.turnsLeft;
  copyList(into.hand, p.hand);
  copyList(into.shown, p.shown);
  copyList(into.aside, p.aside);
  copyList(into.rows[0], p.rows[0]);
  copyList(into.rows[1], p.rows[1]);
  copyList(into.rows[2], p.rows[2]);
}

/** `spare`: a state nobody needs any more, of however many players, made over instead of making a new one. */
export function clone(s: State, spare?: State): State {
  if (spare === undefined) {
    return cloneWith(s, s.rng.slice(), s.players.map(clonePlayer), s.deck.slice());
  }
  copyOpen(spare, s);
  copyList(spare.rng, s.rng);
  copyRecords(spare.players, s.players, copyPlayer, clonePlayer);
  copyList(spare.deck, s.deck);
  return spare;
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** All but what may be hidden: the generator, the players, the deck. */
export function copyOpen(into: Writable<State>, s: State): void {
  copyList(into.discard, s.discard);
  copyList(into.open, s.open);
  into.box = s.box;
  into.advantage = s.advantage;
  into.round = s.round;
  into.turn = s.turn;
  into.extraNow = s.extraNow;
  into.extraOwed = s.extraOwed;
  into.winners = s.winners;
  into.reason = s.reason;
  copyRecords(into.stack, s.stack, copyFrameInto, copyFrame);
}

/** A copy with other contents where things are hidden: the generator, the players, the deck. */
export function cloneWith(s: State, rng: Rng, players: Player[], deck: number[]): State {
  return {
    rng,
    players,
    deck,
    discard: s.discard.slice(),
    open: s.open.slice(),
    box: s.box,
    advantage: s.advantage,
    round: s.round,
    turn: s.turn,
    extraNow: s.extraNow,
    extraOwed: s.extraOwed,
    winners: s.winners,
    reason: s.reason,
    stack: s.stack.map(copyFrame),
  };
}

function newPlayer(): Player {
  return {
    points: 0,
    passed: 0,
    turnsLeft: -1,
    hand: [],
    shown: [],
    aside: [],
    rows: [[], [], []],
  };
}

/** Every card of the deck, by face, ascending. */
export function allCards(): number[] {
  return COPIES_OF.flatMap((copies, face) => new Array<number>(copies).fill(face));
}

/** An empty table. Seats are numbered from the player who takes the Advantage card (T2.1, T2.3). */
export function newState(rng: Rng, players: number): State {
  return {
    rng,
    players: Array.from({ length: players }, newPlayer),
    deck: [],
    discard: [],
    open: [],
    box: [],
    advantage: 0,
    round: 1,
    turn: 0,
    extraNow: 0,
    extraOwed: 0,
    winners: 0,
    reason: -1,
    stack: [],
  };
}
