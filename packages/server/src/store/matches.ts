/** Matches as both databases make, read and list them. Appending is not here: each store has its own quick way. */
import { type Link, link, rootHash, verify } from './chain.ts';
import { type Head, missingMatch } from './plan.ts';
import {
  type Dialect,
  int,
  POSTGRES,
  places,
  type Row,
  SQLITE,
  type Sql,
  type Statement,
  text,
  type Value,
} from './sql.ts';
import type {
  ListedMatch,
  MatchPage,
  MatchQuery,
  MatchRow,
  MatchStatus,
  StoredMatch,
} from './store.ts';

const LISTED =
  'm.num, m.id, m.game, m.rules, m.options, m.setup, m.created_at, m.status, m.summary';

const listed = (row: Row): ListedMatch => ({
  id: text(row.id),
  game: text(row.game),
  rules: text(row.rules),
  options: text(row.options),
  setup: text(row.setup),
  createdAt: int(row.created_at),
  status: text(row.status) as MatchStatus,
  summary: text(row.summary),
});

const numOf = '(SELECT num FROM matches WHERE id = $1)';

export async function createMatch(
  sql: Sql,
  row: MatchRow,
  entries: readonly string[],
  players: readonly string[],
): Promise<void> {
  const list: Statement[] = [
    {
      sql: `INSERT INTO matches (id, game, rules, options, setup, secret, created_at, status, summary) VALUES ${places(1, 9)}`,
      values: [
        row.id,
        row.game,
        row.rules,
        row.options,
        row.setup,
        row.secret,
        row.createdAt,
        row.status,
        row.summary,
      ],
    },
  ];
  let hash = rootHash(row.id);
  for (const [seq, body] of entries.entries()) {
    hash = link(hash, body);
    list.push({
      sql: `INSERT INTO entries (num, seq, body, hash) VALUES (${numOf}, $2, $3, $4)`,
      values: [row.id, seq, body, hash],
    });
  }
  list.push({
    sql: `INSERT INTO heads (num, seq, hash) VALUES (${numOf}, $2, $3)`,
    values: [row.id, entries.length - 1, hash],
  });
  for (const player of new Set(players))
    list.push({
      sql: `INSERT INTO match_players (num, player) VALUES (${numOf}, $2)`,
      values: [row.id, player],
    });
  await sql.all(list);
}

const ENTRIES = `SELECT num, seq, hash, body FROM entries WHERE num = ${numOf}`;
const UNSORTED = `SELECT num, seq, hash, body FROM tail WHERE num = ${numOf}`;

/**
 * In one question: others may append meanwhile, and head and entries must be of the same moment. Entries come as lists, which takes
 * a third of the time that rows take.
 */
const readingOf = ({ list }: Dialect, entries: string): string => `
  SELECT ${LISTED}, m.secret, h.seq AS head_seq, h.hash AS head_hash, l.seqs, l.hashes, l.bodies
  FROM matches m LEFT JOIN heads h ON h.num = m.num
  LEFT JOIN (
    SELECT e.num, string_agg(CAST(e.seq AS TEXT), ',') AS seqs, string_agg(e.hash, ',') AS hashes,
      CAST(${list}(CAST(e.body AS TEXT)) AS TEXT) AS bodies
    FROM (${entries}) AS e GROUP BY e.num) AS l ON l.num = m.num
  WHERE m.id = $1`;

/** `unsorted`: of SQLite, where a match has entries in the tail. */
const READING = {
  sqlite: readingOf(SQLITE, ENTRIES),
  unsorted: readingOf(SQLITE, `${ENTRIES} UNION ALL ${UNSORTED}`),
  postgres: readingOf(POSTGRES, ENTRIES),
};

/** `end`: where the match ends, when its head does not say so yet. */
export async function readMatch(
  sql: Sql,
  way: keyof typeof READING,
  id: string,
  end?: Head,
): Promise<StoredMatch | null> {
  const row = (await sql.rows(READING[way], [id]))[0];
  if (row === undefined) return null;
  const head = end ?? { seq: int(row.head_seq), hash: text(row.head_hash) };
  return {
    row: rowOf(row),
    entries: verify(id, head, linksOf(row)),
  };
}

const ROW = `SELECT ${LISTED}, m.secret FROM matches m WHERE m.id = $1`;

export async function readRow(sql: Sql, id: string): Promise<MatchRow | null> {
  const row = (await sql.rows(ROW, [id]))[0];
  return row === undefined ? null : rowOf(row);
}

const rowOf = (row: Row): MatchRow => ({ ...listed(row), secret: text(row.secret) });

function linksOf({ seqs, hashes, bodies }: Row): Link[] {
  if (seqs === null) return [];
  const numbers = text(seqs).split(',');
  const checks = text(hashes).split(',');
  const list = JSON.parse(text(bodies)) as string[];
  const links = list.map((body, i) => ({ seq: Number(numbers[i]), body, hash: checks[i] ?? '' }));
  return links.sort((a, b) => a.seq - b.seq);
}

export async function lastSeq(sql: Sql, id: string): Promise<number | null> {
  const rows = await sql.rows(
    'SELECT h.seq FROM heads h JOIN matches m ON m.num = h.num WHERE m.id = $1',
    [id],
  );
  return rows[0] === undefined ? null : int(rows[0].seq);
}

/** `unclaimed`: a condition on `m.num`, in the words of the store. */
export async function listMatches(
  sql: Sql,
  query: MatchQuery,
  unclaimed: (place: (value: Value) => string) => string,
): Promise<MatchPage> {
  const limit = Math.max(1, Math.min(500, Math.trunc(query.limit ?? 50)));
  const values: Value[] = [];
  const place = (value: Value): string => `$${values.push(value)}`;
  const where: string[] = [];
  if (query.status !== undefined)
    where.push(`m.status IN (${query.status.map(place).join(', ') || 'NULL'})`);
  if (query.game !== undefined) where.push(`m.game = ${place(query.game)}`);
  if (query.player !== undefined)
    where.push(
      `m.num IN (SELECT p.num FROM match_players p WHERE p.player = ${place(query.player)})`,
    );
  if (query.after !== undefined) where.push(`m.num < ${place(cursorOf(query.after))}`);
  if (query.unclaimed === true) where.push(unclaimed(place));
  const rows = await sql.rows(
    `SELECT ${LISTED} FROM matches m ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
     ORDER BY m.num DESC LIMIT ${place(limit + 1)}`,
    values,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    matches: page.map(listed),
    next: rows.length > limit && last !== undefined ? String(int(last.num)) : null,
  };
}

/** Anything that is no cursor of ours lists nothing. */
function cursorOf(after: string): number {
  const num = Number(after);
  return Number.isSafeInteger(num) ? num : 0;
}

export async function quarantine(sql: Sql, id: string, why: string): Promise<void> {
  const found = await sql.all([
    {
      sql: "UPDATE matches SET status = 'quarantined', note = $2 WHERE id = $1",
      values: [id, why],
      must: 1,
    },
    // Whoever holds the match is fenced off.
    {
      sql: `UPDATE heads SET epoch = epoch + 1, owner = NULL WHERE num = ${numOf}`,
      values: [id],
    },
  ]);
  if (!found) throw missingMatch(id);
}

export async function quarantined(sql: Sql): Promise<{ id: string; why: string }[]> {
  const rows = await sql.rows(
    "SELECT id, note FROM matches WHERE status = 'quarantined' ORDER BY num",
    [],
  );
  return rows.map((row) => ({ id: text(row.id), why: text(row.note) }));
}
