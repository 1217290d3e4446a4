/** The stores: one interface, two databases. */
export { link, rootHash, verify } from './chain.ts';
export { createGroup, type Group, type GroupOptions } from './group.ts';
export { openPostgresStore, type PostgresOptions } from './postgres/store.ts';
export type * from './records.ts';
export { openSqliteStore, type SqliteOptions } from './sqlite/store.ts';
export * from './store.ts';
