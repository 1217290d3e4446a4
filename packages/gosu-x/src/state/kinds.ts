/**
 * The cards as number tables, made once from the definitions. A *kind* is a card's index in `CARD_DEFS`; the rules
 * read these tables only, never the definitions.
 */
import { CARD_DEFS, CARDS_PER_CLAN, CLAN_DEFS } from '../cards/index.ts';
import { ONGOING_RULES, type OngoingRule } from '../cards/ongoing.ts';
import { CLANS, type ClanId, KEYWORDS, type Keyword } from '../cards/words.ts';

export const KIND_COUNT = CARD_DEFS.length;
export const CLAN_COUNT = CLANS.length;
/** A mask with the bit of every clan. */
export const ALL_CLANS = (1 << CLAN_COUNT) - 1;

export const CLAN_OF = CARD_DEFS.map((_, kind) => Math.floor(kind / CARDS_PER_CLAN));
/** 0 for Troops, 1 for Heroes, 2 for Immortals: the row the card is printed for. */
export const ROW_OF = CARD_DEFS.map((def) => def.level - 1);
/** -1: cannot be shifted. */
export const SHIFT_OF = CARD_DEFS.map((def) => def.shift ?? -1);
export const VALUE_OF = CARD_DEFS.map((def) => def.value);
export const ICONS_OF = CARD_DEFS.map((def) => def.icons);
export const HAS_EFFECT = CARD_DEFS.map((def) => def.effect.length > 0);

/** One bit per keyword, in the order of `KEYWORDS`. */
export const KEYWORDS_OF = CARD_DEFS.map((def) => keywordMask(def.keywords));

/** One bit per ongoing rule, in the order of `ONGOING_RULES`. */
export const RULES_OF = CARD_DEFS.map((def) =>
  def.ongoing.reduce((mask, { kind }) => mask | ruleBitOrNone(kind), 0),
);

/** Rows the card may stand in and levels it matches, one bit each (C13). */
export const ROWS_OF = CARD_DEFS.map((def, kind) =>
  def.ongoing.some(({ kind: rule }) => rule === 'every-level') ? 0b111 : 1 << (ROW_OF[kind] ?? 0),
);

const LEADER_SLOT = 9;

/** What an active tile gives both players: the ongoing rules of its clan's leader. */
export const RULES_OF_TILE = CLAN_DEFS.map(
  (_, clan) => RULES_OF[clan * CARDS_PER_CLAN + LEADER_SLOT] ?? 0,
);

/** Card names by X9.17, and the name of each kind as an index into them. */
export const NAMES: readonly string[] = CARD_DEFS.map((def) => def.nameId).filter(
  (name, i, names) => names.indexOf(name) === i,
);
export const NAME_OF = CARD_DEFS.map((def) => NAMES.indexOf(def.nameId));

export function keywordBit(keyword: Keyword): number {
  return 1 << KEYWORDS.indexOf(keyword);
}

export function keywordMask(keywords: readonly Keyword[]): number {
  return keywords.reduce((mask, keyword) => mask | keywordBit(keyword), 0);
}

export function ruleBit(rule: OngoingRule): number {
  return 1 << ONGOING_RULES.indexOf(rule);
}

function ruleBitOrNone(kind: string): number {
  const index = (ONGOING_RULES as readonly string[]).indexOf(kind);
  return index < 0 ? 0 : 1 << index;
}

export function clanIndex(clan: ClanId): number {
  return CLANS.indexOf(clan);
}

/** The kind of a card that rules or cards mention by name. */
export function kindOf(id: string): number {
  const kind = CARD_DEFS.findIndex((def) => def.id === id);
  if (kind < 0) throw new Error(`no card is called ${id}`);
  return kind;
}

export function idOf(kind: number): string {
  return CARD_DEFS[kind]?.id ?? '?';
}

export const KEYWORD = {
  recruiter: keywordBit('recruiter'),
  forceOfWill: keywordBit('force-of-will'),
  secretShift: keywordBit('secret-shift'),
  bounty: keywordBit('bounty'),
  echo: keywordBit('echo'),
  ethereal: keywordBit('ethereal'),
  veteran: keywordBit('veteran'),
  wondrous: keywordBit('wondrous'),
} as const;

export const RULE = {
  etherealHighestOpen: ruleBit('ethereal-highest-open'),
  secretShiftAll: ruleBit('secret-shift-all'),
  echoLevel3: ruleBit('echo-level-3'),
  echoAdjacent: ruleBit('echo-adjacent'),
  handLimit5: ruleBit('hand-limit-5'),
  twoTurnsAfterPass: ruleBit('two-turns-after-pass'),
  battlePlusHand: ruleBit('battle-plus-hand'),
  winBy10: ruleBit('win-by-10'),
  allClansLevel3: ruleBit('all-clans-level-3'),
  allClans: ruleBit('all-clans'),
  everyLevel: ruleBit('every-level'),
  arpiaAndTimer: ruleBit('arpia-and-timer'),
  doubleAgainstBounty: ruleBit('double-against-bounty'),
  bountyPlusOne: ruleBit('bounty-plus-one'),
  mirror: ruleBit('mirror'),
} as const;

export const KIND = {
  aat: kindOf('aat'),
  arpia: kindOf('arpia'),
  timer: kindOf('timer'),
  neye: kindOf('neye'),
} as const;

export const NAME_PHOENIX = NAMES.indexOf('phoenix');
