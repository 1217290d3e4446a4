/**
 * What follows from an entry, and when the host has to look at a match again: clocks, covered moments, bots, absent players,
 * and tables nobody needs any more. Nothing here runs by itself: the alarm rings.
 */
import { windowSeats } from '../match/answer.ts';
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
  publicToAct,
  seatAt,
  type Table,
  waitsToBeSeen,
} from '../match/index.ts';
import { askBot, botToAsk } from './bot-seats.ts';
import { type Core, decisionKey, type Live } from './live.ts';
import { load, release } from './load.ts';
import { chooseActing, departed, enterPresence, isThere } from './presence.ts';
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
  if (entry === null || table.covered === null || table.part === 1) {
    live.seen = 0;
    live.revealAt = Number.POSITIVE_INFINITY;
  }
  if (waitsToBeSeen(table)) look(core, live, table);
  notify(core, live, table);
  const seat = botToAsk(table);
  if (seat >= 0) askBot(core, live, table, seat);
  schedule(core, live, table);
}

/** When the alarm has to ring for this match. */
export function schedule(core: Core, live: Live, table: Table): void {
  const now = core.now();
  const at = dueAt(live, table, now);
  if (at <= now.mono) tick(core, live);
  else core.alarm.set(live, mayGo(live, table, at, now) ? Math.min(at, idleAt(core, live)) : at);
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
  if (live.watches.length > 0 || live.queue.length > 0 || at - now.mono < FAR) return false;
  return botToAsk(table) < 0;
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
        core.alarm.set(live, core.options.clock.mono() + AGAIN_MS);
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

/** One bit for each seat that is waited for: whoever might respond and has left no orders. */
function awaited(t: Table): number {
  const { covered, facts } = t;
  if (covered === null) return 0;
  const { shown, events } = covered;
  const seats = windowSeats(facts.kit, shown, { state: t.state, events });
  let bits = 0;
  t.seats.forEach(({ kind, orders }, seat) => {
    if ((seats >> seat) & 1 && kind === 'person' && orders === 'ask') bits |= 1 << seat;
  });
  return bits;
}

/** Somebody is, or has come, to a table that waits to be seen. */
export function look(core: Core, live: Live, t: Table): void {
  const wanted = awaited(t);
  for (const { seat } of live.watches) if (seat >= 0) live.seen |= 1 << seat;
  if ((live.seen & wanted) !== wanted || live.revealAt !== Number.POSITIVE_INFINITY) return;
  const { mono, chance } = core.now();
  live.revealAt = mono + LEAST_SEEN + chance * (MOST_SEEN - LEAST_SEEN);
}

/** A decision has come to somebody who is not there. */
function notify(core: Core, live: Live, t: Table): void {
  const { yourTurn, log } = core.options;
  if (yourTurn === undefined || t.status !== 'running') return;
  if (CLOCKS[t.clock.name].kind === 'live') return;
  const seat = publicToAct(t);
  const wanted = seat >= 0 ? 1 << seat : waitsToBeSeen(t) ? awaited(t) : 0;
  const key = `${decisionKey(t)} ${wanted}`;
  if (wanted === 0 || live.notified === key) return;
  live.notified = key;
  t.seats.forEach(({ kind, player }, i) => {
    if (!((wanted >> i) & 1) || kind === 'bot' || player === null || isThere(live, i)) return;
    try {
      yourTurn(player, live.id);
    } catch (error) {
      log.warn({ match: live.id, error: String(error) }, 'a player could not be notified');
    }
  });
}
