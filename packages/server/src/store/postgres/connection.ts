/** Connections to PostgreSQL: settings, what its errors mean, and the one connection that writes. */
import pg from 'pg';
import { StoreError } from '../store.ts';

export interface Timeouts {
  readonly connectMs: number;
  /** Of one statement, seen from here; the server gives up a little earlier. */
  readonly queryMs: number;
}

/** Together below the two seconds in which a player hears "try again". */
export const TIMEOUTS: Timeouts = { connectMs: 800, queryMs: 900 };

const INT8 = 20;

export function configOf(url: string, { connectMs, queryMs }: Timeouts): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'open-gosu',
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: Math.ceil(queryMs * 0.9),
    lock_timeout: Math.ceil(queryMs * 0.7),
    idle_in_transaction_session_timeout: queryMs * 10,
    keepAlive: true,
    // All our numbers are below 2^53.
    types: {
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        oid === INT8
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
}

/** Refuses a server that would forget what it has confirmed. */
export async function insistOnDurability(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'`,
  );
  if (rows[0] !== undefined)
    throw new StoreError('unavailable', `PostgreSQL runs with ${rows[0].name} = off: turn it on`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The server answered, and says that nothing was written: five characters, and none of the classes that end connections. */
export const isRefusal = (error: unknown): boolean =>
  /^(?!08|57|58|53|XX)[0-9A-Z]{5}$/.test(codeOf(error));

/** Two transactions stood in each other's way: nothing was written, and a second try is welcome. */
export const isCollision = (error: unknown): boolean => /^(40001|40P01|55P03)$/.test(codeOf(error));

export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

export function explain(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isDuplicate(error)) return new StoreError('conflict', 'it is there already', error);
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError('unavailable', `PostgreSQL did not take it: ${message}`, error);
}

/** One connection that is made again when it is lost. Nothing is sent twice by itself. */
export interface Writer {
  /** Connects when there is no connection. */
  client(): Promise<pg.Client>;
  /** Gives the connection up: what was sent may or may not have happened. */
  drop(): void;
  close(): Promise<void>;
}

/** After a failed attempt to connect, the next one waits so long; meanwhile everybody is told at once. */
const PAUSE_MS = 100;

export function createWriter(
  config: pg.ClientConfig,
  prepare: (client: pg.Client) => Promise<void>,
): Writer {
  let current: Promise<pg.Client> | null = null;
  let live: pg.Client | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown = null;
  let closed = false;
  /** Connections given up so far: one that comes about after that is not wanted any more. */
  let dropped = 0;

  async function connect(): Promise<pg.Client> {
    const begun = dropped;
    const client = new pg.Client(config);
    const lost = () => {
      if (live !== client) return;
      live = null;
      current = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      if (begun !== dropped) throw new Error('given up meanwhile');
      live = client;
      await prepare(client);
    } catch (error) {
      destroy(client);
      if (begun !== dropped) throw explain(error);
      failedAt = performance.now();
      failure = error;
      live = null;
      current = null;
      throw explain(error);
    }
    return client;
  }

  return {
    client() {
      if (closed) return Promise.reject(new StoreError('unavailable', 'the store is closed'));
      if (current === null) {
        if (performance.now() - failedAt < PAUSE_MS) return Promise.reject(explain(failure));
        current = connect();
      }
      return current;
    },
    drop() {
      const old = live;
      dropped += 1;
      live = null;
      current = null;
      if (old !== null) destroy(old);
    },
    async close() {
      closed = true;
      const old = live;
      live = null;
      current = null;
      await old?.end().catch(() => {});
    },
  };
}

/** Not politely: a half-dead connection must not be waited for. */
function destroy(client: pg.Client): void {
  client.connection.stream.destroy();
  client.end().catch(() => {});
}
