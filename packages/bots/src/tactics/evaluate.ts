/**
 * How well a seat stands in GOSU Tactics: a sum of features, each with one weight, its own less the opponents'. The
 * unit is one point of strength in the coming Great Battle.
 */
import { at } from '@open-gosu/kernel';
import {
  armyStrength,
  ask,
  CLAN_OF,
  clansInRow,
  goblinCount,
  imprisonedCount,
  largestClan,
  type Player,
  playerAt,
  ROW_OF,
  type State,
} from '@open-gosu/tactics';
import { type FeatureGame, type Linear, linearJudge, type Values } from '../linear.ts';

export const TACTICS_WEIGHTS = {
  strength: 1,
  /** A goblin stays for the next round too, and carries those above it. */
  goblin: 0.8,
  /** It comes back at the start of the next round. */
  imprisoned: 0.6,
  handCard: 1,
  /** What a card in hand is worth more if its clan already stands in the first row, and more still by its level. */
  handSupported: 0.5,
  point: 10,
  advantage: 2,
  extraTurn: 2.5,
  /** Each turn the others still have after one has passed. */
  turnGiven: -1,
  /** For the square of the goblins beyond ten: the fifteenth wins. */
  towardsFifteen: 0.6,
  /** For the square of the face-up goblins of the largest clan beyond five: the ninth wins. */
  towardsNine: 0.6,
} as const;

type Feature = keyof typeof TACTICS_WEIGHTS;

const LAST_SAFE_COUNT = 10;
const LAST_SAFE_CLAN = 5;

function features(s: State, seat: number): Values<Feature> {
  const p = playerAt(s, seat);
  const goblins = goblinCount(p);
  return {
    strength: armyStrength(p),
    goblin: goblins,
    imprisoned: imprisonedCount(p),
    handCard: p.hand.length,
    handSupported: supportedCards(p),
    point: p.points,
    advantage: s.advantage === seat ? 1 : 0,
    extraTurn: s.turn === seat ? s.extraOwed : 0,
    turnGiven: p.passed ? turnsGiven(s) : 0,
    towardsFifteen: Math.max(0, goblins - LAST_SAFE_COUNT) ** 2,
    towardsNine: Math.max(0, largestClan(p) - LAST_SAFE_CLAN) ** 2,
  };
}

function supportedCards(p: Player): number {
  const clans = clansInRow(p, 0);
  let worth = 0;
  for (let i = 0; i < p.hand.length; i++) {
    const face = at(p.hand, i);
    if ((clans >> at(CLAN_OF, face)) & 1) worth += 1 + at(ROW_OF, face) / 2;
  }
  return worth;
}

/** Turns the others may still take. */
function turnsGiven(s: State): number {
  let turns = 0;
  for (const p of s.players) if (!p.passed) turns += Math.max(0, p.turnsLeft);
  return turns;
}

export const TACTICS_FEATURES: FeatureGame<State, Feature> = {
  names: Object.keys(TACTICS_WEIGHTS) as Feature[],
  features,
  seats: (s) => s.players.length,
  winners: (s) => s.winners,
  isQuiet: (s) => ask(s).kind === 'action',
  stage: (s) => s.round,
};

const BALANCED: Linear<Feature> = { weights: TACTICS_WEIGHTS, scale: 8 };

export const tacticsJudge = linearJudge(TACTICS_FEATURES, BALANCED);
export const { evaluate: evaluateTactics } = tacticsJudge;

/** Ways to play that a strong bot must meet: each wants one thing more than it should. */
export const TACTICS_STYLES: { readonly [name: string]: Linear<Feature> } = {
  'clan-rush': {
    ...BALANCED,
    weights: { ...TACTICS_WEIGHTS, towardsNine: 2.5, handSupported: 1.2, strength: 0.7 },
  },
  'early-pass': { ...BALANCED, weights: { ...TACTICS_WEIGHTS, turnGiven: -0.2, handCard: 1.6 } },
};
