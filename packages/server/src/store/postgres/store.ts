/**
 * The store of several servers: PostgreSQL. One connection writes the group commits, a small pool does everything else. While the
 * database is away every call is refused as unavailable within two seconds, and the next one tries again.
 */
import pg from 'pg';
import { alikeIn } from '../alike.ts';
import { createGroup, type GroupOptions } from '../group.ts';
import * as matches from '../matches.ts';
import { MIGRATIONS, type Migration } from '../migrations.ts';
import { createHeads, releaseHeads } from '../plan.ts';
import type { Row, Sql, Statement, Value } from '../sql.ts';
import { type Append, type Store, StoreError } from '../store.ts';
import { dumpDatabase } from './backup.ts';
import { commitBatch, InDoubt } from './commit.ts';
import { configOf, createWriter, explain, TIMEOUTS, type Timeouts } from './connection.ts';
import { resolveDoubt } from './doubt.ts';
import { claimLease, releaseLeases, renewLeases, UNCLAIMED } from './leases.ts';
import { migrate } from './migrate.ts';
import { createNotices } from './notices.ts';
import type { Step } from './write.ts';

export interface PostgresOptions extends Partial<GroupOptions> {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Connections beside the one that writes. */
  readonly pool?: number;
  readonly timeouts?: Timeouts;
  readonly migrations?: readonly Migration[];
  /** For tests: may throw, as the network may. */
  readonly at?: (step: Step) => void;
}

const MAX_PAYLOAD = 7900;

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const timeouts = options.timeouts ?? TIMEOUTS;
  const config = configOf(options.url, timeouts);
  await migrate(options.url, options.migrations ?? MIGRATIONS, timeouts).catch((error) => {
    throw explain(error);
  });
  const pool = new pg.Pool({ ...config, max: options.pool ?? 4 });
  // A lost idle connection is replaced when it is needed.
  pool.on('error', () => {});
  // One that is lost in use fails its statement; its own cry, which the pool does not hear then, would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const sql = sqlOf(pool);
  const heads = createHeads();
  const notices = createNotices(config);
  const writer = createWriter(config, async () => {});
  let closed = false;

  async function commit(batch: readonly Append[]): Promise<(StoreError | null)[]> {
    const client = await writer.client();
    try {
      return await commitBatch(client, heads, batch, options.at ?? (() => {}));
    } catch (error) {
      writer.drop();
      heads.clear();
      if (!(error instanceof InDoubt)) throw explain(error);
      try {
        await within(DOUBT_MS, async () => resolveDoubt(await writer.client(), error));
      } catch {
        writer.drop();
        // Nobody of the batch got an answer of the database, and those who wait would get none either.
        if (error.answers.every((answer) => answer?.kind === 'unavailable')) throw explain(error);
      }
      return error.answers;
    }
  }

  const group = createGroup<Append>(commit, {
    windowMs: options.windowMs ?? 0,
    maxBatch: options.maxBatch ?? 1000,
    maxWaiting: options.maxWaiting ?? 20_000,
  });

  return {
    ...alikeIn(sql, group, () => closed),
    readMatch: (id) => matches.readMatch(sql, 'postgres', id),
    listMatches: (query) => matches.listMatches(sql, query, () => UNCLAIMED),
    quarantine: (id, why) => matches.quarantine(sql, id, why),
    claimLease: (match, owner, ttlMs) => claimLease(sql, match, owner, ttlMs),
    renewLeases: (owner, ttlMs) => renewLeases(sql, owner, ttlMs),
    async releaseLeases(owner, list) {
      releaseHeads(heads, list);
      await releaseLeases(sql, owner, list);
    },
    async notify(channel, payload) {
      if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new RangeError('the notice is too long');
      await sql.rows('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    listen: (channel, heard, missed) =>
      notices.listen(channel, heard, missed).catch((error) => {
        throw explain(error);
      }),
    backup: (toPath) => dumpDatabase(options.url, toPath),
    async health() {
      const { waiting, commits, done } = group.counts();
      const facts = { store: 'postgres', waiting, commits, appended: done } as const;
      try {
        await sql.rows('SELECT 1', []);
        return { ...facts, ok: true, detail: 'connected' };
      } catch (error) {
        return { ...facts, ok: false, detail: explain(error).message };
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      await group.drained();
      await Promise.all([writer.close(), notices.close(), pool.end().catch(() => {})]);
    },
  };
}

/** What is in doubt is looked up at once or not here: whoever asked reads the match then, and the player must not wait for both. */
const DOUBT_MS = 300;

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError('unavailable', 'no answer in time')), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function sqlOf(pool: pg.Pool): Sql {
  const query = async (text: string, values: readonly Value[]) => {
    try {
      return await pool.query<Row>(text, [...values]);
    } catch (error) {
      throw explain(error);
    }
  };
  return {
    rows: async (text, values) => (await query(text, values)).rows,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    async all(statements) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw explain(error);
      }
      let broken = true;
      try {
        const done = await transaction(client, statements);
        broken = false;
        return done;
      } catch (error) {
        throw explain(error);
      } finally {
        // A connection in doubt is not given to anybody else; to end it undoes what it began.
        client.release(broken);
      }
    },
  };
}

async function transaction(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<boolean> {
  await client.query('BEGIN');
  for (const { sql, values, must } of statements) {
    const { rowCount } = await client.query(sql, [...values]);
    if (must === undefined || rowCount === must) continue;
    await client.query('ROLLBACK');
    return false;
  }
  await client.query('COMMIT');
  return true;
}
