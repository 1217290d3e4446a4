/**
 * The primitive changes every rule is made of: a card from one zone to another, a token, a victory. Each keeps what
 * everybody knows of a card in step with where it lies, and reports itself to the log.
 */
import {
  at,
  bitsIn,
  insertSorted,
  placeName,
  type Row,
  removeIndex,
  removeValue,
  rowOfPlace,
  SPECTATOR,
  shuffle,
  viewerBit,
} from '@open-gosu/kernel';
import { type DiscardCause, EVERYBODY, type Log } from '../events.ts';
import { isOn, OPTION } from '../options.ts';
import { PROC } from './frame.ts';
import { idOf } from './kinds.ts';
import { isCaptured, isFullFaceUp, ownedTokens, placeOf, setMarks, tokensOn } from './query.ts';
import {
  kindAt,
  ownerOf,
  type Player,
  REASONS,
  type Reason,
  SEATS,
  type Seat,
  type State,
} from './state.ts';
import { fire } from './triggers.ts';

export const KNOWN_TO_ALL = viewerBit(0) | viewerBit(1) | viewerBit(SPECTATOR);

export function cardId(s: State, card: number): string {
  return idOf(kindAt(s, card));
}

/** X10.6: the game ends at once. Several winners share a draw. */
export function win(s: State, log: Log, winners: number, reason: Reason): void {
  s.winners = winners;
  s.reason = REASONS.indexOf(reason);
  log?.({
    type: 'over',
    seenBy: EVERYBODY,
    seat: -1,
    winners: bitsIn(winners),
    reason,
  });
}

/** X10.3: checked whenever a card stands or is released. */
export function checkFifteen(s: State, log: Log): void {
  let winners = 0;
  for (const seat of SEATS) if (isFullFaceUp(s, seat)) winners |= 1 << seat;
  if (winners) win(s, log, winners, 'fifteen');
}

/** Makes the order, and so each card's place, unknown to everybody; an empty pile is no shuffle (X3.5). */
export function shuffleDeck(s: State, log: Log, seat: Seat, discard = false): void {
  const { deck } = s.players[seat];
  if (deck.length === 0) return;
  for (let i = 0; i < deck.length; i++) s.known[at(deck, i)] = 0;
  shuffle(s.rng, deck);
  log?.({ type: 'shuffle', seenBy: EVERYBODY, seat, discard });
}

/** X3.5: the discard pile becomes the deck. False if there is nothing to shuffle. */
function reshuffle(s: State, log: Log, seat: Seat): boolean {
  const p = s.players[seat];
  if (p.discard.length === 0) return false;
  for (let i = 0; i < p.discard.length; i++) p.deck.push(at(p.discard, i));
  p.discard.length = 0;
  shuffleDeck(s, log, seat, true);
  return true;
}

/** X3.5. Draws up to `n`; stops if nothing is left. */
export function draw(s: State, log: Log, seat: Seat, n: number): void {
  const p = s.players[seat];
  for (let i = 0; i < n; i++) {
    if (p.deck.length === 0) {
      if (!reshuffle(s, log, seat)) return;
      // X10.6: what reacts to a reshuffle unlocks a token, and a victory by it comes before the card.
      if (fire(s, seat, 'reshuffle') > 0 && unlockWins(s, seat)) return;
    }
    const card = p.deck.pop() as number;
    toHand(s, card);
    log?.({ type: 'draw', seenBy: at(s.known, card), seat, card: cardId(s, card) });
  }
}

/** Puts a card that has left its zone into its owner's hand; who knew it still does. */
export function toHand(s: State, card: number): void {
  const seat = ownerOf(card);
  s.known[card] = at(s.known, card) | viewerBit(seat);
  insertSorted(s.players[seat].hand, card);
}

export function toDiscard(s: State, log: Log, card: number, cause: DiscardCause): void {
  const seat = ownerOf(card);
  s.known[card] = KNOWN_TO_ALL;
  s.players[seat].discard.push(card);
  log?.({ type: 'discard', seenBy: EVERYBODY, seat, card: cardId(s, card), cause });
}

export function discardFromHand(s: State, log: Log, card: number, cause: DiscardCause): void {
  removeValue(s.players[ownerOf(card)].hand, card);
  toDiscard(s, log, card, cause);
}

/**
 * A card of this kind in hand. Copies are interchangeable, so the one most viewers know goes first: what they
 * remember of the hand then never says which copy was meant.
 */
export function handCard(s: State, seat: Seat, kind: number, except = -1): number {
  const { hand } = s.players[seat];
  let best = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (card === except || kindAt(s, card) !== kind) continue;
    if (best < 0 || at(s.known, card) > at(s.known, best)) best = card;
  }
  return best;
}

/** A card of this kind in a public pile, nearest the top. */
export function pileCard(s: State, pile: readonly number[], kind: number): number {
  for (let i = pile.length - 1; i >= 0; i--)
    if (kindAt(s, at(pile, i)) === kind) return at(pile, i);
  return -1;
}

/** X9.15: the top cards of a deck go to the discard pile; it is never refilled for it. */
export function mill(s: State, log: Log, seat: Seat, n: number): void {
  const { deck } = s.players[seat];
  for (let i = 0; i < n && deck.length > 0; i++) toDiscard(s, log, deck.pop() as number, 'deck');
}

/** X5.6: takes a card off its place; its tokens are spent, the Bounty token returns to the board. */
export function leavePlay(s: State, card: number): void {
  dropTokens(s, card);
  removeFromRow(s.players[ownerOf(card)], card);
}

function dropTokens(s: State, card: number): void {
  s.players[ownerOf(card)].spent += tokensOn(s, card);
  setMarks(s, card, false, 0);
  if (s.bounty === card) s.bounty = -1;
}

function removeFromRow(p: Player, card: number): void {
  for (const row of p.rows) {
    const column = row.indexOf(card);
    if (column >= 0) removeIndex(row, column);
  }
}

/** X5.2: the new card takes the very place of the old one, which goes to the discard pile. */
export function replace(s: State, log: Log, out: number, card: number): void {
  const p = s.players[ownerOf(out)];
  const place = placeOf(s, out);
  const row = p.rows[rowOfPlace(place)];
  const column = row.indexOf(out);
  dropTokens(s, out);
  row[column] = card;
  s.known[card] = KNOWN_TO_ALL;
  toDiscard(s, log, out, 'shift');
}

/** X4.1: the leftmost empty space of a row is its end. */
export function stand(s: State, seat: Seat, row: Row, card: number): void {
  s.players[seat].rows[row].push(card);
  s.known[card] = KNOWN_TO_ALL;
}

/** X9.3, X6.5. */
export function turnFaceDown(s: State, log: Log, card: number): void {
  s.players[ownerOf(card)].spent += tokensOn(s, card);
  setMarks(s, card, true, 0);
  log?.({
    type: 'capture',
    seenBy: EVERYBODY,
    seat: ownerOf(card),
    card: cardId(s, card),
    place: placeName(placeOf(s, card)),
  });
}

/** X9.4. The caller checks X10.3 once all cards released together are face up. */
export function turnFaceUp(s: State, log: Log, card: number): void {
  setMarks(s, card, false, 0);
  log?.({
    type: 'release',
    seenBy: EVERYBODY,
    seat: ownerOf(card),
    card: cardId(s, card),
    place: placeName(placeOf(s, card)),
  });
}

/** Turns all captured cards of one army face up; the caller checks X10.3. */
export function releaseArmy(s: State, log: Log, seat: Seat): void {
  for (const row of s.players[seat].rows) {
    for (const card of row) if (isCaptured(s, card)) turnFaceUp(s, log, card);
  }
}

/** Destroyed or sacrificed: from play to its owner's discard pile. */
export function discardFromPlay(
  s: State,
  log: Log,
  card: number,
  how: 'destroy' | 'sacrifice',
): void {
  const seat = ownerOf(card);
  log?.({
    type: how,
    seenBy: EVERYBODY,
    seat,
    card: cardId(s, card),
    place: placeName(placeOf(s, card)),
  });
  leavePlay(s, card);
  s.known[card] = KNOWN_TO_ALL;
  s.players[seat].discard.push(card);
}

/** Onto the owner's deck, seen by all: from play or from the discard pile. */
export function toDeckTop(s: State, log: Log, card: number): void {
  s.known[card] = KNOWN_TO_ALL;
  s.players[ownerOf(card)].deck.push(card);
  log?.({
    type: 'to-deck',
    seenBy: EVERYBODY,
    seat: ownerOf(card),
    card: cardId(s, card),
    to: 'top',
  });
}

/** From the discard pile or the box to the owner's hand, seen by all. */
export function takeToHand(s: State, log: Log, card: number, from: 'discard' | 'removed'): void {
  const p = s.players[ownerOf(card)];
  removeValue(from === 'discard' ? p.discard : p.removed, card);
  toHand(s, card);
  log?.({ type: 'take', seenBy: EVERYBODY, seat: ownerOf(card), card: cardId(s, card), from });
}

/** X9.16: from the owner's discard pile to the box. */
export function removeFromGame(s: State, log: Log, card: number): void {
  const p = s.players[ownerOf(card)];
  removeValue(p.discard, card);
  p.removed.push(card);
  log?.({ type: 'remove', seenBy: EVERYBODY, seat: ownerOf(card), card: cardId(s, card) });
}

/** X9.13. */
export function takeWonder(s: State, log: Log, seat: Seat): void {
  if (s.wonder === seat) return;
  s.wonder = seat;
  log?.({ type: 'wonder', seenBy: EVERYBODY, seat, taken: true });
}

/** X6.6. During the Song the 5th token counts only by option X12.10. */
export function unlock(s: State, log: Log, seat: Seat): void {
  const p = s.players[seat];
  if (p.locked > 0) {
    p.locked--;
    p.tokens++;
    log?.({ type: 'unlock', seenBy: EVERYBODY, seat, owned: ownedTokens(s, seat) });
  } else if (unlockWins(s, seat)) {
    win(s, log, 1 << seat, 'tokens');
  }
}

/** Whether the next token this player unlocks is the 5th and wins. */
function unlockWins(s: State, seat: Seat): boolean {
  if (s.players[seat].locked > 0) return false;
  return isOn(s.options, OPTION.fifthTokenInSong) || !inSong(s);
}

function inSong(s: State): boolean {
  return s.stack.some((frame) => frame.proc === PROC.song);
}
