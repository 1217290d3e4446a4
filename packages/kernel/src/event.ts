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

const SPECTATOR_BIT = 1 << 4;

/** Everybody: four seats and the spectators. */
export const ALL_VIEWERS = 0b11111;

export interface GameEvent {
  readonly type: string;
  /** Viewers that see the event whole. */
  readonly seenBy: number;
}

export type EventSink<E extends GameEvent> = (event: E) => void;
