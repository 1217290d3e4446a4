/**
 * Reminders of decisions that still wait. When each is due is in the store, and one timer looks there for all matches: a match that
 * nobody has in memory needs none, and a restart forgets none. The process that has a match knows whether it still waits;
 * nobody else reminds of it.
 */
import type { HostRefusal, Outcome } from '../host/authority.ts';
import type { AwaitedTurn, Turn } from '../host/options.ts';
import type { Records, ToldTurn } from '../store/index.ts';

export interface Reminders {
  /** Looks for what is due; runs by itself from time to time. */
  look(): Promise<void>;
  stop(): void;
}

export interface RemindersOptions {
  readonly turns: Records['turns'];
  readonly awaited: (match: string, player: string) => Promise<Outcome<AwaitedTurn | null>>;
  readonly remind: (player: string, match: string, turn: Turn) => Promise<void>;
  readonly now?: () => number;
  readonly everyMs?: number;
  readonly onError?: (error: unknown) => void;
}

const EVERY_MS = 60_000;
/** At one look: the rest comes with the next. */
const MOST = 200;
/** Whoever is there needs none yet, and may leave without having decided. */
const THERE_MS = 600_000;
/** There will never be anything to remind of. */
const LOST: ReadonlySet<HostRefusal> = new Set(['missing', 'quarantined']);

export function createReminders(options: RemindersOptions): Reminders {
  const { turns, awaited, remind, onError } = options;
  const now = options.now ?? Date.now;
  let isLooking = false;

  async function settle(told: ToldTurn): Promise<void> {
    const { player, match, ply, line } = told;
    const found = await awaited(match, player);
    // Another process has it, or nobody can say now: looked at again.
    if (!found.ok && !LOST.has(found.code)) return;
    const turn =
      found.ok && found.value?.ply === ply && found.value.line === line ? found.value : null;
    if (turn?.isThere) await turns.putOff(told, now() + THERE_MS);
    // First ended, then sent: never twice.
    else if ((await turns.take(told)) && turn !== null) await remind(player, match, turn);
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const told of await turns.due(now(), MOST)) await settle(told);
    } catch (error) {
      onError?.(error);
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), options.everyMs ?? EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
