/**
 * What the edges (sockets, HTTP) may ask of the authority over matches. It alone changes them: every command is judged, written
 * durably, and only then answered and told. Whoever asks knows no store, no lease and no timer.
 */
import type { GameRecord, Viewer } from '@open-gosu/kernel';
import type {
  Facts,
  MatchPlan,
  Outgoing,
  Past,
  PlayerCommand,
  RefusalCode,
  Snapshot,
} from '../match/index.ts';

/**
 * Beyond what a match refuses: `missing` no such match; `unavailable` try again; `elsewhere` another process has it; `chat-off`
 * this match has phrases only; `too-fast` so much of it at once is not done for one person.
 */
export type HostRefusal =
  | RefusalCode
  | 'missing'
  | 'unavailable'
  | 'elsewhere'
  | 'quarantined'
  | 'chat-off'
  | 'too-fast'
  | 'too-many';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: HostRefusal };

/** A signed-in person or guest. */
export interface Person {
  readonly player: string;
  readonly name: string;
}

/** One who follows a match. Everything comes in order; nothing is told twice. */
export interface Watcher {
  /**
   * `command`: the id of this watcher's own command that brought it about, where it did. What is seen in it is read at once or
   * never: see `SeenNow`.
   */
  tell(outgoing: Outgoing, command: string | null): void;
  /** What the watcher has no longer fits: everything anew. */
  snapshot(snapshot: Snapshot): void;
  /** By seat, since when (wall milliseconds) nobody has been there; and how many watch without a seat. */
  presence(away: readonly (number | null)[], watchers: number): void;
  chat(line: ChatLine): void;
  rematch(wanted: readonly boolean[], next: string | null): void;
  /** Whether this watcher's answers count: the newest of a seat does. */
  acts(yes: boolean): void;
  /** The process no longer has the match: connect anew after so long. */
  moved(waitMs: number): void;
}

export interface ChatLine {
  readonly at: number;
  /** -1: a spectator, whom only spectators hear. */
  readonly seat: number;
  readonly name: string;
  readonly phrase?: string;
  readonly text?: string;
}

export interface Watching {
  readonly viewer: Viewer;
  /** The socket is gone, or follows no more. */
  leave(): void;
}

/** What of a match never changes. */
export interface MatchAbout {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly commitment: string;
  readonly createdAt: number;
}

/** What everybody may know of a match before they follow it. */
export interface MatchInfo extends MatchAbout {
  readonly facts: Facts;
  /** When something was last told to everybody. */
  readonly lastAt: number;
  /** The next match of the same people: the link leads on. */
  readonly next?: string;
}

/** Who comes to follow a match. */
export interface Visitor {
  readonly player: string | null;
  /** Through whose eyes; one's own seat or a spectator's unless given. */
  readonly as?: Viewer;
  /** Of a window that comes back, whether it acted. */
  readonly acted?: boolean;
  /** Takes the place of what this player has followed it with in the same window, if that has not left yet. */
  readonly window?: string;
}

export interface Host {
  /** Makes a match; its maker sits down where the plan says so. */
  create(plan: MatchPlan, by: Person): Promise<Outcome<{ readonly match: string }>>;
  /** As this player may know it: spectators who are behind are told nothing newer here either. */
  info(match: string, player?: string | null): Promise<Outcome<MatchInfo>>;
  /** Costs less, for the match itself may not have to be read. */
  about(match: string): Promise<Outcome<MatchAbout>>;
  /**
   * `have`: the revision the watcher holds; where nothing has happened since, clocks and a question of their own are all they
   * are told, else it is a snapshot: what was told is not kept. The first telling comes before this resolves.
   */
  watch(
    match: string,
    who: Visitor,
    have: number | null,
    watcher: Watcher,
  ): Promise<Outcome<Watching>>;
  /** Resolves once it is durable, with the revision; the step itself comes to the watchers. */
  command(
    match: string,
    by: Person,
    command: PlayerCommand,
    from: Watcher | null,
  ): Promise<Outcome<{ readonly rev: number; readonly isRepeated: boolean }>>;
  /** `id`: as of a command; a line that comes again under it is not said again. */
  chat(
    match: string,
    by: Person | null,
    line: Pick<ChatLine, 'phrase' | 'text'>,
    id: string,
  ): Promise<Outcome<null>>;
  /** Says that one wants another match at the same table. */
  rematch(match: string, by: Person, yes: boolean): Promise<Outcome<null>>;
  /** Only once it is over. */
  record(
    match: string,
  ): Promise<
    Outcome<{ readonly record: GameRecord; readonly secret: string; readonly commitment: string }>
  >;
  /** The table at an earlier decision, through the eyes one watches with; `not-yet`: there is no such decision. */
  position(
    match: string,
    who: { readonly player: string | null; readonly as?: Viewer },
    ply: number,
  ): Promise<Outcome<{ readonly viewer: Viewer; readonly past: Past }>>;
  stats(): HostStats;
  /** Writes clocks down, tells watchers to move, gives leases back; nothing is taken any more. */
  drain(): Promise<void>;
}

export interface HostStats {
  readonly tables: number;
  readonly watchers: number;
  readonly commands: number;
  readonly refused: number;
  readonly faults: number;
}
