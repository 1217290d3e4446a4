/**
 * Deals what a viewer cannot know anew, from the view alone: the true state is not within reach, so it cannot leak. The
 * deal fits what the pending question gives away: a player asked about a Force of will does hold one.
 */
import { at, below, type Rng, sortAscending, viewerBit, word } from '@open-gosu/kernel';
import { ask } from '../flow/engine.ts';
import { clone, DECK_SIZE, SEATS, type Seat, type State } from '../state/state.ts';
import { requirementOf } from './requirements.ts';
import { UNKNOWN, type View } from './view.ts';

/** Cards seen nowhere, and how many are left to deal. */
const pool = new Uint8Array(DECK_SIZE);
let poolSize = 0;

export function determinize(v: View, rng: Rng): State {
  const s = clone(v);
  s.rng = [word(rng) | 0, word(rng) | 0, word(rng) | 0, word(rng) | 1];
  if (at(v.kinds, 0) < 0) return s;
  for (const seat of SEATS) dealUnknown(s, seat, rng);
  if (s.winners === 0) satisfyQuestion(v, s, rng);
  for (const seat of SEATS) tidyHand(s, seat);
  return s;
}

/** Fills the unknown spaces of hand and deck with the cards the viewer knows nowhere, at random. */
function dealUnknown(s: State, seat: Seat, rng: Rng): void {
  const p = s.players[seat];
  const first = seat * DECK_SIZE;
  poolSize = 0;
  for (let card = first; card < first + DECK_SIZE; card++) {
    if (at(s.known, card) === 0) pool[poolSize++] = card;
  }
  fill(p.hand, rng);
  fill(p.deck, rng);
}

function fill(zone: number[], rng: Rng): void {
  for (let i = 0; i < zone.length; i++) {
    if (at(zone, i) !== UNKNOWN) continue;
    const j = below(rng, poolSize);
    zone[i] = pool[j] as number;
    pool[j] = pool[--poolSize] as number;
  }
}

/** Swaps unknown cards between hand and deck until the pending question could have been asked. */
function satisfyQuestion(v: View, s: State, rng: Rng): void {
  const { seat } = ask(s);
  if (seat === v.viewer) return;
  const need = requirementOf(s);
  if (!need) return;
  const p = s.players[seat];
  const [zone, rest] = need.zone === 'hand' ? [p.hand, p.deck] : [p.deck, p.hand];
  const [seenZone, seenRest] =
    need.zone === 'hand'
      ? [v.players[seat].hand, v.players[seat].deck]
      : [v.players[seat].deck, v.players[seat].hand];
  const isHidden = (seen: readonly number[], i: number) => at(seen, i) === UNKNOWN;
  for (let tries = 0; tries < DECK_SIZE && !need.met(); tries++) {
    const inZone = indices(zone, (i) => isHidden(seenZone, i) && !need.wanted(at(zone, i)));
    const inRest = indices(rest, (i) => isHidden(seenRest, i) && need.wanted(at(rest, i)));
    if (inZone.length === 0 || inRest.length === 0) return;
    const i = at(inZone, below(rng, inZone.length));
    const j = at(inRest, below(rng, inRest.length));
    const card = at(zone, i);
    zone[i] = at(rest, j);
    rest[j] = card;
  }
}

function indices(list: readonly number[], fits: (index: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < list.length; i++) if (fits(i)) found.push(i);
  return found;
}

/** Hands are ascending and known to their owner. */
function tidyHand(s: State, seat: Seat): void {
  const { hand } = s.players[seat];
  for (let i = 0; i < hand.length; i++) {
    s.known[at(hand, i)] = at(s.known, at(hand, i)) | viewerBit(seat);
  }
  sortAscending(hand);
}
