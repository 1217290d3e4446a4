/** The table of Gosu X as one viewer sees it. */
import {
  armyValue,
  CARD_DEFS,
  CLANS,
  type ClanId,
  cannotPlay,
  cardsOnTable,
  cardValue,
  clanName,
  differences,
  gosuX,
  iconsOf,
  idOf,
  isBounty,
  isCaptured,
  isEthereal,
  openCard,
  ownedTokens,
  ownerOf,
  pickerOf,
  progressOf,
  SEATS,
  type Seat,
  type State,
  shiftCost,
  tableNotes,
  tileText,
  tokenRoom,
  tokensOn,
  UNKNOWN,
  type View,
} from '@open-gosu/gosu-x';
import {
  at,
  countBits,
  type Lang,
  makeRng,
  placeAt,
  placeName,
  ROWS,
  type Row,
  viewerBit,
} from '@open-gosu/kernel';
import type { Looker, TableScene } from '../games/kit.ts';
import type { Cell, Centre, HandCard, SeatScene, TileScene } from '../scene.ts';

export function tableOf(view: View, looker: Looker): TableScene {
  const onTable = cardsOnTable(view);
  return {
    round: view.round,
    turn: view.turn,
    seats: SEATS.map((seat) => seatOf(view, seat, onTable, looker)),
    centre: centreOf(view, onTable, looker.lang),
    notes: tableNotes(view, looker.lang, looker.names),
  };
}

function idAt(s: State, card: number): string {
  return idOf(at(s.kinds, card));
}

function seatOf(
  view: View,
  seat: Seat,
  onTable: readonly number[],
  { lang, names, bots, drafted, isActing }: Looker,
): SeatScene {
  const p = view.players[seat];
  const isElsewhere = (card: number) => onTable.includes(card);
  const onCards = p.rows.flat().reduce((sum, card) => sum + tokensOn(view, card), 0);
  const hand = p.hand.filter((card) => !isElsewhere(card));
  const whyNot = isActing && seat === view.viewer ? reasons(view, seat, lang) : () => null;
  return {
    seat,
    name: names[seat] ?? `p${seat}`,
    isBot: bots[seat] ?? false,
    clans: clansInOrder(p.clans, drafted[seat] ?? []),
    army: [
      cellsOf(view, seat, 0, lang),
      cellsOf(view, seat, 1, lang),
      cellsOf(view, seat, 2, lang),
    ],
    force: armyValue(view, seat),
    hand: hand.map((card) => handCardOf(view, seat, card, whyNot)),
    deck: p.deck.filter((card) => !isElsewhere(card)).length,
    deckTop: deckTopOf(view, seat, onTable),
    discard: p.discard.filter((card) => !isElsewhere(card)).map((card) => idAt(view, card)),
    removed: p.removed.map((card) => idAt(view, card)),
    unseen: unseenOf(view, seat),
    tokens: {
      inHand: p.tokens,
      onCards,
      spent: p.spent,
      locked: p.locked,
      owned: ownedTokens(view, seat),
    },
    points: p.supremacy,
    hasPassed: p.passed === 1,
    turnsLeft: p.turnsLeft < 0 ? null : p.turnsLeft,
    hasWonder: view.wonder === seat,
    hasAdvantage: false,
    progress: progressOf(view, seat, lang),
  };
}

/** In the order they were taken, where that was seen. */
function clansInOrder(mask: number, drafted: readonly string[]): string[] {
  const clans = CLANS.filter((_, clan) => (mask >> clan) & 1);
  const seen = drafted.filter((clan) => (clans as readonly string[]).includes(clan));
  return [...seen, ...clans.filter((clan) => !seen.includes(clan))];
}

function cellsOf(s: State, seat: Seat, row: Row, lang: Lang): Cell[] {
  const open = openCard(s, seat, row);
  return s.players[seat].rows[row].map((card, column) => {
    const def = CARD_DEFS[at(s.kinds, card)] as (typeof CARD_DEFS)[number];
    const captured = isCaptured(s, card);
    return {
      place: placeName(placeAt(seat, row, column)),
      card: def.id,
      isCaptured: captured,
      isOpen: card === open,
      value: cardValue(s, card),
      printed: def.value,
      because: differences(s, card, lang),
      shiftCost: captured || def.shift === null ? null : shiftCost(s, card),
      tokens: tokensOn(s, card),
      slots: slotsOf(s, card),
      isEthereal: isEthereal(s, card),
      hasBounty: isBounty(s, card),
    };
  });
}

/** How many tokens a card can bear in all. */
export function slotsOf(s: State, card: number): number {
  return isCaptured(s, card) ? 0 : tokenRoom(s, card, iconsOf(s, card));
}

/** Tried on a deal that fits what the player knows: a view has no cards to pay with where it does not see them. */
function reasons(view: View, seat: Seat, lang: Lang): (kind: number) => string | null {
  const deal = gosuX.determinize(view, makeRng('reasons'));
  const told = new Map<number, string | null>();
  return (kind) => {
    if (!told.has(kind)) told.set(kind, cannotPlay(deal, seat, kind, lang));
    return told.get(kind) ?? null;
  };
}

function handCardOf(
  view: View,
  seat: Seat,
  card: number,
  whyNot: (kind: number) => string | null,
): HandCard {
  if (card < 0) return { card: null, isKnown: false, whyNot: null };
  const others = at(view.known, card) & ~viewerBit(seat);
  const isOwn = seat === view.viewer;
  return {
    card: idAt(view, card),
    isKnown: !isOwn || others !== 0,
    whyNot: isOwn ? whyNot(at(view.kinds, card)) : null,
  };
}

function deckTopOf(view: View, seat: Seat, onTable: readonly number[]): string[] {
  const deck = view.players[seat].deck.filter((card) => !onTable.includes(card));
  const hidden = deck.lastIndexOf(UNKNOWN);
  return deck
    .slice(hidden + 1)
    .reverse()
    .map((card) => idAt(view, card));
}

/** Before the deal nobody has a deck. Numbers of cards are in the order of the book, whatever lies where. */
function unseenOf({ viewer, kinds, known }: View, seat: Seat): string[] {
  const unseen: string[] = [];
  known.forEach((by, card) => {
    const isSeen = (by & viewerBit(viewer)) !== 0;
    if (!isSeen && at(kinds, card) >= 0 && ownerOf(card) === seat)
      unseen.push(idOf(at(kinds, card)));
  });
  return unseen;
}

function centreOf(view: View, onTable: readonly number[], lang: Lang): Centre {
  const taken = countBits(view.players[0].clans | view.players[1].clans);
  const isDrafting = at(view.kinds, 0) < 0;
  return {
    tiles: tilesIn(view.tiles, lang),
    isWonderFree: view.wonder < 0,
    deck: null,
    discard: null,
    open: onTable.map((card) => idAt(view, card)),
    ...(isDrafting ? { draft: { order: draftOrder(), done: taken } } : {}),
  };
}

function draftOrder(): number[] {
  const order: number[] = [];
  for (let seat = pickerOf(0); seat !== null; seat = pickerOf(order.length)) order.push(seat);
  return order;
}

export function tilesIn(mask: number, lang: Lang): TileScene[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1).map((clan: ClanId) => ({
    clan,
    name: clanName(clan, lang),
    text: tileText(clan, lang),
  }));
}

/** How many cards the viewer can identify, wherever they lie. */
export function knownCards(view: View): number {
  return view.players.reduce(
    (sum, { hand, deck, discard, removed, rows }) =>
      sum +
      [hand, deck, discard, removed, ...ROWS.map((row) => rows[row])]
        .flat()
        .filter((card) => card >= 0).length,
    0,
  );
}
