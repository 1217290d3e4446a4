/**
 * Deals what a viewer cannot know anew, from the view alone: the true state is not within reach, so it cannot leak. The
 * deal fits what the pending question gives away: a player asked whether to redraw does hold a useless hand.
 */
import { at, below, type Rng, sortAscending, word } from '@open-gosu/kernel';
import { ask } from '../flow/engine.ts';
import { CARD_COUNT, COPIES_OF } from '../state/faces.ts';
import { clone, faceIn, playerAt, type State } from '../state/state.ts';
import { requirementOf } from './requirements.ts';
import { UNKNOWN, type View } from './view.ts';

/** Cards seen nowhere, and how many are left to deal. */
const pool = new Uint8Array(CARD_COUNT);
let poolSize = 0;

const left = new Int8Array(COPIES_OF.length);

export function determinize(v: View, rng: Rng): State {
  const s = clone(v);
  s.rng = [word(rng) | 0, word(rng) | 0, word(rng) | 0, word(rng) | 1];
  gatherPool(v);
  const asked = s.winners === 0 ? ask(s).seat : -1;
  if (asked >= 0 && asked !== v.viewer) dealAsked(s, asked, rng);
  for (const p of s.players) {
    fill(p.hand, rng);
    fill(p.aside, rng);
  }
  fill(s.deck, rng);
  for (const p of s.players) sortAscending(p.hand);
  return s;
}

/** The whole deck less every card the viewer sees. */
function gatherPool(v: View): void {
  for (let face = 0; face < left.length; face++) left[face] = at(COPIES_OF, face);
  seeAll(v.discard);
  seeAll(v.open);
  seeAll(v.box);
  for (const p of v.players) {
    seeAll(p.hand);
    seeAll(p.aside);
    for (const row of p.rows) seeAll(row);
  }
  poolSize = 0;
  for (let face = 0; face < left.length; face++) {
    for (let n = left[face] as number; n > 0; n--) pool[poolSize++] = face;
  }
}

function seeAll(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (card !== UNKNOWN) left[faceIn(card)] = (left[faceIn(card)] as number) - 1;
  }
}

/** Fills the unknown spaces of a zone with cards of the pool, at random. */
function fill(zone: number[], rng: Rng): void {
  for (let i = 0; i < zone.length; i++) {
    if (at(zone, i) === UNKNOWN) zone[i] = takeFromPool(below(rng, poolSize));
  }
}

function takeFromPool(index: number): number {
  const card = pool[index] as number;
  pool[index] = pool[--poolSize] as number;
  return card;
}

/** The hand of the player asked comes first: only cards that leave the question standing. */
function dealAsked(s: State, asked: number, rng: Rng): void {
  const { hand } = playerAt(s, asked);
  const fits = requirementOf(s);
  if (!fits) return;
  const fitting: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (at(hand, i) !== UNKNOWN) continue;
    fitting.length = 0;
    for (let j = 0; j < poolSize; j++) if (fits(pool[j] as number)) fitting.push(j);
    if (fitting.length === 0) return;
    hand[i] = takeFromPool(at(fitting, below(rng, fitting.length)));
  }
}
