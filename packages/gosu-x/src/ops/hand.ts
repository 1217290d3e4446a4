/** Operations on hands and decks: draw, discard, hand sizes, the top of a deck, searching. */
import { at, codeA, removeValue, rowOfPlace, viewerBit } from '@open-gosu/kernel';
import { ANSWER, VERBS } from '../answers.ts';
import type { Verb } from '../cards/op.ts';
import { EVERYBODY } from '../events.ts';
import { kindsOf } from '../flow/choices.ts';
import { pushDiscard } from '../flow/discard.ts';
import { canHit } from '../flow/hit.ts';
import { makeAsk } from '../flow/procedure.ts';
import { KEYWORD, KEYWORDS_OF, NAME_OF, NAME_PHOENIX, ROW_OF } from '../state/kinds.ts';
import {
  cardId,
  discardFromHand,
  draw as drawCards,
  handCard,
  KNOWN_TO_ALL,
  mill as millCards,
  pileCard,
  shuffleDeck,
  toDeckTop,
  toHand,
} from '../state/moves.ts';
import { levelsInPlay } from '../state/query.ts';
import { kindAt, other, type State } from '../state/state.ts';
import type { Operation } from './operation.ts';
import { amountFor, levelsUpTo, seatFor, targets } from './values.ts';

export const draw: Operation<'draw'> = {
  run(s, f, op, log) {
    const seat = seatFor(s, f, op.who);
    if (seat >= 0) drawCards(s, log, seat as 0 | 1, amountFor(s, f, op.n, seat as 0 | 1));
    return 'done';
  },
};

export const discard: Operation<'discard'> = {
  run(s, f, op) {
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    const frame = pushDiscard(s, seat, amountFor(s, f, op.n, seat), 'effect');
    frame.card = f.card;
    if (op.clan) frame.clan = f.clan;
    return 'done';
  },
};

export const handTo: Operation<'handTo'> = {
  run(s, f, op, log) {
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    const missing = amountFor(s, f, op.n, seat) - s.players[seat].hand.length;
    if (missing > 0 && op.by !== 'discard') drawCards(s, log, seat, missing);
    if (missing < 0 && op.by !== 'draw') pushDiscard(s, seat, -missing, 'effect').card = f.card;
    return 'done';
  },
};

const scratch: number[] = [];

/** C32: a Bounty card in hand for whose level some verb has a target. */
function paysFor(s: State, verbs: readonly Verb[], card: number): boolean {
  const kind = kindAt(s, card);
  if (!(at(KEYWORDS_OF, kind) & KEYWORD.bounty)) return false;
  const levels = levelsUpTo(at(ROW_OF, kind));
  const fits = (target: number, place: number) =>
    (levelsInPlay(s, target, rowOfPlace(place)) & levels) !== 0 &&
    verbs.some((verb) => canHit(s, target, VERBS.indexOf(verb), place));
  return targets(s, fits, scratch) > 0;
}

export const payBounty: Operation<'payBounty'> = {
  run(s, f, op) {
    if (f.phase === 1) return 'done';
    return payBounty.can?.(s, f, op) ? 'ask' : 'done';
  },
  can(s, f, op) {
    return s.players[f.seat].hand.some((card) => paysFor(s, op.verbs, card));
  },
  legal(s, f, op, out) {
    return kindsOf(s, s.players[f.seat].hand, ANSWER.discard, out, (card) =>
      paysFor(s, op.verbs, card),
    );
  },
  answer(s, f, _op, code, log) {
    const kind = codeA(code);
    f.level = ROW_OF[kind] ?? 0;
    f.phase = 1;
    discardFromHand(s, log, handCard(s, f.seat, kind), 'effect');
  },
  ask(_s, f) {
    return makeAsk('discard', 'pay-bounty', { source: f.card, left: 1 });
  },
};

export const mill: Operation<'mill'> = {
  run(s, f, op, log) {
    const seat = seatFor(s, f, op.who);
    if (seat !== -1) millCards(s, log, seat, amountFor(s, f, op.n, seat));
    return 'done';
  },
};

/** C33: the deck is shuffled in any case; a card that fits must be taken. */
export const search: Operation<'search'> = {
  run(s, f, op, log) {
    if (f.phase === 1) return 'done';
    if (s.players[f.seat].deck.some((card) => found(s, op.name, card))) return 'ask';
    shuffleDeck(s, log, f.seat);
    return 'done';
  },
  legal(s, f, op, out) {
    return kindsOf(s, s.players[f.seat].deck, ANSWER.pick, out, (card) => found(s, op.name, card));
  },
  answer(s, f, op, code, log) {
    const { deck } = s.players[f.seat];
    const card = pileCard(s, deck, codeA(code));
    removeValue(deck, card);
    f.phase = 1;
    const shown = op.to === 'top';
    log?.({
      type: 'search',
      seenBy: shown ? EVERYBODY : viewerBit(f.seat),
      seat: f.seat,
      card: cardId(s, card),
    });
    shuffleDeck(s, log, f.seat);
    s.known[card] = shown ? KNOWN_TO_ALL : viewerBit(f.seat);
    if (shown) toDeckTop(s, log, card);
    else toHand(s, card);
  },
  ask(_s, f) {
    return makeAsk('pick', 'search', { source: f.card, left: 1 });
  },
};

function found(s: State, name: 'phoenix' | undefined, card: number): boolean {
  return name === undefined || NAME_OF[kindAt(s, card)] === NAME_PHOENIX;
}

export const lookAtHand: Operation<'lookAtHand'> = {
  run(s, f, _op, log) {
    const seat = other(f.seat);
    const { hand } = s.players[seat];
    for (const card of hand) s.known[card] = (s.known[card] ?? 0) | viewerBit(f.seat);
    log?.({
      type: 'look',
      seenBy: viewerBit(f.seat) | viewerBit(seat),
      seat: f.seat,
      cards: hand.map((card) => cardId(s, card)),
    });
    return 'done';
  },
};
