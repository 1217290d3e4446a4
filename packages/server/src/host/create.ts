/** The authority over matches, put together: what the edges ask for, the beat of leases, sweeps, and the way out. */
import {
  commitmentOf,
  factsOf,
  fold,
  hostCommand,
  command as judgeCommand,
  type MatchPlan,
  type PlayerCommand,
  recordOf,
  type Table,
} from '../match/index.ts';
import { StoreError } from '../store/index.ts';
import { findNext, want } from './again.ts';
import { createAlarm } from './alarm.ts';
import type { Host, HostRefusal, MatchInfo, Outcome, Person } from './host.ts';
import { type Core, type Done, errorText, type Live } from './live.ts';
import { dismiss } from './load.ts';
import { makeMatch, makersSeat } from './making.ts';
import { type HostOptions, LIMITS } from './options.ts';
import { absentSince, createCrowd } from './presence.ts';
import { createRounds } from './rounds.ts';
import { say } from './talk.ts';
import { wake } from './timing.ts';
import { watchMatch } from './watching.ts';
import { enqueue, push } from './work.ts';

export interface RunningHost extends Host {
  /** Looks for matches that no process holds and that need one; runs by itself from time to time. */
  sweep(): Promise<number>;
  /** The process that was last found to have a match, or null. */
  ownerOf(match: string): string | null;
  /** What was found is no longer so: the match is claimed again. */
  forgetOwner(match: string): void;
  /** Whether this process has the match, or is about to. */
  has(match: string): boolean;
  /** As if the process had died: nothing is written or given back. For tests. */
  abandon(): void;
}

export function createHost(options: HostOptions): RunningHost {
  const { store, clock, log } = options;
  const crowd = createCrowd(() => core);
  const core: Core = {
    options,
    limits: { ...LIMITS, ...options.limits },
    lives: new Map(),
    alarm: createAlarm<Live>(clock, (live) => wake(core, live)),
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

  /** As it is stored, without a claim on it: for those who only look. */
  async function read<T>(
    match: string,
    use: (table: Table, createdAt: number, live: Live | null) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const live = core.lives.get(match) ?? null;
    if (live !== null && live.table !== null) return use(live.table, live.createdAt, live);
    try {
      const stored = await store.readMatch(match);
      if (stored === null) return { ok: false, code: 'missing' };
      if (stored.row.status === 'quarantined') return { ok: false, code: 'quarantined' };
      const folded = fold(stored.row, stored.entries, core.now());
      if (!folded.ok) return { ok: false, code: 'quarantined' };
      return use(folded.table, stored.row.createdAt, null);
    } catch (error) {
      return { ok: false, code: readCode(error) };
    }
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

  return {
    create,
    info: (match) =>
      read(match, async (table, createdAt, live) => {
        const next = table.status === 'over' ? await findNext(core, live, table) : null;
        const value = { ...infoOf(core, table, createdAt), ...(next === null ? {} : { next }) };
        return { ok: true, value };
      }),
    watch: (match, who, have, watcher) => watchMatch(core, match, who, have, watcher),
    command: (match, by, c, from) =>
      new Promise<Done>((resolve) => {
        enqueue(core, match, {
          kind: 'change',
          judge: (table, now) =>
            judgeCommand(table, by.player, withFacts(core, match, table, by, c), now),
          from,
          id: c.id,
          done: resolve,
        });
      }),
    chat: (match, by, line) => say(core, match, by, line),
    rematch: (match, by, yes) => want(core, match, by, yes),
    record: (match) =>
      read(match, (table) => {
        const record = recordOf(table);
        if (record === null) return { ok: false, code: 'not-yet' };
        const { secret } = table.facts;
        return { ok: true, value: { record, secret, commitment: commitmentOf(secret) } };
      }),
    stats: () => ({ tables: core.lives.size, ...core.counts }),
    sweep: () => rounds.sweep(),
    ownerOf: (match) => core.elsewhere.get(match) ?? null,
    forgetOwner: (match) => void core.elsewhere.delete(match),
    has: (match) => core.lives.has(match),
    drain: () => drain(core, rounds.stop, crowd.stop),
    abandon() {
      core.isDraining = true;
      rounds.stop();
      crowd.stop();
      core.alarm.stop();
    },
  };
}

function readCode(error: unknown): HostRefusal {
  return error instanceof StoreError && error.kind === 'corrupt' ? 'quarantined' : 'unavailable';
}

function infoOf(core: Core, table: Table, createdAt: number): MatchInfo {
  const { id, kit, options, setup, secret } = table.facts;
  const { game } = kit;
  return {
    id,
    plan: { game: game.id, rules: game.rules, options, setup },
    facts: factsOf(table, core.now()),
    commitment: commitmentOf(secret),
    createdAt,
  };
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
