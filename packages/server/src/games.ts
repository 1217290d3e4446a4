/**
 * The games the server knows, by id: the kernel's `Game` and the little a table of people needs beyond it. Whatever
 * else is in this package knows games only through a `Kit`.
 */
import type { AnyView, Game, GameEvent, Viewer } from '@open-gosu/kernel';
import {
  jointView as jointTacticsView,
  type State as TacticsState,
  type View as TacticsView,
  tactics,
} from '@open-gosu/tactics';
import type { Orders } from './match/entry.ts';
import { gosuXKit } from './match/gosu-x-kit.ts';

/** What the server must know of a game in which a hidden card may be played out of turn. */
export interface Responses<S, E> {
  /** True where the pending question is asked only because somebody holds such a card. */
  isAsked(s: S): boolean;
  /**
   * One bit for each seat that might have been asked on the way from `before` to `after`, going by what everybody saw:
   * alike in all deals that look alike to those at the table.
   */
  windows(before: S, after: S, events: readonly E[]): number;
  /** The written answer that lets the moment pass. */
  readonly decline: string;
  /** What a standing order answers to the pending question; null: the player wants to be asked. */
  ordered(s: S, orders: Orders): string | null;
}

export interface Kit<S = unknown, V extends AnyView = AnyView, E extends GameEvent = GameEvent> {
  readonly game: Game<S, V, E>;
  /** What several know together, as a view of the first of them. */
  jointView(s: S, viewers: readonly [Viewer, ...Viewer[]]): V;
  /**
   * Two objects that differ exactly where the views of two states do, to tell a viewer what has changed. What is alike may be
   * anything in them, as long as it is the same in both: they are no views. Both hold until the next call.
   */
  viewChange(before: S, after: S, viewer: Viewer): readonly [before: object, after: object];
  /** The generator's words: as long as they stay the same, nothing was left to chance. */
  rng(s: S): readonly number[];
  readonly responses: Responses<S, E> | null;
}

const tacticsKit: Kit<TacticsState, TacticsView> = {
  game: tactics as unknown as Game<TacticsState, TacticsView>,
  jointView: jointTacticsView,
  viewChange: (before, after, viewer) => [
    tactics.view(before, viewer),
    tactics.view(after, viewer),
  ],
  rng: (s) => s.rng,
  responses: null,
};

const KITS: ReadonlyMap<string, Kit> = new Map<string, Kit>(
  [gosuXKit as Kit, tacticsKit as Kit].map((kit) => [kit.game.id, kit]),
);

export const GAME_IDS: readonly string[] = [...KITS.keys()];

/** The game of that id, or null. */
export function kitOf(id: unknown): Kit | null {
  return typeof id === 'string' ? (KITS.get(id) ?? null) : null;
}
