/** Operations on cards in play: capture, destroy, release, sacrifice, swap, back on the deck, the Bounty token. */
import {
  type ActionCode,
  at,
  codeA,
  columnOfPlace,
  makeCode,
  placeAt,
  placeName,
  ROWS,
  rowOfPlace,
} from '@open-gosu/kernel';
import { ANSWER, VERBS } from '../answers.ts';
import type { Target, Verb } from '../cards/op.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { canHit, pushHit, RELEASE } from '../flow/hit.ts';
import { makeAsk } from '../flow/procedure.ts';
import { pushSacrifice } from '../flow/sacrifice.ts';
import type { Frame } from '../state/frame.ts';
import {
  cardId,
  checkFifteen,
  leavePlay,
  toDeckTop as putOnDeckTop,
  releaseArmy,
  turnFaceUp,
} from '../state/moves.ts';
import { cardAt, isCaptured, openCard, placeOf } from '../state/query.ts';
import { ownerOf, SEATS, type Seat, type State, seatOfPlace } from '../state/state.ts';
import type { Operation, Outcome } from './operation.ts';
import { amountFor, fitsInPlay, placeNow, seatFor, targets } from './values.ts';

function targetsOf(s: State, f: Frame, target: Target, verb: number, out: ActionCode[]): number {
  if (target === 'this' || target === 'chosen') return 0;
  const fits = (card: number, place: number) =>
    canHit(s, card, verb, place) && fitsInPlay(s, f, target, card, place);
  return targets(s, fits, out);
}

/** Does the verb to a card that it may be done to. `actor` is who does it (Cylak). */
function strike(s: State, f: Frame, log: Log, card: number, verb: number): void {
  if (card < 0 || !canHit(s, card, verb)) return;
  if (verb === RELEASE) {
    turnFaceUp(s, log, card);
    checkFifteen(s, log);
  } else {
    pushHit(s, f.actor, f.card, card, verb);
  }
}

const scratch: ActionCode[] = [];

function verbOperation<K extends Verb>(name: K): Operation<K> {
  const verb = VERBS.indexOf(name);
  const operation = {
    run(s: State, f: Frame, op: { target: Target }, log: Log): Outcome {
      if (op.target === 'this' || op.target === 'chosen') {
        strike(s, f, log, op.target === 'this' ? f.card : f.target, verb);
        return 'done';
      }
      if (f.phase === 1) {
        strike(s, f, log, f.target, verb);
        return 'done';
      }
      f.target = -1;
      return targetsOf(s, f, op.target, verb, scratch) > 0 ? 'ask' : 'done';
    },
    can(s: State, f: Frame, op: { target: Target }) {
      return targetsOf(s, f, op.target, verb, scratch) > 0;
    },
    legal(s: State, f: Frame, op: { target: Target }, out: ActionCode[]) {
      return targetsOf(s, f, op.target, verb, out);
    },
    answer(s: State, f: Frame, _op: { target: Target }, code: ActionCode) {
      f.target = cardAt(s, codeA(code));
      f.phase = 1;
    },
    asked(_s: State, f: Frame) {
      return f.actor;
    },
    ask(_s: State, f: Frame) {
      return makeAsk('target', name, { source: f.card, left: 1 });
    },
  };
  return operation as unknown as Operation<K>;
}

export const capture = verbOperation('capture');
export const destroy = verbOperation('destroy');
export const release = verbOperation('release');

const PHASE_VERB = 0;
const PHASE_TARGET = 1;
const PHASE_STRIKE = 2;

/** First the verb, among those that have a target, then the target. `mode`: the verb. */
export const oneOf: Operation<'oneOf'> = {
  run(s, f, op, log) {
    if (f.phase === PHASE_STRIKE) {
      strike(s, f, log, f.target, f.mode);
      return 'done';
    }
    if (f.phase === PHASE_TARGET) return 'ask';
    return oneOf.can?.(s, f, op) ? 'ask' : 'done';
  },
  can(s, f, op) {
    return op.verbs.some((verb) => targetsOf(s, f, op.target, VERBS.indexOf(verb), scratch) > 0);
  },
  legal(s, f, op, out) {
    if (f.phase === PHASE_TARGET) return targetsOf(s, f, op.target, f.mode, out);
    let n = 0;
    for (const verb of op.verbs) {
      const index = VERBS.indexOf(verb);
      if (targetsOf(s, f, op.target, index, scratch) > 0) out[n++] = makeCode(ANSWER.do, index);
    }
    return n;
  },
  answer(s, f, _op, code) {
    if (f.phase === PHASE_VERB) {
      f.mode = codeA(code);
      f.phase = PHASE_TARGET;
    } else {
      f.target = cardAt(s, codeA(code));
      f.phase = PHASE_STRIKE;
    }
  },
  ask(_s, f) {
    return f.phase === PHASE_VERB
      ? makeAsk('verb', 'verb', { source: f.card })
      : makeAsk('target', VERBS[f.mode] ?? 'capture', { source: f.card, left: 1 });
  },
};

export const sacrifice: Operation<'sacrifice'> = {
  run(s, f, op) {
    const seat = seatFor(s, f, op.who);
    if (seat !== -1) pushSacrifice(s, seat, amountFor(s, f, op.n, seat)).card = f.card;
    return 'done';
  },
  can(s, f, op) {
    if (op.who !== 'actor') return seatFor(s, f, op.who) !== -1;
    return SEATS.some((seat) => s.players[seat].rows[0].length > 0);
  },
};

export const releaseAll: Operation<'releaseAll'> = {
  run(s, f, op, log) {
    const seat = seatFor(s, f, op.who);
    if (seat === -1) return 'done';
    releaseArmy(s, log, seat);
    checkFifteen(s, log);
    return 'done';
  },
};

export const toDeckTop: Operation<'toDeckTop'> = {
  run(s, f, op) {
    if (f.phase === 1) return 'done';
    return toDeckTop.legal?.(s, f, op, scratch) ? 'ask' : 'done';
  },
  legal(s, f, op, out) {
    const fits = (card: number, place: number) =>
      openCard(s, ownerOf(card), rowOfPlace(place)) === card &&
      fitsInPlay(s, f, op.target, card, place);
    return targets(s, fits, out);
  },
  answer(s, f, _op, code, log) {
    const card = cardAt(s, codeA(code));
    f.phase = 1;
    placeNow(s, f);
    leavePlay(s, card);
    putOnDeckTop(s, log, card);
  },
  ask(_s, f) {
    return makeAsk('target', 'to-deck-top', { source: f.card, left: 1 });
  },
};

/** C21: two places of one row of one army, the second to the right of the first. `second`: the first card chosen. */
export const swap: Operation<'swap'> = {
  run(s, f, op) {
    if (f.phase === 2) return 'done';
    return f.phase === 1 || swap.can?.(s, f, op) ? 'ask' : 'done';
  },
  can(s, f, op) {
    return SEATS.some(
      (seat) =>
        (op.army === 'any' || seat === f.seat) &&
        ROWS.some((row) => s.players[seat].rows[row].length > 1),
    );
  },
  legal(s, f, op, out) {
    let n = 0;
    const first = f.phase === 1 ? placeOf(s, f.second) : -1;
    for (const seat of SEATS) {
      if (op.army === 'yours' && seat !== f.seat) continue;
      for (const row of ROWS) {
        const { length } = s.players[seat].rows[row];
        for (let column = 0; column < length; column++) {
          const place = placeAt(seat, row, column);
          const fits = first < 0 ? column < length - 1 : isRightOf(place, first);
          if (fits) out[n++] = makeCode(ANSWER.target, place);
        }
      }
    }
    return n;
  },
  answer(s, f, _op, code, log) {
    const place = codeA(code);
    if (f.phase === 0) {
      f.second = cardAt(s, place);
      f.phase = 1;
      return;
    }
    const first = placeOf(s, f.second);
    log?.({
      type: 'swap',
      seenBy: EVERYBODY,
      seat: seatOfPlace(place),
      place: placeName(first),
      with: placeName(place),
    });
    const row = s.players[seatOfPlace(place)].rows[rowOfPlace(place)];
    row[columnOfPlace(first)] = at(row, columnOfPlace(place));
    row[columnOfPlace(place)] = f.second;
    f.second = -1;
    f.phase = 2;
    placeNow(s, f);
  },
  ask(_s, f) {
    return makeAsk('target', f.phase === 0 ? 'swap-first' : 'swap-second', {
      source: f.card,
    });
  },
};

function isRightOf(place: number, first: number): boolean {
  return (
    seatOfPlace(place) === seatOfPlace(first) &&
    rowOfPlace(place) === rowOfPlace(first) &&
    place > first
  );
}

/** C31: any face-up card but the one that bears the token. */
export const placeBounty: Operation<'placeBounty'> = {
  run(s, f, op) {
    if (f.phase === 1) return 'done';
    return placeBounty.legal?.(s, f, op, scratch) ? 'ask' : 'done';
  },
  legal(s, _f, _op, out) {
    return targets(s, (card) => !isCaptured(s, card) && card !== s.bounty, out);
  },
  answer(s, f, _op, code, log) {
    const place = codeA(code);
    s.bounty = cardAt(s, place);
    f.phase = 1;
    const seat: Seat = seatOfPlace(place);
    log?.({
      type: 'bounty',
      seenBy: EVERYBODY,
      seat,
      card: cardId(s, s.bounty),
      place: placeName(place),
    });
  },
  ask(_s, f) {
    return makeAsk('target', 'place-bounty', { source: f.card, left: 1 });
  },
};
