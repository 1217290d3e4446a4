/**
 * The one connection to the database file: how it is opened, and how it is really closed.
 *
 * EXCLUSIVE locking keeps every other process out, ends with the process however it ends, and leaves no file behind. (Nothing in
 * this process may open the file by itself: closing it again would drop the lock.) Checkpoints are ours to time.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'libsql';
import { type Migration, missingSteps } from '../migrations.ts';
import { type Row, SQLITE, type Value } from '../sql.ts';
import { StoreError } from '../store.ts';
import { growLog } from './grow.ts';
import { sortIn } from './tail.ts';
import { asBytes, decode, hasTexts } from './texts.ts';

export interface Connection {
  exec(sql: string): void;
  rows(sql: string, values: readonly Value[]): Row[];
  /** How many rows changed. */
  run(sql: string, values: readonly Value[]): number;
  close(): Promise<void>;
}

const PRAGMAS = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = WAL',
  'synchronous = FULL',
  'wal_autocheckpoint = 0',
  'journal_size_limit = 67108864',
  'cache_size = -32768',
  'temp_store = MEMORY',
];

/** What the log has when it is folded in, at the most, and a little more. */
const LOG_BYTES = 33 << 20;

/** `extra`: further pragmas, for tests. */
export async function openConnection(
  file: string,
  migrations: readonly Migration[],
  extra: readonly string[] = [],
): Promise<Connection> {
  const connection = connect(file);
  try {
    for (const pragma of PRAGMAS) connection.rows(`PRAGMA ${pragma}`, []);
    if (connection.rows('PRAGMA journal_mode', [])[0]?.journal_mode !== 'wal')
      throw new StoreError(
        'unavailable',
        `${file} cannot be written ahead (WAL): is it on a network drive?`,
      );
    // Takes the lock. What a broken-off commit may have left in the log is written out and synced anew, not trusted.
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    connection.rows('PRAGMA wal_checkpoint(TRUNCATE)', []);
    growLog(file, LOG_BYTES);
    migrate(connection, migrations);
    sortIn(connection);
    for (const pragma of extra) connection.rows(`PRAGMA ${pragma}`, []);
    return connection;
  } catch (error) {
    await connection.close();
    throw notOpened(file, error);
  }
}

function notOpened(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const why = error instanceof Error ? error.message : String(error);
  const message = isBusy(error)
    ? `another process uses ${file}: stop it, or give this server a folder of its own (DATA_DIR)`
    : `${file} cannot be opened and written: ${why}`;
  return new StoreError('unavailable', message, error);
}

function openFile(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw notOpened(file, error);
  }
}

function connect(file: string): Connection {
  let database: Database.Database | null = openFile(file);
  const statements = new Map<string, Database.Statement>();
  const live = (): Database.Database => {
    if (database === null) throw new StoreError('unavailable', 'the store is closed');
    return database;
  };
  const prepare = (sql: string): Database.Statement => {
    const statement = live().prepare(sql);
    if (!hasTexts(sql)) return statement;
    const columns = statement.columns().map(({ name }) => name);
    return live().prepare(asBytes(sql, columns));
  };
  const prepared = (sql: string): Database.Statement => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = prepare(sql.replace(/\$(\d+)/g, '?$1'));
      // Lists of places of every length would pile up.
      if (statements.size > 200) statements.clear();
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    exec: (sql) => void live().exec(sql),
    rows: (sql, values) => decode(prepared(sql).all(values) as Row[]),
    run: (sql, values) => prepared(sql).run(values).changes,
    async close() {
      const closing = database;
      database = null;
      statements.clear();
      closing?.close();
      await collect();
    },
  };
}

let gc: (() => void) | null = null;

/**
 * The driver lets go of a file only when the statements made for it have been collected, and the lock lasts as long. Closing is
 * rare, so it asks for that.
 */
async function collect(): Promise<void> {
  if (gc === null) {
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc') as () => void;
  }
  for (let i = 0; i < 2; i += 1) {
    await turn();
    gc();
  }
  await turn();
}

function migrate(connection: Connection, migrations: readonly Migration[]): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(connection.rows('PRAGMA user_version', [])[0]?.user_version ?? 0);
    for (const step of missingSteps(version, migrations))
      for (const sql of step(SQLITE)) connection.exec(sql);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
    connection.exec('COMMIT');
  } catch (error) {
    connection.exec('ROLLBACK');
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** The statement was at fault and not the disk: the connection is as good as before. */
export const isRefusal = (error: unknown): boolean =>
  /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(codeOf(error));

/** The same row is there already. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_CONSTRAINT');
