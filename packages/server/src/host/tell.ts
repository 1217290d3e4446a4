/** Who hears what: tellings by viewer, in order, to everybody who watches through those eyes. */
import { SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { type Now, type Outgoing, snapshot, type Table } from '../match/index.ts';
import type { Watcher } from './authority.ts';
import { type Core, guarded, type Live, type Watch } from './live.ts';

export function tellWatchers(
  core: Core,
  live: Live,
  table: Table,
  told: readonly Outgoing[],
  from: Watcher | null,
  id: string | null,
  now: Now,
): void {
  for (let i = 0; i < told.length; i++) {
    const outgoing = told[i] as Outgoing;
    const fresh = outgoing.isNew ? snapshot(table, outgoing.viewer, now) : null;
    // Whoever leaves while being told is told no more.
    for (const watch of [...live.watches]) {
      if (watch.viewer !== outgoing.viewer) continue;
      const { watcher } = watch;
      guarded(core, live.id, () => {
        if (fresh === null) watcher.tell(outgoing, watcher === from ? id : null);
        else watcher.snapshot(fresh);
      });
    }
  }
}

/** Everything anew, for all who watch through these eyes. */
export function snapshotTo(core: Core, live: Live, table: Table, viewer: Viewer): void {
  const watches = live.watches.filter((watch) => watch.viewer === viewer);
  if (watches.length === 0) return;
  const fresh = snapshot(table, viewer, core.now());
  for (const { watcher } of watches) guarded(core, live.id, () => watcher.snapshot(fresh));
}

/** The viewers that somebody watches through: for others nothing is computed. */
export function lookAround(live: Live): void {
  const eyes: Viewer[] = [];
  for (const { viewer } of live.watches) if (!eyes.includes(viewer)) eyes.push(viewer);
  live.eyes = eyes;
}

/** Through whose eyes one watches; null: not allowed. A player sees with their own eyes until the match is over. */
export function viewerFor(table: Table, seat: number, as: Viewer | null): Viewer | null {
  if (as === null) return seat >= 0 ? seat : SPECTATOR;
  if (!Number.isInteger(as) || as < SPECTATOR || as >= table.seats.length) return null;
  if (table.status === 'over') return as;
  return as === (seat >= 0 ? seat : SPECTATOR) ? as : null;
}

/** Somebody sat down or stood up: they see with other eyes from now on. */
export function changeEyes(core: Core, live: Live, table: Table, seat: number): void {
  const now = core.now();
  const player = table.seats[seat]?.player ?? null;
  const changed: Watch[] = [];
  for (const watch of live.watches) {
    const isSitter = player !== null && watch.player === player;
    if (!isSitter && watch.seat !== seat) continue;
    const sits = isSitter ? seat : -1;
    if (watch.seat === sits) continue;
    watch.seat = sits;
    watch.acts = false;
    if (watch.as === null) watch.viewer = sits >= 0 ? sits : SPECTATOR;
    changed.push(watch);
  }
  if (changed.length === 0) return;
  lookAround(live);
  for (const { watcher, viewer } of changed) {
    guarded(core, live.id, () => watcher.snapshot(snapshot(table, viewer, now)));
  }
}
