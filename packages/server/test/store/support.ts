/** What the tests of both stores share: a place for data, sample matches, and short names for what goes wrong. */
import { afterEach } from 'vitest';
import {
  type MatchRow,
  type Store,
  StoreError,
  type StoreErrorKind,
} from '../../src/store/index.ts';
import type { Migration } from '../../src/store/migrations.ts';

export interface Options {
  readonly at?: (step: 'begin' | 'insert' | 'commit' | 'committed' | 'sort') => void;
  readonly windowMs?: number;
  readonly maxBatch?: number;
  readonly maxWaiting?: number;
  readonly migrations?: readonly Migration[];
}

/** An empty database, and ways into it behind the store's back. */
export interface Place {
  open(options?: Options): Promise<Store>;
  /** One process at a time: the first store has to be closed before another opens. */
  readonly single: boolean;
  /** SQL while no store is open. */
  tamper(...sql: string[]): Promise<void>;
  /** How a child process finds it. */
  readonly address: Record<string, string>;
}

export const row = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'gosu-x',
  rules: '1',
  options: '{}',
  setup: '{"seats":2}',
  secret: 'c2VjcmV0',
  createdAt: 1_700_000_000_000,
  status: 'open',
  summary: '{}',
  ...more,
});

/** 'ok', or the kind of the error. */
export async function outcome(work: Promise<unknown>): Promise<'ok' | StoreErrorKind> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof StoreError) return error.kind;
    throw error;
  }
}

export const append = (
  store: Store,
  match: string,
  seq: number,
  body = `${match}:${seq}`,
  lease = 0,
) => outcome(store.append({ match, seq, body, lease }));

/** Tries until the store takes it again; answers how long that took. */
export async function untilOk(
  work: () => Promise<'ok' | StoreErrorKind>,
  ms = 5000,
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const got = await work();
    if (got === 'ok') return performance.now() - start;
    if (performance.now() - start > ms) throw new Error(`still ${got} after ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Opens stores for a test, and closes them after it. */
export function openings(makePlace: () => Promise<Place>) {
  let place: Place | null = null;
  const open: Store[] = [];
  const current = (): Place => {
    if (place === null) throw new Error('no place yet');
    return place;
  };
  const fresh = async (): Promise<void> => {
    place = await makePlace();
  };
  /** The same data once more. */
  async function again(options: Options = {}): Promise<Store> {
    const store = await current().open(options);
    open.push(store);
    return store;
  }
  async function start(options: Options = {}): Promise<Store> {
    await fresh();
    return again(options);
  }
  /** A second server on the same data; where there is one process only, the same. */
  const second = async (first: Store) => (current().single ? first : again());
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
  });
  return { start, again, second, fresh, place: current };
}
