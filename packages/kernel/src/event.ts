/**
 * What happened, as data. Events are made only when somebody listens: search plays without them. Each says who may
 * see it whole; `redact` gives every other viewer what is left of it.
 */

/** A seat number, or `SPECTATOR` for somebody at the table without a seat. */
export type Viewer = number;

export const SPECTATOR: Viewer = -1;

/** The bit of a viewer in a `seenBy` mask; spectators share the highest one. */
export function viewerBit(viewer: Viewer): number {
  return viewer === SPECTATOR ? SPECTATOR_BIT : 1 << viewer;
}

/** No game here has more. */
export const MOST_SEATS = 4;

const SPECTATOR_BIT = 1 << MOST_SEATS;

/** Everybody: all seats and the spectators. */
export const ALL_VIEWERS = (SPECTATOR_BIT << 1) - 1;

export interface GameEvent {
  readonly type: string;
  /** Viewers that see the event whole. */
  readonly seenBy: number;
}

export type EventSink<E extends GameEvent> = (event: E) => void;
