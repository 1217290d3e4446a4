/** The conditions cards ask for: one function each, so that a new one cannot be forgotten here. */
import { ROWS } from '@open-gosu/kernel';
import type { Condition } from '../cards/op.ts';
import { KIND, NAME_OF, NAME_PHOENIX } from '../state/kinds.ts';
import {
  capturedCount,
  isCaptured,
  ownedTokens,
  placeOf,
  timerOrArpiaInPlay,
} from '../state/query.ts';
import { kindAt, other, type Seat, type State, TOKEN_COUNT } from '../state/state.ts';

type Check = (s: State, seat: Seat, card: number) => boolean;

const CHECKS: { readonly [C in Condition]: Check } = {
  supremacy: (s, seat) => s.players[seat].supremacy > 0,
  'timer-in-play': (s) => timerOrArpiaInPlay(s, KIND.timer),
  'arpia-in-play': (s) => timerOrArpiaInPlay(s, KIND.arpia),
  'X-is-4': (s, seat) => ownedTokens(s, seat) === TOKEN_COUNT,
  'this-was-captured': (s, _seat, card) => placeOf(s, card) >= 0 && isCaptured(s, card),
  'empty-hand': (s, seat) => s.players[seat].hand.length === 0,
  'three-captured-opposing': (s, seat) => capturedCount(s, other(seat)) >= 3,
  'neye-removed': (s, seat) =>
    s.players[seat].removed.some((card) => kindAt(s, card) === KIND.neye),
  'three-phoenix-cards': (s, seat) => phoenixCards(s, seat) >= 3,
};

export function holds(s: State, condition: Condition, seat: Seat, card: number): boolean {
  return CHECKS[condition](s, seat, card);
}

/** C4: face-up cards named Phoenix in an army. */
function phoenixCards(s: State, seat: Seat): number {
  let count = 0;
  for (const row of ROWS) {
    for (const card of s.players[seat].rows[row]) {
      if (!isCaptured(s, card) && NAME_OF[kindAt(s, card)] === NAME_PHOENIX) count++;
    }
  }
  return count;
}
