/** Players for the Gosu games: they see views, never states, and run in Node and browser alike. */
export { eloInterval, eloOf, expectedScore } from './arena/elo.ts';
export { ANCHOR, LADDER_BOTS } from './arena/ladder.ts';
export { fitRatings, type PlayedMatch, type Rating } from './arena/ratings.ts';
export {
  gameScore,
  type Interval,
  meanOf,
  NO_PAIRS,
  type Pentanomial,
  pairScore,
  pentanomialOf,
  type Sample,
  scoreInterval,
  withPair,
} from './arena/sample.ts';
export { dealSeed, PURPOSES, type Purpose, seating } from './arena/seeds.ts';
export { type Hypotheses, RISKS, type Sprt, sprt, type Verdict } from './arena/sprt.ts';
export {
  type Bot,
  type Budget,
  type Choice,
  type Considered,
  DEFAULT_BUDGET,
  type Deadline,
  type Judge,
} from './bot.ts';
export { evaluate, GOSU_X_FEATURES, gosuXJudge, WEIGHTS } from './gosu-x/evaluate.ts';
export { gosuXGuide } from './gosu-x/guide.ts';
export { greedyBot } from './greedy.ts';
export type { Guide } from './guide.ts';
export { ismctsBot, SETTINGS, type Settings } from './ismcts/search.ts';
export { type FeatureGame, type Linear, linearJudge, type Values } from './linear.ts';
export { randomAnswer, randomBot } from './random.ts';
export { botNames, makeBot, quickBot } from './registry.ts';
export {
  evaluateTactics,
  TACTICS_FEATURES,
  TACTICS_WEIGHTS,
  tacticsJudge,
} from './tactics/evaluate.ts';
export { tacticsGuide } from './tactics/guide.ts';
