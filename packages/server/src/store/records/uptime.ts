/** When servers ran: one row for each process that ever did. */
import type { Records } from '../records.ts';
import { int, type Sql } from '../sql.ts';

export function createUptime(sql: Sql): Records['uptime'] {
  return {
    async beat(owner, now) {
      await sql.run(
        `INSERT INTO uptime (owner, since, until) VALUES ($1, $2, $2)
         ON CONFLICT (owner) DO UPDATE SET until = excluded.until`,
        [owner, now],
      );
    },
    async spans(after) {
      const query = 'SELECT since, until FROM uptime WHERE until > $1 ORDER BY since';
      const rows = await sql.rows(query, [after]);
      return rows.map((row) => ({ since: int(row.since), until: int(row.until) }));
    },
  };
}
