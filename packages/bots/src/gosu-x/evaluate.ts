/**
 * How well a seat stands in Gosu X: a sum of features, each with one weight, its own less the opponent's. The unit is
 * one point of military value in the coming Great Battle.
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
import { type FeatureGame, type Linear, linearJudge } from '../linear.ts';

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

type Feature = keyof typeof WEIGHTS;

const LAST_SAFE_COUNT = 10;
const TOKENS = 4;

const CLAN_BIT: readonly number[] = CLAN_DEFS.flatMap((clan, index) =>
  clan.cards.map(() => 1 << index),
);
const VALUE: readonly number[] = CARD_DEFS.map((def) => def.value);

/** In the order of `WEIGHTS`. */
function features(s: State, seat: number, out: number[]): void {
  const p = s.players[seat as Seat];
  const faceUp = faceUpCount(s, seat as Seat);
  const inPlay = inPlayCount(s, seat as Seat);
  out[0] = armyValue(s, seat as Seat);
  out[1] = inPlay;
  out[2] = inPlay - faceUp;
  out[3] = p.hand.length;
  handFeatures(s, seat as Seat, out, 4);
  out[6] = TOKENS - p.locked;
  out[7] = p.tokens;
  out[8] = p.supremacy;
  out[9] = s.wonder === seat ? 1 : 0;
  out[10] = s.extra === EXTRA.due && s.turn === seat ? 1 : 0;
  out[11] = p.passed ? turnsGiven(s, seat as Seat) : 0;
  out[12] = countBits(p.flipped);
  out[13] = Math.max(0, faceUp - LAST_SAFE_COUNT) ** 2;
}

/** The values of the cards in hand, and how many of them have a Troop of their clan in play. */
function handFeatures(s: State, seat: Seat, out: number[], at0: number): void {
  const { hand, rows } = s.players[seat];
  let clans = 0;
  for (const card of rows[0]) if (!isCaptured(s, card)) clans |= at(CLAN_BIT, at(s.kinds, card));
  let value = 0;
  let supported = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = at(s.kinds, at(hand, i));
    value += at(VALUE, kind);
    if (at(CLAN_BIT, kind) & clans) supported++;
  }
  out[at0] = value;
  out[at0 + 1] = supported;
}

/** Turns the opponent may still take after this seat has passed. */
function turnsGiven(s: State, seat: Seat): number {
  for (const other of SEATS) {
    if (other !== seat && !s.players[other].passed) return Math.max(0, s.players[other].turnsLeft);
  }
  return 0;
}

export const GOSU_X_FEATURES: FeatureGame<State, Feature> = {
  names: Object.keys(WEIGHTS) as Feature[],
  features,
  seats: () => SEATS.length,
  winners: (s) => s.winners,
  isQuiet: (s) => ask(s).kind === 'action',
  stage: (s) => s.round,
};

const BALANCED: Linear<Feature> = { weights: WEIGHTS, scale: 9 };

export const gosuXJudge = linearJudge(GOSU_X_FEATURES, BALANCED);
export const { evaluate } = gosuXJudge;

/** Ways to play that a strong bot must meet: each wants one thing more than it should. */
export const GOSU_X_STYLES: { readonly [name: string]: Linear<Feature> } = {
  'token-rush': {
    ...BALANCED,
    weights: { ...WEIGHTS, tokenOwned: 9, tokenInHand: 0.8, armyValue: 0.7 },
  },
  'fifteen-rush': {
    ...BALANCED,
    weights: { ...WEIGHTS, cardInPlay: 2.5, capturedCard: -2, towardsFifteen: 2, armyValue: 0.5 },
  },
  denial: { ...BALANCED, spite: 1.6 },
  'early-pass': { ...BALANCED, weights: { ...WEIGHTS, turnGiven: -0.6, handCard: 1.8 } },
};
