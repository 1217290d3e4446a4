/** One group commit into SQLite: all of a batch in one transaction, in one go, so nothing else gets between. */
import { type Head, type Heads, headAfter, planRuns, type Run, rowAfter } from '../plan.ts';
import { besideEntry } from '../records/results.ts';
import { int, text } from '../sql.ts';
import { type Append, StoreError } from '../store.ts';
import { type Connection, isRefusal } from './connection.ts';
import { addToTail, type Tail } from './tail.ts';

/** Where a test may let a commit fail; `sort`: when entries are sorted in. */
export type Step = 'begin' | 'insert' | 'commit' | 'committed' | 'sort';

export type Answers = (StoreError | null)[];

const CACHE = 'UPDATE matches SET status = $2, summary = $3 WHERE num = $1';
const HEAD = `SELECT h.num, h.seq, h.hash, (SELECT max(e.seq) FROM entries e WHERE e.num = h.num) AS last
  FROM heads h JOIN matches m ON m.num = h.num WHERE m.id = $1`;

/** What a commit knows of the matches without asking. */
export interface Ends {
  readonly heads: Heads;
  readonly tail: Tail;
}

/**
 * Throws when nothing is known to be written: then the connection must not be used again. `fence` says why an append's lease is
 * not valid.
 */
export function commitBatch(
  connection: Connection,
  ends: Ends,
  fence: (append: Append) => StoreError | null,
  batch: readonly Append[],
  at: (step: Step) => void,
): Answers {
  const answers: Answers = batch.map(fence);
  const which = [...batch.keys()].filter((i) => answers[i] === null);
  const { runs, refused } = planRuns(batch, which, (match) => headOf(connection, ends, match));
  for (const [index, error] of refused) answers[index] = error;
  if (runs.length === 0) return answers;
  try {
    write(connection, ends, runs, answers, at);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // One of them does not fit the tables: each for itself, so that the others are written.
    connection.exec('ROLLBACK');
    for (const run of runs) alone(connection, ends, run, answers, at);
  }
  return answers;
}

function alone(
  connection: Connection,
  ends: Ends,
  run: Run,
  answers: Answers,
  at: (step: Step) => void,
): void {
  try {
    write(connection, ends, [run], answers, at);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    connection.exec('ROLLBACK');
    ends.heads.delete(run.match);
    const kind = run.special ? 'conflict' : 'corrupt';
    const refusal = new StoreError(kind, `match ${run.match} does not take the entry`, error);
    for (const { index } of run.entries) answers[index] = refusal;
  }
}

function headOf(
  connection: Connection,
  { heads, tail }: Ends,
  match: string,
): Head | StoreError | null {
  const known = tail.headOf(match) ?? heads.get(match);
  if (known !== undefined) return known;
  const row = connection.rows(HEAD, [match])[0];
  if (row === undefined) return null;
  const head = { num: int(row.num), seq: int(row.seq), hash: text(row.hash) };
  // The tail would take the number, and only later it would show that it is taken.
  if (head.seq !== int(row.last ?? -1))
    return new StoreError('corrupt', `match ${match} does not end where its head says`);
  heads.set(match, head);
  return head;
}

function write(
  connection: Connection,
  { tail }: Ends,
  runs: readonly Run[],
  answers: Answers,
  at: (step: Step) => void,
): void {
  at('begin');
  connection.exec('BEGIN IMMEDIATE');
  const after = new Map<string, Head>();
  const plain = runs.filter((run) => !run.special);
  addToTail(connection, plain);
  for (const run of plain) {
    cache(connection, run);
    after.set(run.match, headAfter(run));
  }
  for (const run of runs) {
    if (run.special) after.set(run.match, oneByOne(connection, run, answers));
  }
  at('insert');
  at('commit');
  connection.exec('COMMIT');
  at('committed');
  tail.grew(after, runs);
}

function cache(connection: Connection, run: Run): void {
  const row = rowAfter(run);
  if (row !== undefined) connection.run(CACHE, [run.from.num, row.status, row.summary]);
}

/** Entries that bring ratings along: a stale one is taken back alone. Answers where the match then ends. */
function oneByOne(connection: Connection, run: Run, answers: Answers): Head {
  let head = run.from;
  for (const [i, planned] of run.entries.entries()) {
    const { append, index } = planned;
    connection.exec('SAVEPOINT entry');
    const single: Run = { ...run, from: head, entries: [planned] };
    addToTail(connection, [single]);
    cache(connection, single);
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
