/** What the host does from time to time for all matches together: leases renewed, and matches found that nobody holds. */
import { type Core, errorText, makeLive } from './live.ts';
import { dismiss, load } from './load.ts';
import { readSummary } from './summary.ts';

export interface Rounds {
  sweep(): Promise<number>;
  stop(): void;
}

/** How often a sign of life is written. */
const BEAT_MS = 30_000;
const PAGE = 500;
/** Matches that are read at the same time. */
const ABREAST = 50;

export function createRounds(core: Core): Rounds {
  const { store, owner, lease, log, clock } = core.options;
  let isRenewing = false;
  let isSweeping = false;

  async function renew(): Promise<void> {
    if (isRenewing || core.isDraining || core.lives.size === 0) return;
    isRenewing = true;
    try {
      if (!(await store.renewLeases(owner, lease.ttlMs))) lost();
    } catch (error) {
      log.warn({ error: errorText(error) }, 'leases were not renewed');
    } finally {
      isRenewing = false;
    }
  }

  /** Others may have taken them: each is claimed anew, or given up. */
  function lost(): void {
    log.warn({ tables: core.lives.size }, 'leases have ended: claimed again');
    for (const live of core.lives.values()) if (!live.isBusy) void load(core, live);
  }

  async function beat(): Promise<void> {
    try {
      await store.uptime.beat(owner, clock.wall());
    } catch (error) {
      log.warn({ error: errorText(error) }, 'no sign of life was written');
    }
  }

  async function sweep(): Promise<number> {
    if (isSweeping || core.isDraining) return 0;
    isSweeping = true;
    let taken = 0;
    try {
      for (let after: string | undefined; !core.isDraining; ) {
        const query = { status: ['running'] as const, unclaimed: true, limit: PAGE };
        const page = await store.listMatches(after === undefined ? query : { ...query, after });
        const wanted = page.matches.filter(({ id, summary }) => isNeeded(core, id, summary));
        for (let i = 0; i < wanted.length && mayAdopt(core); i += ABREAST) {
          const abreast = wanted.slice(i, i + ABREAST).map(({ id }) => adopt(core, id));
          taken += (await Promise.all(abreast)).filter((isTaken) => isTaken).length;
        }
        if (page.next === null) break;
        after = page.next;
      }
    } catch (error) {
      log.warn({ error: errorText(error) }, 'no sweep');
    } finally {
      isSweeping = false;
    }
    return taken;
  }

  void beat();
  const timers = [
    setInterval(() => void renew(), lease.ttlMs / 3),
    setInterval(() => void beat(), BEAT_MS),
    setInterval(() => void sweep(), core.limits.sweepMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    sweep,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function isNeeded(core: Core, id: string, summary: string): boolean {
  if (core.lives.has(id)) return false;
  const wake = readSummary(summary)?.wake;
  return wake === undefined || (wake !== null && wake <= core.options.clock.wall());
}

/** Those whom nobody waits for at the door come last: what does not fit is found again by the next sweep. */
function mayAdopt(core: Core): boolean {
  return !core.isDraining && core.lives.size < core.limits.tables;
}

/** Whether the match was there to be taken. */
async function adopt(core: Core, id: string): Promise<boolean> {
  if (core.lives.has(id) || !mayAdopt(core)) return false;
  const live = makeLive(id);
  core.lives.set(id, live);
  await load(core, live);
  if (live.table === null && core.lives.get(id) === live) dismiss(core, live, 0);
  return live.table !== null;
}
