/**
 * The store of a single server: one SQLite file, one connection. A commit that fails leaves the connection in doubt, so it is
 * closed, and the next one begins on a new connection with what is on disk.
 */
import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { alikeIn } from '../alike.ts';
import { createGroup, type GroupOptions } from '../group.ts';
import * as matches from '../matches.ts';
import { MIGRATIONS, type Migration } from '../migrations.ts';
import { createHeads, releaseHeads } from '../plan.ts';
import type { Sql } from '../sql.ts';
import { type Append, type Store, StoreError } from '../store.ts';
import { copyDatabase } from './backup.ts';
import { createCheckpoints } from './checkpoint.ts';
import { commitBatch, type Step } from './commit.ts';
import { type Connection, isDuplicate, isRefusal, openConnection } from './connection.ts';
import { createLeases } from './leases.ts';
import { keepToOwner } from './owner.ts';
import { createTail, sortIn } from './tail.ts';

export interface SqliteOptions extends Partial<GroupOptions> {
  /** The folder of the server's data; made when it is missing. */
  readonly dir: string;
  readonly migrations?: readonly Migration[];
  /** For tests: may throw, as the disk may. */
  readonly at?: (step: Step) => void;
  /** For tests: pragmas of each new connection. */
  readonly pragmas?: () => readonly string[];
}

const RETRY_MS = 250;
/** In the folder of the server's data. */
export const DATABASE_FILE = 'open-gosu.db';

export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const file = join(options.dir, DATABASE_FILE);
  const open = () => {
    keepToOwner(file);
    return openConnection(file, options.migrations ?? MIGRATIONS, options.pragmas?.() ?? []);
  };

  let connection: Connection | null = await open();
  let reopening: Promise<void> | null = null;
  let closed = false;
  let trouble = '';
  const heads = createHeads();
  const tail = createTail();
  const leases = createLeases();
  const at = options.at ?? (() => {});
  const notices = new EventEmitter().setMaxListeners(0);

  /** The connection is given up; a new one is tried at once, and then again and again. */
  function doubt(error: unknown): void {
    trouble = error instanceof Error ? error.message : String(error);
    const old = connection;
    connection = null;
    heads.clear();
    // The new connection sorts in what lies there.
    tail.forget();
    if (old === null || closed) return;
    reopening = (async () => {
      await old.close().catch(() => {});
      while (!closed && connection === null) {
        try {
          const fresh = await open();
          if (closed) await fresh.close();
          else connection = fresh;
          trouble = '';
        } catch {
          // The first trouble is the cause; the next ones may be its echo.
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
      reopening = null;
    })();
  }

  const unsorted = {
    size: tail.size,
    sortIn(current: Connection) {
      sortIn(current, () => at('sort'));
      tail.sorted(heads, leases.isHeld);
    },
  };
  const checkpoints = createCheckpoints(() => connection, unsorted, doubt);

  function attempt<T>(work: (connection: Connection) => T): T {
    if (connection === null)
      throw new StoreError(
        'unavailable',
        closed ? 'the store is closed' : `the disk does not take data: ${trouble}`,
      );
    try {
      return work(connection);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (isDuplicate(error)) throw new StoreError('conflict', 'it is there already', error);
      if (!isRefusal(error)) doubt(error);
      throw new StoreError('unavailable', 'the disk did not take it', error);
    }
  }

  const sql: Sql = {
    rows: async (text, values) => attempt((c) => c.rows(text, values)),
    async run(text, values) {
      const changed = attempt((c) => c.run(text, values));
      checkpoints.committed(changed);
      return changed;
    },
    async all(statements) {
      const isDone = attempt((c) => {
        c.exec('BEGIN IMMEDIATE');
        try {
          for (const { sql: text, values, must } of statements) {
            const changed = c.run(text, values);
            if (must === undefined || changed === must) continue;
            c.exec('ROLLBACK');
            return false;
          }
          c.exec('COMMIT');
          return true;
        } catch (error) {
          if (isRefusal(error)) c.exec('ROLLBACK');
          throw error;
        }
      });
      checkpoints.committed(statements.length);
      return isDone;
    },
  };

  const group = createGroup<Append>(
    (batch) => {
      const answers = attempt((c) => commitBatch(c, { heads, tail }, leases.check, batch, at));
      checkpoints.appended(batch.length);
      return answers;
    },
    {
      windowMs: options.windowMs ?? 1,
      maxBatch: options.maxBatch ?? 1000,
      maxWaiting: options.maxWaiting ?? 20_000,
    },
  );

  return {
    ...alikeIn(sql, group, () => closed),
    readMatch(id) {
      const end = tail.headOf(id);
      return matches.readMatch(sql, end === undefined ? 'sqlite' : 'unsorted', id, end);
    },
    lastSeq: async (id) => tail.headOf(id)?.seq ?? matches.lastSeq(sql, id),
    listMatches: (query) =>
      matches.listMatches(
        sql,
        query,
        (place) =>
          `m.id NOT IN (SELECT value FROM json_each(${place(JSON.stringify(leases.held()))}))`,
      ),
    async quarantine(id, why) {
      await matches.quarantine(sql, id, why);
      leases.revoke(id);
    },
    async claimLease(match, owner, ttlMs) {
      if ((await matches.lastSeq(sql, match)) === null)
        throw new StoreError('missing', `there is no match ${match}`);
      return leases.claim(match, owner, ttlMs);
    },
    renewLeases: async (owner, ttlMs) => leases.renew(owner, ttlMs),
    async releaseLeases(owner, list) {
      releaseHeads(heads, list);
      leases.release(owner, list);
    },
    async notify(channel, payload) {
      // Later, as over a network: a listener never runs inside the caller.
      setImmediate(() => notices.emit(`:${channel}`, payload));
    },
    async listen(channel, heard) {
      notices.on(`:${channel}`, heard);
      return async () => void notices.off(`:${channel}`, heard);
    },
    async backup(toPath) {
      const before = attempt((c) => c);
      return copyDatabase(file, toPath, checkpoints, () => connection === before);
    },
    async health() {
      const { waiting, commits, done } = group.counts();
      return {
        ok: connection !== null,
        store: 'sqlite',
        detail: connection === null ? trouble || 'closed' : file,
        waiting,
        commits,
        appended: done,
      };
    },
    async close() {
      if (closed) return;
      closed = true;
      await group.drained();
      checkpoints.stop();
      const last = connection;
      connection = null;
      if (reopening !== null) await reopening;
      if (last !== null) {
        try {
          sortIn(last);
          last.rows('PRAGMA wal_checkpoint(TRUNCATE)', []);
        } finally {
          await last.close();
        }
      }
    },
  };
}
