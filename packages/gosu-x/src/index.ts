export { ANSWER, readPlay, readShift } from './answers.ts';
export type { CardDef, ClanDef } from './cards/define.ts';
export { CARD_DEFS, CLAN_DEFS } from './cards/index.ts';
export { CLANS, type ClanId, KEYWORDS, type Keyword, type Level } from './cards/words.ts';
export type { GosuXEvent } from './events.ts';
export { armyValue, cardValue } from './flow/battle.ts';
export { ask } from './flow/engine.ts';
export { playCost, shiftCost, supportOf } from './flow/placing.ts';
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
export { EXTRA, type Player, SEATS, type Seat, type State } from './state/state.ts';
export { cardText, tileAid, tileText } from './text/card-text.ts';
export { narrate } from './text/narrate.ts';
export { cannotPlay, whyNot } from './text/reasons.ts';
export {
  cardName,
  clanName,
  KEYWORD_TERMS,
  keywordName,
  levelName,
} from './text/terms.ts';
export { UNKNOWN, type View } from './view/view.ts';
