/**
 * Why a choice asked by an effect or a rule is not possible: cards in play, cards in piles and hands, clans, names. The
 * actions of a turn are in `reasons.ts`. Filters and verbs are those the engine itself uses.
 */
import {
  type Refused as AnyRefused,
  at,
  codeA,
  PLACES_PER_SEAT,
  placeName,
  rowOfPlace,
  top,
} from '@open-gosu/kernel';
import { TAKE_SPENT, VERBS } from '../answers.ts';
import type { InPlay, Verb } from '../cards/op.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import { canHit } from '../flow/hit.ts';
import type { Ask, AskKind } from '../flow/procedure.ts';
import { placeOfSpot } from '../flow/turn.ts';
import { fitsInPlay } from '../ops/values.ts';
import { type Frame, PROC } from '../state/frame.ts';
import { HAS_EFFECT, KEYWORD, KEYWORDS_OF, NAMES } from '../state/kinds.ts';
import { handCard, pileCard } from '../state/moves.ts';
import { cardAt, hasEffect, isCaptured, isEthereal, openCard } from '../state/query.ts';
import { kindAt, ownerOf, type State } from '../state/state.ts';
import { kindName, sharedName } from './names.ts';
import { askedOp, askingEffect, askingInstruction, clause } from './questions-op.ts';
import type { ReasonWords } from './reasons-en.ts';
import { clanName } from './terms.ts';

export interface Refused extends AnyRefused<State, Ask> {
  readonly words: ReasonWords;
}

/** Empty where nothing in particular is wrong. */
type Finder = (r: Refused) => string;

const ALWAYS_POSSIBLE: Finder = () => '';

/** By kind of question; the answer is already of that kind. */
export const CHOICE_REASONS: { readonly [K in Exclude<AskKind, 'action'>]: Finder } = {
  draft: (r) => r.words.clanTaken(clanLabel(r)),
  hand: ALWAYS_POSSIBLE,
  wonder: ALWAYS_POSSIBLE,
  discard: discardReason,
  target: targetReason,
  pick: pickReason,
  take: takeReason,
  clan: clanReason,
  level: ALWAYS_POSSIBLE,
  seat: ALWAYS_POSSIBLE,
  tile: tileReason,
  card: (r) => r.words.notOpponents(kindName(codeA(r.code), r.lang)),
  name: (r) => r.words.nobodyNamed(sharedName(NAMES[codeA(r.code)] ?? '', r.lang)),
  verb: verbReason,
  order: (r) => r.words.nothingWaits(placeName(codeA(r.code))),
  may: ALWAYS_POSSIBLE,
  respond: respondReason,
};

/** What the asking effect says, for "that card does not fit: ...". */
function orderOf({ s, ask, lang }: Refused): string {
  const op = askedOp(s, ask);
  return op === null ? '' : clause([op], lang);
}

function discardReason({ s, ask, code, lang, words }: Refused): string {
  const kind = codeA(code);
  const card = kindName(kind, lang);
  const frame = top(s.stack);
  const held = handCard(s, ask.seat, kind);
  if (held < 0) return words.notInHand(card);
  if (ask.purpose === 'pay-bounty') {
    const bounty = (at(KEYWORDS_OF, kind) & KEYWORD.bounty) !== 0;
    return bounty ? words.paysForNothing(card) : words.notBountyInHand(card);
  }
  if (frame.proc === PROC.discard && held === frame.target) return words.paysForItself(card);
  const clan = CLANS[frame.clan];
  return clan === undefined ? '' : words.notOfClan(card, clanName(clan, lang));
}

function targetReason(r: Refused): string {
  const { s, ask, code, lang, words } = r;
  const place = codeA(code);
  const card = place < 2 * PLACES_PER_SEAT ? cardAt(s, place) : -1;
  if (card < 0) return words.noCardAt(placeName(place));
  const name = kindName(kindAt(s, card), lang);
  const f = askingEffect(s);
  const isOpen = openCard(s, ownerOf(card), rowOfPlace(place)) === card;
  switch (ask.purpose) {
    case 'sacrifice':
    case 'song':
      return ownerOf(card) === ask.seat ? words.notOpen(name) : words.notYours(name);
    case 'capture':
    case 'destroy':
    case 'release':
      if (!canHit(s, card, VERBS.indexOf(ask.purpose))) return verbProblem(r, card, ask.purpose);
      return filterReason(r, f, card);
    case 'to-deck-top':
      return isOpen ? filterReason(r, f, card) : words.notOpen(name);
    case 'swap-first':
      return mustBeOwn(s) && ownerOf(card) !== ask.seat
        ? words.notYours(name)
        : words.nothingToItsRight(name);
    case 'swap-second':
      return words.notRightOf(kindName(f && f.second >= 0 ? kindAt(s, f.second) : -1, lang));
    case 'copy':
      return copyReason(r, f, card);
    case 'place-bounty':
      return isCaptured(s, card) ? words.capturedBounty(name) : words.bearsBounty(name);
    default:
      return '';
  }
}

/** Why the verb cannot be done to the card, whatever the effect asks for (X9.2 to X9.6). */
function verbProblem({ s, lang, words }: Refused, card: number, verb: Verb): string {
  const name = kindName(kindAt(s, card), lang);
  if (verb === 'release') return words.notCaptured(name);
  if (verb === 'capture' && isCaptured(s, card)) return words.alreadyCaptured(name);
  return isEthereal(s, card) ? words.ethereal(name, verb) : words.notOpen(name);
}

function mustBeOwn(s: State): boolean {
  const op = askingInstruction(s);
  return op?.op === 'swap' && op.army === 'yours';
}

/** Which part of the effect's filter the card in play does not fit. */
function filterReason(r: Refused, f: Frame | null, card: number): string {
  const { s, lang, words } = r;
  const name = kindName(kindAt(s, card), lang);
  const op = askingInstruction(s);
  const filter: InPlay = op && 'target' in op && typeof op.target === 'object' ? op.target : {};
  const misses = (part: InPlay) => f !== null && !fitsInPlay(s, f, part, card);
  const { side, levels, bonus, where, bounty, upToPaid } = filter;
  if (side && misses({ side })) {
    return side === 'yours' ? words.notYours(name) : words.notOpposing(name);
  }
  if (levels && misses(bonus ? { levels, bonus } : { levels })) {
    return words.wrongTargetLevel(name, orderOf(r));
  }
  if (upToPaid && misses({ upToPaid })) return words.wrongTargetLevel(name, orderOf(r));
  if (bounty && misses({ bounty })) return words.notBounty(name);
  if (where && misses({ where })) return words.notNear(name, orderOf(r));
  return words.misfit(name, orderOf(r));
}

function copyReason(r: Refused, f: Frame | null, card: number): string {
  const { s, lang, words } = r;
  const name = kindName(kindAt(s, card), lang);
  if (isCaptured(s, card)) return words.capturedCopy(name);
  if (card === f?.card) return words.copiesItself(name);
  if (!hasEffect(s, card)) return words.noEffect(name);
  const op = askingInstruction(s);
  const filter = op?.op === 'copy' ? (op.target ?? {}) : {};
  if (f !== null && fitsInPlay(s, f, filter, card)) return words.alreadyCopied(name);
  return filterReason(r, f, card);
}

function pickReason(r: Refused): string {
  const { s, ask, code, lang, words } = r;
  const kind = codeA(code);
  const card = kindName(kind, lang);
  const player = s.players[ask.seat];
  switch (ask.purpose) {
    case 'search':
      if (pileCard(s, player.deck, kind) < 0) return words.notInDeck(card);
      return words.misfit(card, orderOf(r));
    case 'reveal-to-hand':
    case 'reveal-to-top':
      return words.notRevealed(card);
    case 'copy': {
      const piles = [...s.players[0].discard, ...s.players[1].discard];
      if (pileCard(s, piles, kind) < 0) return words.notInAnyDiscard(card);
      return HAS_EFFECT[kind] ? '' : words.noEffect(card);
    }
    default:
      if (pileCard(s, player.discard, kind) < 0) return words.notInDiscard(card);
      return words.misfit(card, orderOf(r));
  }
}

function takeReason({ s, ask, code, lang, words }: Refused): string {
  if (code === TAKE_SPENT) return words.noneSpent;
  const place = placeOfSpot(ask.seat, codeA(code) % PLACES_PER_SEAT);
  const card = cardAt(s, place);
  if (card < 0) return words.noCardAt(placeName(place));
  return words.noTokenOn(kindName(kindAt(s, card), lang));
}

function clanLabel({ code, lang }: Refused): string {
  const clan = CLANS[codeA(code)];
  return clan === undefined ? '?' : clanName(clan as ClanId, lang);
}

function clanReason(r: Refused): string {
  const op = askingInstruction(r.s);
  switch (op?.op === 'chooseClan' ? op.among : 'own') {
    case 'all':
      return r.words.clanNotInGame(clanLabel(r));
    case 'in-discard':
      return r.words.clanNotInDiscard(clanLabel(r));
    case 'five-in-hand':
      return r.words.clanNotFive(clanLabel(r));
    default:
      return r.words.notYourClan(clanLabel(r));
  }
}

function tileReason(r: Refused): string {
  const { clans } = r.s.players[r.ask.seat];
  const own = (clans >> codeA(r.code)) & 1;
  return own ? r.words.tileTurned(clanLabel(r)) : r.words.notYourClan(clanLabel(r));
}

function verbReason({ s, code, words }: Refused): string {
  const verb = VERBS[codeA(code)];
  const op = askingInstruction(s);
  if (verb === undefined) return '';
  return op?.op === 'oneOf' && op.verbs.includes(verb)
    ? words.noTargetFor(verb)
    : words.verbNotOffered(verb);
}

function respondReason({ s, ask, code, lang, words }: Refused): string {
  const kind = codeA(code);
  const card = kindName(kind, lang);
  return handCard(s, ask.seat, kind) < 0 ? words.notInHand(card) : words.answersNothing(card);
}
