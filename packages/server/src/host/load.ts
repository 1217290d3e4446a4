/** Reading a match into memory: the lease first, then the entries; and letting it go again. */
import { CLOCKS, type Folded, fold, hostCommand, type Now, type Table } from '../match/index.ts';
import { type StoredMatch, StoreError } from '../store/index.ts';
import type { HostRefusal } from './authority.ts';
import { isBehind, openLate } from './late.ts';
import { type Core, errorText, guarded, type Job, type Live } from './live.ts';
import { lostTime } from './outages.ts';
import { enterPresence } from './presence.ts';
import { readSummary } from './summary.ts';
import { snapshotTo } from './tell.ts';
import { follow } from './timing.ts';
import { fail, fault, pump, push } from './work.ts';

/** While the store does not answer, it is asked again so often. */
const RETRY_MS = 500;

/** With what a store takes to give up on an entry, within the two seconds in which a player hears "try again" (R5). */
const PATIENCE_MS = 600;

/** A cache: forgotten, it is found again. */
const MOST_ELSEWHERE = 100_000;

type Settle = (table: Table | null, entries: readonly string[]) => void;

/** `settle`: for a command whose outcome is not known; called before anything else happens to the match. */
export async function load(core: Core, live: Live, settle?: Settle): Promise<void> {
  if (live.isBusy) return;
  live.isBusy = true;
  const before = live.table;
  live.table = null;
  let code: HostRefusal;
  // Again and again: whoever comes while it is being read waits no longer than who came before.
  const late = setInterval(() => sendAway(core, live), PATIENCE_MS);
  try {
    await core.releasing.get(live.id);
    const read = await readMatch(core, live);
    if (typeof read !== 'string') {
      begin(core, live, read, before === null, settle);
      return;
    }
    code = read;
  } catch (error) {
    code = codeOf(core, live, error);
  } finally {
    clearInterval(late);
  }
  live.isBusy = false;
  settle?.(null, []);
  failed(core, live, code);
}

/** Players who wait are told to try again, which is harmless, also where their command was written after all. */
function sendAway(core: Core, live: Live): void {
  const isPlayers = (job: Job) => job.kind === 'change' && job.id !== null;
  const away = live.queue.filter(isPlayers);
  live.queue = live.queue.filter((job) => !isPlayers(job));
  core.counts.refused += away.length;
  for (const job of away) fail(job, 'unavailable');
}

interface Read {
  readonly table: Table;
  readonly entries: readonly string[];
}

/** It is in memory; an engine that throws at what follows leaves it there, with what waits. */
function begin(
  core: Core,
  live: Live,
  { table, entries }: Read,
  isFirst: boolean,
  settle?: Settle,
): void {
  live.table = table;
  live.isBusy = false;
  settle?.(table, entries);
  try {
    entered(core, live, table, entries, isFirst);
  } catch (error) {
    fault(core, live, null, error);
    pump(core, live);
  }
}

async function readMatch(core: Core, live: Live): Promise<HostRefusal | Read> {
  const { store, owner, lease } = core.options;
  const claim = await store.claimLease(live.id, owner, lease.ttlMs);
  if ('heldBy' in claim) {
    if (core.elsewhere.size >= MOST_ELSEWHERE) core.elsewhere.clear();
    core.elsewhere.set(live.id, claim.heldBy);
    return 'elsewhere';
  }
  core.elsewhere.delete(live.id);
  live.lease = claim.epoch;
  const stored = await store.readMatch(live.id);
  if (stored === null) return 'missing';
  const { row, entries } = stored;
  if (row.status === 'quarantined') return 'quarantined';
  live.createdAt = row.createdAt;
  const folded = foldStored(stored, core.now());
  if (!folded.ok) return damaged(core, live, folded);
  return { table: folded.table, entries };
}

/** With what stands beside the entries. */
export function foldStored({ row, entries }: StoredMatch, now: Now): Folded {
  const folded = fold(row, entries, now);
  if (folded.ok && folded.table.status === 'over') {
    folded.table.ratings = readSummary(row.summary)?.ratings ?? null;
  }
  return folded;
}

async function damaged(
  core: Core,
  live: Live,
  { code, seq }: Extract<Folded, { readonly ok: false }>,
): Promise<HostRefusal> {
  const { store, log } = core.options;
  core.counts.faults++;
  log.error({ match: live.id, code, seq }, 'a stored match cannot be read');
  // Of another version of the rules, it is as it should be: that version can play on.
  if (code === 'corrupt') await store.quarantine(live.id, `entry ${seq} does not fit`);
  return 'quarantined';
}

function codeOf(core: Core, live: Live, error: unknown): HostRefusal {
  const kind = error instanceof StoreError ? error.kind : 'unavailable';
  if (kind === 'missing') return 'missing';
  core.options.log.warn({ match: live.id, error: errorText(error) }, 'a match could not be read');
  if (kind !== 'corrupt') return 'unavailable';
  core.counts.faults++;
  core.options.store.quarantine(live.id, errorText(error).slice(0, 500)).catch(() => {});
  return 'quarantined';
}

function entered(
  core: Core,
  live: Live,
  table: Table,
  entries: readonly string[],
  isFirst: boolean,
): void {
  live.usedAt = core.options.clock.mono();
  enterPresence(core, live, table);
  // Only where something was written that nobody has been told, or a clock begins anew.
  for (const viewer of live.eyes) {
    if (isBehind(table, viewer)) openLate(core, live, table);
    else snapshotTo(core, live, table, viewer);
  }
  live.asking = '';
  live.reply = null;
  if (isFirst && table.status === 'running' && CLOCKS[table.clock.name].kind === 'days') {
    void resume(core, live, entries.at(-1) ?? '');
  }
  follow(core, live, table, null);
  pump(core, live);
}

/** Days are days on which somebody could have played. */
async function resume(core: Core, live: Live, last: string): Promise<void> {
  try {
    const lost = await lostTime(core, last);
    if (lost <= 0 || live.table === null) return;
    push(core, live, {
      kind: 'change',
      judge: (t, now) => hostCommand(t, { kind: 'resume', lost }, now),
      from: null,
      id: null,
      done: () => {},
    });
  } catch (error) {
    core.options.log.warn({ match: live.id, error: errorText(error) }, 'lost time is not known');
  }
}

function failed(core: Core, live: Live, code: HostRefusal): void {
  for (const job of live.queue.splice(0)) fail(job, code);
  if (code === 'unavailable' && live.watches.length > 0 && !core.isDraining) {
    core.alarm.set(live, core.options.clock.mono() + RETRY_MS);
    return;
  }
  dismiss(core, live, 0);
}

/** Watchers are sent to wherever the match is now. */
export function dismiss(core: Core, live: Live, waitMs: number): void {
  core.alarm.set(live, Number.POSITIVE_INFINITY);
  core.dirty.delete(live);
  if (core.lives.get(live.id) === live) core.lives.delete(live.id);
  for (const { watcher } of live.watches.splice(0)) {
    core.counts.watchers--;
    guarded(core, live.id, () => watcher.moved(waitMs));
  }
  live.eyes = [];
  live.late = null;
  live.table = null;
}

/** Nobody watches it and nothing is due: the lease goes back. */
export function release(core: Core, live: Live): void {
  const { store, owner, log } = core.options;
  dismiss(core, live, 0);
  const done = store
    .releaseLeases(owner, [live.id])
    .catch((error) => log.warn({ match: live.id, error: errorText(error) }, 'a lease was kept'))
    .finally(() => core.releasing.delete(live.id));
  core.releasing.set(live.id, done);
}
