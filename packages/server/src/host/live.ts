/** A match that this process has in memory, who follows it and what waits for it; and what all parts of the host share. */
import type { Viewer } from '@open-gosu/kernel';
import type { Judged, Now, Table } from '../match/index.ts';
import type { Alarm, Alarmed } from './alarm.ts';
import type { ChatLine, HostRefusal, Outcome, Watcher } from './authority.ts';
import type { Late } from './late.ts';
import type { HostLimits, HostOptions } from './options.ts';

/** What a command came to. */
export type Done = Outcome<{ readonly rev: number; readonly isRepeated: boolean }>;

/** Something to do with a match once it is its turn. */
export type Job =
  | {
      readonly kind: 'look';
      run(table: Table): void;
      fail(code: HostRefusal): void;
    }
  | {
      readonly kind: 'change';
      /** Null: there is nothing to do any more. */
      judge(table: Table, now: Now): Judged | null;
      readonly from: Watcher | null;
      readonly id: string | null;
      done(outcome: Done): void;
    };

export interface Watch {
  readonly watcher: Watcher;
  readonly player: string | null;
  /** Which of the player's windows, where that was said. */
  readonly window: string | null;
  /** Through whose eyes, where that was asked for. */
  readonly as: Viewer | null;
  viewer: Viewer;
  /** The seat it sits at, or -1. */
  seat: number;
  acts: boolean;
  /** How it came to act, or would: 2 opened or chosen for it, 1 came back and acted before, 0 merely there. */
  claim: 0 | 1 | 2;
}

/** Since when nobody has been at a seat. */
export interface Absence {
  readonly mono: number;
  readonly wall: number;
}

export interface Presence {
  /** By seat; null while somebody is there, and for bots. */
  readonly away: (Absence | null)[];
  /** The absence before the present visit, and when that began: a short visit does not end an absence. */
  readonly before: ({ readonly since: Absence; readonly until: number } | null)[];
}

export interface Live extends Alarmed {
  readonly id: string;
  /** Null while it is being read, and where it could not be. */
  table: Table | null;
  lease: number;
  createdAt: number;
  /** Something is being written or read: all else waits. */
  isBusy: boolean;
  queue: Job[];
  watches: Watch[];
  /** The viewers that somebody watches through. */
  eyes: Viewer[];
  presence: Presence | null;
  usedAt: number;
  /** The decision a bot was asked for, and its answer if that has to wait. */
  asking: string;
  reply: { readonly key: string; readonly text: string } | null;
  /** Of a moment that waits to be seen: who has seen it, when it is then told, and until when somebody thinks. */
  seen: number;
  revealAt: number;
  thoughtAt: number;
  /** The decision that players were notified of, and one bit for each of them. */
  notified: { readonly ply: number; readonly line: number; readonly seats: number };
  /** After the end: by seat, who wants another match, and which one it is. */
  wanted: boolean[] | null;
  next: string | null;
  chat: ChatLine[] | null;
  /** The table of spectators who are behind, while there are some. */
  late: Late | null;
  /** A host's job waits in the queue already. */
  isTicking: boolean;
}

export interface Core {
  readonly options: HostOptions;
  readonly limits: HostLimits;
  readonly lives: Map<string, Live>;
  readonly alarm: Alarm<Live>;
  /** Leases on their way back: not to be claimed before. */
  readonly releasing: Map<string, Promise<void>>;
  /** Something about who is there has changed. */
  mark(live: Live): void;
  /** Matches that other processes were found to have, and which. */
  readonly elsewhere: Map<string, string>;
  readonly dirty: Set<Live>;
  /** For the chance of bots: of this process, not of the match. */
  readonly seed: string;
  readonly counts: { commands: number; refused: number; faults: number; watchers: number };
  isDraining: boolean;
  now(): Now;
}

export function makeLive(id: string): Live {
  return {
    wakeAt: Number.POSITIVE_INFINITY,
    place: -1,
    id,
    table: null,
    lease: 0,
    createdAt: 0,
    isBusy: false,
    queue: [],
    watches: [],
    eyes: [],
    presence: null,
    usedAt: 0,
    asking: '',
    reply: null,
    seen: 0,
    revealAt: Number.POSITIVE_INFINITY,
    thoughtAt: 0,
    notified: { ply: -1, line: -1, seats: 0 },
    wanted: null,
    next: null,
    chat: null,
    late: null,
    isTicking: false,
  };
}

/** Names a decision: never used twice. */
export function decisionKey({ ply, line, part }: Table): string {
  return `${ply}/${line}/${part}`;
}

/** Whoever listens may fail: that is nobody else's business. */
export function guarded(core: Core, match: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    core.counts.faults++;
    core.options.log.error({ match, error: errorText(error) }, 'a listener failed');
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
