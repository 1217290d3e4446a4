/**
 * What changes for a viewer from one state to another, without making the two views: what is alike in both is not even copied.
 * A test holds it to the views.
 */
import { at, sortAscending, type Viewer, viewerBit } from '@open-gosu/kernel';
import { copyFrame, type Frame } from '../state/frame.ts';
import { CARD_COUNT, type Player, type State } from '../state/state.ts';
import { areSameNumbers, makeNumbers, type Numbers, numberOf, renumber } from './numbering.ts';
import { UNKNOWN } from './view.ts';

/** Stands on both sides for whatever is alike. */
const ALIKE: readonly number[] = [];

/** One state through a viewer's eyes. `known` and `marks`: lists to write to. */
interface Side {
  s: State;
  readonly numbers: Numbers;
  readonly known: number[];
  readonly marks: number[];
}

const makeSide = (): Side => ({
  s: null as unknown as State,
  numbers: makeNumbers(),
  known: new Array<number>(CARD_COUNT).fill(0),
  marks: new Array<number>(CARD_COUNT).fill(0),
});
const before = makeSide();
const after = makeSide();
let bit = 0;

function cardSeen({ s, numbers }: Side, card: number): number {
  return at(s.known, card) & bit ? (numbers[card] as number) : UNKNOWN;
}

/** A card has the same number, and is known to the same viewers, on both sides. */
let areCardsAlike = false;

function isZoneAlike(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  if (areCardsAlike && areEqual(a, b)) return true;
  for (let i = 0; i < a.length; i++) {
    if (cardSeen(before, at(a, i)) !== cardSeen(after, at(b, i))) return false;
  }
  return true;
}

function zoneSeen(side: Side, zone: readonly number[]): number[] {
  const seen = zone.slice();
  for (let i = 0; i < seen.length; i++) seen[i] = cardSeen(side, at(seen, i));
  return seen;
}

function handSeen(side: Side, hand: readonly number[]): number[] {
  const seen = zoneSeen(side, hand);
  sortAscending(seen);
  return seen;
}

type Lists = readonly (readonly number[])[];

function areRowsAlike(a: Lists, b: Lists): boolean {
  for (let row = 0; row < a.length; row++) {
    if (!isZoneAlike(a[row] as readonly number[], b[row] as readonly number[])) return false;
  }
  return true;
}

function rowsSeen(side: Side, [troops, heroes, immortals]: Player['rows']): Lists {
  return [zoneSeen(side, troops), zoneSeen(side, heroes), zoneSeen(side, immortals)];
}

/** One bit for each zone of a player that differs. */
const DECK = 1;
const HAND = 2;
const DISCARD = 4;
const REMOVED = 8;
const ROWS = 16;

function differingZones(a: Player, b: Player): number {
  return (
    (isZoneAlike(a.deck, b.deck) ? 0 : DECK) |
    (isZoneAlike(a.hand, b.hand) ? 0 : HAND) |
    (isZoneAlike(a.discard, b.discard) ? 0 : DISCARD) |
    (isZoneAlike(a.removed, b.removed) ? 0 : REMOVED) |
    (areRowsAlike(a.rows, b.rows) ? 0 : ROWS)
  );
}

function playerSeen(side: Side, p: Player, differing: number) {
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
    deck: differing & DECK ? zoneSeen(side, p.deck) : ALIKE,
    hand: differing & HAND ? handSeen(side, p.hand) : ALIKE,
    discard: differing & DISCARD ? zoneSeen(side, p.discard) : ALIKE,
    removed: differing & REMOVED ? zoneSeen(side, p.removed) : ALIKE,
    rows: differing & ROWS ? rowsSeen(side, p.rows) : ALIKE,
  };
}

/** Whether the viewer knows the same of every card, where cards have the same numbers. */
function areSeenEqual(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < CARD_COUNT; i++) {
    const was = at(a, i);
    const is = at(b, i);
    if (was !== is && (was | is) & bit) return false;
  }
  return true;
}

function writeKnown({ s, numbers, known }: Side): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    const who = at(s.known, card);
    known[numbers[card] as number] = who & bit ? who : 0;
  }
}

function writeMarks({ s, numbers, marks }: Side): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    marks[numbers[card] as number] = at(s.marks, card);
  }
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function frameSeen(numbers: Numbers, f: Frame): Frame {
  const card = numberOf(numbers, f.card);
  const target = numberOf(numbers, f.target);
  const second = numberOf(numbers, f.second);
  if (card === f.card && target === f.target && second === f.second) return f;
  const seen = copyFrame(f);
  seen.card = card;
  seen.target = target;
  seen.second = second;
  return seen;
}

function stackSeen({ s, numbers }: Side): Frame[] {
  const frames: Frame[] = [];
  for (let i = 0; i < s.stack.length; i++) frames.push(frameSeen(numbers, s.stack[i] as Frame));
  return frames;
}

/** What has to be told of the two sides; `zones`: by seat, one bit for each that differs. */
interface Differing {
  readonly zones: readonly [number, number];
  readonly isKnown: boolean;
  readonly isMarks: boolean;
}

function sideSeen(side: Side, viewer: Viewer, { zones, isKnown, isMarks }: Differing) {
  const { s } = side;
  return {
    viewer,
    options: s.options,
    rng: ALIKE,
    players: [playerSeen(side, s.players[0], zones[0]), playerSeen(side, s.players[1], zones[1])],
    kinds: s.kinds,
    known: isKnown ? side.known : ALIKE,
    marks: isMarks ? side.marks : ALIKE,
    tiles: s.tiles,
    bounty: numberOf(side.numbers, s.bounty),
    wonder: s.wonder,
    round: s.round,
    first: s.first,
    turn: s.turn,
    extra: s.extra,
    extraFromDiscard: s.extraFromDiscard,
    bans: s.bans,
    winners: s.winners,
    reason: s.reason,
    stack: stackSeen(side),
  };
}

export type ViewChange = ReturnType<typeof sideSeen>;

/** Both hold until the next call, and as long as the states stay as they are. */
export function viewChange(
  from: State,
  to: State,
  viewer: Viewer,
): readonly [before: ViewChange, after: ViewChange] {
  bit = viewerBit(viewer);
  before.s = from;
  after.s = to;
  renumber(from, bit, before.numbers);
  renumber(to, bit, after.numbers);
  const isSameNumbers = areSameNumbers(before.numbers, after.numbers);
  const isKnown = !isSameNumbers || !areSeenEqual(from.known, to.known);
  const isMarks = !isSameNumbers || !areEqual(from.marks, to.marks);
  areCardsAlike = !isKnown;
  if (isKnown) {
    writeKnown(before);
    writeKnown(after);
  }
  if (isMarks) {
    writeMarks(before);
    writeMarks(after);
  }
  const zones = [
    differingZones(from.players[0], to.players[0]),
    differingZones(from.players[1], to.players[1]),
  ] as const;
  const differing = { zones, isKnown, isMarks };
  return [sideSeen(before, viewer, differing), sideSeen(after, viewer, differing)];
}
