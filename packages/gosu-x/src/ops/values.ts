/** The words of an effect that stand for a player, a number or a set of cards, worked out in the frame's context. */
import {
  type ActionCode,
  at,
  columnOfPlace,
  countBits,
  makeCode,
  placeAt,
  ROWS,
  rowOfPlace,
} from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import type { Amount, InPile, InPlay, Who } from '../cards/op.ts';
import type { Level } from '../cards/words.ts';
import type { Frame } from '../state/frame.ts';
import {
  clanIndex,
  KEYWORDS_OF,
  keywordMask,
  NAME_OF,
  NAME_PHOENIX,
  ROWS_OF,
} from '../state/kinds.ts';
import {
  clansInPlay,
  clansOfColumn,
  clansOfPile,
  clansOfRow,
  inPlayCount,
  isBounty,
  isOfClan,
  levelsInPlay,
  neighbours,
  ownedTokens,
  placeOf,
  rulesFor,
} from '../state/query.ts';
import {
  kindAt,
  other,
  ownerOf,
  SEATS,
  type Seat,
  type State,
  seatOfPlace,
} from '../state/state.ts';

/** -1: nobody (a tie, C5). */
export function seatFor(s: State, f: Frame, who: Who): Seat | -1 {
  switch (who) {
    case 'you':
      return f.seat;
    case 'opponent':
      return other(f.seat);
    case 'actor':
    case 'chosen':
      return f.actor;
    case 'more-in-play':
      return leader(inPlayCount(s, 0), inPlayCount(s, 1));
    case 'more-in-hand':
      return leader(s.players[0].hand.length, s.players[1].hand.length);
  }
}

function leader(first: number, second: number): Seat | -1 {
  if (first === second) return -1;
  return first > second ? 0 : 1;
}

/** X11.6: where the effect's card stands, or last stood. */
export function placeNow(s: State, f: Frame): number {
  const place = placeOf(s, f.card);
  if (place >= 0) f.place = place;
  return f.place;
}

/** `seat`: the player the amount is for. */
export function amountFor(s: State, f: Frame, n: Amount, seat: Seat): number {
  if (typeof n === 'number') return n;
  if (typeof n === 'object') return cardsInColumn(s, f, clanIndex(n.cardsInColumn));
  switch (n) {
    case 'X':
      return ownedTokens(s, f.seat);
    case 'your-hand':
      return s.players[f.seat].hand.length;
    case 'opponent-hand':
      return s.players[other(f.seat)].hand.length;
    case 'half-hand':
      return Math.ceil(s.players[seat].hand.length / 2);
    case 'lead-in-play':
      return Math.abs(inPlayCount(s, 0) - inPlayCount(s, 1));
    case 'clans-in-row':
      return countBits(clansOfRow(s, f.seat, rowOfPlace(placeNow(s, f)), rulesFor(s, f.seat)));
    case 'clans-in-column':
      return countBits(
        clansOfColumn(s, f.seat, columnOfPlace(placeNow(s, f)), rulesFor(s, f.seat)),
      );
    case 'clans-in-discard':
      return countBits(clansOfPile(s, f.seat, s.players[f.seat].discard));
  }
}

function cardsInColumn(s: State, f: Frame, clan: number): number {
  const column = columnOfPlace(placeNow(s, f));
  const rules = rulesFor(s, f.seat);
  let count = 0;
  for (const row of ROWS) {
    const cards = s.players[f.seat].rows[row];
    if (column < cards.length && (clansInPlay(s, at(cards, column), rules) >> clan) & 1) count++;
  }
  return count;
}

/** Levels as a mask of rows, with those the Supremacy bonus adds. */
function levelMask(
  s: State,
  f: Frame,
  levels: readonly Level[] | undefined,
  bonus: readonly Level[] | undefined,
): number {
  if (!levels) return 0b111;
  let mask = 0;
  for (const level of levels) mask |= 1 << (level - 1);
  if (bonus && s.players[f.seat].supremacy > 0) for (const level of bonus) mask |= 1 << (level - 1);
  return mask;
}

/** Whether a card in play fits the filter, the verb's own conditions apart. `place`: where it stands. */
export function fitsInPlay(
  s: State,
  f: Frame,
  filter: InPlay,
  card: number,
  place = placeOf(s, card),
): boolean {
  if (place < 0) return false;
  // The acting player is "you" for the side (Cylak).
  if (filter.side && (ownerOf(card) === f.actor) !== (filter.side === 'yours')) return false;
  const levels = filter.upToPaid
    ? levelsUpTo(f.level)
    : levelMask(s, f, filter.levels, filter.bonus);
  if (!(levelsInPlay(s, card, rowOfPlace(place)) & levels)) return false;
  if (filter.bounty && !isBounty(s, card)) return false;
  return !filter.where || isNear(s, f, filter.where, place);
}

/** A level given as row, and all below it. */
export function levelsUpTo(level: number): number {
  return (2 << level) - 1;
}

/** C7: this row, column and adjacent cards are those of the card's own army. */
function isNear(s: State, f: Frame, where: 'row-or-column' | 'adjacent', place: number): boolean {
  const here = placeNow(s, f);
  if (seatOfPlace(place) !== seatOfPlace(here)) return false;
  if (where === 'adjacent') return neighbours(s, here).some((card) => placeOf(s, card) === place);
  return rowOfPlace(place) === rowOfPlace(here) || columnOfPlace(place) === columnOfPlace(here);
}

/** One `target` answer for each card in play that fits, in order of place. */
export function targets(
  s: State,
  fits: (card: number, place: number) => boolean,
  out: ActionCode[],
): number {
  let n = 0;
  for (const seat of SEATS) {
    for (const row of ROWS) {
      const cards = s.players[seat].rows[row];
      for (let column = 0; column < cards.length; column++) {
        const place = placeAt(seat, row, column);
        if (fits(at(cards, column), place)) out[n++] = makeCode(ANSWER.target, place);
      }
    }
  }
  return n;
}

/** Whether a card of a pile fits the filter. */
export function fitsInPile(s: State, f: Frame, filter: InPile, card: number): boolean {
  const kind = kindAt(s, card);
  if (!(at(ROWS_OF, kind) & levelMask(s, f, filter.levels, filter.bonus))) return false;
  if (filter.keywords && !(at(KEYWORDS_OF, kind) & keywordMask(filter.keywords))) return false;
  if (filter.name && at(NAME_OF, kind) !== (filter.name === 'phoenix' ? NAME_PHOENIX : f.name))
    return false;
  if (filter.level && !((at(ROWS_OF, kind) >> f.level) & 1)) return false;
  if (filter.clan && !isOfClan(s, card, f.clan)) return false;
  return true;
}
