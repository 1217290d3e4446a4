/**
 * Turns a batch of appends into runs: for each match the entries that continue it without a gap, with their hashes. Knows no
 * database. Whatever does not continue its match is named, and costs its neighbours nothing.
 */
import { link } from './chain.ts';
import { type Append, StoreError } from './store.ts';

/** The end of a match's log. */
export interface Head {
  readonly num: number;
  readonly seq: number;
  readonly hash: string;
}

export interface Planned {
  /** Its place in the batch. */
  readonly index: number;
  readonly append: Append;
  readonly hash: string;
}

export interface Run {
  readonly match: string;
  readonly from: Head;
  readonly lease: number;
  readonly entries: Planned[];
  /** Has entries that change more than the log and the row: these are written one by one. */
  special: boolean;
}

export interface Plan {
  readonly runs: readonly Run[];
  readonly refused: ReadonlyMap<number, StoreError>;
  /** A second lease for a match within one batch: its turn comes in another round. */
  readonly later: readonly number[];
}

export const isSpecial = (append: Append): boolean =>
  append.ratings !== undefined ||
  append.completion !== undefined ||
  append.row?.players !== undefined ||
  append.row?.status === 'over';

export function planRuns(
  batch: readonly Append[],
  which: readonly number[],
  headOf: (match: string) => Head | StoreError | null,
): Plan {
  const runs = new Map<string, Run>();
  const refused = new Map<number, StoreError>();
  const later: number[] = [];
  for (const index of which) {
    const append = batch[index];
    if (append === undefined) continue;
    let run = runs.get(append.match);
    const from = run?.from ?? headOf(append.match);
    if (from === null || from instanceof StoreError) {
      refused.set(index, from ?? missingMatch(append.match));
      continue;
    }
    if (run !== undefined && run.lease !== append.lease) {
      later.push(index);
      continue;
    }
    const last = run?.entries.at(-1);
    const seq = last === undefined ? from.seq : last.append.seq;
    if (append.seq !== seq + 1) {
      refused.set(index, conflict(append, seq));
      continue;
    }
    if (run === undefined) {
      run = { match: append.match, from, lease: append.lease, entries: [], special: false };
      runs.set(append.match, run);
    }
    run.entries.push({ index, append, hash: link(last?.hash ?? from.hash, append.body) });
    run.special ||= isSpecial(append);
  }
  return { runs: [...runs.values()], refused, later };
}

/** Where the match ends once the run is written. */
export function headAfter(run: Run): Head {
  const last = run.entries.at(-1);
  if (last === undefined) return run.from;
  return { num: run.from.num, seq: last.append.seq, hash: last.hash };
}

/** The row as the last entry of the run that changes it leaves it. */
export function rowAfter(run: Run): Append['row'] {
  let row: Append['row'];
  for (const { append } of run.entries) row = append.row ?? row;
  return row;
}

export const missingMatch = (match: string): StoreError =>
  new StoreError('missing', `there is no match ${match}`);

export const conflict = (append: Append, last: number): StoreError =>
  new StoreError(
    'conflict',
    `match ${append.match} ends with entry ${last}, so ${append.seq} cannot follow`,
  );

export const fenced = (append: Append, epoch: number): StoreError =>
  new StoreError(
    'fenced',
    `match ${append.match} has lease ${epoch} now; ${append.lease} is not valid`,
  );

/** What no database would give back as it was. */
export function unfit(append: Append): StoreError | null {
  if (!append.body.includes('\0')) return null;
  return new StoreError('corrupt', `match ${append.match}: an entry must not contain NUL`);
}

/** Heads that were read or written lately. */
export interface Heads {
  get(match: string): Head | undefined;
  set(match: string, head: Head): void;
  delete(match: string): void;
  clear(): void;
}

/** Nobody writes to these any more; without a list, to any. */
export function releaseHeads(heads: Heads, matches?: readonly string[]): void {
  if (matches === undefined) heads.clear();
  else for (const match of matches) heads.delete(match);
}

/** Forgets the longest unused when there are too many. */
export function createHeads(limit = 50_000): Heads {
  const heads = new Map<string, Head>();
  return {
    get(match) {
      const head = heads.get(match);
      if (head === undefined) return undefined;
      heads.delete(match);
      heads.set(match, head);
      return head;
    },
    set(match, head) {
      heads.delete(match);
      heads.set(match, head);
      if (heads.size <= limit) return;
      const oldest = heads.keys().next();
      if (!oldest.done) heads.delete(oldest.value);
    },
    delete: (match) => void heads.delete(match),
    clear: () => heads.clear(),
  };
}
