/**
 * What one viewer may know (X3.7), with memory, and nothing else. A view has the shape of a state: cards the viewer
 * cannot identify are -1 in their zone, the generator is gone, and the two copies of a Troop are renumbered by where
 * they are seen, so that not even a copy's number tells anything.
 */
import { at, ROWS, sortAscending, type Viewer, viewerBit } from '@open-gosu/kernel';
import { copyFrame, type Frame } from '../state/frame.ts';
import { CARD_COUNT, clonePlayer, type Player, type State, twinOf } from '../state/state.ts';

export interface View extends State {
  readonly viewer: Viewer;
}

export const UNKNOWN = -1;

const numbers = new Uint8Array(CARD_COUNT);
const met = new Uint8Array(CARD_COUNT);

/** The copy met first takes the lower number of its pair. */
function meet(card: number): void {
  const twin = twinOf(card);
  if (twin < 0 || met[card]) return;
  met[card] = 1;
  met[twin] = 1;
  numbers[card] = Math.min(card, twin);
  numbers[twin] = Math.max(card, twin);
}

function meetAll(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) meet(at(cards, i));
}

/** In a hand, the copy more viewers know is met first. */
function meetHand(s: State, hand: readonly number[], bit: number): void {
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (!(at(s.known, card) & bit)) continue;
    const next = i + 1 < hand.length ? at(hand, i + 1) : -1;
    meet(next >= 0 && next === twinOf(card) && at(s.known, next) > at(s.known, card) ? next : card);
  }
}

/** Renumbers copies in an order the viewer can see: pending effects, armies, piles, hands, decks. */
function renumber(s: State, bit: number): void {
  met.fill(0);
  for (let card = 0; card < CARD_COUNT; card++) numbers[card] = card;
  for (let i = 0; i < s.stack.length; i++) {
    const f = s.stack[i] as Frame;
    if (f.card >= 0) meet(f.card);
    if (f.target >= 0) meet(f.target);
    if (f.second >= 0) meet(f.second);
  }
  if (s.bounty >= 0) meet(s.bounty);
  for (const p of s.players) {
    meetAll(p.rows[0]);
    meetAll(p.rows[1]);
    meetAll(p.rows[2]);
    meetAll(p.discard);
    meetAll(p.removed);
    meetHand(s, p.hand, bit);
    for (let i = p.deck.length - 1; i >= 0; i--) {
      if (at(s.known, at(p.deck, i)) & bit) meet(at(p.deck, i));
    }
  }
  // Cards a position leaves out of the game: known to all, in no zone.
  for (let card = 0; card < CARD_COUNT; card++) if (at(s.known, card) & bit) meet(card);
}

function renumbered(card: number): number {
  return card < 0 ? card : (numbers[card] as number);
}

/** Gives the cards of a copied zone their new numbers; those the viewer does not know become unknown. */
function show(s: State, zone: number[], bit: number): void {
  for (let i = 0; i < zone.length; i++) {
    const card = at(zone, i);
    zone[i] = at(s.known, card) & bit ? renumbered(card) : UNKNOWN;
  }
}

function showPlayer(s: State, p: Player, bit: number): Player {
  const seen = clonePlayer(p);
  show(s, seen.deck, bit);
  show(s, seen.hand, bit);
  sortAscending(seen.hand);
  show(s, seen.discard, bit);
  show(s, seen.removed, bit);
  for (const row of ROWS) show(s, seen.rows[row], bit);
  return seen;
}

function showFrame(f: Frame): Frame {
  const seen = copyFrame(f);
  seen.card = renumbered(f.card);
  seen.target = renumbered(f.target);
  seen.second = renumbered(f.second);
  return seen;
}

export function view(s: State, viewer: Viewer): View {
  return seenBy(s, viewer, viewerBit(viewer));
}

/** What several viewers know together, as a view of the first of them. */
export function jointView(s: State, viewers: readonly [Viewer, ...Viewer[]]): View {
  let bits = 0;
  for (const viewer of viewers) bits |= viewerBit(viewer);
  return seenBy(s, viewers[0], bits);
}

/** `bit`: those whose knowledge counts. */
function seenBy(s: State, viewer: Viewer, bit: number): View {
  renumber(s, bit);
  const known = s.known.slice();
  const marks = s.marks.slice();
  for (let card = 0; card < CARD_COUNT; card++) {
    const number = numbers[card] as number;
    known[number] = at(s.known, card) & bit ? at(s.known, card) : 0;
    marks[number] = at(s.marks, card);
  }
  return {
    viewer,
    options: s.options,
    rng: [0, 0, 0, 0],
    players: [showPlayer(s, s.players[0], bit), showPlayer(s, s.players[1], bit)],
    kinds: s.kinds,
    known,
    marks,
    tiles: s.tiles,
    bounty: renumbered(s.bounty),
    wonder: s.wonder,
    round: s.round,
    first: s.first,
    turn: s.turn,
    extra: s.extra,
    extraFromDiscard: s.extraFromDiscard,
    bans: s.bans.slice(),
    winners: s.winners,
    reason: s.reason,
    stack: s.stack.map(showFrame),
  };
}
