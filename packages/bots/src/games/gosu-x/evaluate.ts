/**
 * How well a seat stands in Gosu X: a sum of features and of cards, each with one weight, its own less the opponent's.
 * The unit is one point of military value.
 */
import {
  armyValue,
  ask,
  CARD_DEFS,
  EXTRA,
  faceUpCount,
  inPlayCount,
  isCaptured,
  SEATS,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { at, countBits, ROWS } from '@open-gosu/kernel';
import { leadOver } from '../../judge/lead.ts';
import {
  type CardGame,
  type FeatureGame,
  type Linear,
  linearJudge,
  type Values,
} from '../../judge/linear.ts';
import { learnedLinear } from '../../judge/packed-weights.ts';
import { CLAN_OF_KIND } from './clans.ts';
import * as WEIGHTS_1 from './weights-1.ts';

type Feature = keyof typeof WEIGHTS_1.FEATURES;

const LAST_SAFE_COUNT = 10;
const TOKENS = 4;

const CLAN_BIT = CLAN_OF_KIND.map((clan) => 1 << clan);

function features(s: State, seat: number): Values<Feature> {
  const mine = seat as Seat;
  const p = s.players[mine];
  const foe = s.players[mine === 0 ? 1 : 0];
  const army = armyValue(s, mine);
  const faceUp = faceUpCount(s, mine);
  const inPlay = inPlayCount(s, mine);
  const owned = TOKENS - p.locked;
  return {
    armyValue: army,
    leadLate: p.passed || foe.passed ? leadOver(army, armyValue(s, mine === 0 ? 1 : 0)) : 0,
    cardInPlay: inPlay,
    capturedCard: inPlay - faceUp,
    handCard: p.hand.length,
    handSupported: supportedInHand(s, mine),
    tokenOwned: owned,
    tokenFourth: owned >= TOKENS ? 1 : 0,
    tokenInHand: p.tokens,
    supremacy: p.supremacy,
    wonder: s.wonder === mine ? 1 : 0,
    extraTurn: s.extra === EXTRA.due && s.turn === mine ? 1 : 0,
    turnGiven: p.passed && !foe.passed ? Math.max(0, foe.turnsLeft) : 0,
    tileTurned: countBits(p.flipped),
    towardsFifteen: Math.max(0, faceUp - LAST_SAFE_COUNT) ** 2,
    toMove: s.turn === mine ? 1 : 0,
  };
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

export const GOSU_X_FEATURES: FeatureGame<State, Feature> = {
  names: Object.keys(WEIGHTS_1.FEATURES) as Feature[],
  features,
  seats: () => SEATS.length,
  winners: (s) => s.winners,
  isQuiet: (s) => ask(s).kind === 'action',
  stage: (s) => s.round,
};

const KINDS = CARD_DEFS.length;

export const GOSU_X_CARDS: CardGame<State> = {
  kinds: KINDS,
  cards(s, seat, out) {
    const { rows, hand } = s.players[seat as Seat];
    let count = 0;
    for (const row of ROWS) {
      for (const card of rows[row]) if (!isCaptured(s, card)) out[count++] = at(s.kinds, card);
    }
    for (let i = 0; i < hand.length; i++) out[count++] = KINDS + at(s.kinds, at(hand, i));
    return count;
  },
};

/** Fitted by self-play (`scripts/learn.mjs`). */
const LINEAR_1 = learnedLinear<Feature>(WEIGHTS_1);

/** What bots stand on whose answers never change, by their names. */
export const GOSU_X_FROZEN: { readonly [bot: string]: Linear<Feature> } = { 'greedy-1': LINEAR_1 };

/** What all other bots stand on: better weights take the place of the first here, and only here. */
export const GOSU_X_LINEAR = LINEAR_1;

export const gosuXJudge = linearJudge(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_LINEAR);
