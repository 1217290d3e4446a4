/**
 * Why a choice asked by a power or a rule is not possible: goblins in play, cards in hand and piles, players. The actions
 * of a turn are in `reasons.ts`.
 */
import {
  type Refused as AnyRefused,
  at,
  codeA,
  columnOfPlace,
  placeName,
  rowOfPlace,
  seatOfPlace,
  top,
} from '@open-gosu/kernel';
import { VERB } from '../answers.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import type { Ask, AskKind } from '../flow/procedure.ts';
import { CLAN_OF, FACE_COUNT } from '../state/faces.ts';
import { goblinAt } from '../state/query.ts';
import { faceIn, isImprisoned, playerAt, type State } from '../state/state.ts';
import type { Cover, ReasonWords } from './reasons-en.ts';
import { cardName, clanName } from './terms.ts';

export interface Refused extends AnyRefused<State, Ask> {
  readonly words: ReasonWords;
}

/** Empty where nothing in particular is wrong: the code itself is nonsense then. */
type Finder = (r: Refused) => string;

/** By kind of question; the answer is already of that kind. */
export const CHOICE_REASONS: { readonly [K in Exclude<AskKind, 'action'>]: Finder } = {
  hand: () => '',
  discard: discardReason,
  target: targetReason,
  pick: pickReason,
  seat: seatReason,
  verb: verbReason,
  order: orderReason,
};

function discardReason({ s, ask, code, lang, words }: Refused): string {
  const face = codeA(code);
  if (face >= FACE_COUNT) return words.noSuchCard;
  const card = cardName(face, lang);
  if (playerAt(s, ask.seat).hand.includes(face)) return '';
  // T3.7
  const isEntering = ask.purpose === 'cost' && face === ask.source;
  return isEntering ? words.paysForItself(card) : words.notInHand(card);
}

function targetReason(r: Refused): string {
  const { s, ask, code, words } = r;
  const place = codeA(code);
  if (seatOfPlace(place) >= s.players.length) return words.noSuchPlayer(`p${seatOfPlace(place)}`);
  if (goblinAt(s, place) < 0) return words.noGoblinAt(placeName(place));
  switch (ask.purpose) {
    case 'destroy':
      return beyondReach(r, place) || notOpen(r, place);
    case 'imprison':
      return beyondReach(r, place) || markReason(r, place, false);
    case 'release':
      return markReason(r, place, true);
    case 'swap-first':
      return swapFirstReason(r, place);
    case 'swap-second':
      return words.notRightOf(nameAt(r, ask.subject));
    default:
      return '';
  }
}

/** The goblin at a place that has one. */
function nameAt({ s, lang }: Refused, place: number): string {
  const goblin = place < 0 ? -1 : goblinAt(s, place);
  return cardName(goblin < 0 ? -1 : faceIn(goblin), lang);
}

/** T6.1, T6.2: the base forms stop at level 2. */
function beyondReach(r: Refused, place: number): string {
  const isMax = top(r.s.stack).max === 1;
  return rowOfPlace(place) === 2 && !isMax ? r.words.levelThree(nameAt(r, place)) : '';
}

/** T6.10. */
function notOpen(r: Refused, place: number): string {
  const { rows } = playerAt(r.s, seatOfPlace(place));
  const row = rowOfPlace(place);
  const column = columnOfPlace(place);
  const name = (goblin: number | undefined): string | null =>
    goblin === undefined ? null : cardName(faceIn(goblin), r.lang);
  const cover: Cover = { above: name(rows[row + 1]?.[column]), right: name(rows[row][column + 1]) };
  if (cover.above === null && cover.right === null) return '';
  return r.words.notOpen(nameAt(r, place), cover);
}

/** T6.2: only a free goblin is imprisoned, only an imprisoned one released. */
function markReason(r: Refused, place: number, wanted: boolean): string {
  const name = nameAt(r, place);
  if (isImprisoned(goblinAt(r.s, place)) === wanted) return '';
  return wanted ? r.words.notImprisoned(name) : r.words.alreadyImprisoned(name);
}

/** T6.9: two goblins are named from left to right. */
function swapFirstReason(r: Refused, place: number): string {
  const name = nameAt(r, place);
  const { length } = playerAt(r.s, seatOfPlace(place)).rows[rowOfPlace(place)];
  if (columnOfPlace(place) < length - 1) return '';
  return length === 1 ? r.words.noOtherInRow(name) : r.words.chooseLeftFirst(name);
}

function pickReason({ s, ask, code, lang, words }: Refused): string {
  const face = codeA(code);
  if (face >= FACE_COUNT) return words.noSuchCard;
  const card = cardName(face, lang);
  if (ask.purpose === 'vision') return s.open.includes(face) ? '' : words.notRevealed(card);
  if (!s.discard.includes(face)) return words.notInDiscard(card);
  // T6.6: only the base form of Return looks at clans.
  const clan = at(CLAN_OF, ask.source);
  if (top(s.stack).max === 1 || at(CLAN_OF, face) === clan) return '';
  return words.notOfClan(card, clanName(CLANS[clan] as ClanId, lang));
}

function seatReason({ s, code, words }: Refused): string {
  const seat = codeA(code);
  const player = s.players[seat];
  if (player === undefined) return words.noSuchPlayer(`p${seat}`);
  return player.hand.length === 0 ? words.noCards(`p${seat}`) : '';
}

function verbReason({ s, code, words }: Refused): string {
  const goblins = s.players.flatMap(({ rows }) => rows.flat());
  switch (codeA(code)) {
    case VERB.capture:
      return goblins.every(isImprisoned) ? words.nobodyToImprison : '';
    case VERB.release:
      return goblins.some(isImprisoned) ? '' : words.nobodyToRelease;
    default:
      return '';
  }
}

function orderReason(r: Refused): string {
  const { s, code, words } = r;
  const place = codeA(code);
  if (seatOfPlace(place) >= s.players.length) return words.noSuchPlayer(`p${seatOfPlace(place)}`);
  const waits = s.stack.some((frame) => frame.place === place);
  return waits && isImprisoned(goblinAt(s, place))
    ? words.linkAsleep(nameAt(r, place))
    : words.nothingWaits(placeName(place));
}
