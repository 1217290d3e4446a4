/**
 * A frame is one pending procedure: which one, where in it, for whom, about which card, and its local numbers. One flat
 * record serves all of them, so a state in mid-effect copies and saves like any other. -1 means "none".
 */
import type { Seat } from './state.ts';

export interface Frame {
  /** Index into the flow procedures; `PROC.effect` runs a card's program. */
  proc: number;
  step: number;
  /** Where inside one operation of a program. */
  phase: number;
  /** Index of the program, for effects. */
  program: number;
  /** Who controls it. */
  seat: Seat;
  /** Whose turn it is inside "each player", or the player chosen. */
  actor: Seat;
  /** The physical card it belongs to, and where that card stands or last stood (X11.6). */
  card: number;
  place: number;
  /** A physical card chosen, and the first of two cards to swap. */
  target: number;
  second: number;
  /** How many are left, or how many were revealed. */
  count: number;
  /** A clan, a level (as row), a name chosen on the way. */
  clan: number;
  level: number;
  name: number;
  /** A variant of the procedure, or a mask it needs. */
  mode: number;
  /** 1 for an effect resolved as a copy: the frame below chose it (C6). */
  copied: 0 | 1;
}

export function makeFrame(proc: number, seat: Seat, card = -1): Frame {
  return {
    proc,
    step: 0,
    phase: 0,
    program: -1,
    seat,
    actor: seat,
    card,
    place: -1,
    target: -1,
    second: -1,
    count: 0,
    clan: -1,
    level: -1,
    name: -1,
    mode: 0,
    copied: 0,
  };
}

export function copyFrame(f: Frame): Frame {
  return {
    proc: f.proc,
    step: f.step,
    phase: f.phase,
    program: f.program,
    seat: f.seat,
    actor: f.actor,
    card: f.card,
    place: f.place,
    target: f.target,
    second: f.second,
    count: f.count,
    clan: f.clan,
    level: f.level,
    name: f.name,
    mode: f.mode,
    copied: f.copied,
  };
}

export function copyFrameInto(into: Frame, f: Frame): void {
  into.proc = f.proc;
  into.step = f.step;
  into.phase = f.phase;
  into.program = f.program;
  into.seat = f.seat;
  into.actor = f.actor;
  into.card = f.card;
  into.place = f.place;
  into.target = f.target;
  into.second = f.second;
  into.count = f.count;
  into.clan = f.clan;
  into.level = f.level;
  into.name = f.name;
  into.mode = f.mode;
  into.copied = f.copied;
}

export const PROC = {
  match: 0,
  draft: 1,
  mulligan: 2,
  turn: 3,
  enter: 4,
  activate: 5,
  hit: 6,
  discard: 7,
  sacrifice: 8,
  battle: 9,
  song: 10,
  effect: 11,
} as const;
export type ProcName = keyof typeof PROC;
