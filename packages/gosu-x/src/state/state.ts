/**
 * The whole of a running game as plain data: numbers and lists of numbers in one fixed shape, JSON at every decision,
 * also in mid-effect. Physical cards are numbered 0..89; seat 0 owns the first 45. Rules change it in place.
 */
import {
  at,
  copyList,
  copyRecords,
  type Rng,
  seatOfPlace as seatOfAnyPlace,
} from '@open-gosu/kernel';
import { CARDS_PER_CLAN } from '../cards/index.ts';
import { copyFrame, copyFrameInto, type Frame } from './frame.ts';

export type Seat = 0 | 1;

export const SEATS = [0, 1] as const;
/** Rows from the top of the army down: the order in which OPEN cards are looked at. */
export const ROWS_DOWN = [2, 1, 0] as const;

export const DECK_SIZE = 45;
export const CARD_COUNT = 2 * DECK_SIZE;
export const TOKEN_COUNT = 4;
export const HAND_SIZE = 7;
export const CLANS_EACH = 3;
/** X8.3. */
export const WINNING_SUPREMACY = 2;

export interface Player {
  /** One bit for each clan taken. */
  clans: number;
  /** One bit for each of their tiles that Justice turned. */
  flipped: number;
  /** Activation tokens: in hand, spent, locked; the rest lie on cards. */
  tokens: number;
  spent: number;
  locked: number;
  supremacy: number;
  passed: 0 | 1;
  /** Turns left after the opponent passed first, or -1. */
  turnsLeft: number;
  turnsTaken: number;
  /** 1 once they have played a card in this game (X12.7). */
  begun: 0 | 1;
  /** Last = top. */
  deck: number[];
  /** Ascending. */
  hand: number[];
  /** Last = top. */
  discard: number[];
  removed: number[];
  /** Troops, Heroes, Immortals, left to right. Rows are stacks: only their last card can ever leave, so gaps cannot exist. */
  rows: [number[], number[], number[]];
}

export interface State {
  /** The choice made for each rule option, in the order of X12; never changed in place. */
  readonly options: readonly number[];
  rng: Rng;
  players: [Player, Player];
  /** The kind of each physical card, -1 before the deal; never changed in place. */
  kinds: readonly number[];
  /** Who has seen each physical card where it now lies, one `viewerBit` each. */
  known: number[];
  /** Each physical card in play: captured (bit 0) and Activation tokens (the bits above). */
  marks: number[];
  /** One bit for each tile on its active side. */
  tiles: number;
  /** The physical card that bears the Bounty token, or -1. */
  bounty: number;
  /** The seat that holds the Wonder token, or -1. */
  wonder: number;
  round: number;
  /** Who started this round, and whose turn it is. */
  first: Seat;
  turn: Seat;
  /** `EXTRA`: whether an additional turn follows, or is being played. */
  extra: number;
  /** 1 if that additional turn may play from the discard pile (C20). */
  extraFromDiscard: 0 | 1;
  /** Triples: banned kind, banned seat, 1 once the turn that named it is over (C9). */
  bans: number[];
  /** One bit for each winner; 0 while the game runs. */
  winners: number;
  /** Index into `REASONS`, or -1. */
  reason: number;
  stack: Frame[];
}

export const EXTRA = { none: 0, due: 1, now: 2 } as const;

export const REASONS = ['supremacy', 'tokens', 'fifteen', 'goan-sul', 'justice'] as const;
export type Reason = (typeof REASONS)[number];

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function ownerOf(card: number): Seat {
  return card < DECK_SIZE ? 0 : 1;
}

/** There are no places but those of the two seats. */
export const seatOfPlace = seatOfAnyPlace as (place: number) => Seat;

const CARDS_OF_CLAN = 15;
const PAIRED = 8;

const kindsByClans: (readonly number[] | undefined)[] = [];

/** The kinds of a player's 45 cards, in the order of their clans: the two copies of a Troop lie side by side. */
export function kindsOfClans(clans: number): readonly number[] {
  const known = kindsByClans[clans];
  if (known) return known;
  const kinds = listKinds(clans);
  kindsByClans[clans] = kinds;
  return kinds;
}

function listKinds(clans: number): number[] {
  const kinds: number[] = [];
  for (let clan = 0; clans >> clan !== 0; clan++) {
    if ((clans >> clan) & 1) {
      for (let i = 0; i < CARDS_OF_CLAN; i++) {
        kinds.push(clan * CARDS_PER_CLAN + (i < PAIRED ? i >> 1 : i - PAIRED / 2));
      }
    }
  }
  return kinds;
}

/** How many cards of a kind its clan has. */
export function copiesOf(kind: number): number {
  const clan = Math.floor(kind / CARDS_PER_CLAN);
  return kindsOfClans(1 << clan).filter((other) => other === kind).length;
}

/** The other physical copy of a Troop, or -1 for a unique card. */
export function twinOf(card: number): number {
  const slot = card % CARDS_OF_CLAN;
  if (slot >= PAIRED) return -1;
  return slot & 1 ? card - 1 : card + 1;
}

export function kindAt(s: State, card: number): number {
  return at(s.kinds, card);
}

export function clonePlayer(p: Player): Player {
  return {
    clans: p.clans,
    flipped: p.flipped,
    tokens: p.tokens,
    spent: p.spent,
    locked: p.locked,
    supremacy: p.supremacy,
    passed: p.passed,
    turnsLeft: p.turnsLeft,
    turnsTaken: p.turnsTaken,
    begun: p.begun,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    removed: p.removed.slice(),
    rows: [p.rows[0].slice(), p.rows[1].slice(), p.rows[2].slice()],
  };
}

/** What the fields of a player say; its lists stay lists of their own. */
export function copyPlayer(into: Player, p: Player): void {
  into.clans = p.clans;
  into.flipped = p.flipped;
  into.tokens = p.tokens;
  into.spent = p.spent;
  into.locked = p.locked;
  into.supremacy = p.supremacy;
  into.passed = p.passed;
  into.turnsLeft = p.turnsLeft;
  into.turnsTaken = p.turnsTaken;
  into.begun = p.begun;
  copyList(into.deck, p.deck);
  copyList(into.hand, p.hand);
  copyList(into.discard, p.discard);
  copyList(into.removed, p.removed);
  copyList(into.rows[0], p.rows[0]);
  copyList(into.rows[1], p.rows[1]);
  copyList(into.rows[2], p.rows[2]);
}

/** `spare`: a state nobody needs any more, made over instead of making a new one. */
export function clone(s: State, spare?: State): State {
  return spare === undefined ? makeClone(s) : madeOver(spare, s);
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

function madeOver(spare: State, s: State): State {
  const into: Writable<State> = spare;
  into.options = s.options;
  copyList(into.rng, s.rng);
  copyPlayer(into.players[0], s.players[0]);
  copyPlayer(into.players[1], s.players[1]);
  into.kinds = s.kinds;
  copyList(into.known, s.known);
  copyList(into.marks, s.marks);
  into.tiles = s.tiles;
  into.bounty = s.bounty;
  into.wonder = s.wonder;
  into.round = s.round;
  into.first = s.first;
  into.turn = s.turn;
  into.extra = s.extra;
  into.extraFromDiscard = s.extraFromDiscard;
  copyList(into.bans, s.bans);
  into.winners = s.winners;
  into.reason = s.reason;
  copyRecords(into.stack, s.stack, copyFrameInto, copyFrame);
  return spare;
}

function makeClone(s: State): State {
  return {
    options: s.options,
    rng: s.rng.slice(),
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    kinds: s.kinds,
    known: s.known.slice(),
    marks: s.marks.slice(),
    tiles: s.tiles,
    bounty: s.bounty,
    wonder: s.wonder,
    round: s.round,
    first: s.first,
    turn: s.turn,
    extra: s.extra,
    extraFromDiscard: s.extraFromDiscard,
    bans: s.bans.slice(),
    winners: s.winners,
    reason: s.reason,
    stack: s.stack.map(copyFrame),
  };
}

function newPlayer(): Player {
  return {
    clans: 0,
    flipped: 0,
    tokens: 2,
    spent: 0,
    locked: 2,
    supremacy: 0,
    passed: 0,
    turnsLeft: -1,
    turnsTaken: 0,
    begun: 0,
    deck: [],
    hand: [],
    discard: [],
    removed: [],
    rows: [[], [], []],
  };
}

/** An empty table before the draft (X2.6). */
export function newState(options: readonly number[], rng: Rng): State {
  return {
    options,
    rng,
    players: [newPlayer(), newPlayer()],
    kinds: new Array<number>(CARD_COUNT).fill(-1),
    known: new Array<number>(CARD_COUNT).fill(0),
    marks: new Array<number>(CARD_COUNT).fill(0),
    tiles: 0,
    bounty: -1,
    wonder: -1,
    round: 1,
    first: 0,
    turn: 0,
    extra: EXTRA.none,
    extraFromDiscard: 0,
    bans: [],
    winners: 0,
    reason: -1,
    stack: [],
  };
}
