/** The table of GOSU Tactics as one viewer sees it. */
import { at, type Lang, makeRng, placeAt, placeName, type Row } from '@open-gosu/kernel';
import {
  armyStrength,
  COPIES_OF,
  COST_OF,
  cannotPlay,
  differences,
  faceIn,
  idOf,
  isImprisoned,
  openPlace,
  playerAt,
  progressOf,
  STRENGTH_OF,
  type State,
  strengthIn,
  tableNotes,
  tactics,
  UNKNOWN,
  type View,
} from '@open-gosu/tactics';
import type { Looker, TableScene } from '../games/kit.ts';
import type { Cell, HandCard, SeatScene } from '../scene.ts';

export function tableOf(view: View, looker: Looker): TableScene {
  return {
    round: view.round,
    turn: view.turn,
    seats: view.players.map((_, seat) => seatOf(view, seat, looker)),
    centre: {
      tiles: [],
      isWonderFree: false,
      deck: view.deck.length,
      discard: view.discard.map(idOf),
      unseen: unseenIn(view),
      open: view.open.map(idOf),
    },
    notes: tableNotes(view, looker.lang),
  };
}

function seatOf(view: View, seat: number, { lang, names, bots, isActing }: Looker): SeatScene {
  const p = playerAt(view, seat);
  return {
    seat,
    name: names[seat] ?? `p${seat}`,
    isBot: bots[seat] ?? false,
    clans: [],
    army: [
      cellsOf(view, seat, 0, lang),
      cellsOf(view, seat, 1, lang),
      cellsOf(view, seat, 2, lang),
    ],
    force: armyStrength(p),
    hand: handOf(view, seat, isActing, lang),
    deck: null,
    discard: null,
    removed: [],
    tokens: null,
    points: p.points,
    hasPassed: p.passed === 1,
    turnsLeft: p.turnsLeft < 0 ? null : p.turnsLeft,
    hasWonder: false,
    hasAdvantage: view.advantage === seat,
    progress: progressOf(view, seat, lang),
  };
}

function cellsOf(s: State, seat: number, row: Row, lang: Lang): Cell[] {
  const open = openPlace(s, seat, row);
  return playerAt(s, seat).rows[row].map((goblin, column) => {
    const face = faceIn(goblin);
    const place = placeAt(seat, row, column);
    const captured = isImprisoned(goblin);
    const cost = at(COST_OF, face);
    return {
      place: placeName(place),
      card: idOf(face),
      isCaptured: captured,
      isOpen: place === open,
      value: strengthIn(goblin),
      printed: at(STRENGTH_OF, face),
      because: differences(goblin, lang),
      shiftCost: captured || cost < 0 ? null : cost,
      tokens: 0,
      slots: 0,
      isEthereal: false,
      hasBounty: false,
    };
  });
}

function handOf(view: View, seat: number, isActing: boolean, lang: Lang): HandCard[] {
  const { hand, shown } = playerAt(view, seat);
  const isOwn = seat === view.viewer;
  const deal = isOwn && isActing ? tactics.determinize(view, makeRng('reasons')) : null;
  const left = [...shown];
  return hand.map((face) => {
    if (face === UNKNOWN) return { card: null, isKnown: false, whyNot: null };
    const index = left.indexOf(face);
    if (index >= 0) left.splice(index, 1);
    return {
      card: idOf(face),
      isKnown: !isOwn || index >= 0,
      whyNot: deal === null ? null : cannotPlay(deal, seat, face, lang),
    };
  });
}

/** The whole deck less every card the viewer sees. */
function unseenIn({ players, discard, open, box }: View): string[] {
  const zones = players.flatMap(({ hand, aside, rows }) => [hand, aside, ...rows]);
  const seen = [discard, open, box, ...zones].flat().filter((card) => card !== UNKNOWN);
  const left = [...COPIES_OF];
  for (const card of seen) left[faceIn(card)] = at(left, faceIn(card)) - 1;
  return left.flatMap((count, face) => new Array<string>(Math.max(0, count)).fill(idOf(face)));
}

/** How many cards the viewer can identify, wherever they lie. */
export function knownCards({ players, discard, open }: View): number {
  const inZones = players.flatMap(({ hand, aside, rows }) => [hand, aside, ...rows]);
  return [discard, open, ...inZones].flat().filter((card) => card !== UNKNOWN).length;
}
