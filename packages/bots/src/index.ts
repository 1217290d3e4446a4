/** Players for the Gosu games: they see views, never states, and run in Node and browser alike. */
export { eloInterval, eloOf, expectedScore } from './arena/elo.ts';
export { ANCHOR, LADDER_BOTS } from './arena/ladder.ts';
export { inverseOf, type Matrix, squareOf } from './arena/matrix.ts';
export { fitRatings, type PlayedMatch, type Rating } from './arena/ratings.ts';
export {
  EVEN,
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
  Z95,
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
} from './bot.ts';
export { explain } from './explain/explain.ts';
export type { Against, Change, Reason, Side } from './explain/reason.ts';
export { reasonText } from './explain/text.ts';
export { drafting } from './games/gosu-x/draft/drafting.ts';
export { OUTCOMES, type Outcome, outcomeIndex } from './games/gosu-x/draft/outcomes.ts';
export {
  pickerAt,
  type SolvedDraft,
  solveDraft,
  type ValuedPick,
} from './games/gosu-x/draft/solve.ts';
export {
  DRAFT_TABLE,
  type DraftTable,
  type MeasuredDraft,
  readTable,
  UNIT as DRAFT_UNIT,
} from './games/gosu-x/draft/table.ts';
export {
  type ClanValue,
  type DraftPick,
  type DraftValues,
  draftValues,
  lineAfter,
} from './games/gosu-x/draft/values.ts';
export {
  GOSU_X_CARDS,
  GOSU_X_FEATURES,
  GOSU_X_LINEAR,
  gosuXJudge,
} from './games/gosu-x/evaluate.ts';
export { gosuXGuide } from './games/gosu-x/guide.ts';
export { GOSU_X_SIGHT } from './games/gosu-x/sight.ts';
export {
  TACTICS_CARDS,
  TACTICS_FEATURES,
  TACTICS_LINEAR,
  tacticsJudge,
} from './games/tactics/evaluate.ts';
export { tacticsGuide } from './games/tactics/guide.ts';
export { TACTICS_SIGHT } from './games/tactics/sight.ts';
export type { Judge } from './judge/judge.ts';
export {
  type CardGame,
  cardWeightCount,
  type FeatureGame,
  type Linear,
  linearJudge,
  type Values,
} from './judge/linear.ts';
export { packWeights, unpackWeights } from './judge/packed-weights.ts';
export { share } from './judge/share.ts';
export { drawByOdds } from './maths/draw.ts';
export { type Ask, chooseInParallel, type SearchTask } from './parallel/choose.ts';
export { mergeChoices } from './parallel/merge.ts';
export {
  answerRequest,
  type SearchOrder,
  type SearchReply,
  type SearchRequest,
} from './parallel/protocol.ts';
export { type SearchLimit, type SearchPart, shareOut } from './parallel/share-out.ts';
export { fallibleBot, type Regret } from './players/fallible.ts';
export { greedyBot } from './players/greedy.ts';
export { ismctsBot } from './players/ismcts/search.ts';
export { SETTINGS, type Settings } from './players/ismcts/settings.ts';
export { LEVEL_NAMES, levelTitle } from './players/levels.ts';
export { randomAnswer, randomBot } from './players/random.ts';
export { botNames, makeBot, searchOf, usualOpponent } from './registry.ts';
export type { Guide } from './sight/guide.ts';
export { lookAtAll, makeSight, type Sight, type Sighted, sightedGuide } from './sight/sight.ts';
