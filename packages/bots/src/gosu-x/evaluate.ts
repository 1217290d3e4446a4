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
import { type FeatureGame, type Linear, linearJudge, type Values } from '../linear.ts';

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

function features(s: State, seat: number): Values<Feature> {
  const mine = seat as Seat;
  const p = s.players[mine];
  const faceUp = faceUpCount(s, mine);
  const inPlay = inPlayCount(s, mine);
  return {
    armyValue: armyValue(s, mine),
    cardInPlay: inPlay,
    capturedCard: inPlay - faceUp,
    handCard: p.hand.length,
    handValue: valueInHand(s, mine),
    handSupported: supportedInHand(s, mine),
    tokenOwned: TOKENS - p.locked,
    tokenInHand: p.tokens,
    supremacy: p.supremacy,
    wonder: s.wonder === mine ? 1 : 0,
    extraTurn: s.extra === EXTRA.due && s.turn === mine ? 1 : 0,
    turnGiven: p.passed ? turnsGiven(s, mine) : 0,
    tileTurned: countBits(p.flipped),
    towardsFifteen: Math.max(0, faceUp - LAST_SAFE_COUNT) ** 2,
  };
}

function valueInHand(s: State, seat: Seat): number {
  const { hand } = s.players[seat];
  let value = 0;
  for (let i = 0; i < hand.length; i++) value += at(VALUE, at(s.kinds, at(hand, i)));
  return value;
}

/** How many cards in hand have a face-up Troop of their clan in play. */
function supportedInHand(s: State, seat: Seat): number {
  const { hand, rows } = s.players[seat];
  let clans = 0;
  for (const card of rows[0]) if (!isCaptured(s, card)) clans |= at(CLAN_BIT, at(s.kinds, card));
  let supported = 0;
  for (let i = 0; i < hand.length; i++) {
    if (at(CLAN_BIT, at(s.kinds, at(hand, i))) & clans) supported++;
  }
  return supported;
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
