/** Following a match: what a newcomer is told, and what changes for the others when somebody comes or goes. */
import { snapshot, type Table, tellAgain, waitsToBeSeen } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import { nextOf } from './again.ts';
import type { HostRefusal, Outcome, Visitor, Watcher, Watching } from './authority.ts';
import { closeLate, isBehind, openLate } from './late.ts';
import { type Core, guarded, type Live, type Watch } from './live.ts';
import { leftWaiting } from './notify.ts';
import { arrived, chooseActing, departed, tellPresence } from './presence.ts';
import { historyOf } from './talk.ts';
import { lookAround, viewerFor } from './tell.ts';
import { look, schedule } from './timing.ts';
import { enqueue } from './work.ts';

export function watchMatch(
  core: Core,
  match: string,
  who: Visitor,
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

function seatOf(table: Table, { player }: Visitor): number {
  return player === null ? -1 : seatOfPlayer(table, player);
}

/** `shown`: the table as this watcher sees it, which may be behind. */
function enter(
  core: Core,
  live: Live,
  table: Table,
  shown: Table,
  who: Visitor,
  have: number | null,
  watcher: Watcher,
): Outcome<Watching> {
  const { player } = who;
  const seat = seatOf(table, who);
  const before = sameWindow(live, who);
  // No crowd keeps a player from their seat.
  if (seat < 0 && before === null && strangers(live) >= core.limits.watchers)
    return { ok: false, code: 'too-many' };
  const as = who.as ?? null;
  const viewer = viewerFor(table, seat, as);
  if (viewer === null) return { ok: false, code: 'no-seat' };
  const watch: Watch = {
    watcher,
    player,
    window: who.window ?? null,
    as,
    viewer,
    seat,
    acts: before?.acts ?? false,
    claim: claimOf(who, before),
  };
  const now = core.now();
  // Whoever has it all gets what may have changed since: clocks, and a question of their own.
  if (have === shown.rev) watcher.tell(tellAgain(shown, viewer, now), null);
  else watcher.snapshot(snapshot(shown, viewer, now));
  if (before === null) {
    live.watches.push(watch);
    core.counts.watchers++;
  } else takePlace(core, live, before, watch);
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

/** What the same window of the same player watches with: a line may be dead long before anybody notices. */
function sameWindow({ watches }: Live, { player, window }: Visitor): Watch | null {
  if (player === null || window === undefined) return null;
  return watches.find((watch) => watch.player === player && watch.window === window) ?? null;
}

/** A window that comes back has what it had, where that is known; else what it says it had. */
function claimOf({ acted }: Visitor, before: Watch | null): Watch['claim'] {
  if (acted === undefined) return 2;
  if (before !== null) return before.claim;
  return acted ? 1 : 0;
}

function takePlace(core: Core, live: Live, before: Watch, watch: Watch): void {
  live.watches[live.watches.indexOf(before)] = watch;
  guarded(core, live.id, () => before.watcher.acts(false));
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
        leftWaiting(core, live, table, watch.seat);
        live.usedAt = core.options.clock.mono();
        if (live.watches.length > 0) core.mark(live);
        if (!live.isBusy) schedule(core, live, table);
      });
    },
  };
}
