/** The stores: one interface, two databases. */
import type { PostgresOptions } from './postgres/store.ts';
import type { Store } from './store.ts';

export { link, rootHash, verify } from './chain.ts';
export { createGroup, type Group, type GroupOptions } from './group.ts';
export type { PostgresOptions } from './postgres/store.ts';
export type * from './records.ts';
export { DATABASE_FILE, openSqliteStore, type SqliteOptions } from './sqlite/store.ts';
export * from './store.ts';

/** Who has no PostgreSQL does not wait for its driver to be read. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const postgres = await import('./postgres/store.ts');
  return postgres.openPostgresStore(options);
}
