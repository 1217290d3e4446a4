/**
 * What follows from an entry, and when the host has to look at a match again: clocks, covered moments, bots, absent players,
 * and tables nobody needs any more. Nothing here runs by itself: the alarm rings.
 */
import {
  areAllSeated,
  askedToRespond,
  CLOCKS,
  command,
  deadline,
  due,
  type Entry,
  hostCommand,
  type Judged,
  type Now,
  seatAt,
  type Table,
  waitsToBeSeen,
} from '../match/index.ts';
import { askBot, botToAsk } from './bot-seats.ts';
import { lateAt, tellLate } from './late.ts';
import { type Core, decisionKey, type Live } from './live.ts';
import { load, release } from './load.ts';
import { awaitedSeats, notify } from './notify.ts';
import { chooseActing, departed, enterPresence, isThere } from './presence.ts';
import { isAwaited } from './summary.ts';
import { changeEyes } from './tell.ts';
import { push } from './work.ts';

/** A table whose next deadline is further away than this need not be kept for it. */
const FAR = 10 * 60_000;

/** A game of days goes on so long after everybody who might respond has looked: as if they had thought about it. */
const LEAST_SEEN = 4000;
const MOST_SEEN = 20_000;

/** Something has happened to the table, or it was read (`entry` null). */
export function follow(core: Core, live: Live, table: Table, entry: Entry | null): void {
  if (entry !== null && (entry.kind === 'sit' || entry.kind === 'stand')) {
    changeEyes(core, live, table, entry.seat);
    chooseActing(core, live, entry.seat);
    if (!isThere(live, entry.seat)) departed(core, live, table, entry.seat);
    else enterPresence(core, live, table);
    core.mark(live);
  }
  if (entry?.kind === 'bot') enterPresence(core, live, table);
  const isCoveredNow = entry?.kind === 'answer' && table.part === 1;
  if (entry === null || table.covered === null || isCoveredNow) {
    live.seen = 0;
    live.revealAt = Number.POSITIVE_INFINITY;
    live.thoughtAt = 0;
  }
  if (waitsToBeSeen(table)) look(core, live, table, entry);
  notify(core, live, table);
  const seat = botToAsk(table);
  if (seat >= 0) askBot(core, live, table, seat);
  schedule(core, live, table);
}

/** When the alarm has to ring for this match. */
export function schedule(core: Core, live: Live, table: Table): void {
  tellLate(core, live);
  const now = core.now();
  const at = dueAt(live, table, now);
  if (at <= now.mono) tick(core, live);
  else {
    const idle = mayGo(live, table, at, now) ? idleAt(core, live) : Number.POSITIVE_INFINITY;
    core.alarm.set(live, Math.min(at, idle, lateAt(live)));
  }
}

function dueAt(live: Live, table: Table, now: Now): number {
  if (table.status === 'open' && areAllSeated(table)) return now.mono;
  const at = deadline(table, now) ?? Number.POSITIVE_INFINITY;
  if (table.covered === null || table.status !== 'running') return at;
  return Math.min(at, momentAt(live, table));
}

/** A match that is over is looked at less often than it is left. */
const OVER_MS = 5000;

function idleAt(core: Core, live: Live): number {
  const { idleMs } = core.limits;
  return live.usedAt + (live.table?.status === 'over' ? Math.min(OVER_MS, idleMs) : idleMs);
}

/** A covered moment of a bot, or one that has been seen. */
function momentAt(live: Live, table: Table): number {
  const asked = askedToRespond(table);
  if (asked >= 0 && seatAt(table, asked).kind !== 'bot') return Number.POSITIVE_INFINITY;
  const until = table.covered?.until ?? live.revealAt;
  return asked >= 0 && table.facts.setup.noDelay ? Number.POSITIVE_INFINITY : until;
}

/** Whether nobody needs the table before it is used again. */
function mayGo(live: Live, table: Table, at: number, now: Now): boolean {
  if (live.watches.length > 0 || live.queue.length > 0 || botToAsk(table) >= 0) return false;
  // Nobody waits for one who plays against bots: their clock stands still until they come again.
  if (table.status === 'running' && !isAwaited(table.seats)) return table.covered === null;
  return at - now.mono >= FAR && !isLiveClockOn(table);
}

/** It would begin anew where the table is read next, and so never run out. */
function isLiveClockOn({ clock }: Table): boolean {
  return clock.running >= 0 && CLOCKS[clock.name].kind === 'live';
}

/** A table that may leave memory now. */
export function isSpare(core: Core, live: Live): boolean {
  const { table } = live;
  if (table === null || live.isBusy) return false;
  const now = core.now();
  return mayGo(live, table, dueAt(live, table, now), now);
}

/** The alarm has rung. */
export function wake(core: Core, live: Live): void {
  const { table } = live;
  // Whatever is being written looks at the time again afterwards.
  if (live.isBusy) return;
  if (table === null) {
    void load(core, live);
    return;
  }
  const now = core.now();
  const at = dueAt(live, table, now);
  if (at > now.mono && idleAt(core, live) <= now.mono && mayGo(live, table, at, now)) {
    release(core, live);
  } else schedule(core, live, table);
}

/** After something the host could not do, it looks again so much later. */
const AGAIN_MS = 100;
/** After an error of the engine: it will hardly do better now, and nobody shall pay for it but this match. */
const AFTER_FAULT_MS = 30_000;

/** One thing the host does by itself, at most one waiting at a time. */
export function tick(core: Core, live: Live): void {
  if (live.isTicking) return;
  live.isTicking = true;
  push(core, live, {
    kind: 'change',
    judge(table, now) {
      live.isTicking = false;
      return whatIsDue(core, live, table, now);
    },
    from: null,
    id: null,
    done(outcome) {
      live.isTicking = false;
      if (!outcome.ok && live.table !== null) {
        const wait = outcome.code === 'fault' ? AFTER_FAULT_MS : AGAIN_MS;
        core.alarm.set(live, core.options.clock.mono() + wait);
      }
    },
  });
}

function whatIsDue(core: Core, live: Live, t: Table, now: Now): Judged | null {
  if (t.covered !== null && t.status === 'running') {
    const asked = askedToRespond(t);
    if (asked >= 0 && seatAt(t, asked).kind === 'bot') return botsResponse(live, t, asked, now);
    if (asked < 0 && waitsToBeSeen(t)) {
      return now.mono < live.revealAt ? null : hostCommand(t, { kind: 'reveal', seen: true }, now);
    }
  }
  const c = due(t, now, core.options.bots?.usual(t.facts.kit.game.id) ?? 'random');
  return c === null ? null : hostCommand(t, c, now);
}

/** A bot responds when it has its answer; if that is not there in time, it lets the moment pass: a wait tells nothing. */
function botsResponse(live: Live, t: Table, seat: number, now: Now): Judged | null {
  const openAt = momentAt(live, t);
  const isOpen = now.mono >= openAt;
  const key = decisionKey(t);
  const reply = live.reply?.key === key ? live.reply.text : null;
  const isSeenOnly = t.covered?.until === null;
  if (reply === null ? !isOpen : isSeenOnly && !isOpen) return null;
  const text = reply ?? t.facts.kit.responses?.decline ?? '';
  const { ply, line, part } = t;
  return command(
    t,
    seat,
    { kind: 'answer', ply, line, part, text, id: `bot ${t.seq}`, lag: 0 },
    now,
  );
}

/** Somebody is, or has come, to a table that waits to be seen, or has done something there. */
export function look(core: Core, live: Live, t: Table, entry: Entry | null = null): void {
  const wanted = awaitedSeats(t);
  for (const { seat } of live.watches) if (seat >= 0) live.seen |= 1 << seat;
  if (t.part > 1 && entry?.kind === 'answer') live.seen |= 1 << entry.seat;
  if (entry?.kind === 'think') live.seen |= 1 << entry.seat;
  if ((live.seen & wanted) === wanted && live.revealAt === Number.POSITIVE_INFINITY) {
    const { mono, chance } = core.now();
    live.revealAt = mono + LEAST_SEEN + chance * (MOST_SEEN - LEAST_SEEN);
  }
  if (entry?.kind === 'think') live.thoughtAt = core.now().mono + entry.hold;
  live.revealAt = Math.max(live.revealAt, live.thoughtAt);
}
