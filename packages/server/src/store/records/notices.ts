/** How players want to be told that it is their turn, and which decision they were told of. */
import type { NoticeSettings, Records, ToldTurn } from '../records.ts';
import { int, type Row, type Sql, type Statement, text } from '../sql.ts';

const settings = (row: Row): NoticeSettings => ({
  remind: int(row.remind),
  hook: row.hook == null ? null : text(row.hook),
  secret: text(row.secret),
  failures: int(row.failures),
});

const turn = (row: Row): ToldTurn => ({
  player: text(row.player),
  match: text(row.match),
  ply: int(row.ply),
  line: int(row.line),
});

export function createNotices(sql: Sql): Records['notices'] {
  return {
    async get(player) {
      const [row] = await sql.rows('SELECT * FROM notices WHERE player = $1', [player]);
      return row === undefined ? null : settings(row);
    },
    async setReminder(player, hours) {
      await sql.run(
        `INSERT INTO notices (player, remind, hook, secret, failures) VALUES ($1, $2, NULL, '', 0)
         ON CONFLICT (player) DO UPDATE SET remind = excluded.remind`,
        [player, hours],
      );
    },
    async setHook(player, hook, secret, failures = 0) {
      await sql.run(
        `INSERT INTO notices (player, remind, hook, secret, failures) VALUES ($1, 0, $2, $3, $4)
         ON CONFLICT (player) DO UPDATE
         SET hook = excluded.hook, secret = excluded.secret, failures = excluded.failures`,
        [player, hook, secret, failures],
      );
    },
    async hookFailed(player, hook, more) {
      const [row] = await sql.rows(
        'UPDATE notices SET failures = failures + $3 WHERE player = $1 AND hook = $2 RETURNING failures',
        [player, hook, more],
      );
      return row === undefined ? null : int(row.failures);
    },
    async hookWorked(player, hook, below) {
      await sql.run(
        `UPDATE notices SET failures = 0
         WHERE player = $1 AND hook = $2 AND failures > 0 AND failures < $3`,
        [player, hook, below],
      );
    },
  };
}

/** Nobody decides anything in a match that is over. */
export const forgetTurns = (num: number, match: string): Statement => ({
  sql: `DELETE FROM turns WHERE match = $1
    AND player IN (SELECT player FROM match_players WHERE num = $2)`,
  values: [match, num],
});

export function createTurns(sql: Sql): Records['turns'] {
  return {
    async note({ player, match, ply, line }, due) {
      const changed = await sql.run(
        `INSERT INTO turns (player, match, ply, line, due)
         SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = $2 AND status = 'over')
         ON CONFLICT (player, match) DO UPDATE SET ply = excluded.ply, line = excluded.line, due = excluded.due
         WHERE turns.ply <> excluded.ply OR turns.line <> excluded.line`,
        [player, match, ply, line, due],
      );
      return changed === 1;
    },
    async due(now, limit) {
      const query = 'SELECT * FROM turns WHERE due <= $1 ORDER BY due LIMIT $2';
      return (await sql.rows(query, [now, limit])).map(turn);
    },
    async take({ player, match, ply, line }) {
      const changed = await sql.run(
        `UPDATE turns SET due = NULL
         WHERE player = $1 AND match = $2 AND ply = $3 AND line = $4 AND due IS NOT NULL`,
        [player, match, ply, line],
      );
      return changed === 1;
    },
    async putOff({ player, match, ply, line }, due) {
      await sql.run(
        `UPDATE turns SET due = $5
         WHERE player = $1 AND match = $2 AND ply = $3 AND line = $4 AND due IS NOT NULL`,
        [player, match, ply, line, due],
      );
    },
  };
}
