/** What the host does by itself: the deal, the end of a covered moment, time-outs, and clocks around a stop. */
import { tryAnswer } from './answer.ts';
import { isLate, type Now, spentBy, timeUp } from './clock.ts';
import { accept, type HostCommand, type Judged, refuse } from './command.ts';
import { ABANDONED, endWith, handOver, hasAnswered, wonBy } from './ends.ts';
import { areAllSeated, askedToRespond, type Covered, type Table } from './table.ts';
import { mayOpen, momentEnds, seenEnds, thinkerSpent, windowOf } from './windows.ts';

export function judgeHost(t: Table, c: HostCommand, now: Now): Judged {
  const at = now.wall;
  if (c.kind === 'begin') {
    return t.status === 'open' && areAllSeated(t)
      ? accept({ at, kind: 'begin' })
      : refuse('not-ready');
  }
  if (t.status !== 'running') return refuse(t.status === 'over' ? 'over' : 'not-running');
  switch (c.kind) {
    case 'reveal':
      if (t.covered === null || !isRevealDue(t, t.covered, c.seen, now)) return refuse('not-yet');
      return accept({ at, kind: 'reveal', spent: thinkerSpent(t, t.covered, now) });
    case 'respond':
      return judgeResponse(t, now);
    case 'time':
      return judgeTime(t, c.bot, now);
    case 'pause':
      return accept({ at, kind: 'pause', spent: pausedAt(t, now) });
    case 'resume':
      return accept({ at, kind: 'resume', lost: Math.max(0, Math.round(c.lost)) });
  }
}

/** `seen`: the player who might respond has been at the table since, and a delay of its own has passed. */
function isRevealDue(t: Table, covered: Covered, seen: boolean, now: Now): boolean {
  if (covered.until !== null) return mayOpen(t, covered, t.state, now);
  if (askedToRespond(t) >= 0) return false;
  return seen || now.mono >= (seenEnds(t, covered, now) ?? Number.POSITIVE_INFINITY);
}

/** By the standing order of the seat that is asked, or because the moment is over. */
function judgeResponse(t: Table, now: Now): Judged {
  const window = windowOf(t);
  const { responses } = t.facts.kit;
  if (window === null || window.asked < 0 || t.covered === null || responses === null) {
    return refuse('no-request');
  }
  const ends = momentEnds(t, t.covered, window.asked, now);
  const isOver = ends !== null && now.mono >= ends;
  const text = isOver ? responses.decline : window.ordered;
  if (text === null) return refuse('not-yet');
  return tryAnswer(t, window.asked, { text, id: `host ${t.seq}`, lag: 0 }, now);
}

function judgeTime(t: Table, bot: string, now: Now): Judged {
  const seat = t.clock.running;
  if (seat < 0 || t.flag >= 0 || !isLate(t.clock, now, 0)) return refuse('not-yet');
  // On its way for a second at most, an answer still counts.
  if ((timeUp(t.clock, now) ?? Number.POSITIVE_INFINITY) > now.mono) return refuse('not-yet');
  if (t.seats.length > 2) return handOver(seat, bot, null, now);
  if (!hasAnswered(t, seat)) return endWith(ABANDONED, null, now);
  if (t.facts.setup.rated) return endWith(wonBy(t, seat, 'time'), null, now);
  return accept({ at: now.wall, kind: 'flag', seat });
}

function pausedAt(t: Table, now: Now): number[] {
  return t.seats.map((_, seat) => (seat === t.clock.running ? spentBy(t.clock, now, 0) : 0));
}

/** What the host should do now, or null; asked again after each. */
export function due(t: Table, now: Now, bot: string): HostCommand | null {
  if (t.status === 'open') return areAllSeated(t) ? { kind: 'begin' } : null;
  const time = deadline(t, now);
  if (t.status === 'over' || time === null || now.mono < time) return null;
  if (t.covered === null) return { kind: 'time', bot };
  return askedToRespond(t) >= 0 ? { kind: 'respond' } : { kind: 'reveal', seen: false };
}

/** Monotonic time at which `due` will want something, or null: the host needs no timer. */
export function deadline(t: Table, now: Now): number | null {
  if (t.status !== 'running') return null;
  if (t.covered === null) return t.flag >= 0 ? null : timeUp(t.clock, now);
  const window = windowOf(t);
  if (window === null || window.asked < 0) return t.covered.until ?? seenEnds(t, t.covered, now);
  return window.ordered === null ? momentEnds(t, t.covered, window.asked, now) : now.mono;
}
