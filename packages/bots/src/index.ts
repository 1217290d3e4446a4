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
export { explain } from './explain/explain.ts';
export type { Against, Change, Reason, Side } from './explain/reason.ts';
export { reasonText } from './explain/text.ts';
export { fallibleBot, type Regret } from './fallible.ts';
export { drafting } from './gosu-x/draft/drafting.ts';
export { OUTCOMES, type Outcome, outcomeIndex } from './gosu-x/draft/outcomes.ts';
export { pickerAt, type SolvedDraft, solveDraft, type ValuedPick } from './gosu-x/draft/solve.ts';
export {
  DRAFT_TABLE,
  type DraftTable,
  type MeasuredDraft,
  readTable,
} from './gosu-x/draft/table.ts';
export {
  type ClanValue,
  type DraftPick,
  type DraftValues,
  draftValues,
} from './gosu-x/draft/values.ts';
export { GOSU_X_CARDS, GOSU_X_FEATURES, GOSU_X_LINEAR, gosuXJudge } from './gosu-x/evaluate.ts';
export { gosuXGuide } from './gosu-x/guide.ts';
export { GOSU_X_SIGHT } from './gosu-x/sight.ts';
export { greedyBot } from './greedy.ts';
export type { Guide } from './guide.ts';
export { ismctsBot } from './ismcts/search.ts';
export { SETTINGS, type Settings } from './ismcts/settings.ts';
export { LEVEL_NAMES, levelTitle } from './levels.ts';
export {
  type CardGame,
  cardWeightCount,
  type FeatureGame,
  type Linear,
  linearJudge,
  type Values,
} from './linear.ts';
export { packWeights, unpackWeights } from './packed-weights.ts';
export { type Ask, chooseInParallel, type SearchTask } from './parallel/choose.ts';
export { mergeChoices } from './parallel/merge.ts';
export {
  answerRequest,
  type SearchOrder,
  type SearchReply,
  type SearchRequest,
} from './parallel/protocol.ts';
export { type SearchLimit, type SearchPart, shareOut } from './parallel/share-out.ts';
export { randomAnswer, randomBot } from './random.ts';
export { botNames, makeBot, searchOf, usualOpponent } from './registry.ts';
export { lookAtAll, makeSight, type Sight, type Sighted, sightedGuide } from './sight.ts';
export {
  TACTICS_CARDS,
  TACTICS_FEATURES,
  TACTICS_LINEAR,
  tacticsJudge,
} from './tactics/evaluate.ts';
export { tacticsGuide } from './tactics/guide.ts';
export { TACTICS_SIGHT } from './tactics/sight.ts';
