/** A state through one pair of eyes, and what has changed in it: made only when asked for, and never the state itself. */
import { type AnyView, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import type { Table } from './table.ts';

/** Spectators see hands only if everybody lets them. */
export function seesAll(t: Table, viewer: Viewer): boolean {
  return viewer === SPECTATOR && t.seats.every(({ show }) => show);
}

export function viewOf(t: Table, state: unknown, viewer: Viewer): AnyView {
  const { kit } = t.facts;
  if (!seesAll(t, viewer)) return kit.game.view(state, viewer);
  return kit.jointView(state, [SPECTATOR, ...t.seats.keys()]);
}

export interface Seen {
  view(): AnyView;
  /** Two objects that differ where the view did from the one before; null where there is nothing to compare it with. */
  change(): readonly [before: object, after: object] | null;
}

/** What is seen, whole, as data. */
export interface SeenData {
  readonly view: AnyView;
  readonly was: AnyView | null;
}

/** Told by another process. */
export function seenOf({ view, was }: SeenData): Seen {
  return { view: () => view, change: () => (was === null ? null : [was, view]) };
}

/** Holds while it is told, and no longer: then the state from before may become that of another table (`spares.ts`). */
export class SeenNow implements Seen {
  readonly #table: Table;
  readonly #viewer: Viewer;
  readonly #state: unknown;
  readonly #before: unknown;
  #data: SeenData | null = null;

  /** `before`: the state shown until now; null where there was none, or these eyes saw more or less of it. */
  constructor(table: Table, viewer: Viewer, state: unknown, before: unknown) {
    this.#table = table;
    this.#viewer = viewer;
    this.#state = state;
    this.#before = before;
  }

  view(): AnyView {
    return viewOf(this.#table, this.#state, this.#viewer);
  }

  change(): readonly [before: object, after: object] | null {
    if (this.#before === null) return null;
    const { kit } = this.#table.facts;
    if (!seesAll(this.#table, this.#viewer)) {
      return kit.viewChange(this.#before, this.#state, this.#viewer);
    }
    return [viewOf(this.#table, this.#before, this.#viewer), this.view()];
  }

  /** For other processes, alike for all who look through these eyes there: `seenOf` reads it. */
  toJSON(): SeenData {
    this.#data ??= {
      view: this.view(),
      was: this.#before === null ? null : viewOf(this.#table, this.#before, this.#viewer),
    };
    return this.#data;
  }
}
