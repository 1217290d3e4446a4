/**
 * How well a seat stands in GOSU Tactics: a sum of features, each with one weight, its own less the opponents'. The
 * unit is one point of strength in the coming Great Battle. No table is learnt: every weight can be argued about.
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
import type { Judge } from '../bot.ts';

/** Further from 0 than any sum of features. */
const WON = 1000;

export const TACTICS_WEIGHTS = {
  strength: 1,
  /** A goblin stays for the next round too, and carries those above it. */
  goblin: 0.8,
  /** It comes back at the start of the next round. */
  imprisoned: 0.6,
  handCard: 1,
  /** What a card in hand is worth more if its clan already stands in the first row. */
  handSupported: 0.5,
  point: 10,
  advantage: 2,
  extraTurn: 2.5,
  /** Each turn an opponent still has after one has passed. */
  turnGiven: -1,
  /** For the square of the goblins beyond ten: the fifteenth wins. */
  towardsFifteen: 0.6,
  /** For the square of the face-up goblins of the largest clan beyond five: the ninth wins. */
  towardsNine: 0.6,
} as const;

const LAST_SAFE_COUNT = 10;
const LAST_SAFE_CLAN = 5;

/** Points that make a chance of 73 %. */
const SCALE = 8;

export const tacticsJudge: Judge<State> = {
  evaluate: evaluateTactics,
  isQuiet: (s) => ask(s).kind === 'action',
  chance: (value) => 1 / (1 + Math.exp(-value / SCALE)),
};

/** Against several opponents the strongest counts as much as all of them together. */
export function evaluateTactics(s: State, seat: number): number {
  if (s.winners !== 0) return outcome(s, seat);
  const own = standing(s, seat);
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const theirs = standing(s, other);
    sum += theirs;
    if (theirs > best) best = theirs;
  }
  return own - (sum / (s.players.length - 1) + best) / 2;
}

function outcome(s: State, seat: number): number {
  if (!((s.winners >> seat) & 1)) return -WON;
  return s.winners === 1 << seat ? WON : WON / 2;
}

function standing(s: State, seat: number): number {
  const p = playerAt(s, seat);
  const goblins = goblinCount(p);
  const clan = largestClan(p);
  let sum = TACTICS_WEIGHTS.strength * armyStrength(p) + TACTICS_WEIGHTS.goblin * goblins;
  sum += TACTICS_WEIGHTS.imprisoned * imprisonedCount(p);
  sum += handWorth(p) + TACTICS_WEIGHTS.point * p.points;
  if (s.advantage === seat) sum += TACTICS_WEIGHTS.advantage;
  if (s.turn === seat) sum += TACTICS_WEIGHTS.extraTurn * s.extraOwed;
  if (p.passed) sum += TACTICS_WEIGHTS.turnGiven * turnsGiven(s);
  if (goblins > LAST_SAFE_COUNT)
    sum += TACTICS_WEIGHTS.towardsFifteen * (goblins - LAST_SAFE_COUNT) ** 2;
  if (clan > LAST_SAFE_CLAN) sum += TACTICS_WEIGHTS.towardsNine * (clan - LAST_SAFE_CLAN) ** 2;
  return sum;
}

function handWorth(p: Player): number {
  const clans = clansInRow(p, 0);
  let worth = TACTICS_WEIGHTS.handCard * p.hand.length;
  for (let i = 0; i < p.hand.length; i++) {
    const face = at(p.hand, i);
    if ((clans >> at(CLAN_OF, face)) & 1)
      worth += TACTICS_WEIGHTS.handSupported * (1 + at(ROW_OF, face) / 2);
  }
  return worth;
}

/** Turns the others may still take. */
function turnsGiven(s: State): number {
  let turns = 0;
  for (const p of s.players) if (!p.passed) turns += Math.max(0, p.turnsLeft);
  return turns;
}
