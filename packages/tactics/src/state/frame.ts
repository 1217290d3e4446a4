/**
 * A frame is one pending procedure: which one, where in it, for whom, about which goblin, and its local numbers. One
 * flat record serves all of them, so a state in mid-power copies and saves like any other. -1 means "none".
 */
export interface Frame {
  /** Index into the procedures (`PROC`). */
  proc: number;
  step: number;
  /** Who controls it. */
  seat: number;
  /** Whose turn it is among several players. */
  actor: number;
  /** The goblin it belongs to, and where that goblin stands. */
  face: number;
  place: number;
  /** The first place of a swap, the face that leaves in a mutation, or the side on which a link was set off. */
  target: number;
  /** How many are left. */
  count: number;
  /** A variant of the procedure: its cause, its source, its trigger, its verb. */
  mode: number;
  /** 1 for the max form of a power. */
  max: 0 | 1;
}

export function makeFrame(proc: number, seat: number): Frame {
  return {
    proc,
    step: 0,
    seat,
    actor: seat,
    face: -1,
    place: -1,
    target: -1,
    count: 0,
    mode: 0,
    max: 0,
  };
}

export function copyFrame(f: Frame): Frame {
  return {
    proc: f.proc,
    step: f.step,
    seat: f.seat,
    actor: f.actor,
    face: f.face,
    place: f.place,
    target: f.target,
    count: f.count,
    mode: f.mode,
    max: f.max,
  };
}

export function copyFrameInto(into: Frame, f: Frame): void {
  into.proc = f.proc;
  into.step = f.step;
  into.seat = f.seat;
  into.actor = f.actor;
  into.face = f.face;
  into.place = f.place;
  into.target = f.target;
  into.count = f.count;
  into.mode = f.mode;
  into.max = f.max;
}

export const PROC = {
  match: 0,
  redraw: 1,
  keep: 2,
  turn: 3,
  enter: 4,
  drop: 5,
  powers: 6,
  links: 7,
  destroy: 8,
  prison: 9,
  discard: 10,
  draw: 11,
  vision: 12,
  return: 13,
  advantage: 14,
} as const;
export type ProcName = keyof typeof PROC;
