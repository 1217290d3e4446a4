/** Ratings and completion: how they are read, and what is written beside the entry that ends a match. */
import type { RatedGame, Rating, Records } from '../records.ts';
import { int, type Row, type Sql, type Statement, text } from '../sql.ts';
import type { Append } from '../store.ts';
import { forgetTurns } from './notices.ts';

const rating = (row: Row): Rating => ({
  player: text(row.player),
  game: text(row.game),
  mode: text(row.mode),
  mu: int(row.mu),
  sigma: int(row.sigma),
  games: int(row.games),
  updatedAt: int(row.updated_at),
});

const ratedGame = (row: Row): RatedGame => ({
  match: text(row.id),
  mu: int(row.mu),
  sigma: int(row.sigma),
  at: int(row.at),
});

export function createRatings(sql: Sql): Records['ratings'] {
  return {
    async get(player, game, mode) {
      const query = 'SELECT * FROM ratings WHERE player = $1 AND game = $2 AND mode = $3';
      const row = (await sql.rows(query, [player, game, mode]))[0];
      return row === undefined ? null : rating(row);
    },
    async of(player) {
      const query = 'SELECT * FROM ratings WHERE player = $1 ORDER BY game, mode';
      return (await sql.rows(query, [player])).map(rating);
    },
    async best(game, mode, games, limit) {
      const rows = await sql.rows(
        `SELECT * FROM ratings WHERE game = $1 AND mode = $2 AND games >= $3
         ORDER BY mu - 3 * sigma DESC, player LIMIT $4`,
        [game, mode, games, limit],
      );
      return rows.map(rating);
    },
    async history(player, game, mode, limit) {
      const rows = await sql.rows(
        `SELECT m.id, r.mu, r.sigma, r.at FROM rated_games r JOIN matches m ON m.num = r.num
         WHERE r.player = $1 AND r.game = $2 AND r.mode = $3 ORDER BY r.at DESC, r.num DESC LIMIT $4`,
        [player, game, mode, limit],
      );
      return rows.map(ratedGame);
    },
    async completion(player) {
      const rows = await sql.rows('SELECT * FROM completion WHERE player = $1', [player]);
      return { finished: int(rows[0]?.finished), left: int(rows[0]?.abandoned) };
    },
  };
}

const byPlayer = (a: { player: string }, b: { player: string }) =>
  a.player < b.player ? -1 : a.player > b.player ? 1 : 0;

/** Players, ratings, completion and the end that an append brings along; in the order of the players, so that two writers do not cross. */
export function besideEntry(num: number, append: Append): Statement[] {
  const list: Statement[] = [];
  if (append.row?.players !== undefined) list.push(...seatPlayers(num, append.row.players));
  for (const r of [...(append.ratings ?? [])].sort(byPlayer)) {
    list.push({
      sql: `INSERT INTO ratings (player, game, mode, mu, sigma, games, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (player, game, mode) DO UPDATE SET
          mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, updated_at = excluded.updated_at
        WHERE ratings.games = $6 - 1`,
      values: [r.player, r.game, r.mode, r.mu, r.sigma, r.before + 1, r.at],
      must: 1,
    });
    list.push({
      sql: `INSERT INTO rated_games (player, num, game, mode, mu, sigma, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [r.player, num, r.game, r.mode, r.mu, r.sigma, r.at],
    });
  }
  for (const { player, finished } of [...(append.completion ?? [])].sort(byPlayer))
    list.push({
      sql: `INSERT INTO completion (player, finished, abandoned) VALUES ($1, $2, $3)
        ON CONFLICT (player) DO UPDATE SET
          finished = completion.finished + excluded.finished, abandoned = completion.abandoned + excluded.abandoned`,
      values: [player, finished ? 1 : 0, finished ? 0 : 1],
    });
  if (append.row?.status === 'over') list.push(forgetTurns(num, append.match));
  return list;
}

/** Makes these the players by whom the match is found. */
export function seatPlayers(num: number, players: readonly string[]): Statement[] {
  return [
    { sql: 'DELETE FROM match_players WHERE num = $1', values: [num] },
    ...[...new Set(players)].map((player) => ({
      sql: 'INSERT INTO match_players (player, num) VALUES ($1, $2)',
      values: [player, num],
    })),
  ];
}
