/**
 * How well a seat stands in GOSU Tactics: a sum of features and of goblins, each with one weight, its own less the
 * opponents'. The unit is one point of strength.
 */
import { at, ROWS } from '@open-gosu/kernel';
import {
  armyStrength,
  ask,
  CLAN_OF,
  clansInRow,
  FACE_DEFS,
  faceIn,
  goblinCount,
  imprisonedCount,
  largestClan,
  type Player,
  playerAt,
  ROW_OF,
  type State,
} from '@open-gosu/tactics';
import { leadOver } from '../../judge/lead.ts';
import {
  type CardGame,
  type FeatureGame,
  type Linear,
  linearJudge,
  type Values,
} from '../../judge/linear.ts';
import { learnedLinear } from '../../judge/packed-weights.ts';
import * as WEIGHTS_1 from './weights-1.ts';

type Feature = keyof typeof WEIGHTS_1.FEATURES;

const LAST_SAFE_COUNT = 10;
const LAST_SAFE_CLAN = 5;

function features(s: State, seat: number): Values<Feature> {
  const p = playerAt(s, seat);
  const strength = armyStrength(p);
  const goblins = goblinCount(p);
  return {
    strength,
    leadLate: isLate(s) ? leadOver(strength, strongestOther(s, seat)) : 0,
    goblin: goblins,
    imprisoned: imprisonedCount(p),
    handCard: p.hand.length,
    handSupported: supportedCards(p),
    point: p.points,
    pointSecond: p.points >= 2 ? 1 : 0,
    advantage: s.advantage === seat ? 1 : 0,
    extraTurn: s.turn === seat ? s.extraOwed : 0,
    turnGiven: p.passed ? turnsGiven(s) : 0,
    towardsFifteen: Math.max(0, goblins - LAST_SAFE_COUNT) ** 2,
    towardsNine: Math.max(0, largestClan(p) - LAST_SAFE_CLAN) ** 2,
    toMove: s.turn === seat ? 1 : 0,
  };
}

/** Somebody has passed: what stands there is nearly what will be counted. */
function isLate(s: State): boolean {
  for (const p of s.players) if (p.passed) return true;
  return false;
}

function strongestOther(s: State, seat: number): number {
  let most = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) most = Math.max(most, armyStrength(playerAt(s, other)));
  }
  return most;
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
  names: Object.keys(WEIGHTS_1.FEATURES) as Feature[],
  features,
  seats: (s) => s.players.length,
  winners: (s) => s.winners,
  isQuiet: (s) => ask(s).kind === 'action',
  stage: (s) => s.round,
};

const FACES = FACE_DEFS.length;

/** A captive is the card it was: it comes back. What it lacks meanwhile is for the features to say. */
export const TACTICS_CARDS: CardGame<State> = {
  kinds: FACES,
  cards(s, seat, out) {
    const { rows, hand } = playerAt(s, seat);
    let count = 0;
    for (const row of ROWS) {
      for (const goblin of rows[row]) out[count++] = faceIn(goblin);
    }
    for (let i = 0; i < hand.length; i++) out[count++] = FACES + at(hand, i);
    return count;
  },
};

/** Fitted by self-play (`scripts/learn.mjs`). */
const LINEAR_1 = learnedLinear<Feature>(WEIGHTS_1);

/** What bots stand on whose answers never change, by their names. */
export const TACTICS_FROZEN: { readonly [bot: string]: Linear<Feature> } = { 'greedy-1': LINEAR_1 };

/** What all other bots stand on: better weights take the place of the first here, and only here. */
export const TACTICS_LINEAR = LINEAR_1;

export const tacticsJudge = linearJudge(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_LINEAR);
