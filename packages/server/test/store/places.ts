/** Empty databases of both kinds. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from '@testing/postgres.ts';
import pg from 'pg';
import { openPostgresStore, openSqliteStore, type SqliteOptions } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openConnection } from '../../src/store/sqlite/connection.ts';
import type { Place } from './support.ts';

/** `made` collects the folders, to be removed afterwards. */
export async function sqlitePlace(
  made: string[],
  more: Partial<SqliteOptions> = {},
): Promise<Place> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-sqlite-'));
  made.push(dir);
  return {
    single: true,
    address: { DATA_DIR: dir },
    open: (options = {}) => openSqliteStore({ dir, ...more, ...options }),
    async tamper(...sql) {
      const connection = await openConnection(join(dir, 'open-gosu.db'), MIGRATIONS);
      for (const one of sql) connection.exec(one);
      await connection.close();
    },
  };
}

export async function postgresPlace(server: TestPostgres): Promise<Place> {
  const url = await server.createSchema();
  return {
    single: false,
    address: { DATABASE_URL: url },
    open: (options = {}) => openPostgresStore({ url, ...options }),
    async tamper(...sql) {
      const client = new pg.Client(url);
      await client.connect();
      for (const one of sql) await client.query(one);
      await client.end();
    },
  };
}
