/** The authority over matches, put together: what the edges ask for, the beat of leases, sweeps, and the way out. */
import { SPECTATOR, type Viewer } from '@open-gosu/kernel';
import {
  commitmentOf,
  factsOf,
  hostCommand,
  command as judgeCommand,
  type MatchPlan,
  type PlayerCommand,
  positionAt,
  recordOf,
  seatOfPlayer,
  type Table,
} from '../match/index.ts';
import { StoreError } from '../store/index.ts';
import { aboutOf, createAbouts } from './about.ts';
import { findNext, want } from './again.ts';
import { createAlarm } from './alarm.ts';
import type {
  Host,
  HostRefusal,
  MatchAbout,
  MatchInfo,
  Outcome,
  Person,
  Watcher,
} from './authority.ts';
import { delayOf, foldLate, isBehind } from './late.ts';
import { type Core, type Done, errorText, type Live } from './live.ts';
import { dismiss, foldStored } from './load.ts';
import { makeMatch, makersSeat, sitterOf } from './making.ts';
import { awaitedTurn } from './notify.ts';
import { type AwaitedTurn, type HostOptions, LIMITS } from './options.ts';
import { absentSince, createCrowd } from './presence.ts';
import { createRounds } from './rounds.ts';
import { taggedLog } from './tagged-log.ts';
import { say } from './talk.ts';
import { viewerFor } from './tell.ts';
import { wake } from './timing.ts';
import { watchMatch } from './watching.ts';
import { enqueue, fault, push } from './work.ts';

export interface RunningHost extends Host {
  /** Looks for matches that no process holds and that need one; runs by itself from time to time. */
  sweep(): Promise<number>;
  /** The process that was last found to have a match, or null. */
  ownerOf(match: string): string | null;
  /** What was found is no longer so: the match is claimed again. */
  forgetOwner(match: string): void;
  /** Whether this process has the match, or is about to. */
  has(match: string): boolean;
  /**
   * The decision that waits for a player; null: none does. `elsewhere`: another process knows. Reads the match where nobody has
   * it.
   */
  awaited(match: string, player: string): Promise<Outcome<AwaitedTurn | null>>;
  /** As if the process had died: nothing is written or given back. For tests. */
  abandon(): void;
}

export function createHost(given: HostOptions): RunningHost {
  const options = { ...given, log: taggedLog(given.log) };
  const { store, clock, log } = options;
  const crowd = createCrowd(() => core);
  const core: Core = {
    options,
    limits: { ...LIMITS, ...options.limits },
    lives: new Map(),
    alarm: createAlarm<Live>(clock, (live) => ring(core, live)),
    releasing: new Map(),
    mark: (live) => crowd.mark(live),
    elsewhere: new Map(),
    dirty: new Set(),
    seed: Buffer.from(options.bytes(16)).toString('base64url'),
    counts: { commands: 0, refused: 0, faults: 0, watchers: 0 },
    isDraining: false,
    now: () => ({ mono: clock.mono(), wall: clock.wall(), chance: options.random() }),
  };
  const rounds = createRounds(core);

  const abouts = createAbouts(core);
  const about = (match: string): Promise<Outcome<MatchAbout>> =>
    abouts(match).catch((error: unknown) => ({ ok: false, code: readCode(error) }));

  /** As it is stored, without a claim on it: for those who only look. */
  async function read<T>(
    match: string,
    use: (table: Table, createdAt: number, live: Live | null) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const live = core.lives.get(match) ?? null;
    try {
      if (live !== null && live.table !== null) {
        return await use(live.table, live.createdAt, live);
      }
      const stored = await store.readMatch(match);
      if (stored === null) return { ok: false, code: 'missing' };
      if (stored.row.status === 'quarantined') return { ok: false, code: 'quarantined' };
      const folded = foldStored(stored, core.now());
      if (!folded.ok) return { ok: false, code: 'quarantined' };
      return await use(folded.table, stored.row.createdAt, null);
    } catch (error) {
      return { ok: false, code: readCode(error) };
    }
  }

  /** For those who only look: the table that a viewer may see by now. */
  async function shownTo(viewer: Viewer, table: Table): Promise<Table> {
    if (!isBehind(table, viewer)) return table;
    const stored = await store.readMatch(table.facts.id);
    const late = stored === null ? null : foldLate(stored, delayOf(table), core.now()).folded;
    if (late === null || !late.ok) throw new StoreError('unavailable', 'the match is not there');
    return late.table;
  }

  async function create(plan: MatchPlan, by: Person): Promise<Outcome<{ match: string }>> {
    if (core.isDraining) return { ok: false, code: 'unavailable' };
    try {
      const match = await makeMatch(core, plan, makersSeat(plan, by));
      return { ok: true, value: { match } };
    } catch (error) {
      log.warn({ error: errorText(error) }, 'a match was not made');
      return { ok: false, code: error instanceof StoreError ? 'unavailable' : 'fault' };
    }
  }

  const info = (match: string, player: string | null = null): Promise<Outcome<MatchInfo>> =>
    read(match, async (table, createdAt, live) => {
      const seat = seatOf(table, player);
      const shown = await shownTo(seat >= 0 ? seat : SPECTATOR, table);
      const next = table.status === 'over' ? await findNext(core, live, table) : null;
      const value = { ...infoOf(core, shown, createdAt), ...(next === null ? {} : { next }) };
      return { ok: true, value };
    });

  /** What is refused before it takes a place in the queue. */
  function refusedAtOnce(match: string, { player }: Person, c: PlayerCommand): HostRefusal | null {
    const table = core.lives.get(match)?.table ?? null;
    // After the deal nobody sits down any more.
    const isSettled = table !== null && table.status !== 'open' && c.kind !== 'sit';
    if (isSettled && seatOfPlayer(table, player) < 0) return 'no-seat';
    const what = c.kind === 'undo' ? 'undo' : 'command';
    return (options.pace?.(what, player, match) ?? 0) > 0 ? 'too-fast' : null;
  }

  const change = (match: string, by: Person, c: PlayerCommand, from: Watcher | null) =>
    new Promise<Done>((resolve) => {
      const code = refusedAtOnce(match, by, c);
      if (code !== null) {
        core.counts.refused++;
        resolve({ ok: false, code });
        return;
      }
      enqueue(core, match, {
        kind: 'change',
        judge: (table, now) =>
          judgeCommand(table, by.player, withFacts(core, match, table, by, c), now),
        from,
        id: c.id,
        done: resolve,
      });
    });

  /** What others see of somebody is looked up first: at the table itself nothing waits. */
  async function sit({ id, plan }: MatchAbout, by: Person, c: PlayerCommand, from: Watcher | null) {
    const known = await sitterOf(core, plan, by.player);
    return change(id, by, { ...c, ...known }, from);
  }

  return {
    create,
    info,
    about,
    watch: (match, who, have, watcher) => watchMatch(core, match, who, have, watcher),
    command: (match, by, c, from) =>
      c.kind === 'sit'
        ? about(match).then((found) =>
            found.ok ? sit(found.value, by, c, from) : { ok: false, code: found.code },
          )
        : change(match, by, c, from),
    chat: (match, by, line, id) => say(core, match, by, line, id),
    rematch: (match, by, yes) => want(core, match, by, yes),
    record: (match) =>
      read(match, (table) => {
        const record = recordOf(table);
        if (record === null) return { ok: false, code: 'not-yet' };
        const { secret } = table.facts;
        return { ok: true, value: { record, secret, commitment: commitmentOf(secret) } };
      }),
    position: (match, who, ply) =>
      read(match, async (table) => {
        const viewer = viewerFor(table, seatOf(table, who.player), who.as ?? null);
        if (viewer === null) return { ok: false, code: 'no-seat' };
        if (table.state === null) return { ok: false, code: 'not-running' };
        const past = positionAt(await shownTo(viewer, table), viewer, ply);
        return past === null
          ? { ok: false, code: 'not-yet' }
          : { ok: true, value: { viewer, past } };
      }),
    stats: () => ({ tables: core.lives.size, ...core.counts }),
    sweep: () => rounds.sweep(),
    ownerOf: (match) => core.elsewhere.get(match) ?? null,
    forgetOwner: (match) => void core.elsewhere.delete(match),
    has: (match) => core.lives.has(match),
    awaited: (match, player) =>
      new Promise((resolve) =>
        enqueue(core, match, {
          kind: 'look',
          run(table) {
            const live = core.lives.get(match) as Live;
            resolve({ ok: true, value: awaitedTurn(core, live, table, player) });
          },
          fail: (code) => resolve({ ok: false, code }),
        }),
      ),
    drain: () => drain(core, rounds.stop, crowd.stop),
    abandon() {
      core.isDraining = true;
      rounds.stop();
      crowd.stop();
      core.alarm.stop();
    },
  };
}

/** R14: an engine that throws here stops this match and no other. */
function ring(core: Core, live: Live): void {
  try {
    wake(core, live);
  } catch (error) {
    fault(core, live, null, error);
  }
}

function seatOf(table: Table, player: string | null): number {
  return player === null ? -1 : seatOfPlayer(table, player);
}

function readCode(error: unknown): HostRefusal {
  return error instanceof StoreError && error.kind === 'corrupt' ? 'quarantined' : 'unavailable';
}

function infoOf(core: Core, table: Table, createdAt: number): MatchInfo {
  const lastAt = Math.max(createdAt, table.lastAt);
  return { ...aboutOf(table, createdAt), facts: factsOf(table, core.now()), lastAt };
}

/** What the host knows and no client may say: who asks, who is away, which bot takes over. */
function withFacts(
  core: Core,
  match: string,
  table: Table,
  by: Person,
  c: PlayerCommand,
): PlayerCommand {
  switch (c.kind) {
    case 'sit':
      return { ...c, player: by.player, name: by.name };
    case 'resign':
    case 'choose':
      return { ...c, bot: takeover(core, table) };
    case 'claim': {
      const live = core.lives.get(match);
      const away = live === undefined ? [] : absentSince(live);
      return { ...c, bot: takeover(core, table), absentSince: away };
    }
    default:
      return c;
  }
}

function takeover(core: Core, table: Table): string {
  return core.options.bots?.usual(table.facts.kit.game.id) ?? 'random';
}

/** Clocks are written down, everybody is sent on, leases go back. */
async function drain(core: Core, ...stops: (() => void)[]): Promise<void> {
  if (core.isDraining) return;
  core.isDraining = true;
  const { store, owner, log, bots, clock } = core.options;
  for (const stop of stops) stop();
  core.alarm.stop();
  await Promise.all([...core.lives.values()].map((live) => pause(core, live)));
  let place = 0;
  // Not all at once: the next process reads them one after the other.
  for (const live of [...core.lives.values()]) dismiss(core, live, (place++ % 100) * 10);
  try {
    await store.uptime.beat(owner, clock.wall());
    await store.releaseLeases(owner);
  } catch (error) {
    log.warn({ error: errorText(error) }, 'leases were not given back: they end by themselves');
  }
  await bots?.close();
}

/** After what is being written; what waits behind it is refused by now. */
function pause(core: Core, live: Live): Promise<void> {
  return new Promise((resolve) => {
    const job = {
      kind: 'change' as const,
      judge: (table: Table, now: ReturnType<Core['now']>) =>
        table.status === 'running' && table.clock.running >= 0
          ? hostCommand(table, { kind: 'pause' }, now)
          : null,
      from: null,
      id: null,
      done: () => resolve(),
    };
    if (live.table === null && !live.isBusy) resolve();
    else push(core, live, job);
  });
}
