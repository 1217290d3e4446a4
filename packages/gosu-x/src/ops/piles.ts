/** Operations on discard piles, the box and revealed cards. Revealed cards stay on their deck, seen by all. */
import {
  type ActionCode,
  at,
  codeA,
  countBits,
  ROWS,
  removeIndex,
  removeValue,
} from '@open-gosu/kernel';
import { ANSWER, DONE } from '../answers.ts';
import type { RevealedPart, RevealedTo } from '../cards/op.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { kindsOf, withDone } from '../flow/choices.ts';
import { makeAsk } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { KIND, ROWS_OF } from '../state/kinds.ts';
import {
  cardId,
  KNOWN_TO_ALL,
  pileCard,
  removeFromGame,
  shuffleDeck,
  takeToHand,
  toDeckTop,
  toDiscard,
  toHand,
} from '../state/moves.ts';
import { isOfClan } from '../state/query.ts';
import { kindAt, ownerOf, type Seat, type State } from '../state/state.ts';
import { fireRemoved } from '../state/triggers.ts';
import type { Operation } from './operation.ts';
import type { BasicOf } from './programs.ts';
import { amountFor, fitsInPile, seatFor } from './values.ts';

function mayTake(s: State, f: Frame, op: BasicOf<'take'>, card: number): boolean {
  if (!fitsInPile(s, f, op.cards, card)) return false;
  return !op.oneOfEachLevel || (at(ROWS_OF, kindAt(s, card)) & ~f.mode) !== 0;
}

function takeAll(s: State, f: Frame, op: BasicOf<'take'>, log: Log): void {
  const p = s.players[f.seat];
  const fits = (card: number) => fitsInPile(s, f, op.cards, card);
  for (const card of p.discard.filter(fits)) takeToHand(s, log, card, 'discard');
  if (op.from === 'discard') return;
  for (const card of p.removed.filter(fits)) takeToHand(s, log, card, 'removed');
}

/** `count`: picks left; `mode`: levels taken already, where at most one of each may be. */
export const take: Operation<'take'> = {
  run(s, f, op, log) {
    if (op.n === 'all') {
      takeAll(s, f, op, log);
      return 'done';
    }
    if (f.phase === 0) {
      f.count = amountFor(s, f, op.n, f.seat);
      f.mode = 0;
      f.phase = 1;
    }
    const more = f.count > 0 && s.players[f.seat].discard.some((card) => mayTake(s, f, op, card));
    return more ? 'ask' : 'done';
  },
  legal(s, f, op, out) {
    const n = kindsOf(s, s.players[f.seat].discard, ANSWER.pick, out, (card) =>
      mayTake(s, f, op, card),
    );
    return op.upTo ? withDone(out, n) : n;
  },
  answer(s, f, _op, code, log) {
    if (code === DONE) {
      f.count = 0;
      return;
    }
    const card = pileCard(s, s.players[f.seat].discard, codeA(code));
    f.mode |= at(ROWS_OF, kindAt(s, card));
    f.count--;
    takeToHand(s, log, card, 'discard');
  },
  ask(_s, f, op) {
    const levelsLeft = ROWS.length - countBits(f.mode);
    const left = op.oneOfEachLevel ? Math.min(f.count, levelsLeft) : f.count;
    return makeAsk('pick', 'take', { source: f.card, left });
  },
};

/** C34: the last put is drawn first. */
export const putOnDeck: Operation<'putOnDeck'> = {
  run(s, f, op) {
    if (f.phase === 0) {
      f.count = amountFor(s, f, op.n, f.seat);
      f.phase = 1;
    }
    return f.count > 0 && s.players[f.seat].discard.length > 0 ? 'ask' : 'done';
  },
  legal(s, f, _op, out) {
    return withDone(out, kindsOf(s, s.players[f.seat].discard, ANSWER.pick, out));
  },
  answer(s, f, _op, code, log) {
    if (code === DONE) {
      f.count = 0;
      return;
    }
    const { discard } = s.players[f.seat];
    const card = pileCard(s, discard, codeA(code));
    removeValue(discard, card);
    f.count--;
    toDeckTop(s, log, card);
  },
  ask(_s, f) {
    return makeAsk('pick', 'put-on-deck', { source: f.card, left: f.count });
  },
};

function removeCard(s: State, log: Log, remover: Seat, card: number): void {
  removeFromGame(s, log, card);
  fireRemoved(s, remover, card);
}

export const remove: Operation<'remove'> = {
  run(s, f, op, log) {
    if (op.what === 'one')
      return f.phase === 0 && s.players[f.seat].discard.length > 0 ? 'ask' : 'done';
    if (op.what === 'chosen') {
      // C27: only if it is still in that discard pile.
      if (f.target >= 0 && s.players[ownerOf(f.target)].discard.includes(f.target)) {
        removeCard(s, log, f.seat, f.target);
      }
      return 'done';
    }
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    for (const card of s.players[seat].discard.filter((card) => isOfClan(s, card, f.clan))) {
      removeCard(s, log, seat, card);
    }
    return 'done';
  },
  can(s, f) {
    return s.players[f.seat].discard.length > 0;
  },
  legal(s, f, _op, out) {
    return kindsOf(s, s.players[f.seat].discard, ANSWER.pick, out);
  },
  answer(s, f, _op, code, log) {
    f.phase = 1;
    removeCard(s, log, f.seat, pileCard(s, s.players[f.seat].discard, codeA(code)));
  },
  ask(_s, f) {
    return makeAsk('pick', 'remove', { source: f.card, left: 1 });
  },
};

/** C33: a deck is shuffled only if a card goes in. */
export const shuffleIn: Operation<'shuffleIn'> = {
  run(s, f, op, log) {
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    const p = s.players[seat];
    const from = op.what === 'clan' ? p.discard : p.removed;
    const fits = (card: number) =>
      op.what === 'clan' ? isOfClan(s, card, f.clan) : kindAt(s, card) === KIND.neye;
    const cards = from.filter(fits);
    for (const card of cards) {
      removeValue(from, card);
      p.deck.push(card);
      log?.({ type: 'to-deck', seenBy: EVERYBODY, seat, card: cardId(s, card), to: 'shuffled' });
    }
    if (cards.length > 0) shuffleDeck(s, log, seat);
    return 'done';
  },
};

/** X9.15. `count`: revealed cards not yet placed; `mode`: those already put back on top of them. */
export const reveal: Operation<'reveal'> = {
  run(s, f, op, log) {
    const { deck } = s.players[f.seat];
    f.count = Math.min(op.n, deck.length);
    f.mode = 0;
    const cards = revealedCards(s, f);
    for (const card of cards) s.known[card] = KNOWN_TO_ALL;
    log?.({
      type: 'reveal',
      seenBy: EVERYBODY,
      seat: f.seat,
      cards: cards.map((card) => cardId(s, card)),
    });
    return 'done';
  },
};

/** Top card first. */
export function revealedCards(s: State, f: Frame): number[] {
  const { deck } = s.players[f.seat];
  const top = deck.length - f.mode;
  return deck.slice(top - f.count, top).reverse();
}

function placeRevealed(s: State, f: Frame, log: Log, card: number, to: RevealedTo): void {
  const { deck } = s.players[f.seat];
  removeIndex(deck, deck.lastIndexOf(card));
  f.count--;
  switch (to) {
    case 'hand':
      toHand(s, card);
      log?.({
        type: 'take',
        seenBy: EVERYBODY,
        seat: f.seat,
        card: cardId(s, card),
        from: 'reveal',
      });
      return;
    case 'discard':
      toDiscard(s, log, card, 'deck');
      return;
    case 'top':
      f.mode++;
      toDeckTop(s, log, card);
      return;
    case 'bottom':
      deck.unshift(card);
      log?.({
        type: 'to-deck',
        seenBy: EVERYBODY,
        seat: f.seat,
        card: cardId(s, card),
        to: 'bottom',
      });
  }
}

function belongs(s: State, f: Frame, part: RevealedPart, card: number): boolean {
  switch (part) {
    case 'matching-clan':
      return isOfClan(s, card, f.clan);
    case 'matching-level':
      return ((at(ROWS_OF, kindAt(s, card)) >> f.level) & 1) === 1;
    default:
      return true;
  }
}

export const revealed: Operation<'revealed'> = {
  run(s, f, op, log) {
    if (op.which === 'one') return f.phase === 0 && f.count > 0 ? 'ask' : 'done';
    for (const card of revealedCards(s, f)) {
      if (belongs(s, f, op.which, card)) placeRevealed(s, f, log, card, op.to);
    }
    return 'done';
  },
  legal(s, f, _op, out) {
    return kindsOf(s, revealedCards(s, f), ANSWER.pick, out);
  },
  answer(s, f, op, code, log) {
    f.phase = 1;
    const card = pileCard(s, revealedCards(s, f), codeA(code));
    placeRevealed(s, f, log, card, op.to);
  },
  ask(_s, f, op) {
    return makeAsk('pick', op.to === 'top' ? 'reveal-to-top' : 'reveal-to-hand', {
      source: f.card,
      left: 1,
    });
  },
};

/** Copying from a discard pile (C6): any card there with an effect, of either player. */
export function discardsWithEffect(
  s: State,
  hasEffect: (kind: number) => boolean,
  out: ActionCode[],
): number {
  const all = [...s.players[0].discard, ...s.players[1].discard];
  return kindsOf(s, all, ANSWER.pick, out, (card) => hasEffect(kindAt(s, card)));
}
