/** Players, their sessions and their passkeys. */
import type { Passkey, Player, Records, Session } from '../records.ts';
import { int, places, type Row, type Sql, text } from '../sql.ts';

const player = (row: Row): Player => ({
  id: text(row.id),
  name: text(row.name),
  lang: text(row.lang),
  createdAt: int(row.created_at),
});

const session = (row: Row): Session => ({
  token: text(row.token),
  player: text(row.player),
  expires: int(row.expires),
});

const passkey = (row: Row): Passkey => ({
  credential: text(row.credential),
  player: text(row.player),
  publicKey: text(row.public_key),
  counter: int(row.counter),
  transports: text(row.transports),
  createdAt: int(row.created_at),
});

const first = <T>(rows: readonly Row[], make: (row: Row) => T): T | null =>
  rows[0] === undefined ? null : make(rows[0]);

/** Tables with a column `player` that end with the player. */
const OWNED = [
  'sessions',
  'passkeys',
  'push_subscriptions',
  'notices',
  'turns',
  'ratings',
  'rated_games',
  'completion',
  'kept_names',
];

export function createPlayers(sql: Sql): Records['players'] {
  return {
    async create({ id, name, lang, createdAt }) {
      await sql.run('INSERT INTO players (id, name, lang, created_at) VALUES ($1, $2, $3, $4)', [
        id,
        name,
        lang,
        createdAt,
      ]);
    },
    get: async (id) => first(await sql.rows('SELECT * FROM players WHERE id = $1', [id]), player),
    async getMany(ids) {
      if (ids.length === 0) return [];
      const list = places(1, ids.length);
      return (await sql.rows(`SELECT * FROM players WHERE id IN ${list}`, ids)).map(player);
    },
    async rename(id, name, lang) {
      const values = [id, name, lang];
      return (await sql.run('UPDATE players SET name = $2, lang = $3 WHERE id = $1', values)) === 1;
    },
    remove: (id) =>
      sql.all([
        { sql: 'DELETE FROM players WHERE id = $1', values: [id], must: 1 },
        ...OWNED.map((table) => ({
          sql: `DELETE FROM ${table} WHERE player = $1`,
          values: [id],
        })),
      ]),
  };
}

export function createNames(sql: Sql): Records['names'] {
  const release = { sql: 'DELETE FROM kept_names WHERE player = $1' };
  return {
    keep: (key, player) =>
      sql.all([
        { ...release, values: [player] },
        {
          sql: 'INSERT INTO kept_names (name, player) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
          values: [key, player],
          must: 1,
        },
      ]),
    async keeper(key) {
      const rows = await sql.rows('SELECT player FROM kept_names WHERE name = $1', [key]);
      return rows[0] === undefined ? null : text(rows[0].player);
    },
    async release(player) {
      await sql.run(release.sql, [player]);
    },
  };
}

const PUT_SESSION = `INSERT INTO sessions (token, player, expires) VALUES ($1, $2, $3)
  ON CONFLICT (token) DO UPDATE SET player = excluded.player, expires = excluded.expires`;

export function createSessions(sql: Sql): Records['sessions'] {
  const remove = async (token: string) => {
    await sql.run('DELETE FROM sessions WHERE token = $1', [token]);
  };
  return {
    async put({ token, player, expires }) {
      await sql.run(PUT_SESSION, [token, player, expires]);
    },
    async get(token, now) {
      const query = 'SELECT * FROM sessions WHERE token = $1 AND expires > $2';
      return first(await sql.rows(query, [token, now]), session);
    },
    rotate: (oldToken, { token, player, expires }, now) =>
      sql.all([
        {
          sql: 'DELETE FROM sessions WHERE token = $1 AND player = $2 AND expires > $3',
          values: [oldToken, player, now],
          must: 1,
        },
        { sql: PUT_SESSION, values: [token, player, expires] },
      ]),
    remove,
    async removeAllOf(player) {
      await sql.run('DELETE FROM sessions WHERE player = $1', [player]);
    },
    removeExpired: (now) => sql.run('DELETE FROM sessions WHERE expires <= $1', [now]),
  };
}

export function createPasskeys(sql: Sql): Records['passkeys'] {
  return {
    async add({ credential, player, publicKey, counter, transports, createdAt }) {
      await sql.run(
        `INSERT INTO passkeys (credential, player, public_key, counter, transports, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [credential, player, publicKey, counter, transports, createdAt],
      );
    },
    async get(credential) {
      return first(
        await sql.rows('SELECT * FROM passkeys WHERE credential = $1', [credential]),
        passkey,
      );
    },
    async of(player) {
      const query = 'SELECT * FROM passkeys WHERE player = $1 ORDER BY created_at, credential';
      return (await sql.rows(query, [player])).map(passkey);
    },
    async count(credential, counter) {
      const changed = await sql.run(
        `UPDATE passkeys SET counter = $2
         WHERE credential = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
        [credential, counter],
      );
      return changed === 1;
    },
    async remove(credential, player) {
      const query = 'DELETE FROM passkeys WHERE credential = $1 AND player = $2';
      return (await sql.run(query, [credential, player])) === 1;
    },
  };
}
