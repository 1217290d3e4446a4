/** Gosu X as the engine's worker knows it. */
import {
  ANSWER,
  armyValue,
  ask,
  type BattleParts,
  battleParts,
  bonusText,
  CARD_DEFS,
  CLANS,
  cannotActivate,
  cannotPlay,
  cannotShift,
  cannotShiftInto,
  cardAt,
  costWords,
  deedKind,
  deedText,
  type EventOf,
  type GosuXEvent,
  gosuX,
  idOf,
  jointView,
  kindOf,
  narrateTo,
  type Purpose,
  placeOf,
  RULE,
  readPlay,
  readShift,
  rulesFor,
  SEATS,
  type Seat,
  type State,
  tellStory,
  tieText,
  type View,
  waitingText,
  warningOf,
  whyNot,
  withResponses,
} from '@open-gosu/gosu-x';
import {
  type ActionCode,
  ALL_VIEWERS,
  codeA,
  codeKind,
  type Lang,
  makeCode,
  makeRng,
  placeAt,
  placeName,
  spaced,
} from '@open-gosu/kernel';
import { gosuXBook } from '../book/gosu-x.ts';
import { knownCards, slotsOf, tableOf, tilesIn } from '../scene/gosu-x.ts';
import type { Handle } from '../scene.ts';
import { tellIn } from '../tell-words.ts';
import {
  type Chapter,
  type Circumstances,
  cardHandle,
  clanHandle,
  discardHandle,
  handHandle,
  isDealt,
  isHit,
  type Kit,
  type Pointing,
  seatHandle,
} from './kit.ts';

type EventType = GosuXEvent['type'];

export const gosuXKit: Kit<State, View, GosuXEvent> = {
  id: 'gosu-x',
  game: gosuX,
  seats: () => SEATS.length,
  table: tableOf,
  forces: (s) => SEATS.map((seat) => armyValue(s, seat)),
  countsHands: (s) => SEATS.some((seat) => (rulesFor(s, seat) & RULE.battlePlusHand) !== 0),
  ask,
  jointView,
  deals(view, count) {
    const deals = Array.from({ length: count }, (_, i) =>
      gosuX.determinize(view, makeRng(`deal ${i}`)),
    );
    const [first] = deals;
    if (first === undefined || view.viewer < 0) return deals;
    return [...deals, withResponses(view, first, true), withResponses(view, first, false)];
  },
  deed: (deal, code, { lang, names }) => deedText(deal, code, lang, names),
  deedKind,
  points,
  sourcePlace(s, { source }) {
    const place = source < 0 ? -1 : placeOf(s, source);
    return place < 0 ? null : placeName(place);
  },
  fired: () => [],
  cost: costWords,
  warning: warningOf,
  tiles(deal, code, lang) {
    if (codeKind(code) !== ANSWER.draft && codeKind(code) !== ANSWER.tile) return [];
    const after = gosuX.clone(deal);
    gosuX.apply(after, code);
    return tilesIn(after.tiles & ~deal.tiles, lang);
  },
  bareActions: [makeCode(ANSWER.spend, 1), makeCode(ANSWER.spend, 2), makeCode(ANSWER.pass)],
  whyNot,
  cannotUse: (deal, seat, spot, lang) =>
    spaced(cannotShift(deal, seat as Seat, spot, lang), cannotBear(deal, seat as Seat, spot, lang)),
  cannotActivate(deal, seat, spot, lang) {
    const hasToken = deal.players[seat as Seat].tokens > 0;
    return (hasToken && cannotBear(deal, seat as Seat, spot, lang)) || '';
  },
  cannotReplace: (deal, seat, spot, { id, fromDiscard }, lang) =>
    cannotShiftInto(deal, seat as Seat, { spot, kind: kindOf(id), fromDiscard }, lang) ?? '',
  cannotPlayDiscarded: (deal, seat, id, lang) =>
    cannotPlay(deal, seat as Seat, kindOf(id), lang, true) ?? '',
  waiting: waitingText,
  story: tellStory,
  cardsIn,
  chapter: ({ type }) => CHAPTERS[type] ?? null,
  isAgainst,
  standing: (s) => s,
  sums: (s, { type }) => (type === 'battle' ? SEATS.map((seat) => battleParts(s, seat)) : null),
  battle(sums, event, lang) {
    const { winners } = event as EventOf<'battle'>;
    return {
      sides: (sums as readonly BattleParts[]).map(({ seat, rows, bonuses, total, cards }) => ({
        seat,
        rows,
        bonuses: bonuses.map((bonus) => ({ label: bonusText(bonus, lang), amount: bonus.amount })),
        total,
        cards: cards.map(({ kind, place, printed, value }) => {
          const bonus = bonuses.find((one) => 'place' in one && one.place === place);
          const lost = value < printed ? tellIn(lang, 'captured') : null;
          return {
            card: idOf(kind),
            place: placeName(place),
            printed,
            value,
            why: bonus === undefined ? lost : bonusText(bonus, lang),
          };
        }),
      })),
      winners,
      tie: tieText(event as EventOf<'battle'>, lang),
    };
  },
  ending(winners, reason, { lang, names, you }) {
    const over = { type: 'over', seat: -1, seenBy: ALL_VIEWERS, winners, reason };
    return narrateTo(over as EventOf<'over'>, lang, names, you);
  },
  foreseen(event) {
    switch (event.type) {
      case 'draw':
      case 'search':
        return { ...event, card: null };
      case 'look':
        return { ...event, cards: null };
      default:
        return event;
    }
  },
  isChance,
  isPayment: ({ purpose }) => purpose === 'cost' || purpose === 'wonder',
  betweenTurns: ['draft', 'opening-hand', 'mulligan-discard', 'song'] satisfies readonly Purpose[],
  knownCards,
  book: gosuXBook,
};

const CHAPTERS: { readonly [T in EventType]?: Chapter } = {
  draft: 'draft',
  tiles: 'draft',
  shuffle: 'opening',
  keep: 'opening',
  mulligan: 'opening',
  round: 'round',
  turn: 'turn',
  battle: 'battle',
  song: 'song',
  over: 'over',
};

/** Why a card takes no token; of one that never bears any, nobody would ask. */
function cannotBear(s: State, seat: Seat, spot: number, lang: Lang): string | null {
  const slots = slotsOf(s, cardAt(s, placeAt(seat, 0, 0) + spot));
  return slots > 0 ? cannotActivate(s, seat, spot, lang) : null;
}

function points(s: State, code: ActionCode): Pointing {
  const { seat, purpose } = ask(s);
  const at = (spot: number): Handle => placeName(placeAt(seat, 0, 0) + spot);
  const from = (kind: number, fromDiscard: boolean): Handle =>
    fromDiscard ? discardHandle(seat, idOf(kind)) : handHandle(idOf(kind));
  const about = (...handles: Handle[]): Pointing => ({ about: handles, to: null });
  const a = codeA(code);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const { kind, row, fromDiscard } = readPlay(code);
      const column = s.players[seat].rows[row as 0 | 1 | 2].length;
      const to = placeName(placeAt(seat, row, column));
      return { about: [from(kind, fromDiscard)], to };
    }
    case ANSWER.shift: {
      const { spot, kind, fromDiscard } = readShift(code);
      return { about: [from(kind, fromDiscard), at(spot)], to: at(spot) };
    }
    case ANSWER.activate:
      return about(at(a));
    case ANSWER.take:
      return a < placeAt(1, 0, 0) ? about(at(a)) : about();
    case ANSWER.target:
    case ANSWER.order:
      return about(placeName(a));
    case ANSWER.discard:
    case ANSWER.use:
      return about(handHandle(idOf(a)));
    case ANSWER.pick:
      return about(...pileHandles(s, seat, purpose, a), cardHandle(idOf(a)));
    case ANSWER.card:
      return about(cardHandle(idOf(a)));
    case ANSWER.draft:
    case ANSWER.clan:
    case ANSWER.tile:
      return about(clanHandle(CLANS[a] ?? '?'));
    case ANSWER.seat:
      return about(seatHandle(a));
    default:
      return about();
  }
}

const FROM_DECK: readonly string[] = ['search', 'reveal-to-hand', 'reveal-to-top'];

/** The discard pile a card is picked from; decks never share a card, so its owner is clear. */
function pileHandles(s: State, seat: Seat, purpose: string, kind: number): Handle[] {
  if (FROM_DECK.includes(purpose)) return [];
  const owners = [seat, ...SEATS.filter((other) => other !== seat)];
  const owner = owners.find((one) => s.players[one].discard.some((card) => s.kinds[card] === kind));
  return owner === undefined ? [] : [discardHandle(owner, idOf(kind))];
}

function cardsIn(event: GosuXEvent): string[] {
  switch (event.type) {
    case 'shift':
      return [event.out, event.card];
    case 'cancel':
      return [event.card, event.target];
    case 'choose-name':
      return CARD_DEFS.filter(({ nameId }) => nameId === event.name).map(({ id }) => id);
    default:
      if ('card' in event) return event.card === null ? [] : [event.card];
      return 'cards' in event ? [...(event.cards ?? [])] : [];
  }
}

/** Things done to the cards, hand or tokens of the seat an event names. */
const HITS: readonly EventType[] = ['capture', 'destroy', 'sacrifice', 'to-deck', 'swap', 'remove'];

function isAgainst(event: GosuXEvent, viewer: number, circumstances: Circumstances): boolean {
  const { before } = circumstances;
  switch (event.type) {
    case 'ban':
    case 'look':
    case 'cancel':
      return event.seat !== viewer;
    case 'choose-seat':
      return event.seat !== viewer && event.chosen === viewer;
    case 'wonder':
      return event.taken && event.seat !== viewer && before.wonder === viewer;
    case 'discard':
      if (event.cause !== 'effect' && event.cause !== 'deck') return false;
      return event.seat === viewer && before.turn !== viewer;
    default:
      return HITS.includes(event.type) && isHit(event, viewer, circumstances);
  }
}

/** Cards that come out of a deck or another player's hand, and all that a shuffle leads to. */
function isChance(event: GosuXEvent, viewer: number): boolean {
  switch (event.type) {
    case 'keep':
    case 'mulligan':
      return true;
    case 'discard':
      return event.cause === 'deck' || (event.seat !== viewer && event.cause !== 'shift');
    default:
      return isDealt(event);
  }
}
