/** The statements of a commit into PostgreSQL: a whole batch at once, or one run step by step when it brings ratings along. */
import type pg from 'pg';
import { type Head, headAfter, type Run, rowAfter } from '../plan.ts';
import { besideEntry } from '../records/results.ts';
import { StoreError } from '../store.ts';

/** Where a test may let a commit fail. `insert` and `commit` exist apart only for entries that bring ratings along. */
export type Step = 'begin' | 'insert' | 'commit' | 'committed';

export type Answers = (StoreError | null)[];

const WRITE = {
  name: 'open-gosu write',
  text: `
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
    JOIN moved ON moved.num = e.num),
  cached AS (
    UPDATE matches m SET status = c.status, summary = c.summary
    FROM unnest($11::bigint[], $12::text[], $13::text[]) AS c (num, status, summary)
    JOIN moved ON moved.num = c.num WHERE m.num = c.num)
  SELECT num FROM moved`,
};

/** Where the matches that were moved end now, by number. */
export async function write(client: pg.Client, runs: readonly Run[]): Promise<Map<number, Head>> {
  const run: [number[], number[], string[], number[], number[], string[]] = [
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  const entry: [number[], number[], string[], string[]] = [[], [], [], []];
  const row: [number[], string[], string[]] = [[], [], []];
  const ends = new Map<number, Head>();
  for (const r of runs) {
    const end = headAfter(r);
    const { num } = end;
    ends.set(num, end);
    const facts = [num, r.from.seq, r.from.hash, r.lease, end.seq, end.hash] as const;
    for (const [i, fact] of facts.entries()) (run[i] as (string | number)[]).push(fact);
    for (const { append, hash } of r.entries) {
      entry[0].push(num);
      entry[1].push(append.seq);
      entry[2].push(append.body);
      entry[3].push(hash);
    }
    const change = rowAfter(r);
    if (change === undefined) continue;
    row[0].push(num);
    row[1].push(change.status);
    row[2].push(change.summary);
  }
  const { rows } = await client.query<{ num: number }>({
    ...WRITE,
    values: [...run, ...entry, ...row],
  });
  return new Map(rows.map(({ num }) => [num, ends.get(num) as Head]));
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
