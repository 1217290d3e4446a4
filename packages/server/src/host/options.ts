/** What the host is given from outside: a store, time, chance, bots, and who wants to hear of things. */
import type { AnyView, Options, Result } from '@open-gosu/kernel';
import type { ClockName, Fault, Rating, RatingMove } from '../match/index.ts';
import type { RatingChange, Store } from '../store/index.ts';

export interface HostClock {
  /** Milliseconds that only go forwards. */
  mono(): number;
  wall(): number;
  /** One timer at a time is used; without it, the process's own. */
  readonly timer?: {
    set(run: () => void, ms: number): unknown;
    clear(handle: unknown): void;
  };
}

/** What a bot is asked: never more than a view. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: AnyView;
  /** For its own chance; not from the secret of the match. */
  readonly seed: string;
  /** How long it may think. */
  readonly ms: number;
  /** It must be there before a moment ends, so it comes before the others. */
  readonly isUrgent: boolean;
}

export interface BotAnswerer {
  /** The code of an answer. Rejects where the bot failed or took too long. */
  ask(question: BotQuestion): Promise<number>;
  /** At once, in this thread, for a bot that failed. */
  quick(question: BotQuestion): number;
  /** Who takes a seat over. */
  usual(game: string): string;
  /** How long a bot may think about an answer. */
  readonly ms: number;
  close(): Promise<void>;
}

/** A rated match that has just ended. */
export interface RatedEnd {
  readonly match: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: ClockName;
  /** By seat. */
  readonly players: readonly string[];
  readonly result: Result;
  readonly at: number;
}

export interface Rated {
  readonly changes: readonly RatingChange[];
  /** By seat, as people read it; empty where nothing is rated. */
  readonly moves: readonly RatingMove[];
}

/** What everybody at a table may know of somebody who sits down. */
export interface Sitter {
  readonly guest: boolean;
  readonly rating: Rating | null;
}

/** A decision that waits for somebody, as they may know it. */
export interface Turn {
  readonly game: string;
  /** The names of who else sits there. */
  readonly others: readonly string[];
  /** Which decision it is. */
  readonly ply: number;
  readonly line: number;
  /** Wall time at which it is too late; null: never. */
  readonly until: number | null;
  /** They were there when it came, and left without deciding. */
  readonly isSeen: boolean;
}

export interface AwaitedTurn extends Turn {
  /** They are at the table now. */
  readonly isThere: boolean;
}

export interface HostLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface HostLimits {
  /** Commands that wait for one match. */
  readonly queue: number;
  /** Those who wait to see it: after a restart a whole crowd comes back at once. */
  readonly looks: number;
  /** Tables kept in memory; beyond, those longest unused go unless somebody watches. */
  readonly tables: number;
  /** How long a table stays that nobody watches. */
  readonly idleMs: number;
  /** Watchers of one match without a seat; whoever sits there always comes in. */
  readonly watchers: number;
  /** Chat lines a newcomer is told. */
  readonly chat: number;
  /** How often matches nobody holds are looked for. */
  readonly sweepMs: number;
}

export const LIMITS: HostLimits = {
  queue: 64,
  looks: 2000,
  tables: 20_000,
  idleMs: 60_000,
  watchers: 500,
  chat: 50,
  sweepMs: 30_000,
};

export interface HostOptions {
  readonly store: Store;
  /** Names this process in leases; another one each time it starts. */
  readonly owner: string;
  readonly clock: HostClock;
  /** In [0, 1), not to be foreseen: decides how long moments stay covered. */
  random(): number;
  /** From a cryptographic generator. */
  bytes(count: number): Uint8Array;
  readonly bots: BotAnswerer | null;
  readonly log: HostLog;
  readonly limits?: Partial<HostLimits>;
  readonly lease: { readonly ttlMs: number };
  /** Reads ratings from the store and answers what they become. Asked again where they have changed meanwhile. */
  readonly rate?: (end: RatedEnd) => Promise<Rated>;
  readonly sitter?: (player: string, game: string, clock: ClockName) => Promise<Sitter>;
  /**
   * Milliseconds until this player may do it, 0: now. `command`: anything at a table; `undo`: to ask whether a step back is
   * free, which plays deals again; `match`: another match at the same table.
   */
  readonly pace?: (what: 'command' | 'undo' | 'match', player: string, match: string) => number;
  /** False: too many lines of this player for now. */
  readonly mayTalk?: (player: string, match: string) => boolean;
  /** A decision waits for somebody who is not there. The same one may come again, from this process or another. */
  readonly yourTurn?: (player: string, match: string, turn: Turn) => void;
  /** An error of the engine, with all that is needed to have it again. */
  readonly onFault?: (match: string, fault: Fault) => void;
}
