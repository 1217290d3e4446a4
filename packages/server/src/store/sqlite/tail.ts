/**
 * The newest entries of all matches, in a table that has no order but that of coming: a commit adds to its last page and touches
 * no other. Off the way of commits they are sorted in, many at a time: into `entries`, where they are found by match, and `heads`.
 * What lies here is as good as written there; whoever reads a match that has entries here reads them, too.
 */
import type { Head, Heads, Run } from '../plan.ts';
import { places, type Value } from '../sql.ts';
import type { Connection } from './connection.ts';

export interface Tail {
  /** Where a match ends that has entries here. */
  headOf(match: string): Head | undefined;
  /** How many entries lie here. */
  size(): number;
  /** The runs were committed; where their matches end now. */
  grew(ends: ReadonlyMap<string, Head>, runs: readonly Run[]): void;
  /** They lie here no more; where those end that somebody writes to stays known. */
  sorted(heads: Heads, isHeld: (match: string) => boolean): void;
  forget(): void;
}

export function createTail(): Tail {
  const ends = new Map<string, Head>();
  let count = 0;
  function forget(): void {
    ends.clear();
    count = 0;
  }
  return {
    headOf: (match) => ends.get(match),
    size: () => count,
    grew(more, runs) {
      for (const { entries } of runs) count += entries.length;
      for (const [match, head] of more) ends.set(match, head);
    },
    sorted(heads, isHeld) {
      for (const [match, head] of ends) {
        if (isHeld(match)) heads.set(match, head);
        else heads.delete(match);
      }
      forget();
    },
    forget,
  };
}

/** Rows a statement: one with many places costs less a row, but every number of them is a statement of its own. */
const WIDTHS = [32, 8, 1];
const COLUMNS = 4;

const INSERTS = WIDTHS.map((width) => {
  const rows = Array.from({ length: width }, (_, i) => places(1 + i * COLUMNS, COLUMNS));
  return {
    count: width * COLUMNS,
    sql: `INSERT INTO tail (num, seq, body, hash) VALUES ${rows.join(', ')}`,
  };
});

/** Inside a transaction. */
export function addToTail(connection: Connection, runs: readonly Run[]): void {
  const values: Value[] = [];
  for (const { from, entries } of runs)
    for (const { append, hash } of entries) values.push(from.num, append.seq, append.body, hash);
  let done = 0;
  for (const { count, sql } of INSERTS)
    for (; done + count <= values.length; done += count)
      connection.run(sql, values.slice(done, done + count));
}

const SORT = [
  // A number that is taken keeps its entry; then the head does not fit, and reading the match says so.
  `INSERT OR IGNORE INTO entries (num, seq, body, hash)
   SELECT num, seq, body, hash FROM tail ORDER BY num, seq`,
  // Beside a maximum, SQLite gives the hash of the row that has it.
  `UPDATE heads SET seq = t.seq, hash = t.hash
   FROM (SELECT num, max(seq) AS seq, hash FROM tail GROUP BY num) AS t WHERE t.num = heads.num`,
  'DELETE FROM tail',
];

/**
 * All that lies in the tail goes where it belongs, also what an earlier process left. `sorted`: just before the commit. Throws when
 * that is not known to be written: then the connection must not be used again, and the transaction ends with it.
 */
export function sortIn(connection: Connection, sorted: () => void = () => {}): void {
  if (connection.rows('SELECT 1 FROM tail LIMIT 1', []).length === 0) return;
  connection.exec('BEGIN IMMEDIATE');
  for (const sql of SORT) connection.run(sql, []);
  sorted();
  connection.exec('COMMIT');
}
