/**
 * The tables, as numbered steps that run once each, in order. A step that has been released is never edited: what comes later is
 * a new step. How a step is run (in one transaction, by one process at a time) is the business of each store.
 *
 * Entries are added and never changed. Ordered by match alone they would dirty one page per match in each commit: PostgreSQL adds
 * them in the order they come, with an index; SQLite adds them to its `tail` and sorts them into `entries` later, many at a time.
 * `heads` is what appending needs to know of a match, narrow so that hundreds share a page.
 */
import type { Dialect } from './sql.ts';
import { StoreError } from './store.ts';

export type Migration = (d: Dialect) => readonly string[];

export const MIGRATIONS: readonly Migration[] = [
  (d) => [
    `CREATE TABLE matches (
      num ${d.counter}, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL,
      setup TEXT NOT NULL, secret TEXT NOT NULL, created_at ${d.integer} NOT NULL, status TEXT NOT NULL,
      summary TEXT NOT NULL, note TEXT NOT NULL DEFAULT '')`,
    'CREATE INDEX matches_by_status ON matches (status, num)',
    `CREATE TABLE heads (
      num ${d.integer} NOT NULL PRIMARY KEY, seq ${d.integer} NOT NULL, hash TEXT NOT NULL,
      epoch ${d.integer} NOT NULL DEFAULT 0, owner TEXT)${d.name === 'postgres' ? ' WITH (fillfactor = 50)' : ''}`,
    'CREATE INDEX heads_by_owner ON heads (owner) WHERE owner IS NOT NULL',
    `CREATE TABLE entries (
      id ${d.counter}, num ${d.integer} NOT NULL, seq ${d.integer} NOT NULL, body TEXT NOT NULL, hash TEXT NOT NULL)`,
    'CREATE UNIQUE INDEX entries_by_match ON entries (num, seq)',
    `CREATE TABLE match_players (
      player TEXT NOT NULL, num ${d.integer} NOT NULL, PRIMARY KEY (player, num))`,
    'CREATE INDEX match_players_by_match ON match_players (num)',
    `CREATE TABLE owners (owner TEXT NOT NULL PRIMARY KEY, until ${d.integer} NOT NULL)`,
  ],
  (d) => [
    `CREATE TABLE players (
      id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, created_at ${d.integer} NOT NULL)`,
    `CREATE TABLE sessions (
      token TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, expires ${d.integer} NOT NULL)`,
    'CREATE INDEX sessions_by_player ON sessions (player)',
    'CREATE INDEX sessions_by_end ON sessions (expires)',
    `CREATE TABLE passkeys (
      credential TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, public_key TEXT NOT NULL,
      counter ${d.integer} NOT NULL, transports TEXT NOT NULL, created_at ${d.integer} NOT NULL)`,
    'CREATE INDEX passkeys_by_player ON passkeys (player)',
    `CREATE TABLE ratings (
      player TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, mu ${d.real} NOT NULL, sigma ${d.real} NOT NULL,
      games ${d.integer} NOT NULL, updated_at ${d.integer} NOT NULL, PRIMARY KEY (player, game, mode))`,
    'CREATE INDEX ratings_by_game ON ratings (game, mode)',
    // The key is the second guard against rating one match twice.
    `CREATE TABLE rated_games (
      player TEXT NOT NULL, num ${d.integer} NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, mu ${d.real} NOT NULL,
      sigma ${d.real} NOT NULL, at ${d.integer} NOT NULL, PRIMARY KEY (player, num))`,
    `CREATE TABLE completion (
      player TEXT NOT NULL PRIMARY KEY, finished ${d.integer} NOT NULL, abandoned ${d.integer} NOT NULL)`,
    `CREATE TABLE chat (
      match TEXT NOT NULL, seq ${d.integer} NOT NULL, player TEXT NOT NULL, at ${d.integer} NOT NULL,
      kind TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seq))`,
    `CREATE TABLE push_subscriptions (
      endpoint TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, keys TEXT NOT NULL, created_at ${d.integer} NOT NULL)`,
    'CREATE INDEX push_by_player ON push_subscriptions (player)',
  ],
  (d) => [
    `CREATE TABLE uptime (
      owner TEXT NOT NULL PRIMARY KEY, since ${d.integer} NOT NULL, until ${d.integer} NOT NULL)`,
  ],
  (d) => [
    'CREATE TABLE kept_names (name TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL)',
    'CREATE INDEX kept_names_by_player ON kept_names (player)',
    `CREATE TABLE reports (
      match TEXT NOT NULL, player TEXT NOT NULL, at ${d.integer} NOT NULL, reason TEXT NOT NULL,
      body TEXT NOT NULL, log TEXT NOT NULL, PRIMARY KEY (match, player))`,
    'CREATE INDEX reports_by_time ON reports (at)',
  ],
  // Lines of before have no id, and none of them is like another.
  () => [
    'ALTER TABLE chat ADD COLUMN id TEXT',
    'CREATE UNIQUE INDEX chat_by_id ON chat (match, player, id)',
  ],
  // What a commit touches: in SQLite the last page of a log and no index, in PostgreSQL one index less.
  (d) => [
    d.name === 'postgres'
      ? 'ALTER TABLE entries DROP COLUMN id'
      : `CREATE TABLE tail (
      id INTEGER PRIMARY KEY, num INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, hash TEXT NOT NULL)`,
  ],
  // How players want to be told, and of which decision they have been: once, whatever process has the match.
  (d) => [
    `CREATE TABLE notices (
      player TEXT NOT NULL PRIMARY KEY, remind ${d.integer} NOT NULL, hook TEXT, secret TEXT NOT NULL,
      failures ${d.integer} NOT NULL)`,
    `CREATE TABLE turns (
      player TEXT NOT NULL, match TEXT NOT NULL, ply ${d.integer} NOT NULL, line ${d.integer} NOT NULL,
      due ${d.integer}, PRIMARY KEY (player, match))`,
    'CREATE INDEX turns_by_due ON turns (due) WHERE due IS NOT NULL',
  ],
  // They go with the end of their match; these ended before that was so.
  () => [`DELETE FROM turns WHERE match IN (SELECT id FROM matches WHERE status = 'over')`],
];

/** The steps a database of this version still needs. */
export function missingSteps(
  version: number,
  migrations: readonly Migration[],
): readonly Migration[] {
  if (version > migrations.length)
    throw new StoreError(
      'unavailable',
      `the database has version ${version}, and this server knows versions up to ${migrations.length}: start a newer server, or restore a backup made by this one`,
    );
  return migrations.slice(version);
}
