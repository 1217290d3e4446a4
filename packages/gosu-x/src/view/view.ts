/**
 * What one viewer may know (X3.7), with memory, and nothing else. A view has the shape of a state: cards the viewer
 * cannot identify are -1 in their zone, the generator is gone, and the two copies of a Troop are renumbered by where
 * they are seen, so that not even a copy's number tells anything.
 */
import { at, ROWS, sortAscending, type Viewer, viewerBit } from '@open-gosu/kernel';
import { copyFrame, type Frame } from '../state/frame.ts';
import { CARD_COUNT, clonePlayer, type Player, type State } from '../state/state.ts';
import { makeNumbers, numberOf, renumber } from './numbering.ts';

export interface View extends State {
  readonly viewer: Viewer;
}

export const UNKNOWN = -1;

const numbers = makeNumbers();

function renumbered(card: number): number {
  return numberOf(numbers, card);
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
  renumber(s, bit, numbers);
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
