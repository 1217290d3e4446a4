/** Chat lines of a match, complaints about them, and where to push notices to. */
import type { ChatLine, PushSubscription, Records, Report } from '../records.ts';
import { int, type Row, type Sql, text } from '../sql.ts';
import { StoreError } from '../store.ts';

const line = (row: Row): ChatLine => ({
  match: text(row.match),
  seq: int(row.seq),
  player: text(row.player),
  at: int(row.at),
  kind: row.kind === 'preset' ? 'preset' : 'text',
  text: text(row.body),
});

const subscription = (row: Row): PushSubscription => ({
  endpoint: text(row.endpoint),
  player: text(row.player),
  keys: text(row.keys),
  createdAt: int(row.created_at),
});

const TRIES = 10;

export function createChat(sql: Sql): Records['chat'] {
  return {
    async add({ match, player, at, kind, text: body, id }) {
      for (let tries = 1; ; tries += 1) {
        try {
          const rows = await sql.rows(
            `INSERT INTO chat (match, seq, player, at, kind, body, id)
             SELECT $1, COALESCE(MAX(seq), -1) + 1, $2, CAST($3 AS BIGINT), $4, $5, $6 FROM chat WHERE match = $1
             ON CONFLICT (match, player, id) DO NOTHING
             RETURNING seq`,
            [match, player, at, kind, body, id],
          );
          return rows.length === 0 ? null : int(rows[0]?.seq);
        } catch (error) {
          // Another process took the same number.
          if (!(error instanceof StoreError) || error.kind !== 'conflict' || tries >= TRIES)
            throw error;
        }
      }
    },
    async last(match, limit) {
      const query = 'SELECT * FROM chat WHERE match = $1 ORDER BY seq DESC LIMIT $2';
      return (await sql.rows(query, [match, limit])).map(line).reverse();
    },
  };
}

const report = (row: Row): Report => ({
  match: text(row.match),
  player: text(row.player),
  at: int(row.at),
  reason: text(row.reason),
  text: text(row.body),
  log: text(row.log),
});

export function createReports(sql: Sql): Records['reports'] {
  return {
    async put({ match, player, at, reason, text: body, log }) {
      await sql.run(
        `INSERT INTO reports (match, player, at, reason, body, log) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (match, player) DO UPDATE SET
           at = excluded.at, reason = excluded.reason, body = excluded.body, log = excluded.log`,
        [match, player, at, reason, body, log],
      );
    },
    async list(limit) {
      const query = 'SELECT * FROM reports ORDER BY at DESC, match, player LIMIT $1';
      return (await sql.rows(query, [limit])).map(report);
    },
  };
}

export function createPush(sql: Sql): Records['push'] {
  return {
    async put({ endpoint, player, keys, createdAt }) {
      await sql.run(
        `INSERT INTO push_subscriptions (endpoint, player, keys, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, keys = excluded.keys`,
        [endpoint, player, keys, createdAt],
      );
    },
    async of(player) {
      const query =
        'SELECT * FROM push_subscriptions WHERE player = $1 ORDER BY created_at, endpoint';
      return (await sql.rows(query, [player])).map(subscription);
    },
    async remove(endpoint) {
      await sql.run('DELETE FROM push_subscriptions WHERE endpoint = $1', [endpoint]);
    },
  };
}
