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
  keepSpare,
  type RatingMove,
  shownState,
  type Table,
  tellAgain,
  writeEntry,
} from '../match/index.ts';
import { type Append, StoreError } from '../store/index.ts';
import type { HostRefusal, Watcher } from './authority.ts';
import { type Ending, endingOf } from './ending.ts';
import { eyesFor, noteLate } from './late.ts';
import { type Core, errorText, guarded, type Job, type Live, makeLive } from './live.ts';
import { load, release } from './load.ts';
import type { Rated } from './options.ts';
import { changesRow, type Summary, summaryOf } from './summary.ts';
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
  // Worth trying again: it is known by then who sits there.
  if (isFull(core, live, job)) fail(job, 'unavailable');
  else push(core, live, job);
}

/** Those who look do not take the places of those who play. */
function isFull({ limits }: Core, { queue }: Live, { kind }: Job): boolean {
  const most = kind === 'look' ? limits.looks : limits.queue;
  return queue.length >= most && queue.filter((job) => job.kind === kind).length >= most;
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

/** A crowd is told the whole story one by one: other matches have their turn in between. */
const TURN_MS = 20;

/** Does what waits until something has to be written. */
export function pump(core: Core, live: Live): void {
  const { clock } = core.options;
  const until = clock.mono() + TURN_MS;
  while (!live.isBusy && live.table !== null) {
    const job = live.queue.shift();
    if (job === undefined) return;
    live.usedAt = clock.mono();
    if (live.usedAt > until) {
      live.queue.unshift(job);
      setImmediate(() => goOn(core, live));
      return;
    }
    if (job.kind === 'change') start(core, live, live.table, job);
    else look(core, live, live.table, job);
  }
}

function goOn(core: Core, live: Live): void {
  pump(core, live);
  // Let go meanwhile: nobody else would answer them.
  if (live.table !== null || live.isBusy) return;
  for (const job of live.queue.splice(0)) fail(job, 'unavailable');
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
    tryToWrite(core, live, table, job, judged.entry);
  }
}

/** What goes with the entry is asked of the engine, too. */
function tryToWrite(core: Core, live: Live, table: Table, job: Change, entry: Entry): void {
  try {
    write(core, live, table, job, entry);
  } catch (error) {
    fault(core, live, null, error);
    live.isBusy = false;
    job.done({ ok: false, code: 'fault' });
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
  const done = () => written(core, live, table, job, entry);
  const failed = (error: unknown) => doubted(core, live, job, append, error);
  if (!changesRow(table, entry)) {
    core.options.store.append(append).then(done, failed);
    return;
  }
  const { row, ended, summary } = summaryOf(table, entry, entry.at);
  const full: Append = { ...append, row };
  if (ended === null) {
    core.options.store.append(full).then(done, failed);
    return;
  }
  appendEnd(core, full, endingOf(table, entry, ended), summary).then((ratings) => {
    table.ratings = ratings;
    done();
  }, failed);
}

/** Ratings of others may have changed since they were read: then they are computed again. */
const MOST_TRIES = 8;
const UNRATED: Rated = { changes: [], moves: [] };

function withRatings(summary: Summary, ratings: readonly RatingMove[]): string {
  return JSON.stringify({ ...summary, ratings });
}

async function appendEnd(
  core: Core,
  append: Append,
  { rated, completion }: Ending,
  summary: Summary,
): Promise<readonly RatingMove[] | null> {
  const { store, rate, log } = core.options;
  const full = { ...append, completion };
  for (let tries = 1; ; tries++) {
    const { changes, moves } = rated === null || rate === undefined ? UNRATED : await rate(rated);
    try {
      if (changes.length === 0) await store.append(full);
      else {
        const row = {
          ...append.row,
          status: 'over',
          summary: withRatings(summary, moves),
        } as const;
        await store.append({ ...full, row, ratings: changes });
      }
      return changes.length === 0 ? null : moves;
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
    const before = shownState(table);
    const told = commit(table, entry, now, eyesFor(live, table, entry));
    live.isBusy = false;
    tellWatchers(core, live, table, told, job.from, job.id, now);
    // An answer was played on a copy: once that is told, nobody looks at what stood before.
    if (entry.kind === 'answer' && shownState(table) !== before) keepSpare(table, before);
    noteLate(core, live, table, entry);
    if (asked >= 0 && isStillCovered(table, asked))
      tellAnswered(core, live, table, asked, job.from);
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

/** By another page of theirs, by their orders, or because the moment was over: they are asked no more, and nobody else may know. */
function tellAnswered(
  core: Core,
  live: Live,
  table: Table,
  asked: number,
  from: Watcher | null,
): void {
  const told = tellAgain(table, asked, core.now());
  for (const { viewer, watcher } of [...live.watches]) {
    if (viewer !== asked || watcher === from) continue;
    guarded(core, live.id, () => watcher.tell(told, null));
  }
}

function isStillCovered(table: Table, asked: number): boolean {
  return table.covered !== null && askedToRespond(table) !== asked;
}

/** Not written, or nobody knows: what is on disk decides, if it can be read soon. */
function doubted(core: Core, live: Live, job: Change, append: Append, error: unknown): void {
  const kind = error instanceof StoreError ? error.kind : 'unavailable';
  core.options.log.warn(
    { match: live.id, kind, error: errorText(error) },
    'an entry was not taken',
  );
  live.isBusy = false;
  // First in the queue while the match is read: it hears with all others who wait when that takes too long.
  const waiting: Change = { ...job, judge: () => null };
  live.queue.unshift(waiting);
  void load(core, live, (table, entries) => {
    if (live.queue[0] !== waiting) return;
    live.queue.shift();
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
  const { onFault, log } = core.options;
  core.counts.faults++;
  log.error({ match: live.id, error: errorText(error) }, 'the engine failed');
  if (repro === null) return;
  try {
    onFault?.(live.id, repro);
  } catch (failure) {
    log.error({ match: live.id, error: errorText(failure) }, 'what failed was not kept');
  }
}
