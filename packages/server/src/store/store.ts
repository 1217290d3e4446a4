/**
 * What the server asks of a store of matches: types and errors only. No driver is known here, and an entry's body is an opaque
 * text. "Resolves" always means: on disk, and still there after a loss of power.
 */
import type { Records } from './records.ts';

/**
 * conflict: another entry has this number (or the match exists already): read the match again.
 * fenced: the lease is not ours any more: drop the match.
 * stale: a rating was computed from an older one: read the ratings, compute and append again.
 * missing: there is no such match.
 * unavailable: not written, or not known to be: read the match again, then retry.
 * corrupt: what is stored does not fit its checksums: put the match in quarantine.
 */
export type StoreErrorKind =
  | 'conflict'
  | 'fenced'
  | 'stale'
  | 'missing'
  | 'unavailable'
  | 'corrupt';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

export type MatchStatus = 'open' | 'running' | 'over' | 'quarantined';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  /** JSON. */
  readonly options: string;
  /** JSON: seats, clock, rated, visibility. */
  readonly setup: string;
  /** 32 bytes, base64url. */
  readonly secret: string;
  readonly createdAt: number;
  readonly status: MatchStatus;
  /** JSON for lists of matches: names, result, time of the last entry. A cache: the entries are the truth. */
  readonly summary: string;
}

/** What a list of matches shows: never the secret. */
export type ListedMatch = Omit<MatchRow, 'secret'>;

export interface RowChange {
  readonly status: MatchStatus;
  readonly summary: string;
  /** Who sits at the table now, when that has changed: `listMatches` finds a match by its players. */
  readonly players?: readonly string[];
}

export interface RatingChange {
  readonly player: string;
  readonly game: string;
  readonly mode: string;
  readonly mu: number;
  readonly sigma: number;
  /** Rated games this was computed from; when the stored number is another, the whole append is refused as stale. */
  readonly before: number;
  readonly at: number;
}

export interface CompletionChange {
  readonly player: string;
  /** false: the player left the match before its end. */
  readonly finished: boolean;
}

export interface Append {
  readonly match: string;
  /** 0, 1, 2 ...: exactly one more than the last. */
  readonly seq: number;
  readonly body: string;
  /** Fencing epoch, as `claimLease` gave it; 0 for a match nobody ever claimed. */
  readonly lease: number;
  /** These three are written in the same commit as the entry, or not at all. */
  readonly row?: RowChange;
  readonly ratings?: readonly RatingChange[];
  readonly completion?: readonly CompletionChange[];
}

export interface StoredMatch {
  readonly row: MatchRow;
  readonly entries: readonly string[];
}

export interface MatchQuery {
  readonly status?: readonly MatchStatus[];
  readonly player?: string;
  readonly game?: string;
  /** Only matches that no living process holds: to be taken over. */
  readonly unclaimed?: boolean;
  /** `next` of the page before. */
  readonly after?: string;
  /** At most 500; 50 when not given. */
  readonly limit?: number;
}

export interface MatchPage {
  /** Newest first. */
  readonly matches: readonly ListedMatch[];
  /** null: this is the last page. */
  readonly next: string | null;
}

export type Claim = { readonly epoch: number } | { readonly heldBy: string };

export interface Health {
  readonly ok: boolean;
  readonly store: 'sqlite' | 'postgres';
  readonly detail: string;
  /** Appends that wait for a commit. */
  readonly waiting: number;
  readonly commits: number;
  readonly appended: number;
}

export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly ms: number;
  /** The longest time for which nothing could be written. */
  readonly pauseMs: number;
}

export interface Store extends Records {
  /** Rejects with 'conflict' when the id is taken. */
  createMatch(
    row: MatchRow,
    entries: readonly string[],
    players?: readonly string[],
  ): Promise<void>;
  /** Many calls share one commit. Appends to one match are written in the order of the calls. */
  append(append: Append): Promise<void>;
  /** Verifies the hash chain. */
  readMatch(id: string): Promise<StoredMatch | null>;
  /** Without its entries, and whether or not they are whole. */
  readRow(id: string): Promise<MatchRow | null>;
  /** -1: no entry yet; null: no such match. */
  lastSeq(id: string): Promise<number | null>;
  listMatches(query: MatchQuery): Promise<MatchPage>;
  /** The match stays as it is for a person to look at; `why` is kept beside it. */
  quarantine(id: string, why: string): Promise<void>;
  quarantined(): Promise<readonly { readonly id: string; readonly why: string }[]>;

  /** A lease lasts as long as its owner keeps renewing. The epoch grows each time another owner takes the match. */
  claimLease(match: string, owner: string, ttlMs: number): Promise<Claim>;
  /** false: too late, others may have taken the matches: claim each again. */
  renewLeases(owner: string, ttlMs: number): Promise<boolean>;
  /** All of the owner's matches, or those named. */
  releaseLeases(owner: string, matches?: readonly string[]): Promise<void>;

  /** To all listeners of all processes, this one included. At most 7,900 bytes. Not kept for those who are away. */
  notify(channel: string, payload: string): Promise<void>;
  /** `missed` is called when notices may have been lost (the connection was away for a while). */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;

  backup(toPath: string): Promise<Backup>;
  health(): Promise<Health>;
  /** Writes what waits, then closes. */
  close(): Promise<void>;
}
