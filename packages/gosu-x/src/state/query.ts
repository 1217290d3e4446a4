/**
 * Questions about cards in play and elsewhere: what a card shows, its clans, levels and keywords, who is OPEN. Every
 * rule asks here, so mirror cards, every-level and every-clan cards are known in one place. Nothing is changed.
 */
import {
  at,
  columnOfPlace,
  PLACES_PER_SEAT,
  placeAt,
  ROWS,
  type Row,
  rowOfPlace,
} from '@open-gosu/kernel';
import {
  CLAN_COUNT,
  CLAN_OF,
  HAS_EFFECT,
  ICONS_OF,
  KEYWORD,
  KEYWORDS_OF,
  KIND,
  ROWS_OF,
  RULE,
  RULES_OF,
  RULES_OF_TILE,
} from './kinds.ts';
import {
  kindAt,
  other,
  ownerOf,
  ROWS_DOWN,
  type Seat,
  type State,
  seatOfPlace,
  TOKEN_COUNT,
} from './state.ts';

const CAPTURED = 1;
const TOKEN = 2;

export function isCaptured(s: State, card: number): boolean {
  return (at(s.marks, card) & CAPTURED) !== 0;
}

export function tokensOn(s: State, card: number): number {
  return at(s.marks, card) >> 1;
}

export function setMarks(s: State, card: number, captured: boolean, tokens: number): void {
  s.marks[card] = (captured ? CAPTURED : 0) + tokens * TOKEN;
}

/** X6.1: Activation tokens owned, the X of card texts. */
export function ownedTokens(s: State, seat: Seat): number {
  return TOKEN_COUNT - s.players[seat].locked;
}

export function inPlayCount(s: State, seat: Seat): number {
  const { rows } = s.players[seat];
  return rows[0].length + rows[1].length + rows[2].length;
}

/** The physical card at a place, or -1. */
export function cardAt(s: State, place: number): number {
  const row = s.players[seatOfPlace(place)].rows[rowOfPlace(place)];
  const column = columnOfPlace(place);
  return column < row.length ? at(row, column) : -1;
}

/** Where a physical card stands, or -1 if it is not in play. */
export function placeOf(s: State, card: number): number {
  const seat = ownerOf(card);
  const { rows } = s.players[seat];
  for (const row of ROWS) {
    const column = rows[row].indexOf(card);
    if (column >= 0) return placeAt(seat, row, column);
  }
  return -1;
}

/** X9.10, C8: the kind whose keywords, effect, ongoing effect and icons a face-up card has. */
export function faceOf(s: State, card: number): number {
  const kind = kindAt(s, card);
  return kind === KIND.aat ? mirrorFace(s, card) : kind;
}

function mirrorFace(s: State, card: number): number {
  const seat = ownerOf(card);
  const column = s.players[seat].rows[0].indexOf(card);
  const mirrorRow = s.players[other(seat)].rows[0];
  if (column < 0 || column >= mirrorRow.length) return KIND.aat;
  const mirror = at(mirrorRow, column);
  return isCaptured(s, mirror) ? KIND.aat : kindAt(s, mirror);
}

/** The ongoing rules a player benefits from: their face-up cards and the active tiles (X11.7). */
export function rulesFor(s: State, seat: Seat): number {
  const { rows } = s.players[seat];
  return (
    at(TILE_RULES, s.tiles) |
    rulesOfRow(s, rows[0]) |
    rulesOfRow(s, rows[1]) |
    rulesOfRow(s, rows[2])
  );
}

function rulesOfRow(s: State, cards: readonly number[]): number {
  let rules = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (!isCaptured(s, card)) rules |= at(RULES_OF, faceOf(s, card));
  }
  return rules;
}

const TILE_RULES: readonly number[] = Array.from({ length: 1 << CLAN_COUNT }, (_, tiles) =>
  RULES_OF_TILE.reduce((rules, rule, clan) => ((tiles >> clan) & 1 ? rules | rule : rules), 0),
);

/** Rules printed on the card itself, its mirror's included while it is in play face up. */
function ownRules(s: State, card: number): number {
  const kind = kindAt(s, card);
  if (kind !== KIND.aat) return at(RULES_OF, kind);
  return placeOf(s, card) >= 0 && !isCaptured(s, card) ? at(RULES_OF, mirrorFace(s, card)) : 0;
}

/** The levels a card matches, as a mask of rows; a captured card has the level of its row (X9.3, C13). */
export function levelsInPlay(s: State, card: number, row: Row): number {
  if (isCaptured(s, card)) return 1 << row;
  return ownRules(s, card) & RULE.everyLevel ? 0b111 : at(ROWS_OF, kindAt(s, card));
}

/** The clans of a card in any zone, as if face up (C14). `rules` are those of its owner. */
export function clansOf(s: State, card: number, rules: number): number {
  const kind = kindAt(s, card);
  const own = ownRules(s, card);
  const level3 = ((own & RULE.everyLevel ? 0b111 : at(ROWS_OF, kind)) & 0b100) !== 0;
  if (own & RULE.allClans || (level3 && rules & RULE.allClansLevel3)) {
    return s.players[ownerOf(card)].clans;
  }
  return 1 << at(CLAN_OF, kind);
}

/** Whether a card, in any zone but face down in play, is of the clan (C14). */
export function isOfClan(s: State, card: number, clan: number): boolean {
  if (at(CLAN_OF, kindAt(s, card)) === clan) return true;
  return clan >= 0 && ((clansOf(s, card, rulesFor(s, ownerOf(card))) >> clan) & 1) === 1;
}

/** The clans of a card in play: none while captured (X9.3). */
export function clansInPlay(s: State, card: number, rules: number): number {
  return isCaptured(s, card) ? 0 : clansOf(s, card, rules);
}

/** Union of the clans of the face-up cards of a row. */
export function clansOfRow(s: State, seat: Seat, row: Row, rules: number): number {
  const cards = s.players[seat].rows[row];
  let clans = 0;
  for (let i = 0; i < cards.length; i++) clans |= clansInPlay(s, at(cards, i), rules);
  return clans;
}

export function clansOfColumn(s: State, seat: Seat, column: number, rules: number): number {
  let clans = 0;
  for (const row of ROWS) {
    const cards = s.players[seat].rows[row];
    if (column < cards.length) clans |= clansInPlay(s, at(cards, column), rules);
  }
  return clans;
}

/** Union of the clans of cards that lie in a hand or pile of one player. */
export function clansOfPile(s: State, seat: Seat, cards: readonly number[]): number {
  const rules = rulesFor(s, seat);
  let clans = 0;
  for (let i = 0; i < cards.length; i++) clans |= clansOf(s, at(cards, i), rules);
  return clans;
}

/** X9.1: the OPEN card of a row, or -1. Only the last card of a row can be OPEN. */
export function openCard(s: State, seat: Seat, row: Row): number {
  const { rows } = s.players[seat];
  const { length } = rows[row];
  if (length === 0) return -1;
  if (row < 2 && rows[(row + 1) as Row].length >= length) return -1;
  return at(rows[row], length - 1);
}

/** C28: the OPEN card in the highest row, face up or captured. */
function highestOpen(s: State, seat: Seat): number {
  for (const row of ROWS_DOWN) {
    const { rows } = s.players[seat];
    if (rows[row].length > 0) return at(rows[row], rows[row].length - 1);
  }
  return -1;
}

/** Keywords a face-up card in play has by itself or by its mirror and tokens; none while captured. */
export function keywordsInPlay(s: State, card: number): number {
  if (isCaptured(s, card)) return 0;
  const keywords =
    at(KEYWORDS_OF, faceOf(s, card)) & ~(kindAt(s, card) === KIND.aat ? KEYWORD.forceOfWill : 0);
  return card === s.bounty ? keywords | KEYWORD.bounty : keywords;
}

/** X9.6. A captured card can still be Ethereal as the highest OPEN one (C28). */
export function isEthereal(s: State, card: number): boolean {
  if (keywordsInPlay(s, card) & KEYWORD.ethereal) return true;
  const seat = ownerOf(card);
  return card === highestOpen(s, seat) && (rulesFor(s, seat) & RULE.etherealHighestOpen) !== 0;
}

export function isBounty(s: State, card: number): boolean {
  return (keywordsInPlay(s, card) & KEYWORD.bounty) !== 0;
}

export function controlsBounty(s: State, seat: Seat): boolean {
  for (const row of ROWS) {
    for (const card of s.players[seat].rows[row]) if (isBounty(s, card)) return true;
  }
  return false;
}

/** X9.8: its own, by level III under Tomorrow, or beside a Sha'dow. */
export function hasEcho(s: State, card: number): boolean {
  if (keywordsInPlay(s, card) & KEYWORD.echo) return true;
  const rules = rulesFor(s, ownerOf(card));
  if (!(rules & (RULE.echoLevel3 | RULE.echoAdjacent))) return false;
  const place = placeOf(s, card);
  if (rules & RULE.echoLevel3 && levelsInPlay(s, card, rowOfPlace(place)) & 0b100) return true;
  return neighbours(s, place).some(
    (near) => !isCaptured(s, near) && (at(RULES_OF, faceOf(s, near)) & RULE.echoAdjacent) !== 0,
  );
}

/** C7: the cards directly left, right, above and below, of the same army. */
export function neighbours(s: State, place: number): number[] {
  const seat = seatOfPlace(place);
  const row = rowOfPlace(place);
  const column = columnOfPlace(place);
  const near: number[] = [];
  const add = (r: number, c: number) => {
    if (r < 0 || r > 2 || c < 0) return;
    const cards = s.players[seat].rows[r as Row];
    if (c < cards.length) near.push(at(cards, c));
  };
  add(row, column - 1);
  add(row, column + 1);
  add(row - 1, column);
  add(row + 1, column);
  return near;
}

/** Activation icons a face-up card has now. */
export function iconsOf(s: State, card: number): number {
  return at(ICONS_OF, faceOf(s, card));
}

/** A face-up card that has an effect to resolve or to copy. */
export function hasEffect(s: State, card: number): boolean {
  return !isCaptured(s, card) && HAS_EFFECT[faceOf(s, card)] === true;
}

/** C17: a card of this kind face up in either army; Phoenix (Eliana) is both Arpia and Timer. */
export function timerOrArpiaInPlay(s: State, kind: number): boolean {
  for (const { rows } of s.players) {
    for (const row of ROWS) {
      for (const card of rows[row]) {
        if (isCaptured(s, card)) continue;
        if (kindAt(s, card) === kind || at(RULES_OF, faceOf(s, card)) & RULE.arpiaAndTimer)
          return true;
      }
    }
  }
  return false;
}

/** X3.3: either army's Narashima binds both. */
export function handLimit(s: State): number {
  return (rulesFor(s, 0) | rulesFor(s, 1)) & RULE.handLimit5 ? 5 : 7;
}

/** C9: whether this kind may not be played or shifted in by this seat. */
export function isBanned(s: State, seat: Seat, kind: number): boolean {
  for (let i = 0; i < s.bans.length; i += 3) {
    if (at(s.bans, i) === kind && at(s.bans, i + 1) === seat) return true;
  }
  return false;
}

export function faceUpCount(s: State, seat: Seat): number {
  let count = 0;
  for (const row of ROWS) {
    for (const card of s.players[seat].rows[row]) if (!isCaptured(s, card)) count++;
  }
  return count;
}

/** X10.3: all fifteen places hold a face-up card. */
export function isFullFaceUp(s: State, seat: Seat): boolean {
  return inPlayCount(s, seat) === PLACES_PER_SEAT && faceUpCount(s, seat) === PLACES_PER_SEAT;
}

export function capturedCount(s: State, seat: Seat): number {
  return inPlayCount(s, seat) - faceUpCount(s, seat);
}
