/** How the military value of an army comes about (X8.1): the printed values of its face-up cards, and every bonus. */
import { at, placeAt, ROWS } from '@open-gosu/kernel';
import { KEYWORD, RULE, RULES_OF, VALUE_OF } from '../state/kinds.ts';
import { faceOf, isCaptured, keywordsInPlay, rulesFor, tokensOn } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { cardValue } from './battle.ts';

/** One card of the army: what is printed on it, and what it counts. */
export interface BattleCard {
  readonly kind: number;
  readonly place: number;
  readonly printed: number;
  readonly value: number;
}

export type BattleBonus =
  /** A card that counts double. */
  | {
      readonly source: 'veteran' | 'avatar';
      readonly kind: number;
      readonly place: number;
      readonly amount: number;
    }
  /** 1 for each card in hand, by a card in play or by the tile. */
  | { readonly source: 'hand'; readonly byTile: boolean; readonly amount: number };

export interface BattleParts {
  readonly seat: Seat;
  readonly cards: readonly BattleCard[];
  /** The printed values of the face-up cards, row by row. */
  readonly rows: readonly [number, number, number];
  readonly bonuses: readonly BattleBonus[];
  /** `armyValue`: rows and bonuses together. */
  readonly total: number;
}

export function battleParts(s: State, seat: Seat): BattleParts {
  const cards: BattleCard[] = [];
  const bonuses: BattleBonus[] = [];
  const rows: [number, number, number] = [0, 0, 0];
  for (const row of ROWS) {
    s.players[seat].rows[row].forEach((card, column) => {
      const kind = kindAt(s, card);
      const place = placeAt(seat, row, column);
      const value = cardValue(s, card);
      const printed = at(VALUE_OF, kind);
      cards.push({ kind, place, printed, value });
      if (isCaptured(s, card)) return;
      rows[row] += printed;
      if (value === printed) return;
      const source = isVeteranWithToken(s, card) ? 'veteran' : 'avatar';
      bonuses.push({ source, kind, place, amount: value - printed });
    });
  }
  if (rulesFor(s, seat) & RULE.battlePlusHand) {
    const amount = s.players[seat].hand.length;
    bonuses.push({ source: 'hand', byTile: !hasHandRule(s, seat), amount });
  }
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  return {
    seat,
    cards,
    rows,
    bonuses,
    total: sum(rows) + sum(bonuses.map(({ amount }) => amount)),
  };
}

/** X9.12: it counts double for its token, whatever else would double it. */
export function isVeteranWithToken(s: State, card: number): boolean {
  return tokensOn(s, card) > 0 && (keywordsInPlay(s, card) & KEYWORD.veteran) !== 0;
}

/** Whether a face-up card of the army itself counts the hand; otherwise the tile does. */
function hasHandRule(s: State, seat: Seat): boolean {
  return s.players[seat].rows.some((row) =>
    row.some((card) => !isCaptured(s, card) && at(RULES_OF, faceOf(s, card)) & RULE.battlePlusHand),
  );
}
