/**
 * How well a seat stands in Gosu X: a sum of features, each with one weight, its own less the opponent's. The unit is
 * one point of military value in the coming Great Battle. No table is learnt: every weight can be argued about.
 */

import {
  armyValue,
  ask,
  CARD_DEFS,
  CLAN_DEFS,
  EXTRA,
  faceUpCount,
  inPlayCount,
  isCaptured,
  SEATS,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { at, countBits } from '@open-gosu/kernel';
import type { Judge } from '../bot.ts';

/** Further from 0 than any sum of features. */
export const WON = 1000;

export const WEIGHTS = {
  armyValue: 1,
  /** A card in play serves the next round too, and carries those above it. */
  cardInPlay: 0.5,
  capturedCard: -0.3,
  handCard: 1.2,
  /** What a card in hand is worth more for each point of its value, and if its clan already has a Troop in play. */
  handValue: 0.1,
  handSupported: 0.4,
  tokenOwned: 3,
  tokenInHand: 1.4,
  supremacy: 12,
  wonder: 1.2,
  extraTurn: 3,
  /** Each turn the opponent still has after one has passed. */
  turnGiven: -2.5,
  tileTurned: 1.5,
  /** For the square of the face-up cards beyond ten: the fifteenth wins. */
  towardsFifteen: 0.5,
} as const;

const LAST_SAFE_COUNT = 10;
const TOKENS = 4;

/** Points that make a chance of 73 %. */
const SCALE = 9;

const CLAN_BIT: readonly number[] = CLAN_DEFS.flatMap((clan, index) =>
  clan.cards.map(() => 1 << index),
);
const VALUE: readonly number[] = CARD_DEFS.map((def) => def.value);

export const gosuXJudge: Judge<State> = {
  evaluate,
  isQuiet: (s) => ask(s).kind === 'action',
  chance: (value) => 1 / (1 + Math.exp(-value / SCALE)),
};

export function evaluate(s: State, seat: number): number {
  if (s.winners !== 0) return outcome(s.winners, seat);
  const [zero, one] = [strength(s, 0), strength(s, 1)];
  return seat === 0 ? zero - one : one - zero;
}

function outcome(winners: number, seat: number): number {
  if (!((winners >> seat) & 1)) return -WON;
  return winners === 1 << seat ? WON : 0;
}

function strength(s: State, seat: Seat): number {
  const p = s.players[seat];
  const faceUp = faceUpCount(s, seat);
  const inPlay = inPlayCount(s, seat);
  const owned = TOKENS - p.locked;
  let sum = WEIGHTS.armyValue * armyValue(s, seat);
  sum += WEIGHTS.cardInPlay * inPlay + WEIGHTS.capturedCard * (inPlay - faceUp);
  sum += handWorth(s, seat);
  sum += WEIGHTS.tokenOwned * owned + WEIGHTS.tokenInHand * p.tokens;
  sum += WEIGHTS.supremacy * p.supremacy;
  sum += WEIGHTS.tileTurned * countBits(p.flipped);
  if (s.wonder === seat) sum += WEIGHTS.wonder;
  if (s.extra === EXTRA.due && s.turn === seat) sum += WEIGHTS.extraTurn;
  if (p.passed) sum += WEIGHTS.turnGiven * turnsGiven(s, seat);
  if (faceUp > LAST_SAFE_COUNT) sum += WEIGHTS.towardsFifteen * (faceUp - LAST_SAFE_COUNT) ** 2;
  return sum;
}

function handWorth(s: State, seat: Seat): number {
  const { hand, rows } = s.players[seat];
  let clans = 0;
  for (const card of rows[0]) if (!isCaptured(s, card)) clans |= at(CLAN_BIT, at(s.kinds, card));
  let worth = WEIGHTS.handCard * hand.length;
  for (let i = 0; i < hand.length; i++) {
    const kind = at(s.kinds, at(hand, i));
    worth += WEIGHTS.handValue * at(VALUE, kind);
    if (at(CLAN_BIT, kind) & clans) worth += WEIGHTS.handSupported;
  }
  return worth;
}

/** Turns the opponent may still take after this seat has passed. */
function turnsGiven(s: State, seat: Seat): number {
  for (const other of SEATS) {
    if (other !== seat && !s.players[other].passed) return Math.max(0, s.players[other].turnsLeft);
  }
  return 0;
}
