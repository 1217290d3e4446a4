/** Following a match: what a newcomer is told, and what changes for the others when somebody comes or goes. */
import { snapshot, type Table, tellAgain, waitsToBeSeen } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import { nextOf } from './again.ts';
import type { Outcome, Watcher, Watching } from './host.ts';
import { type Core, guarded, type Live, type Watch } from './live.ts';
import { arrived, chooseActing, departed, tellPresence } from './presence.ts';
import { historyOf } from './talk.ts';
import { lookAround, viewerFor } from './tell.ts';
import { look, schedule } from './timing.ts';
import { enqueue } from './work.ts';

type Who = { readonly player: string | null; readonly as?: number };

export function watchMatch(
  core: Core,
  match: string,
  who: Who,
  have: number | null,
  watcher: Watcher,
): Promise<Outcome<Watching>> {
  return new Promise((resolve) => {
    enqueue(core, match, {
      kind: 'look',
      run(table) {
        const live = core.lives.get(match) as Live;
        resolve(enter(core, live, table, who, have, watcher));
      },
      fail: (code) => resolve({ ok: false, code }),
    });
  });
}

function enter(
  core: Core,
  live: Live,
  table: Table,
  who: Who,
  have: number | null,
  watcher: Watcher,
): Outcome<Watching> {
  if (live.watches.length >= core.limits.watchers) return { ok: false, code: 'too-many' };
  const { player } = who;
  const seat = player === null ? -1 : seatOfPlayer(table, player);
  const as = who.as ?? null;
  const viewer = viewerFor(table, seat, as);
  if (viewer === null) return { ok: false, code: 'no-seat' };
  const watch: Watch = { watcher, player, as, viewer, seat, acts: false };
  const now = core.now();
  // Whoever has it all gets what may have changed since: clocks, and a question of their own.
  if (have === table.rev) watcher.tell(tellAgain(table, viewer, now), null);
  else watcher.snapshot(snapshot(table, viewer, now));
  live.watches.push(watch);
  core.counts.watchers++;
  lookAround(live);
  arrived(core, live, seat);
  chooseActing(core, live, seat);
  tellPresence(core, live, watch);
  if (live.watches.length > 1) core.mark(live);
  if (have === null) void historyOf(core, live, table, watch);
  if (table.status === 'over') void nextOf(core, live, table, watch);
  if (waitsToBeSeen(table)) look(core, live, table);
  schedule(core, live, table);
  return { ok: true, value: watching(core, live, watch) };
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
      lookAround(live);
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
