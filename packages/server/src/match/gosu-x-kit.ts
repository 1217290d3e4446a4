/**
 * Gosu X at a table of people: when a Force of will (X9.9) might have been played, going by public evidence alone. The
 * engine asks only a player who holds a card that answers; this says where it might have asked.
 */
import {
  ask,
  CARD_DEFS,
  type GosuXEvent,
  gosuX,
  jointView,
  kindOf,
  legalTexts,
  type Seat,
  type State,
  type View,
  viewChange,
} from '@open-gosu/gosu-x';
import { at, SPECTATOR, viewerBit } from '@open-gosu/kernel';
import type { Kit } from '../games.ts';
import type { Orders } from './entry.ts';

type Moment = 'activation' | 'capture-or-destroy';

/** Whether a card of each kind answers the moment, by kind. */
function answering(moment: Moment): readonly boolean[] {
  const kinds: boolean[] = [];
  for (const { id, ongoing } of CARD_DEFS) {
    kinds[kindOf(id)] = ongoing.some((rule) => rule.kind === 'respond' && rule.to === moment);
  }
  return kinds;
}

const ANSWERING: { readonly [M in Moment]: readonly boolean[] } = {
  activation: answering('activation'),
  'capture-or-destroy': answering('capture-or-destroy'),
};

const PUBLIC = viewerBit(SPECTATOR);

/**
 * Whether those who saw only what everybody saw must reckon with such a card in this hand: it was seen there, or it was
 * seen nowhere and the hand has cards nobody knows.
 */
function mightHold(s: State, seat: Seat, moment: Moment): boolean {
  const answers = ANSWERING[moment];
  const { hand, deck } = s.players[seat];
  let isUnseenSomewhere = false;
  let hasUnseenCard = false;
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    const isSeen = (at(s.known, card) & PUBLIC) !== 0;
    const fits = answers[at(s.kinds, card)] === true;
    if (fits && isSeen) return true;
    if (!isSeen) hasUnseenCard = true;
    if (fits) isUnseenSomewhere = true;
  }
  if (!hasUnseenCard) return false;
  for (let i = 0; i < deck.length && !isUnseenSomewhere; i++) {
    const card = at(deck, i);
    isUnseenSomewhere = answers[at(s.kinds, card)] === true && !(at(s.known, card) & PUBLIC);
  }
  return isUnseenSomewhere;
}

/** What is announced by an event, and who might answer it; an activation is answered by the other player. */
function windowOf(event: GosuXEvent): { readonly seat: Seat; readonly moment: Moment } | null {
  switch (event.type) {
    case 'activate':
      return { seat: event.seat === 0 ? 1 : 0, moment: 'activation' };
    case 'capture':
    case 'destroy':
      return { seat: event.seat as Seat, moment: 'capture-or-destroy' };
    default:
      return null;
  }
}

function windows(before: State, after: State, events: readonly GosuXEvent[]): number {
  let seats = 0;
  for (let i = 0; i < events.length; i++) {
    const window = windowOf(events[i] as GosuXEvent);
    if (window === null) continue;
    const { seat, moment } = window;
    // Cards move on the way: what was possible at either end might have been in between.
    if (mightHold(before, seat, moment) || mightHold(after, seat, moment)) seats |= 1 << seat;
  }
  return seats;
}

const DECLINE = 'decline';

/** "Only for an Immortal": the highest level there is. */
const HIGHEST = 3;

function ordered(s: State, orders: Orders): string | null {
  if (orders === 'ask') return null;
  if (orders === 'never') return DECLINE;
  const { subject } = ask(s);
  const level = subject < 0 ? 0 : CARD_DEFS[at(s.kinds, subject)]?.level;
  if (level !== HIGHEST) return DECLINE;
  return legalTexts(s).find((text) => text !== DECLINE) ?? DECLINE;
}

export const gosuXKit: Kit<State, View, GosuXEvent> = {
  game: gosuX,
  jointView,
  viewChange,
  rng: (s) => s.rng,
  responses: {
    isAsked: (s) => s.winners === 0 && ask(s).kind === 'respond',
    windows,
    decline: DECLINE,
    ordered,
  },
};
