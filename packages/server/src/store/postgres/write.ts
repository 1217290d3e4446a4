/** The statements of a commit into PostgreSQL: a whole batch at once, or one run step by step when it brings ratings along. */
import type pg from 'pg';
import { type Head, headAfter, type Run, rowAfter } from '../plan.ts';
import { besideEntry } from '../records/results.ts';
import { StoreError } from '../store.ts';

/** Where a test may let a commit fail. `insert` and `commit` exist apart only for entries that bring ratings along. */
export type Step = 'begin' | 'insert' | 'commit' | 'committed';

export type Answers = (StoreError | null)[];

const MOVED = `
  WITH moved AS (
    UPDATE heads h SET seq = r.seq1, hash = r.hash1
    FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[])
      AS r (num, seq0, hash0, epoch, seq1, hash1)
    WHERE h.num = r.num AND h.seq = r.seq0 AND h.hash = r.hash0 AND h.epoch = r.epoch
    RETURNING h.num),
  written AS (
    INSERT INTO entries (num, seq, body, hash)
    SELECT e.num, e.seq, e.body, e.hash
    FROM unnest($7::bigint[], $8::bigint[], $9::text[], $10::text[]) AS e (num, seq, body, hash)
    JOIN moved ON moved.num = e.num)`;
const WRITE = { name: 'open-gosu write', text: `${MOVED} SELECT num FROM moved` };
const WRITE_ROWS = {
  name: 'open-gosu write rows',
  text: `${MOVED},
  cached AS (
    UPDATE matches m SET status = c.status, summary = c.summary
    FROM unnest($11::bigint[], $12::text[], $13::text[]) AS c (num, status, summary)
    JOIN moved ON moved.num = c.num WHERE m.num = c.num)
  SELECT num FROM moved`,
};

/** Lists as PostgreSQL reads them. The driver's own way takes each value for a text that may contain anything. */
const plain = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
const quoted = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Where the matches that were moved end now, by number. */
export async function write(client: pg.Client, runs: readonly Run[]): Promise<Map<number, Head>> {
  const ends = runs.map(headAfter);
  const values = [
    plain(runs.map(({ from }) => from.num)),
    plain(runs.map(({ from }) => from.seq)),
    plain(runs.map(({ from }) => from.hash)),
    plain(runs.map(({ lease }) => lease)),
    plain(ends.map(({ seq }) => seq)),
    plain(ends.map(({ hash }) => hash)),
  ];
  const entries = runs.flatMap((run) => run.entries);
  values.push(
    plain(runs.flatMap((run) => run.entries.map(() => run.from.num))),
    plain(entries.map(({ append }) => append.seq)),
    quoted(entries.map(({ append }) => append.body)),
    plain(entries.map(({ hash }) => hash)),
  );
  const changes = runs.flatMap((run) => {
    const row = rowAfter(run);
    return row === undefined ? [] : [{ num: run.from.num, ...row }];
  });
  if (changes.length > 0)
    values.push(
      plain(changes.map(({ num }) => num)),
      plain(changes.map(({ status }) => status)),
      quoted(changes.map(({ summary }) => summary)),
    );
  const statement = changes.length > 0 ? WRITE_ROWS : WRITE;
  const { rows } = await client.query<{ num: number }>({ ...statement, values });
  const byNum = new Map(ends.map((end) => [end.num, end]));
  return new Map(rows.map(({ num }) => [num, byNum.get(num) as Head]));
}

/** A run with entries that bring ratings along: one transaction, each entry with a way back. */
export async function together(
  client: pg.Client,
  run: Run,
  answers: Answers,
  at: (step: Step) => void,
): Promise<Map<number, Head>> {
  let head = run.from;
  await client.query('BEGIN');
  for (const [i, planned] of run.entries.entries()) {
    await client.query('SAVEPOINT entry');
    const single: Run = { ...run, from: head, entries: [planned] };
    if ((await write(client, [single])).size === 0) {
      await client.query('ROLLBACK');
      return new Map();
    }
    at('insert');
    let stale = false;
    for (const { sql, values, must } of besideEntry(head.num, planned.append)) {
      const { rowCount } = await client.query(sql, [...values]);
      stale ||= must !== undefined && rowCount !== must;
    }
    if (stale) {
      await client.query('ROLLBACK TO SAVEPOINT entry');
      answers[planned.index] = new StoreError(
        'stale',
        `match ${run.match}: a rating has changed since`,
      );
      for (const { index } of run.entries.slice(i + 1))
        answers[index] = new StoreError('conflict', `entry ${planned.append.seq} was not written`);
      break;
    }
    head = headAfter(single);
  }
  at('commit');
  await client.query('COMMIT');
  return new Map([[head.num, head]]);
}
