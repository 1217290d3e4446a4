/**
 * Leases between processes. A process renews one row for all its matches; a match names its owner, and its epoch grows with each
 * change of owner. Time is the database's, so the clocks of the servers do not matter.
 */
import type { Sql } from '../sql.ts';
import { int, text } from '../sql.ts';
import { type Claim, StoreError } from '../store.ts';

const NOW = 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)';

/** A condition on the row `h` of `heads`. */
const FREE = `(h.owner IS NULL OR NOT EXISTS (SELECT 1 FROM owners o WHERE o.owner = h.owner AND o.until > ${NOW}))`;

/** A condition on the row `m` of `matches`. */
export const UNCLAIMED = `EXISTS (SELECT 1 FROM heads h WHERE h.num = m.num AND ${FREE})`;

const EXTEND = `INSERT INTO owners (owner, until) VALUES ($1, ${NOW} + CAST($2 AS BIGINT))
  ON CONFLICT (owner) DO UPDATE SET until = GREATEST(owners.until, excluded.until)`;

const numOf = '(SELECT m.num FROM matches m WHERE m.id = $1)';

export async function claimLease(
  sql: Sql,
  match: string,
  owner: string,
  ttlMs: number,
): Promise<Claim> {
  // First the owner, then the match: a match never names an owner who is not there yet.
  await sql.run(EXTEND, [owner, ttlMs]);
  const rows = await sql.rows(
    `UPDATE heads h SET owner = $2, epoch = h.epoch + CASE WHEN h.owner = $2 THEN 0 ELSE 1 END
     WHERE h.num = ${numOf} AND (h.owner = $2 OR ${FREE}) RETURNING h.epoch`,
    [match, owner],
  );
  if (rows[0] !== undefined) return { epoch: int(rows[0].epoch) };
  const held = await sql.rows(`SELECT h.owner FROM heads h WHERE h.num = ${numOf}`, [match]);
  if (held[0] === undefined) throw new StoreError('missing', `there is no match ${match}`);
  return { heldBy: text(held[0].owner) };
}

export async function renewLeases(sql: Sql, owner: string, ttlMs: number): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE owners SET until = ${NOW} + CAST($2 AS BIGINT) WHERE owner = $1 AND until > ${NOW}`,
    [owner, ttlMs],
  );
  return changed === 1;
}

export async function releaseLeases(
  sql: Sql,
  owner: string,
  matches?: readonly string[],
): Promise<void> {
  const free = 'UPDATE heads SET owner = NULL, epoch = epoch + 1 WHERE owner = $1';
  if (matches === undefined) {
    await sql.all([
      { sql: free, values: [owner] },
      { sql: 'DELETE FROM owners WHERE owner = $1', values: [owner] },
    ]);
    return;
  }
  for (const match of matches)
    await sql.run(`${free} AND num = (SELECT m.num FROM matches m WHERE m.id = $2)`, [
      owner,
      match,
    ]);
}
