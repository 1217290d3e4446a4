/**
 * The primitive changes every rule is made of: a card from one zone to another, a goblin imprisoned, a victory. Each
 * keeps what everybody has seen in step with where the cards lie, and reports itself to the log.
 */
import {
  at,
  bitsIn,
  columnOfPlace,
  insertSorted,
  placeAt,
  placeName,
  ROWS,
  type Row,
  removeValue,
  rowOfPlace,
  seatOfPlace,
  shuffle,
  viewerBit,
} from '@open-gosu/kernel';
import { type DiscardCause, EVERYBODY, type Log } from '../events.ts';
import { idOf } from './faces.ts';
import type { Frame } from './frame.ts';
import { goblinAt, hasFifteen, hasNineOfAClan } from './query.ts';
import { faceIn, IMPRISONED, isImprisoned, playerAt, REASONS, type State } from './state.ts';

/** T7, T4.2: the game ends at once; several winners share the victory. */
export function win(s: State, log: Log, winners: number, reason: (typeof REASONS)[number]): void {
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

/** T7: to be called whenever a goblin has entered or been released. */
export function checkVictory(s: State, log: Log): void {
  let fifteen = 0;
  let nine = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const p = playerAt(s, seat);
    if (hasFifteen(p)) fifteen |= 1 << seat;
    if (hasNineOfAClan(p)) nine |= 1 << seat;
  }
  if (fifteen | nine) win(s, log, fifteen | nine, fifteen ? 'fifteen' : 'nine-of-a-clan');
}

/** T4.5: makes sure that a card can be drawn; false if there is none left anywhere. */
function provideDeck(s: State, log: Log): boolean {
  if (s.deck.length > 0) return true;
  if (s.discard.length === 0) return false;
  const { deck, discard } = s;
  for (let i = 0; i < discard.length; i++) deck.push(at(discard, i));
  discard.length = 0;
  shuffle(s.rng, deck);
  log?.({ type: 'shuffle', seenBy: EVERYBODY, seat: -1 });
  return true;
}

export function draw(s: State, log: Log, seat: number, count: number): void {
  const { hand } = playerAt(s, seat);
  for (let i = 0; i < count && provideDeck(s, log); i++) {
    const card = s.deck.pop() as number;
    insertSorted(hand, card);
    log?.({ type: 'draw', seenBy: viewerBit(seat), seat, card: idOf(card) });
  }
}

/** Turns up to `count` cards of the deck face up on the table. */
export function reveal(s: State, log: Log, seat: number, count: number): void {
  for (let i = 0; i < count && provideDeck(s, log); i++) s.open.push(s.deck.pop() as number);
  log?.({ type: 'reveal', seenBy: EVERYBODY, seat, cards: s.open.map(idOf) });
}

/** A card everybody sees comes into a hand. */
export function takeShown(
  s: State,
  log: Log,
  seat: number,
  card: number,
  from: 'discard' | 'reveal',
): void {
  removeValue(from === 'discard' ? s.discard : s.open, card);
  const p = playerAt(s, seat);
  insertSorted(p.hand, card);
  insertSorted(p.shown, card);
  log?.({ type: 'take', seenBy: EVERYBODY, seat, card: idOf(card), from });
}

/** A card leaves a hand; if everybody knew of such a card there, that is the one. */
export function removeFromHand(s: State, seat: number, card: number): void {
  const p = playerAt(s, seat);
  removeValue(p.hand, card);
  removeValue(p.shown, card);
}

/** T3.9: face up, on the common pile. */
export function putOnDiscard(
  s: State,
  log: Log,
  seat: number,
  card: number,
  cause: DiscardCause,
): void {
  s.discard.push(card);
  log?.({ type: 'discard', seenBy: EVERYBODY, seat, card: idOf(card), cause });
}

export function discardFromHand(
  s: State,
  log: Log,
  seat: number,
  card: number,
  cause: DiscardCause,
): void {
  removeFromHand(s, seat, card);
  putOnDiscard(s, log, seat, card, cause);
}

export function discardHand(s: State, log: Log, seat: number, cause: DiscardCause): void {
  const p = playerAt(s, seat);
  for (let i = 0; i < p.hand.length; i++) putOnDiscard(s, log, seat, at(p.hand, i), cause);
  p.hand.length = 0;
  p.shown.length = 0;
}

function rowAt(s: State, place: number): number[] {
  return playerAt(s, seatOfPlace(place)).rows[rowOfPlace(place)];
}

function report(s: State, log: Log, type: 'destroy' | 'imprison' | 'release', place: number): void {
  if (!log) return;
  const card = idOf(faceIn(goblinAt(s, place)));
  log({ type, seenBy: EVERYBODY, seat: seatOfPlace(place), card, place: placeName(place) });
}

/** T6.1: an OPEN goblin, so the last of its row. */
export function destroy(s: State, log: Log, place: number): void {
  report(s, log, 'destroy', place);
  s.discard.push(faceIn(rowAt(s, place).pop() as number));
}

export function imprison(s: State, log: Log, place: number): void {
  rowAt(s, place)[columnOfPlace(place)] = goblinAt(s, place) + IMPRISONED;
  report(s, log, 'imprison', place);
}

export function release(s: State, log: Log, place: number): void {
  rowAt(s, place)[columnOfPlace(place)] = faceIn(goblinAt(s, place));
  report(s, log, 'release', place);
}

/** T4.4: every imprisoned goblin of the table; T7.3: who wins by it shares the victory. */
export function releaseAll(s: State, log: Log): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    for (const row of ROWS) releaseRow(s, log, seat, row);
  }
  checkVictory(s, log);
}

function releaseRow(s: State, log: Log, seat: number, row: Row): void {
  const goblins = playerAt(s, seat).rows[row];
  for (let column = 0; column < goblins.length; column++) {
    if (isImprisoned(at(goblins, column))) release(s, log, placeAt(seat, row, column));
  }
}

/** T6.9: two goblins of a row change places, with their marks; powers still to come follow their goblin. */
export function swap(s: State, log: Log, place: number, other: number): void {
  const row = rowAt(s, place);
  const kept = at(row, columnOfPlace(place));
  row[columnOfPlace(place)] = at(row, columnOfPlace(other));
  row[columnOfPlace(other)] = kept;
  for (let i = 0; i < s.stack.length; i++) {
    const f = s.stack[i] as Frame;
    if (f.place === place) f.place = other;
    else if (f.place === other) f.place = place;
  }
  log?.({
    type: 'swap',
    seenBy: EVERYBODY,
    seat: seatOfPlace(place),
    place: placeName(place),
    with: placeName(other),
  });
}
