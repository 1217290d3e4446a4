/** The two copies of a Troop, numbered by where a viewer sees them, so that not even a copy's number tells anything. */
import { at } from '@open-gosu/kernel';
import type { Frame } from '../state/frame.ts';
import { CARD_COUNT, type State, twinOf } from '../state/state.ts';

const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card);
const TWINS = Int8Array.from(CARDS, twinOf);
const FIRST_COPIES = CARDS.filter((card) => twinOf(card) > card);

/** For each physical card the number a viewer knows it by. */
export type Numbers = Uint8Array;

export function makeNumbers(): Numbers {
  return Uint8Array.from(CARDS);
}

export function numberOf(numbers: Numbers, card: number): number {
  return card < 0 ? card : (numbers[card] as number);
}

/** Whether all cards have the same numbers in both: all but copies always have. */
export function areSameNumbers(a: Numbers, b: Numbers): boolean {
  for (let i = 0; i < FIRST_COPIES.length; i++) {
    const card = at(FIRST_COPIES, i);
    if (a[card] !== b[card]) return false;
  }
  return true;
}

/** The turn in which a card was met last: counted on, so that nothing has to be wiped. */
const met = new Int32Array(CARD_COUNT);
let turn = 0;

/** The copy met first takes the lower number of its pair. */
function meet(numbers: Numbers, card: number): void {
  const twin = TWINS[card] as number;
  if (twin < 0 || met[card] === turn) return;
  met[card] = turn;
  met[twin] = turn;
  numbers[card] = Math.min(card, twin);
  numbers[twin] = Math.max(card, twin);
}

function meetAll(numbers: Numbers, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) meet(numbers, at(cards, i));
}

/** In a hand, the copy more viewers know is met first. */
function meetHand(numbers: Numbers, s: State, hand: readonly number[], bit: number): void {
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (!(at(s.known, card) & bit)) continue;
    const next = i + 1 < hand.length ? at(hand, i + 1) : -1;
    const isNextMet = next >= 0 && next === TWINS[card] && at(s.known, next) > at(s.known, card);
    meet(numbers, isNextMet ? next : card);
  }
}

/** Numbers copies in an order the viewer can see: pending effects, armies, piles, hands, decks. */
export function renumber(s: State, bit: number, numbers: Numbers): void {
  turn = (turn + 1) | 0;
  for (let i = 0; i < s.stack.length; i++) {
    const f = s.stack[i] as Frame;
    if (f.card >= 0) meet(numbers, f.card);
    if (f.target >= 0) meet(numbers, f.target);
    if (f.second >= 0) meet(numbers, f.second);
  }
  if (s.bounty >= 0) meet(numbers, s.bounty);
  for (let seat = 0; seat < 2; seat++) {
    const p = s.players[seat as 0 | 1];
    meetAll(numbers, p.rows[0]);
    meetAll(numbers, p.rows[1]);
    meetAll(numbers, p.rows[2]);
    meetAll(numbers, p.discard);
    meetAll(numbers, p.removed);
    meetHand(numbers, s, p.hand, bit);
    for (let i = p.deck.length - 1; i >= 0; i--) {
      if (at(s.known, at(p.deck, i)) & bit) meet(numbers, at(p.deck, i));
    }
  }
  for (let i = 0; i < FIRST_COPIES.length; i++) {
    const card = at(FIRST_COPIES, i);
    if (met[card] === turn) continue;
    // Cards a position leaves out of the game are known to all, in no zone. Others are not seen at all.
    const isOther = !(at(s.known, card) & bit) && at(s.known, card + 1) & bit;
    meet(numbers, isOther ? card + 1 : card);
  }
}
