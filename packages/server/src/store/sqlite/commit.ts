/** One group commit into SQLite: all of a batch in one transaction, in one go, so nothing else gets between. */
import { type Head, type Heads, headAfter, planRuns, type Run, rowAfter } from '../plan.ts';
import { besideEntry } from '../records/results.ts';
import { int, text } from '../sql.ts';
import { type Append, StoreError } from '../store.ts';
import { type Connection, isRefusal } from './connection.ts';

/** Where a test may let a commit fail. */
export type Step = 'begin' | 'insert' | 'commit' | 'committed';

export type Answers = (StoreError | null)[];

const INSERT = `INSERT INTO entries (num, seq, body, hash)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)`;
const ADVANCE = `INSERT INTO heads (num, seq, hash)
  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1) WHERE true
  ON CONFLICT (num) DO UPDATE SET seq = excluded.seq, hash = excluded.hash`;
/** Below this many rows a statement for each costs less than a list. */
const FEW = 8;
const INSERT_ONE = 'INSERT INTO entries (num, seq, body, hash) VALUES ($1, $2, $3, $4)';
const ADVANCE_ONE = 'UPDATE heads SET seq = $2, hash = $3 WHERE num = $1';
const CACHE = 'UPDATE matches SET status = $2, summary = $3 WHERE num = $1';
const HEAD = `SELECT h.num, h.seq, h.hash FROM heads h JOIN matches m ON m.num = h.num WHERE m.id = $1`;

/**
 * Throws when nothing is known to be written: then the connection must not be used again. `fence` says why an append's lease is
 * not valid.
 */
export function commitBatch(
  connection: Connection,
  heads: Heads,
  fence: (append: Append) => StoreError | null,
  batch: readonly Append[],
  at: (step: Step) => void,
): Answers {
  const answers: Answers = batch.map(fence);
  const which = [...batch.keys()].filter((i) => answers[i] === null);
  const { runs, refused } = planRuns(batch, which, (match) => headOf(connection, heads, match));
  for (const [index, error] of refused) answers[index] = error;
  if (runs.length === 0) return answers;
  try {
    write(connection, heads, runs, answers, at);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // One of them does not fit the tables: each for itself, so that the others are written.
    connection.exec('ROLLBACK');
    for (const run of runs) alone(connection, heads, run, answers, at);
  }
  return answers;
}

function alone(
  connection: Connection,
  heads: Heads,
  run: Run,
  answers: Answers,
  at: (step: Step) => void,
): void {
  try {
    write(connection, heads, [run], answers, at);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    connection.exec('ROLLBACK');
    heads.delete(run.match);
    const kind = run.special ? 'conflict' : 'corrupt';
    const refusal = new StoreError(kind, `match ${run.match} does not take the entry`, error);
    for (const { index } of run.entries) answers[index] = refusal;
  }
}

function headOf(connection: Connection, heads: Heads, match: string): Head | null {
  const known = heads.get(match);
  if (known !== undefined) return known;
  const row = connection.rows(HEAD, [match])[0];
  if (row === undefined) return null;
  const head = { num: int(row.num), seq: int(row.seq), hash: text(row.hash) };
  heads.set(match, head);
  return head;
}

function write(
  connection: Connection,
  heads: Heads,
  runs: readonly Run[],
  answers: Answers,
  at: (step: Step) => void,
): void {
  at('begin');
  connection.exec('BEGIN IMMEDIATE');
  const plain = runs.filter((run) => !run.special);
  if (plain.length > 0) insert(connection, plain);
  const after = new Map<string, Head>();
  for (const run of plain) after.set(run.match, headAfter(run));
  for (const run of runs) {
    if (run.special) after.set(run.match, oneByOne(connection, run, answers));
  }
  at('insert');
  at('commit');
  connection.exec('COMMIT');
  at('committed');
  for (const [match, head] of after) heads.set(match, head);
}

function insert(connection: Connection, runs: readonly Run[]): void {
  if (runs.length <= FEW) for (const run of runs) insertOne(connection, run);
  else insertList(connection, runs);
  for (const run of runs) {
    const row = rowAfter(run);
    if (row !== undefined) connection.run(CACHE, [run.from.num, row.status, row.summary]);
  }
}

function insertOne(connection: Connection, run: Run): void {
  const { num } = run.from;
  for (const { append, hash } of run.entries)
    connection.run(INSERT_ONE, [num, append.seq, append.body, hash]);
  const end = headAfter(run);
  connection.run(ADVANCE_ONE, [num, end.seq, end.hash]);
}

function insertList(connection: Connection, runs: readonly Run[]): void {
  const entries: unknown[] = [];
  const ends: unknown[] = [];
  for (const run of runs) {
    const { num } = run.from;
    for (const { append, hash } of run.entries) entries.push([num, append.seq, append.body, hash]);
    const end = headAfter(run);
    ends.push([num, end.seq, end.hash]);
  }
  connection.run(INSERT, [JSON.stringify(entries)]);
  connection.run(ADVANCE, [JSON.stringify(ends)]);
}

/** Entries that bring ratings along: a stale one is taken back alone. Answers where the match then ends. */
function oneByOne(connection: Connection, run: Run, answers: Answers): Head {
  let head = run.from;
  for (const [i, planned] of run.entries.entries()) {
    const { append, index } = planned;
    connection.exec('SAVEPOINT entry');
    const single: Run = { ...run, from: head, entries: [planned] };
    insert(connection, [single]);
    let stale = false;
    for (const { sql, values, must } of besideEntry(head.num, append))
      stale ||= connection.run(sql, values) !== must && must !== undefined;
    if (stale) {
      connection.exec('ROLLBACK TO entry; RELEASE entry');
      for (const { index: behind } of run.entries.slice(i + 1))
        answers[behind] = new StoreError('conflict', `entry ${append.seq} was not written`);
      answers[index] = new StoreError('stale', `match ${run.match}: a rating has changed since`);
      return head;
    }
    connection.exec('RELEASE entry');
    head = headAfter(single);
  }
  return head;
}
