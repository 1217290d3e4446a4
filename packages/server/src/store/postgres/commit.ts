/**
 * One group commit into PostgreSQL. A batch is one statement: it moves the heads of those matches that still are where we think
 * they are, under the lease we think we have, and writes entries only for these. So a stale lease writes nothing, two writers
 * cannot both continue a match, and what is refused costs its neighbours nothing. Whatever is refused is looked at again with
 * fresh heads, which say why.
 */
import type pg from 'pg';
import {
  conflict,
  fenced,
  type Head,
  type Heads,
  missingMatch,
  planRuns,
  type Run,
} from '../plan.ts';
import { type Append, StoreError } from '../store.ts';
import { isCollision, isRefusal } from './connection.ts';
import { type Answers, type Step, together, write } from './write.ts';

/** What was sent when the connection was lost: it may have been written. */
export class InDoubt extends Error {
  readonly runs: readonly Run[];
  readonly answers: Answers;

  constructor(runs: readonly Run[], answers: Answers, cause: unknown) {
    super('the connection was lost during a commit', { cause });
    this.runs = runs;
    this.answers = answers;
  }
}

const FRESH = {
  name: 'open-gosu heads',
  text: `SELECT m.id, h.num, h.seq, h.hash, h.epoch FROM matches m JOIN heads h ON h.num = m.num
    WHERE m.id = ANY($1::text[])`,
};

/** Rounds with fresh heads; more are needed only while others write to the same matches all the time. */
const ROUNDS = 5;

export async function commitBatch(
  client: pg.Client,
  heads: Heads,
  batch: readonly Append[],
  at: (step: Step) => void,
): Promise<Answers> {
  // One for all: an error for each append costs more than the rest of it.
  const busy = new StoreError('unavailable', 'the match is busy elsewhere');
  const answers: Answers = batch.map(() => busy);
  try {
    await rounds(client, heads, batch, answers, at);
  } catch (error) {
    // What was written before keeps its answer.
    throw error instanceof InDoubt ? error : new InDoubt([], answers, error);
  }
  return answers;
}

async function rounds(
  client: pg.Client,
  heads: Heads,
  batch: readonly Append[],
  answers: Answers,
  at: (step: Step) => void,
): Promise<void> {
  let pending = await plannable(client, heads, batch, answers, false);
  for (let round = 0; round < ROUNDS && pending.length > 0; round += 1) {
    const plan = planRuns(batch, pending, (match) => heads.get(match) ?? null);
    const moved = await writeRuns(client, heads, plan.runs, answers, at);
    for (const run of plan.runs) if (!moved.has(run)) heads.delete(run.match);
    for (const index of plan.refused.keys()) heads.delete(batch[index]?.match ?? '');
    const again = new Set([...plan.refused.keys(), ...plan.later]);
    for (const run of plan.runs)
      if (!moved.has(run)) for (const { index } of run.entries) again.add(index);
    pending = pending.filter((index) => again.has(index));
    if (pending.length > 0) pending = await plannable(client, heads, batch, answers, true, pending);
  }
}

/** Reads the heads that are not known; with `judge`, those whose lease or number is wrong get their answer. */
async function plannable(
  client: pg.Client,
  heads: Heads,
  batch: readonly Append[],
  answers: Answers,
  judge: boolean,
  which: readonly number[] = [...batch.keys()],
): Promise<number[]> {
  const unknown = new Set<string>();
  for (const index of which) {
    const { match } = batch[index] as Append;
    if (judge || heads.get(match) === undefined) unknown.add(match);
  }
  if (unknown.size === 0) return [...which];
  const { rows } = await client.query<Head & { id: string; epoch: number }>({
    ...FRESH,
    values: [[...unknown]],
  });
  const fresh = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) heads.set(row.id, { num: row.num, seq: row.seq, hash: row.hash });
  const next = new Map<string, number>();
  return which.filter((index) => {
    const append = batch[index] as Append;
    if (!unknown.has(append.match)) return true;
    const head = fresh.get(append.match);
    const due = next.get(append.match) ?? (head?.seq ?? -1) + 1;
    if (head === undefined) answers[index] = missingMatch(append.match);
    else if (append.lease !== head.epoch) answers[index] = fenced(append, head.epoch);
    else if (append.seq !== due) answers[index] = conflict(append, due - 1);
    else {
      next.set(append.match, due + 1);
      return true;
    }
    return false;
  });
}

/** Which runs are written, all or in part; entries of a run that are not have their answer. */
async function writeRuns(
  client: pg.Client,
  heads: Heads,
  runs: readonly Run[],
  answers: Answers,
  at: (step: Step) => void,
): Promise<Set<Run>> {
  const plain = runs.filter((run) => !run.special);
  const moved = new Set<Run>();
  if (plain.length > 0) await attempt(client, heads, plain, answers, at, moved);
  for (const run of runs) if (run.special) await attempt(client, heads, [run], answers, at, moved);
  return moved;
}

async function attempt(
  client: pg.Client,
  heads: Heads,
  runs: readonly Run[],
  answers: Answers,
  at: (step: Step) => void,
  moved: Set<Run>,
  tries = 3,
): Promise<void> {
  const special = runs[0]?.special === true;
  try {
    at('begin');
    const written = special
      ? await together(client, runs[0] as Run, answers, at)
      : await write(client, runs);
    at('committed');
    for (const run of runs) {
      const head = written.get(run.from.num);
      if (head === undefined) continue;
      moved.add(run);
      heads.set(run.match, head);
      for (const { index, append } of run.entries)
        if (append.seq <= head.seq) answers[index] = null;
    }
  } catch (error) {
    if (!isRefusal(error)) throw new InDoubt(runs, answers, error);
    if (special) await client.query('ROLLBACK');
    if (isCollision(error) && tries > 0)
      return attempt(client, heads, runs, answers, at, moved, tries - 1);
    // One of them does not fit the tables: each for itself, so that the others are written.
    if (runs.length > 1) {
      for (const run of runs) await attempt(client, heads, [run], answers, at, moved);
      return;
    }
    for (const run of runs) {
      moved.add(run);
      heads.delete(run.match);
      const kind = isCollision(error) ? 'unavailable' : special ? 'conflict' : 'corrupt';
      const refusal = new StoreError(kind, `match ${run.match} does not take the entry`, error);
      for (const { index } of run.entries) answers[index] = refusal;
    }
  }
}
