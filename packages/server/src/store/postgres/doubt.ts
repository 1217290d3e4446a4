/**
 * What became of a commit whose answer was lost. The heads are locked first, which waits for the lost transaction when it still
 * runs (not for long: who asks gives up soon); then each entry is looked up by its number and compared. Ours is there: written.
 * Anything else stays "unavailable".
 * A statement that arrives even later changes nothing that was said: it moves a head only from where it was, and "unavailable"
 * promises neither way.
 */
import type pg from 'pg';
import type { InDoubt } from './commit.ts';

export async function resolveDoubt(client: pg.Client, { runs, answers }: InDoubt): Promise<void> {
  const nums = runs.map((run) => run.from.num);
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM heads WHERE num = ANY($1::bigint[]) ORDER BY num FOR UPDATE', [
    nums,
  ]);
  const wanted = runs.flatMap((run) =>
    run.entries.map(({ index, append, hash }) => ({ index, num: run.from.num, append, hash })),
  );
  const { rows } = await client.query<{ num: number; seq: number; body: string; hash: string }>(
    `SELECT e.num, e.seq, e.body, e.hash FROM entries e
     JOIN unnest($1::bigint[], $2::bigint[]) AS w (num, seq) ON w.num = e.num AND w.seq = e.seq`,
    [wanted.map(({ num }) => num), wanted.map(({ append }) => append.seq)],
  );
  await client.query('COMMIT');
  const found = new Map(rows.map((row) => [`${row.num} ${row.seq}`, row]));
  for (const { index, num, append, hash } of wanted) {
    const row = found.get(`${num} ${append.seq}`);
    if (row?.hash === hash && row.body === append.body) answers[index] = null;
  }
}
