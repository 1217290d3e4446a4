/** What the flow tests share: hands that ask nothing, new games, and looking at what happened. */
import { SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { type Scenario, scenario, type Table } from '@testing/tactics/scenario.ts';
import type { EventOf, EventType } from '../../src/events.ts';
import { advance } from '../../src/flow/engine.ts';
import { MATCH_STEP } from '../../src/flow/match.ts';
import { pushRedraw } from '../../src/flow/redraw.ts';
import { tactics } from '../../src/game.ts';
import { idOf } from '../../src/state/faces.ts';
import { makeFrame, PROC } from '../../src/state/frame.ts';

export const COUNTS = [2, 3, 4] as const;

/** Three turns each without a question or a power: nothing of these has an arrival, and the X comes last. */
export const QUIET = {
  scribes: ['scribe', 'scribe', 'scribe-x'],
  gravediggers: ['gravedigger', 'gravedigger', 'gravedigger-x'],
  revenants: ['revenant', 'revenant', 'revenant-x'],
  sparks: ['spark', 'spark', 'spark-x'],
} as const;

/** These ask nothing either: each draws a card. */
export const TRACKERS = ['tracker', 'tracker', 'tracker-x'] as const;

/** What the people of `quietTable` hold, in order. */
export const QUIET_HANDS = [
  QUIET.scribes,
  QUIET.gravediggers,
  QUIET.revenants,
  QUIET.sparks,
] as const;

/** A table of so many, each with a hand that asks nothing. */
export function quietTable(players: 2 | 3 | 4): Table {
  return {
    you: { hand: QUIET_HANDS[0] },
    foe: { hand: QUIET_HANDS[1] },
    ...(players > 2 && { third: { hand: QUIET_HANDS[2] } }),
    ...(players > 3 && { fourth: { hand: QUIET_HANDS[3] } }),
  };
}

/** A new game; "you" is p0. */
export function newGame(players: number, seed: number | string): Scenario {
  const s = scenario({ ...(players > 2 && { third: {} }), ...(players > 3 && { fourth: {} }) });
  s.state = tactics.setup({}, seed, players);
  return s;
}

/** The table as if its hands had just been dealt: next come the redraws (T2.2), then ten become seven (T2.1). */
export function justDealt(s: Scenario): Scenario {
  const frame = makeFrame(PROC.match, 0);
  frame.step = MATCH_STEP.keep;
  s.state.stack = [frame];
  pushRedraw(s.state, 'opening');
  advance(s.state, (event) => s.events.push(event));
  return s;
}

export function viewersOf(s: Scenario): Viewer[] {
  return [SPECTATOR, ...s.state.players.keys()];
}

/** Ids, with "?" for what a viewer cannot see. */
export function idsOf(cards: readonly number[]): string[] {
  return cards.map((card) => (card < 0 ? '?' : idOf(card)));
}

export function eventsOf<K extends EventType>(s: Scenario, type: K): EventOf<K>[] {
  return s.events.filter((event) => event.type === type) as EventOf<K>[];
}

/** The powers that were set off, as "card trigger power". */
export function powersOf(s: Scenario): string[] {
  return eventsOf(s, 'power').map(
    ({ card, trigger, power, max }) => `${card} ${trigger} ${power}${max ? '!' : ''}`,
  );
}

/** A second table with a copy of the state: what is played there is not played here. */
export function twin(s: Scenario): Scenario {
  const copy: Scenario = Object.create(Object.getPrototypeOf(s));
  return Object.assign(copy, s, { state: tactics.clone(s.state), events: [...s.events] });
}
