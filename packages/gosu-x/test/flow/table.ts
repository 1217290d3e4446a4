/** What the flow and ops tests share: tables without active tiles, new games, and looking at states. */

import type { ActionCode, Viewer } from '@open-gosu/kernel';
import type { Scenario, Table } from '@testing/gosu-x/scenario.ts';
import { checkedOptions } from '@testing/random-play.ts';
import { CLANS, type ClanId } from '../../src/cards/words.ts';
import type { EventOf, EventType, GosuXEvent } from '../../src/events.ts';
import { gosuX } from '../../src/game.ts';
import { idOf } from '../../src/state/kinds.ts';
import type { Seat, State } from '../../src/state/state.ts';

/** No tile is active unless the table says so. */
export function quiet(table: Table): Table {
  return { tiles: [], ...table };
}

/** Your three clans and the foe's, for games that skip the draft. */
export const GIVEN: readonly (readonly ClanId[])[] = [
  ['justice', 'phoenix', 'galmi'],
  ['abhilasha', 'goan-sul', 'tomorrow'],
];

export function begin(seed: number | string, options: object = {}): State {
  return gosuX.setup(checkedOptions(gosuX, options), seed, 2);
}

/** A game with clans given: it begins with the opening hands. */
export function dealt(seed: number | string, options: object = {}): State {
  return begin(seed, { draft: 'given', clans: GIVEN, ...options });
}

export function legal(s: State): string[] {
  const out: ActionCode[] = [];
  const n = gosuX.legal(s, out);
  return out.slice(0, n).map((code) => gosuX.describe(s, code));
}

/** Plays answers on a bare state and returns what happened. */
export function say(s: State, ...answers: readonly string[]): GosuXEvent[] {
  const events: GosuXEvent[] = [];
  for (const answer of answers) {
    const parsed = gosuX.parse(s, answer, 'en');
    if (!parsed.ok) throw new Error(`"${answer}" was refused: ${parsed.message}`);
    gosuX.apply(s, parsed.value, (event) => events.push(event));
  }
  return events;
}

export function asked(s: State): { seat: number; kind: string } {
  const { seat, kind } = gosuX.question(s, 'en');
  return { seat, kind };
}

export function idsOf(s: State, cards: readonly number[]): string[] {
  return cards.map((card) => (card < 0 ? '?' : idOf(s.kinds[card] ?? -1)));
}

export function handOf(s: State, seat: Seat): string[] {
  return idsOf(s, s.players[seat].hand);
}

/** Names of the clans in a mask. */
export function clansIn(mask: number): ClanId[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}

/** The first seed from 0 on whose game is as wanted. */
export function findGame(make: (seed: number) => State, wanted: (s: State) => boolean): State {
  for (let seed = 0; seed < 20_000; seed++) {
    const s = make(seed);
    if (wanted(s)) return s;
  }
  throw new Error('no such game');
}

export function eventsOf<K extends EventType>(
  events: readonly GosuXEvent[],
  type: K,
): EventOf<K>[] {
  return events.filter((event) => event.type === type) as EventOf<K>[];
}

/** The zones of one player as a viewer sees them; unknown cards are "?". Decks are written top first. */
export function seen(s: Scenario, viewer: Viewer, who: 'you' | 'foe') {
  const view = gosuX.view(s.state, viewer);
  const p = view.players[s.seat(who)];
  const ids = (cards: readonly number[]) => idsOf(view, cards);
  return {
    hand: ids(p.hand).sort(),
    deck: ids(p.deck).reverse(),
    discard: ids(p.discard),
    removed: ids(p.removed),
    army: p.rows.map(ids),
  };
}

/** A second table with a copy of the state, in mid-effect too: what is played there is not played here. */
export function twin(s: Scenario): Scenario {
  const copy: Scenario = Object.create(Object.getPrototypeOf(s));
  return Object.assign(copy, s, { state: gosuX.clone(s.state), events: [...s.events] });
}
