/** Brings the tables up to date: in one transaction, and by one process at a time, however many start at once. */
import pg from 'pg';
import { type Migration, missingSteps } from '../migrations.ts';
import { POSTGRES } from '../sql.ts';
import { configOf, insistOnDurability, type Timeouts } from './connection.ts';

/** Any number that no other program in the database uses for its own locks. */
const LOCK = 4_678_001;

export async function migrate(
  url: string,
  migrations: readonly Migration[],
  timeouts: Timeouts,
): Promise<void> {
  // Steps may take their time, and so may waiting for another process that runs them.
  const client = new pg.Client(configOf(url, { ...timeouts, queryMs: 120_000 }));
  client.on('error', () => {});
  await client.connect();
  try {
    await insistOnDurability(client);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const steps = missingSteps(rows[0]?.version ?? 0, migrations);
    for (const step of steps) for (const sql of step(POSTGRES)) await client.query(sql);
    if (steps.length > 0) {
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}
