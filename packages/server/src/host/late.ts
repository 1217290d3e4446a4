/**
 * Spectators who are behind (C-15 H6): a table of their own, made of the same entries, each of which reaches it so many minutes
 * after everybody else. It is there only while such spectators are; the end of the match brings them up to date at once.
 */
import { SPECTATOR, type Viewer } from '@open-gosu/kernel';
import {
  commit,
  type Entry,
  type Folded,
  fold,
  type Now,
  readEntry,
  type Table,
} from '../match/index.ts';
import type { StoredMatch } from '../store/index.ts';
import type { ChatLine } from './authority.ts';
import { type Core, errorText, guarded, type Live } from './live.ts';
import { lookAround, snapshotTo, tellWatchers } from './tell.ts';
import { schedule } from './timing.ts';

const MINUTE = 60_000;

/** `due`: monotonic. */
type Waiting = { readonly due: number } & ({ readonly entry: Entry } | { readonly line: ChatLine });

export interface Late {
  /** Null while it is being read. */
  table: Table | null;
  /** What spectators are still to be told, what players said included, in order. */
  waiting: Waiting[];
  /** Resolves once there is a table, or none could be made. */
  ready: Promise<void>;
}

/** Milliseconds that spectators are behind. */
export function delayOf({ facts }: Table): number {
  return (facts.setup.behind ?? 0) * MINUTE;
}

/** Whether this viewer is told later than the others. Before the deal there is nothing to give away. */
export function isBehind(table: Table, viewer: Viewer): boolean {
  return viewer === SPECTATOR && table.status === 'running' && delayOf(table) > 0;
}

/** Those who are told of this entry at once. */
export function eyesFor({ eyes }: Live, table: Table, entry: Entry): readonly Viewer[] {
  const isLate = delayOf(table) > 0 && (table.status === 'running' || entry.kind === 'begin');
  return isLate ? eyes.filter((viewer) => viewer !== SPECTATOR) : eyes;
}

/** The match as it was so long ago, and the entries since; those before the deal are never late. */
export function foldLate(
  { row, entries }: StoredMatch,
  ms: number,
  now: Now,
): { readonly folded: Folded; readonly since: readonly Entry[] } {
  const read = entries.map(readEntry);
  const begin = read.findIndex((entry) => entry?.kind === 'begin');
  let end = begin < 0 ? entries.length : begin;
  while (end < read.length && (read[end]?.at ?? 0) + ms <= now.wall) end++;
  const since = read.slice(end).filter((entry) => entry !== null);
  return { folded: fold(row, entries.slice(0, end), now), since };
}

/** For spectators who have come, or whose table is no longer right. Told to those who watch already. */
export function openLate(core: Core, live: Live, table: Table): Late {
  const ms = delayOf(table);
  const late: Late = { table: null, waiting: [], ready: Promise.resolve() };
  live.late = late;
  // What is written from here on is noted as it is written.
  const known = table.seq;
  late.ready = readLate(core, live, late, known, ms).catch((error) => {
    core.options.log.warn({ match: live.id, error: errorText(error) }, 'spectators see nothing');
    if (live.late === late) live.late = null;
  });
  return late;
}

async function readLate(
  core: Core,
  live: Live,
  late: Late,
  known: number,
  ms: number,
): Promise<void> {
  const stored = await core.options.store.readMatch(live.id);
  if (stored === null || live.late !== late) return;
  const now = core.now();
  const entries = stored.entries.slice(0, known);
  const { folded, since } = foldLate({ ...stored, entries }, ms, now);
  if (!folded.ok) throw new Error(`the match is ${folded.code}`);
  late.table = folded.table;
  const dueOf = (at: number) => now.mono + at + ms - now.wall;
  const lines = (live.chat ?? []).filter((line) => !late.waiting.some((one) => isOf(one, line)));
  const before: Waiting[] = [
    ...since.map((entry) => ({ entry, due: dueOf(entry.at) })),
    ...lines.filter(isHeldBack(ms, now)).map((line) => ({ line, due: dueOf(line.at) })),
  ];
  late.waiting.unshift(...before.sort((a, b) => a.due - b.due));
  snapshotTo(core, live, folded.table, SPECTATOR);
  const { table } = live;
  if (table !== null && !live.isBusy) schedule(core, live, table);
}

function isOf(one: Waiting, line: ChatLine): boolean {
  return 'line' in one && one.line === line;
}

/** What players said is as telling as what they did; spectators may talk among themselves. */
function isHeldBack(ms: number, { wall }: Now): (line: ChatLine) => boolean {
  return ({ seat, at }) => seat >= 0 && at + ms > wall;
}

/** Whether a viewer may not hear this yet. */
export function isUnheard(table: Table, viewer: Viewer, line: ChatLine, now: Now): boolean {
  return isBehind(table, viewer) && isHeldBack(delayOf(table), now)(line);
}

/** A line that spectators hear later. */
export function noteLine(core: Core, live: Live, table: Table, line: ChatLine): void {
  if (live.late === null || line.seat < 0) return;
  live.late.waiting.push({ line, due: core.options.clock.mono() + delayOf(table) });
  const { table: now } = live;
  if (!live.isBusy && now !== null) guarded(core, live.id, () => schedule(core, live, now));
}

/** An entry is on disk, and everybody else was told. */
export function noteLate(core: Core, live: Live, table: Table, entry: Entry): void {
  const ms = delayOf(table);
  if (ms === 0 || table.status === 'open') return;
  if (live.late !== null) {
    live.late.waiting.push({ entry, due: core.options.clock.mono() + ms });
  } else if (table.status === 'running' && live.eyes.includes(SPECTATOR))
    openLate(core, live, table);
  tellLate(core, live);
}

/** When spectators are to be told something next. */
export function lateAt({ late }: Live): number {
  return (late?.table == null ? null : late.waiting[0]?.due) ?? Number.POSITIVE_INFINITY;
}

/** Tells spectators what is due; all of it once the match is over, and from then on they are as everybody. */
export function tellLate(core: Core, live: Live): void {
  const { late, table } = live;
  if (late === null || late.table === null || table === null) return;
  const isOver = table.status === 'over';
  const now = core.now();
  try {
    for (let next = late.waiting[0]; next !== undefined; next = late.waiting[0]) {
      if (!isOver && next.due > now.mono) return;
      late.waiting.shift();
      if ('line' in next) {
        tellSpectators(core, live, next.line);
        continue;
      }
      // Known once the match is over, and told with the entry that ended it.
      const isEnd = isOver && !late.waiting.some((one) => 'entry' in one);
      late.table.ratings = isEnd ? table.ratings : null;
      const told = commit(late.table, next.entry, now, [SPECTATOR]);
      tellWatchers(core, live, late.table, told, null, null, now);
    }
    if (isOver) live.late = null;
  } catch (error) {
    // The players' table took the same entries: theirs goes on.
    core.options.log.error({ match: live.id, error: errorText(error) }, 'spectators are stuck');
    live.late = null;
  }
}

function tellSpectators(core: Core, live: Live, line: ChatLine): void {
  for (const { viewer, watcher } of [...live.watches]) {
    if (viewer === SPECTATOR) guarded(core, live.id, () => watcher.chat(line));
  }
}

/** Nobody is left who is behind. */
export function closeLate(live: Live): void {
  lookAround(live);
  if (!live.eyes.includes(SPECTATOR)) live.late = null;
}
