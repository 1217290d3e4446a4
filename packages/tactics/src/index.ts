export { ANSWER, readShift } from './answers.ts';
export type { ClanDef, FaceDef, PowerDef } from './cards/define.ts';
export { CLAN_DEFS, FACE_DEFS } from './cards/index.ts';
export {
  CLANS,
  type ClanId,
  type Level,
  POWERS,
  type PowerName,
  SIDES,
  type Side,
  TRIGGERS,
  type Trigger,
} from './cards/words.ts';
export type { EventOf, TacticsEvent } from './events.ts';
export { ask } from './flow/engine.ts';
export { placesBeside } from './flow/links.ts';
export { placingCost } from './flow/placing.ts';
export type { Ask, Purpose } from './flow/procedure.ts';
export { tactics } from './game.ts';
export { complete, legalTexts } from './notation/answers.ts';
export { RULES_VERSION } from './rules-version.ts';
export {
  CLAN_OF,
  COPIES_OF,
  COST_OF,
  faceOf,
  IS_ZOMBIE,
  idOf,
  LINK_SIDES_OF,
  ROW_OF,
  STRENGTH_OF,
} from './state/faces.ts';
export {
  armyStrength,
  clansInRow,
  clansOf,
  goblinAt,
  goblinCount,
  imprisonedCount,
  largestClan,
  openPlace,
  strengthIn,
} from './state/query.ts';
export { faceIn, isImprisoned, type Player, playerAt, type State } from './state/state.ts';
export { tieText } from './text/battle-words.ts';
export { cardText } from './text/card-text.ts';
export { type Cost, costWords } from './text/costs.ts';
export { deedCard, deedKind, deedText } from './text/deeds.ts';
export { differences } from './text/differences.ts';
export { ENDINGS, endingText } from './text/endings.ts';
export { narrate } from './text/narrate.ts';
export { tableNotes } from './text/notes.ts';
export { PRIMERS, type Primer, primerOf } from './text/primers.ts';
export { type Progress, progressOf, strongestClan } from './text/progress.ts';
export { cannotMutate, cannotMutateInto, cannotPlay, whyNot } from './text/reasons.ts';
export { RULINGS, type RulingDef, type RulingText, rulingsOf } from './text/rulings.ts';
export { tellStory } from './text/story.ts';
export {
  cardName,
  clanName,
  GLOSSARY,
  levelName,
  POWER_TERMS,
  RECONSTRUCTION,
  TRIGGER_TERMS,
  WORDS_OF_POWER,
} from './text/terms.ts';
export { waitingText } from './text/waiting.ts';
export { warningOf, warningText } from './text/warnings.ts';
export { narrateTo } from './text/you.ts';
export { jointView, UNKNOWN, type View } from './view/view.ts';
