/** Goan Sul's destruction (C24): all OPEN cards of a clan as one set, with its own windows and Bounty questions. */
import { codeA, type Row } from '@open-gosu/kernel';
import { DECLINE, YES } from '../answers.ts';
import type { Log } from '../events.ts';
import { canRespond, responses, yesNo } from '../flow/choices.ts';
import { bountyDraw, CANCELLED, canHit, DESTROY, respondWith } from '../flow/hit.ts';
import { makeAsk } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { discardFromPlay, draw } from '../state/moves.ts';
import { clansInPlay, isBounty, isCaptured, openCard, rulesFor } from '../state/query.ts';
import { other, ownerOf, ROWS_DOWN, type State } from '../state/state.ts';
import type { Operation } from './operation.ts';

/** Each row has one OPEN card at most, so a set of them is six bits: turn player first, row III to I (C24). */
const SET_SIZE = 6;

function openAt(s: State, bit: number): number {
  const seat = bit < 3 ? s.turn : other(s.turn);
  return openCard(s, seat, ROWS_DOWN[bit % 3] as Row);
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

const ALL = { init: 0, windows: 1, windowAnswered: 2, bounties: 3 } as const;

/**
 * `mode`: the set that will be destroyed; `level`: those whose owner is still to be asked, then those that owe a
 * Bounty draw; `count`: the card a Force of will is answering; `phase` 1 there means cancelled.
 */
export const destroyAllOpen: Operation<'destroyAllOpen'> = {
  run(s, f, _op, log) {
    switch (f.phase >> 1) {
      case ALL.init: {
        f.mode = 0;
        for (let bit = 0; bit < SET_SIZE; bit++) {
          const card = openAt(s, bit);
          if (card >= 0 && isHitByClan(s, card, f.clan)) f.mode |= 1 << bit;
        }
        f.level = f.mode;
        f.phase = ALL.windows << 1;
        return 'again';
      }
      case ALL.windows:
        while (f.level !== 0) {
          const bit = lowestBit(f.level);
          if (canRespond(s, ownerOf(openAt(s, bit)), 'capture-or-destroy')) return 'ask';
          f.level &= ~(1 << bit);
        }
        destroySet(s, f, log);
        f.phase = ALL.bounties << 1;
        return 'again';
      case ALL.windowAnswered:
        if (f.phase & CANCELLED) f.mode &= ~(1 << f.count);
        // Not even the frame may tell later who was asked: that would tell who holds a Force of will.
        f.count = 0;
        f.phase = ALL.windows << 1;
        return 'again';
      default:
        return f.level > 0 ? 'ask' : 'done';
    }
  },
  legal(s, f, _op, out) {
    if (f.phase >> 1 === ALL.bounties) return yesNo(out);
    return responses(s, ownerOf(openAt(s, lowestBit(f.level))), 'capture-or-destroy', out);
  },
  answer(s, f, _op, code, log) {
    if (f.phase >> 1 === ALL.bounties) {
      f.level--;
      if (code === YES) draw(s, log, f.seat, bountyDraw(s, f.seat));
      return;
    }
    f.count = lowestBit(f.level);
    f.level &= ~(1 << f.count);
    f.phase = ALL.windowAnswered << 1;
    if (code === DECLINE) return;
    const card = openAt(s, f.count);
    respondWith(s, log, ownerOf(card), codeA(code), 'capture-or-destroy', card);
  },
  asked(s, f) {
    return f.phase >> 1 === ALL.bounties ? f.seat : ownerOf(openAt(s, lowestBit(f.level)));
  },
  ask(s, f) {
    if (f.phase >> 1 === ALL.bounties) {
      return makeAsk('may', 'bounty-draw', { source: f.card, left: f.level });
    }
    const subject = openAt(s, lowestBit(f.level));
    return makeAsk('respond', 'cancel-destroy', { source: f.card, subject });
  },
};

function isHitByClan(s: State, card: number, clan: number): boolean {
  return (
    canHit(s, card, DESTROY) &&
    !isCaptured(s, card) &&
    ((clansInPlay(s, card, rulesFor(s, ownerOf(card))) >> clan) & 1) === 1
  );
}

/** All at once; then `level` counts the Bounty draws due to the controller (X9.7, C30). */
function destroySet(s: State, f: Frame, log: Log): void {
  const set: number[] = [];
  for (let bit = 0; bit < SET_SIZE; bit++) if ((f.mode >> bit) & 1) set.push(openAt(s, bit));
  f.level = set.filter((card) => ownerOf(card) !== f.seat && isBounty(s, card)).length;
  for (const card of set) discardFromPlay(s, log, card, 'destroy');
}
