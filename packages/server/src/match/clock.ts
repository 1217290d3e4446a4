/**
 * The clocks of one match (C-13): what each seat has left, who is being charged, when time is up. Live clocks go by
 * monotonic time and by what was written down; days by wall time. Nobody's time runs here: it is handed in.
 */
import { at } from '@open-gosu/kernel';

/** `chance`: in [0, 1), drawn by the host; decides only how long something stays covered. */
export interface Now {
  readonly mono: number;
  readonly wall: number;
  readonly chance: number;
}

type Preset =
  | { readonly kind: 'live'; readonly first: number; readonly each: number }
  | { readonly kind: 'days'; readonly turn: number }
  | { readonly kind: 'none' };

const SECOND = 1000;
const DAY = 86_400 * SECOND;

const live = (first: number, each: number): Preset => ({
  kind: 'live',
  first: first * SECOND,
  each: each * SECOND,
});
const days = (count: number): Preset => ({ kind: 'days', turn: count * DAY });

export const CLOCKS = {
  blitz: live(300, 10),
  standard: live(720, 20),
  slow: live(1500, 45),
  'days-1': days(1),
  'days-3': days(3),
  'days-7': days(7),
  none: { kind: 'none' },
} as const satisfies { readonly [name: string]: Preset };

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

/** A delay on the way to the server, so much of it, is not the player's. */
export const MOST_LAG = SECOND;
/** What a player gets whose opponent chose to wait. */
export const GRACE = 60 * SECOND;

export interface Clock {
  readonly name: ClockName;
  /** Live: ms left by seat, as last written. */
  readonly left: number[];
  /** The seat being charged, or -1. */
  running: number;
  /** Monotonic time since when it is. */
  since: number;
  /** Days: wall time at which the turn of that seat began, moved by outages. */
  turnAt: number;
}

/** For a viewer: what is left at the moment of telling. */
export interface ClockFacts {
  readonly name: ClockName;
  readonly running: number;
  readonly left: readonly number[] | null;
  /** Days: wall time of the deadline. */
  readonly until: number | null;
}

export function presetOf({ name }: Pick<Clock, 'name'>): Preset {
  return CLOCKS[name];
}

export function makeClock(name: ClockName, seats: number): Clock {
  const preset: Preset = CLOCKS[name];
  const first = preset.kind === 'live' ? preset.first : 0;
  return { name, left: new Array(seats).fill(first), running: -1, since: 0, turnAt: 0 };
}

export function isDays(clock: Clock): boolean {
  return presetOf(clock).kind === 'days';
}

/** Charges this seat from now on; the deadline of a turn of days stays while the same seat goes on. */
export function run(clock: Clock, seat: number, now: Now): void {
  if (seat >= 0 && seat !== clock.running) clock.turnAt = now.wall;
  clock.running = seat;
  clock.since = now.mono;
}

/** Whole ms to charge for a decision made now. */
export function spentBy(clock: Clock, now: Now, lag: number): number {
  if (clock.running < 0 || presetOf(clock).kind !== 'live') return 0;
  const free = Math.min(Math.max(0, lag), MOST_LAG);
  return Math.max(0, Math.round(now.mono - clock.since - free));
}

export function charge(clock: Clock, seat: number, spent: number): void {
  if (presetOf(clock).kind !== 'live') return;
  clock.left[seat] = Math.max(0, at(clock.left, seat) - spent);
}

/** A decision was made: charged, and paid for with the increment. */
export function decide(clock: Clock, seat: number, spent: number): void {
  const preset = presetOf(clock);
  if (preset.kind !== 'live') return;
  charge(clock, seat, spent);
  clock.left[seat] = at(clock.left, seat) + preset.each;
}

/** Monotonic time at which the running seat is out of time, lag allowed for; null where nobody can be. */
export function timeUp(clock: Clock, now: Now): number | null {
  if (clock.running < 0) return null;
  const preset = presetOf(clock);
  switch (preset.kind) {
    case 'live':
      return clock.since + at(clock.left, clock.running) + MOST_LAG;
    case 'days':
      return now.mono + (clock.turnAt + preset.turn - now.wall);
    default:
      return null;
  }
}

/** Whether an answer that arrives now, sent so long ago, comes too late. */
export function isLate(clock: Clock, now: Now, lag: number): boolean {
  if (clock.running < 0) return false;
  const preset = presetOf(clock);
  if (preset.kind === 'live') return spentBy(clock, now, lag) > at(clock.left, clock.running);
  return preset.kind === 'days' && now.wall >= clock.turnAt + preset.turn;
}

export function clockFacts(clock: Clock, now: Now): ClockFacts {
  const { name, running } = clock;
  const preset = presetOf(clock);
  const until = preset.kind === 'days' && running >= 0 ? clock.turnAt + preset.turn : null;
  if (preset.kind !== 'live') return { name, running, left: null, until };
  const left = clock.left.map((ms, seat) =>
    seat === running ? Math.max(0, ms - spentBy(clock, now, 0)) : ms,
  );
  return { name, running, left, until };
}
