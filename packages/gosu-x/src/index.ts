export { ANSWER, readPlay, readShift } from './answers.ts';
export type { CardDef, ClanDef } from './cards/define.ts';
export { CARD_DEFS, CLAN_DEFS } from './cards/index.ts';
export { CLANS, type ClanId, KEYWORDS, type Keyword, type Level } from './cards/words.ts';
export type { EventOf, GosuXEvent } from './events.ts';
export { armyValue, cardValue } from './flow/battle.ts';
export {
  type BattleBonus,
  type BattleCard,
  type BattleParts,
  battleParts,
} from './flow/battle-parts.ts';
export { pickerOf } from './flow/draft.ts';
export { ask } from './flow/engine.ts';
export { playCost, shiftCost, supportOf, tokenRoom } from './flow/placing.ts';
export type { Ask, Purpose } from './flow/procedure.ts';
export { gosuX } from './game.ts';
export { complete, legalTexts } from './notation/answers.ts';
export { OPTION_DEFS, PRESETS } from './options.ts';
export { RULES_VERSION } from './rules-version.ts';
export { idOf, kindOf, RULE } from './state/kinds.ts';
export { handCard } from './state/moves.ts';
export {
  cardAt,
  faceUpCount,
  iconsOf,
  inPlayCount,
  isBounty,
  isCaptured,
  isEthereal,
  openCard,
  ownedTokens,
  placeOf,
  rulesFor,
  tokensOn,
} from './state/query.ts';
export {
  copiesOf,
  EXTRA,
  ownerOf,
  type Player,
  SEATS,
  type Seat,
  type State,
} from './state/state.ts';
export { bonusText, tieText } from './text/battle-words.ts';
export { cardText, NO_EFFECT, tileAid, tileText } from './text/card-text.ts';
export { type Cost, costWords } from './text/costs.ts';
export { deedCard, deedKind, deedText } from './text/deeds.ts';
export { differences } from './text/differences.ts';
export { ENDINGS, endingText } from './text/endings.ts';
export { GLOSSARY_ENTRIES, type GlossaryEntry, wordsOfCard } from './text/glossary.ts';
export { narrate } from './text/narrate.ts';
export { tableNotes } from './text/notes.ts';
export { PRIMERS, type Primer, primerOf, TRIOS, type TrioDef } from './text/primers.ts';
export { type Progress, progressOf } from './text/progress.ts';
export {
  cannotActivate,
  cannotPlay,
  cannotShift,
  cannotShiftInto,
  whyNot,
} from './text/reasons.ts';
export { RULE_WORDS } from './text/rule-words.ts';
export { RULINGS, type RulingDef, type RulingText, rulingsOf } from './text/rulings.ts';
export { tellStory } from './text/story.ts';
export {
  cardName,
  clanName,
  KEYWORD_TERMS,
  keywordName,
  levelName,
  rowName,
} from './text/terms.ts';
export { waitingText } from './text/waiting.ts';
export { warningOf, warningText } from './text/warnings.ts';
export { narrateTo } from './text/you.ts';
export { viewChange } from './view/change.ts';
export { cardsOnTable } from './view/on-table.ts';
export { withResponses } from './view/responses.ts';
export { jointView, UNKNOWN, type View } from './view/view.ts';
