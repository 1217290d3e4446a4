/**
 * Moments in which a hidden card might be played out of turn (C-9). Whether or not somebody holds one, the answer stays
 * covered for a while: everybody else goes on seeing the table as it was, and is told the rest in one piece.
 */
import { at } from '@open-gosu/kernel';
import { CLOCKS, isDays, type Now, presetOf } from './clock.ts';
import { accept, type Judged, refuse } from './command.ts';
import { askedToRespond, type Covered, seatAt, type Table } from './table.ts';

/** How long an answer stays covered at least, by chance. */
const LEAST = 800;
const MOST = 2500;

export function holdFor(chance: number): number {
  return LEAST + Math.floor(chance * (MOST - LEAST + 1));
}

/** Of the time a moment takes, so much is nobody's: more than any delay, so what is charged tells no more than the wait. */
const FREE = 3000;
/** A live moment is over after this; the default is not to respond. */
const LONGEST = 20_000;

/** What the seat that responds is charged: for the time that all others waited as well, and for nothing else. */
export function responseSpent(t: Table, { since }: Covered, now: Now): number {
  if (presetOf(t.clock).kind !== 'live') return 0;
  return Math.max(0, Math.round(now.mono - since - FREE));
}

/** The same for one who only thought: who waits cannot tell the two apart. */
export function thinkerSpent(t: Table, covered: Covered, now: Now): number {
  return covered.thinker < 0 ? 0 : responseSpent(t, covered, now);
}

/** How long a thought takes, from the answer on; in a game of days, from when it is asked for. */
const LEAST_THOUGHT = 4000;
const MOST_THOUGHT = 12_000;
const LEAST_OF_DAYS = 30_000;
const MOST_OF_DAYS = 180_000;

function thoughtFor(t: Table, chance: number): number {
  const [least, most] = isDays(t.clock)
    ? [LEAST_OF_DAYS, MOST_OF_DAYS]
    : [LEAST_THOUGHT, MOST_THOUGHT];
  return least + Math.floor(chance * (most - least + 1));
}

/**
 * Anybody but the one who answered may take time to think, once: a player who holds nothing can so take as long as one
 * who does.
 */
export function judgeThink(t: Table, seat: number, id: string, now: Now): Judged {
  const { covered } = t;
  if (covered === null || covered.seat === seat) return refuse('no-request');
  if (covered.thinker >= 0) return refuse('open-request');
  return accept({ at: now.wall, kind: 'think', seat, id, hold: thoughtFor(t, now.chance) });
}

/**
 * Whether a response that leaves the table in this state is told at once. One that waits to be seen is not: the host tells it
 * when it would have told that there was none.
 */
export function mayOpen(t: Table, { until }: Covered, state: unknown, now: Now): boolean {
  return !t.facts.kit.responses?.isAsked(state) && until !== null && now.mono >= until;
}

/** Monotonic time at which the asked seat has let the moment pass, or null: it is waited for. */
export function momentEnds(t: Table, covered: Covered, seat: number, now: Now): number | null {
  return CLOCKS[t.clock.name].kind === 'live'
    ? covered.since + Math.min(LONGEST, FREE + at(t.clock.left, seat))
    : seenEnds(t, covered, now);
}

/** The same of a game of days, where it is not known whether anybody is asked: nobody is waited for longer than a turn. */
export function seenEnds(t: Table, { sinceWall }: Covered, now: Now): number | null {
  const preset = CLOCKS[t.clock.name];
  return preset.kind === 'days' ? now.mono + (sinceWall + preset.turn - now.wall) : null;
}

export interface Window {
  /** Who answered; everybody is told that a response to it is possible. */
  readonly after: number;
  /** The seat that is asked, for that seat alone; -1 where nobody can respond, which nobody may learn. */
  readonly asked: number;
  /** Monotonic time before which nothing is told; null: until the player who might respond has been at the table. */
  readonly until: number | null;
  /** What the standing order of the asked seat answers, or null. */
  readonly ordered: string | null;
}

/** The moment that is open, for the host. */
export function windowOf(t: Table): Window | null {
  if (t.covered === null || t.status !== 'running') return null;
  const asked = askedToRespond(t);
  const { responses } = t.facts.kit;
  const ordered =
    asked < 0 || responses === null ? null : responses.ordered(t.state, seatAt(t, asked).orders);
  return { after: t.covered.seat, asked, until: t.covered.until, ordered };
}

/** True where a game of days waits for somebody to look, whether or not they can respond. */
export function waitsToBeSeen(t: Table): boolean {
  return t.covered !== null && t.covered.until === null && isDays(t.clock);
}
