/**
 * One thing at a time for each match: judged, written, and only then done and told. What the store did not take, or may have
 * taken, is settled by reading the match again.
 */
import {
  askedToRespond,
  commit,
  type Entry,
  type Fault,
  type Judged,
  type Table,
  tellAgain,
  writeEntry,
} from '../match/index.ts';
import { type Append, StoreError } from '../store/index.ts';
import { type Ending, endingOf } from './ending.ts';
import type { HostRefusal } from './host.ts';
import { type Core, errorText, type Job, type Live, makeLive } from './live.ts';
import { load, release } from './load.ts';
import { changesRow, summaryOf } from './summary.ts';
import { tellWatchers } from './tell.ts';
import { follow, isSpare } from './timing.ts';

type Change = Extract<Job, { readonly kind: 'change' }>;

/** For a match that may have to be read first. */
export function enqueue(core: Core, match: string, job: Job): void {
  if (core.isDraining) {
    fail(job, 'unavailable');
    return;
  }
  let live = core.lives.get(match);
  if (live === undefined) {
    if (core.lives.size >= core.limits.tables && !makeRoom(core)) {
      fail(job, 'too-many');
      return;
    }
    live = makeLive(match);
    core.lives.set(match, live);
  }
  if (live.queue.length >= core.limits.queue) fail(job, 'too-many');
  else push(core, live, job);
}

/** The table longest in memory that nobody needs goes. Which is not quite the one longest unused. */
const MOST_LOOKED_AT = 200;

function makeRoom(core: Core): boolean {
  let looked = 0;
  for (const live of core.lives.values()) {
    if (isSpare(core, live)) {
      release(core, live);
      return true;
    }
    if (++looked >= MOST_LOOKED_AT) break;
  }
  // All are needed: half as many again may come.
  return core.lives.size < core.limits.tables * 1.5;
}

/** What the host does by itself always finds room. */
export function push(core: Core, live: Live, job: Job): void {
  live.queue.push(job);
  if (live.isBusy) return;
  if (live.table === null) void load(core, live);
  else pump(core, live);
}

export function fail(job: Job, code: HostRefusal): void {
  if (job.kind === 'look') job.fail(code);
  else job.done({ ok: false, code });
}

/** Does what waits until something has to be written. */
export function pump(core: Core, live: Live): void {
  while (!live.isBusy && live.table !== null) {
    const job = live.queue.shift();
    if (job === undefined) return;
    live.usedAt = core.options.clock.mono();
    if (job.kind === 'change') start(core, live, live.table, job);
    else look(core, live, live.table, job);
  }
}

function look(core: Core, live: Live, table: Table, job: Extract<Job, { kind: 'look' }>): void {
  try {
    job.run(table);
  } catch (error) {
    fault(core, live, null, error);
    job.fail('fault');
  }
}

function start(core: Core, live: Live, table: Table, job: Change): void {
  let judged: Judged | null;
  try {
    judged = job.judge(table, core.now());
  } catch (error) {
    fault(core, live, null, error);
    judged = { ok: false, code: 'fault' };
  }
  if (judged === null) {
    job.done({ ok: false, code: 'no-request' });
  } else if (!judged.ok) {
    core.counts.refused++;
    if (judged.fault !== undefined) fault(core, live, judged.fault, judged.fault.error);
    job.done({ ok: false, code: judged.code });
  } else if ('repeated' in judged) {
    job.done({ ok: true, value: { rev: table.rev, isRepeated: true } });
  } else {
    write(core, live, table, job, judged.entry);
  }
}

function write(core: Core, live: Live, table: Table, job: Change, entry: Entry): void {
  live.isBusy = true;
  const append: Append = {
    match: live.id,
    seq: table.seq,
    body: writeEntry(entry),
    lease: live.lease,
  };
  if (!changesRow(table, entry)) {
    core.options.store.append(append).then(
      () => written(core, live, table, job, entry),
      (error) => doubted(core, live, job, append, error),
    );
    return;
  }
  const { row, result } = summaryOf(table, entry, entry.at);
  const ending = result === null ? null : endingOf(table, entry, result);
  appendEnd(core, { ...append, row }, ending).then(
    () => written(core, live, table, job, entry),
    (error) => doubted(core, live, job, append, error),
  );
}

/** Ratings of others may have changed since they were read: then they are computed again. */
const MOST_TRIES = 8;

async function appendEnd(core: Core, append: Append, ending: Ending | null): Promise<void> {
  const { store, rate, log } = core.options;
  if (ending === null) return store.append(append);
  const full = { ...append, completion: ending.completion };
  for (let tries = 1; ; tries++) {
    const { rated } = ending;
    const ratings = rated === null || rate === undefined ? [] : await rate(rated);
    try {
      await store.append(ratings.length === 0 ? full : { ...full, ratings });
      return;
    } catch (error) {
      const isStale = error instanceof StoreError && error.kind === 'stale';
      if (!isStale || tries >= MOST_TRIES) throw error;
      log.info({ match: append.match, tries }, 'ratings have changed: computed again');
    }
  }
}

/** It is on disk. */
function written(core: Core, live: Live, table: Table, job: Change, entry: Entry): void {
  const now = core.now();
  try {
    const asked = askedToRespond(table);
    const told = commit(table, entry, now, live.eyes);
    live.isBusy = false;
    tellWatchers(core, live, table, told, job.from, job.id, now);
    // Answered for them, by their orders or because the moment was over: they are asked no more, and nobody else may know.
    if (asked >= 0 && job.from === null && isStillCovered(table, asked)) {
      tellWatchers(core, live, table, [tellAgain(table, asked, now)], null, null, now);
    }
    follow(core, live, table, entry);
  } catch (error) {
    fault(core, live, null, error);
    live.isBusy = false;
    void load(core, live);
  }
  core.counts.commands++;
  job.done({ ok: true, value: { rev: table.rev, isRepeated: false } });
  pump(core, live);
}

function isStillCovered(table: Table, asked: number): boolean {
  return table.covered !== null && askedToRespond(table) !== asked;
}

/** Not written, or nobody knows: what is on disk decides. */
function doubted(core: Core, live: Live, job: Change, append: Append, error: unknown): void {
  const kind = error instanceof StoreError ? error.kind : 'unavailable';
  core.options.log.warn(
    { match: live.id, kind, error: errorText(error) },
    'an entry was not taken',
  );
  live.isBusy = false;
  void load(core, live, (table, entries) => {
    if (table !== null && entries[append.seq] === append.body) {
      core.counts.commands++;
      job.done({ ok: true, value: { rev: table.rev, isRepeated: false } });
    } else {
      core.counts.refused++;
      job.done({ ok: false, code: 'unavailable' });
    }
  });
}

export function fault(core: Core, live: Live, repro: Fault | null, error: unknown): void {
  core.counts.faults++;
  core.options.log.error({ match: live.id, repro, error: errorText(error) }, 'a match failed');
  if (repro === null) return;
  try {
    core.options.onFault?.(live.id, repro);
  } catch {
    // Whoever keeps faults may fail as well.
  }
}
