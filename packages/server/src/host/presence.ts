/** Who is there: since when a seat has nobody (R3), which of several pages of a player acts (R4), how many watch. */
import type { Table } from '../match/index.ts';
import { type Absence, type Core, guarded, type Live, type Watch } from './live.ts';

/** A visit shorter than this does not end an absence. */
const SHORT_VISIT = 5000;

/** Changes within so many ms are told together. */
const TOGETHER = 100;

export function enterPresence(core: Core, live: Live, table: Table): void {
  const { mono, wall } = core.now();
  const old = live.presence;
  live.presence = {
    away: table.seats.map(({ kind, player }, seat) => {
      if (kind === 'bot' || player === null || isThere(live, seat)) return null;
      return old?.away[seat] ?? { mono, wall };
    }),
    before: old?.before ?? table.seats.map(() => null),
  };
}

export function isThere(live: Live, seat: number): boolean {
  return live.watches.some((watch) => watch.seat === seat);
}

/** Since when, monotonic: what a claim is judged by. */
export function absentSince(live: Live): (number | null)[] {
  return live.presence?.away.map((absence) => absence?.mono ?? null) ?? [];
}

export function arrived(core: Core, live: Live, seat: number): void {
  const { presence } = live;
  if (presence === null || seat < 0) return;
  const since = presence.away[seat] ?? null;
  if (since !== null) presence.before[seat] = { since, until: core.options.clock.mono() };
  presence.away[seat] = null;
}

export function departed(core: Core, live: Live, table: Table, seat: number): void {
  const { presence } = live;
  if (presence === null || seat < 0 || isThere(live, seat)) return;
  if (table.seats[seat]?.kind === 'bot' || table.seats[seat]?.player === null) {
    presence.away[seat] = null;
    return;
  }
  const { mono, wall } = core.now();
  const before = presence.before[seat] ?? null;
  const isShort = before !== null && mono - before.until < SHORT_VISIT;
  presence.away[seat] = isShort ? before.since : { mono, wall };
}

/**
 * One page of a player acts, all others of the same seat watch: the newest that was opened or chosen for it. One that only comes
 * back, after a cut, takes it from nobody but a page that has it because the other was away. `came`: has just come; it acts
 * already where it took the place of one that did.
 */
export function chooseActing(core: Core, live: Live, seat: number, came?: Watch): void {
  if (seat < 0) return;
  let acting: Watch | null = null;
  for (const watch of live.watches) {
    if (watch.seat === seat && watch.acts) acting = watch;
  }
  if (acting === null) {
    for (const watch of live.watches) {
      if (watch.seat === seat && watch.claim >= (acting?.claim ?? 0)) acting = watch;
    }
  } else if (came !== undefined && (came.claim === 2 || came.claim > acting.claim)) acting = came;
  for (const watch of [...live.watches]) {
    if (watch.seat !== seat) continue;
    const acts = watch === acting;
    if (!acts) watch.claim = 0;
    if (watch.acts === acts && watch !== came) continue;
    watch.acts = acts;
    guarded(core, live.id, () => watch.watcher.acts(acts));
  }
}

/** One timer for all matches: what changes within a moment is told together. */
export function createCrowd(core: () => Core): { mark(live: Live): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    const { dirty } = core();
    const lives = [...dirty];
    dirty.clear();
    for (const live of lives) tellPresence(core(), live);
  };
  return {
    mark(live) {
      core().dirty.add(live);
      timer ??= setTimeout(flush, TOGETHER).unref();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

export function tellPresence(core: Core, live: Live, only?: Watch): void {
  const { presence } = live;
  if (presence === null) return;
  const away = presence.away.map((absence: Absence | null) => absence?.wall ?? null);
  const watchers = live.watches.reduce((count, { seat }) => (seat < 0 ? count + 1 : count), 0);
  for (const watch of only === undefined ? [...live.watches] : [only]) {
    guarded(core, live.id, () => watch.watcher.presence(away, watchers));
  }
}
