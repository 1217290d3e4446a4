/** A throw-away place for data: a folder for SQLite, or a schema in a PostgreSQL of our own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@testing/postgres.ts';
import { openPostgresStore, openSqliteStore, type Store } from '../src/store/index.ts';

export type StoreKind = 'sqlite' | 'postgres';

export interface Data {
  readonly env: Readonly<Record<string, string>>;
  readonly dir: string;
  readonly postgres: TestPostgres | null;
  /** SQLite: while no server has it. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export async function makeData(kind: StoreKind): Promise<Data> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-long-'));
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const url = (await postgres?.createSchema()) ?? null;
  return {
    env: { DATA_DIR: dir, ...(url === null ? {} : { DATABASE_URL: url }) },
    dir,
    postgres,
    open: () => (url === null ? openSqliteStore({ dir }) : openPostgresStore({ url })),
    async remove() {
      await postgres?.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
