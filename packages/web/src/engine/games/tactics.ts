/** GOSU Tactics as the engine's worker knows it. */
import {
  type ActionCode,
  ALL_VIEWERS,
  at,
  codeA,
  codeKind,
  makeRng,
  PLACES_PER_SEAT,
  placeAt,
  placeName,
  ROWS,
  type Row,
  readPlace,
} from '@open-gosu/kernel';
import {
  ANSWER,
  armyStrength,
  ask,
  cannotMutate,
  cannotMutateInto,
  costWords,
  deedKind,
  deedText,
  type EventOf,
  faceIn,
  faceOf,
  goblinAt,
  idOf,
  jointView,
  narrateTo,
  type Purpose,
  placesBeside,
  playerAt,
  ROW_OF,
  readShift,
  STRENGTH_OF,
  type State,
  strengthIn,
  type TacticsEvent,
  tactics,
  tellStory,
  tieText,
  type View,
  waitingText,
  warningOf,
  whyNot,
} from '@open-gosu/tactics';
import { tacticsBook } from '../book/tactics.ts';
import { knownCards, tableOf } from '../scene/tactics.ts';
import type { BattleScene, Handle, Pointed } from '../scene.ts';
import { tellIn } from '../tell-words.ts';
import {
  type Asked,
  type Chapter,
  type Circumstances,
  cardHandle,
  discardHandle,
  handHandle,
  isDealt,
  isHit,
  type Kit,
  type Pointing,
  seatHandle,
} from './kit.ts';

type EventType = TacticsEvent['type'];
type Side = BattleScene['sides'][number];

export const tacticsKit: Kit<State, View, TacticsEvent> = {
  id: 'gosu-tactics',
  game: tactics,
  seats: (s) => s.players.length,
  table: tableOf,
  forces: (s) => s.players.map(armyStrength),
  countsHands: () => false,
  ask,
  jointView,
  deals: (view, count) =>
    Array.from({ length: count }, (_, i) => tactics.determinize(view, makeRng(`deal ${i}`))),
  deed: (deal, code, { lang, names }) => deedText(deal, code, lang, names),
  deedKind,
  points,
  sourcePlace,
  fired,
  cost: costWords,
  warning: warningOf,
  tiles: () => [],
  bareActions: [],
  whyNot,
  cannotUse: (deal, seat, spot, lang) => cannotMutate(deal, seat, spot, lang) ?? '',
  cannotActivate: () => '',
  cannotReplace: (deal, seat, spot, { id, fromDiscard }, lang) =>
    cannotMutateInto(deal, seat, { spot, face: faceOf(id), fromDiscard }, lang) ?? '',
  // Goblins are placed from hand alone.
  cannotPlayDiscarded: () => '',
  waiting: waitingText,
  story: tellStory,
  cardsIn,
  chapter: ({ type }) => CHAPTERS[type] ?? null,
  isAgainst,
  standing: (s) => s,
  sums: (s, { type }) => (type === 'battle' ? s.players.map((_, seat) => sideOf(s, seat)) : null),
  battle: (sums, event, lang) => ({
    sides: (sums as readonly Side[]).map((side) => ({
      ...side,
      cards: (side.cards ?? []).map((card) => ({
        ...card,
        why: card.value < card.printed ? tellIn(lang, 'imprisoned') : null,
      })),
    })),
    winners: (event as EventOf<'battle'>).winners,
    tie: tieText(event as EventOf<'battle'>, lang),
  }),
  ending(winners, reason, { lang, names, you }) {
    const over = { type: 'over', seat: -1, seenBy: ALL_VIEWERS, winners, reason };
    return narrateTo(over as EventOf<'over'>, lang, names, you);
  },
  foreseen: (event) => (event.type === 'draw' ? { ...event, card: null } : event),
  isChance,
  isPayment: ({ purpose }) => purpose === 'cost',
  betweenTurns: ['opening-redraw', 'opening-discard', 'round-redraw'] satisfies readonly Purpose[],
  knownCards,
  book: tacticsBook,
};

const CHAPTERS: { readonly [T in EventType]?: Chapter } = {
  aside: 'opening',
  redraw: 'opening',
  round: 'round',
  turn: 'turn',
  battle: 'battle',
  over: 'over',
};

/** Nothing changes the strength of a goblin but prison: the sums are those of the rows. */
function sideOf(s: State, seat: number): Side {
  const p = playerAt(s, seat);
  const { rows } = p;
  const cards = ROWS.flatMap((row) =>
    rows[row].map((goblin, column) => {
      const face = faceIn(goblin);
      const printed = at(STRENGTH_OF, face);
      return {
        card: idOf(face),
        place: placeName(placeAt(seat, row, column)),
        printed,
        value: strengthIn(goblin),
        why: null,
      };
    }),
  );
  const sums = ROWS.map((row) => rows[row].reduce((sum, goblin) => sum + strengthIn(goblin), 0));
  return { seat, rows: sums, bonuses: [], total: armyStrength(p), cards };
}

function points(s: State, code: ActionCode): Pointing {
  const { seat, purpose } = ask(s);
  const about = (...handles: Handle[]): Pointing => ({ about: handles, to: null });
  const a = codeA(code);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const row = at(ROW_OF, a) as Row;
      const to = placeName(placeAt(seat, row, playerAt(s, seat).rows[row].length));
      return { about: [handHandle(idOf(a))], to };
    }
    case ANSWER.shift: {
      const { spot, face, fromDiscard } = readShift(code);
      const place = placeName(seat * PLACES_PER_SEAT + spot);
      const from = fromDiscard ? discardHandle(null, idOf(face)) : handHandle(idOf(face));
      return { about: [from, place], to: place };
    }
    case ANSWER.discard:
      return about(handHandle(idOf(a)));
    case ANSWER.target:
    case ANSWER.order:
      return about(placeName(a));
    case ANSWER.pick:
      return purpose === 'return'
        ? about(discardHandle(null, idOf(a)), cardHandle(idOf(a)))
        : about(cardHandle(idOf(a)));
    case ANSWER.seat:
      return about(seatHandle(a));
    default:
      return about();
  }
}

/** Of two goblins with one face the one whose powers are under way. */
function sourcePlace({ stack }: State, { source }: Asked): Handle | null {
  const frame = [...stack].reverse().find(({ face, place }) => face === source && place >= 0);
  return source < 0 || frame === undefined ? null : placeName(frame.place);
}

/** Links: the goblin that entered, and those beside it that answer. */
function fired(s: State, events: readonly TacticsEvent[]): Pointed[] {
  const found: Pointed[] = [];
  let entered: EventOf<'play' | 'mutate'> | null = null;
  for (const event of events) {
    if (event.type === 'play' || event.type === 'mutate') entered = event;
    if (event.type !== 'power' || event.trigger !== 'link' || entered === null) continue;
    const { seat, place: from } = entered;
    const to = placesBeside(readPlace(from, seat))
      .filter((place) => faceAt(s, place) === event.card)
      .map(placeName)[0];
    if (to !== undefined && found.every((other) => other.to !== to)) found.push({ seat, from, to });
  }
  return found;
}

function faceAt(s: State, place: number): string | null {
  const goblin = goblinAt(s, place);
  return goblin < 0 ? null : idOf(faceIn(goblin));
}

function cardsIn(event: TacticsEvent): string[] {
  if (event.type === 'mutate') return [event.out, event.card];
  if ('card' in event) return event.card === null ? [] : [event.card];
  return event.type === 'reveal' ? [...event.cards] : [];
}

/** Things done to the goblins of the seat an event names. */
const HITS: readonly EventType[] = ['destroy', 'imprison', 'swap'];

function isAgainst(event: TacticsEvent, viewer: number, circumstances: Circumstances): boolean {
  const { before } = circumstances;
  switch (event.type) {
    case 'choose-seat':
      return event.seat !== viewer && event.chosen === viewer;
    case 'advantage':
      return event.seat !== viewer && before.advantage === viewer;
    case 'discard':
      return event.cause === 'power' && event.seat === viewer && before.turn !== viewer;
    default:
      return HITS.includes(event.type) && isHit(event, viewer, circumstances);
  }
}

/** Cards that come out of the deck or another player's hand, and all that a shuffle or a new round leads to. */
function isChance(event: TacticsEvent, viewer: number): boolean {
  switch (event.type) {
    case 'redraw':
      return true;
    case 'discard':
      return event.seat !== viewer && event.cause !== 'mutation';
    default:
      return isDealt(event);
  }
}
