/**
 * What a pending question gives away about cards its seat holds unseen: that it was asked at all. A determinisation is
 * made to fit, so search never meets a question that could not have been put.
 */
import { type ActionCode, at, top } from '@open-gosu/kernel';
import { mayBeDone, mayStartsWith, searchesByName } from '../flow/effect.ts';
import { ask, legal } from '../flow/engine.ts';
import { troopsInHand } from '../flow/mulligan.ts';
import { RESPOND_PROGRAM, type RespondTo } from '../ops/programs.ts';
import { CHOICE, OPTION } from '../options.ts';
import type { Frame } from '../state/frame.ts';
import {
  CLAN_COUNT,
  KEYWORD,
  KEYWORDS_OF,
  NAME_OF,
  NAME_PHOENIX,
  ROWS_OF,
} from '../state/kinds.ts';
import { clansOf, rulesFor } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';

export interface Requirement {
  readonly zone: 'hand' | 'deck';
  met(): boolean;
  /** Whether a card helps when it lies in the zone. */
  wanted(card: number): boolean;
}

const scratch: ActionCode[] = [];

/** What must hold for the seat that is asked, or null if the question tells nothing. */
export function requirementOf(s: State): Requirement | null {
  const { seat, purpose } = ask(s);
  switch (purpose) {
    case 'cancel-activation':
      return holdsResponse(s, seat, 'activation');
    case 'cancel-capture':
    case 'cancel-destroy':
      return holdsResponse(s, seat, 'capture-or-destroy');
    case 'opening-hand':
      return fewTroops(s, seat);
    case 'search':
      return choice(s, 'deck', searched(s, seat));
    case 'pay-bounty':
      return choice(s, 'hand', (card) => isBountyKind(s, card));
    case 'clan':
      return choice(s, 'hand', ofClan(s, seat, secondClan(s, seat)));
    case 'effect-discard':
      return top(s.stack).clan < 0 ? anyDiscard(s, seat) : clanDiscard(s, seat, top(s.stack));
    case 'cost':
    case 'hand-limit':
    case 'mulligan-discard':
      return anyDiscard(s, seat);
    case 'order':
      return choice(s, 'hand', ofClan(s, seat, clansBySize(s, seat)[0] ?? 0));
    case 'may-effect':
      return offered(s, seat);
    default:
      return null;
  }
}

function isBountyKind(s: State, card: number): boolean {
  return (at(KEYWORDS_OF, kindAt(s, card)) & KEYWORD.bounty) !== 0;
}

function holdsResponse(s: State, seat: Seat, to: RespondTo): Requirement {
  const wanted = (card: number) => at(RESPOND_PROGRAM[to], kindAt(s, card)) >= 0;
  return { zone: 'hand', met: () => s.players[seat].hand.some(wanted), wanted };
}

/** A forced answer is not asked, so there were two at least. */
function choice(s: State, zone: 'hand' | 'deck', wanted: (card: number) => boolean): Requirement {
  return { zone, met: () => legal(s, scratch) > 1, wanted };
}

/** Cards that turn a zone of equal copies into one with a choice. */
function unlikeFirst(s: State, zone: readonly number[]): (card: number) => boolean {
  const [first] = zone;
  const kind = first === undefined ? -1 : kindAt(s, first);
  return (card) => kindAt(s, card) !== kind;
}

function anyDiscard(s: State, seat: Seat): Requirement {
  return choice(s, 'hand', unlikeFirst(s, s.players[seat].hand));
}

/** Five cards of one clan were promised (Byun Hyung Ja (Xi'an)): those still to come are in hand. */
function clanDiscard(s: State, seat: Seat, f: Frame): Requirement {
  const wanted = ofClan(s, seat, f.clan);
  const enough = () => s.players[seat].hand.filter(wanted).length >= f.count;
  return { zone: 'hand', met: () => enough() && legal(s, scratch) > 1, wanted };
}

/** Fenghuang chooses among cards named Phoenix, Elle among all. */
function searched(s: State, seat: Seat): (card: number) => boolean {
  return searchesByName(top(s.stack))
    ? (card) => at(NAME_OF, kindAt(s, card)) === NAME_PHOENIX
    : unlikeFirst(s, s.players[seat].deck);
}

function fewTroops(s: State, seat: Seat): Requirement | null {
  if (at(s.options, OPTION.mulligan) !== CHOICE.mulliganTroops) return null;
  return {
    zone: 'hand',
    met: () => troopsInHand(s, seat) < 2,
    wanted: (card) => !(at(ROWS_OF, kindAt(s, card)) & 1),
  };
}

/** "You may" from hand: Nitish needs a Bounty card, Byun Hyung Ja (Xi'an) five cards of one clan. */
function offered(s: State, seat: Seat): Requirement | null {
  const frame = top(s.stack);
  const met = () => mayBeDone(s, frame);
  switch (mayStartsWith(frame)) {
    case 'payBounty':
      return { zone: 'hand', met, wanted: (card) => isBountyKind(s, card) };
    case 'chooseClan':
      return { zone: 'hand', met, wanted: ofClan(s, seat, clansBySize(s, seat)[0] ?? 0) };
    default:
      return null;
  }
}

function ofClan(s: State, seat: Seat, clan: number): (card: number) => boolean {
  const rules = rulesFor(s, seat);
  return (card) => ((clansOf(s, card, rules) >> clan) & 1) === 1;
}

/** Clans by how many cards of them the hand holds, most first. */
function clansBySize(s: State, seat: Seat): number[] {
  const size = (clan: number) => s.players[seat].hand.filter(ofClan(s, seat, clan)).length;
  return Array.from({ length: CLAN_COUNT }, (_, clan) => clan).sort((a, b) => size(b) - size(a));
}

function secondClan(s: State, seat: Seat): number {
  return clansBySize(s, seat)[1] ?? 0;
}
