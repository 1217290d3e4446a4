/** Following a match: what a newcomer is told, and what changes for the others when somebody comes or goes. */
import { snapshot, type Table, tellAgain, waitsToBeSeen } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import { nextOf } from './again.ts';
import type { HostRefusal, Outcome, Watcher, Watching } from './authority.ts';
import { closeLate, isBehind, openLate } from './late.ts';
import { type Core, guarded, type Live, type Watch } from './live.ts';
import { arrived, chooseActing, departed, tellPresence } from './presence.ts';
import { historyOf } from './talk.ts';
import { lookAround, viewerFor } from './tell.ts';
import { look, schedule } from './timing.ts';
import { enqueue } from './work.ts';

type Who = { readonly player: string | null; readonly as?: number; readonly acted?: boolean };

export function watchMatch(
  core: Core,
  match: string,
  who: Who,
  have: number | null,
  watcher: Watcher,
): Promise<Outcome<Watching>> {
  return new Promise((resolve) => {
    const fail = (code: HostRefusal) => resolve({ ok: false, code });
    const come = (mayWait: boolean) =>
      enqueue(core, match, {
        kind: 'look',
        run(table) {
          const live = core.lives.get(match) as Live;
          const viewer = viewerFor(table, seatOf(table, who), who.as ?? null);
          if (viewer === null || !isBehind(table, viewer)) {
            resolve(enter(core, live, table, table, who, have, watcher));
            return;
          }
          const late = live.late ?? openLate(core, live, table);
          if (late.table !== null) {
            resolve(enter(core, live, table, late.table, who, have, watcher));
          } else if (mayWait) void late.ready.then(() => come(false));
          else fail('unavailable');
        },
        fail,
      });
    come(true);
  });
}

function seatOf(table: Table, { player }: Who): number {
  return player === null ? -1 : seatOfPlayer(table, player);
}

/** `shown`: the table as this watcher sees it, which may be behind. */
function enter(
  core: Core,
  live: Live,
  table: Table,
  shown: Table,
  who: Who,
  have: number | null,
  watcher: Watcher,
): Outcome<Watching> {
  const { player } = who;
  const seat = seatOf(table, who);
  // No crowd keeps a player from their seat.
  if (seat < 0 && strangers(live) >= core.limits.watchers) return { ok: false, code: 'too-many' };
  const as = who.as ?? null;
  const viewer = viewerFor(table, seat, as);
  if (viewer === null) return { ok: false, code: 'no-seat' };
  const claim = who.acted === undefined ? 2 : who.acted ? 1 : 0;
  const watch: Watch = { watcher, player, as, viewer, seat, acts: false, claim };
  const now = core.now();
  // Whoever has it all gets what may have changed since: clocks, and a question of their own.
  if (have === shown.rev) watcher.tell(tellAgain(shown, viewer, now), null);
  else watcher.snapshot(snapshot(shown, viewer, now));
  live.watches.push(watch);
  core.counts.watchers++;
  lookAround(live);
  arrived(core, live, seat);
  chooseActing(core, live, seat, watch);
  tellPresence(core, live, watch);
  if (live.watches.length > 1) core.mark(live);
  if (have === null) void historyOf(core, live, table, watch);
  if (table.status === 'over') void nextOf(core, live, table, watch);
  if (waitsToBeSeen(table)) look(core, live, table);
  schedule(core, live, table);
  return { ok: true, value: watching(core, live, watch) };
}

function strangers({ watches }: Live): number {
  return watches.filter(({ seat }) => seat < 0).length;
}

function watching(core: Core, live: Live, watch: Watch): Watching {
  return {
    get viewer() {
      return watch.viewer;
    },
    leave() {
      const place = live.watches.indexOf(watch);
      if (place < 0) return;
      live.watches.splice(place, 1);
      core.counts.watchers--;
      closeLate(live);
      const { table } = live;
      if (table === null) return;
      guarded(core, live.id, () => {
        departed(core, live, table, watch.seat);
        chooseActing(core, live, watch.seat);
        live.usedAt = core.options.clock.mono();
        if (live.watches.length > 0) core.mark(live);
        if (!live.isBusy) schedule(core, live, table);
      });
    },
  };
}
