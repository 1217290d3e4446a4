/** R19: copies of the database are made while many play; each holds what was acknowledged before it was begun, and plays on. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quantile } from '../rig/machine.mjs';
import { openPostgresStore, openSqliteStore, type Store } from '../src/store/index.ts';
import { type Audit, auditMatch, isSound, makeAudit } from './audit.ts';
import { Crowd } from './crowd.ts';
import { type Data, makeData, type StoreKind } from './data.ts';
import { pause } from './people.ts';
import type { Answered } from './player.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

const GOSU = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const MOST_PAUSE_MS = 5000;

export interface BackupOptions {
  readonly store: StoreKind;
  readonly backups: number;
  readonly games: number;
  readonly seed: string;
  /** Another server than the real one: the control. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Copy {
  readonly path: string;
  /** What had been acknowledged when it was asked for. */
  readonly answered: ReadonlyMap<string, readonly Answered[]>;
  readonly ms: number;
}

export async function backupUnderLoad(options: BackupOptions): Promise<Verdict> {
  const data = await makeData(options.store);
  const { games, seed, backups, script, env } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
  });
  try {
    await server.start();
    const crowd = new Crowd({ games, seed, base: () => server.base });
    await crowd.begin();
    const copies: Copy[] = [];
    for (let n = 0; n < backups; n++) {
      await pause(1500);
      copies.push(await copyNow(data, crowd, n));
      progress(`${n + 1}/${backups} copies, ${crowd.answers} answers`);
    }
    const isDone = await crowd.finish(120_000);
    const audits: Audit[] = [];
    for (const copy of copies) audits.push(await auditCopy(data, copy));
    return verdict(options, copies, audits, {
      isDone,
      crashes: server.crashes,
      waits: crowd.waits(),
    });
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

/** By the operator's own command, beside the server that runs. */
async function copyNow(data: Data, crowd: Crowd, n: number): Promise<Copy> {
  const path = join(data.dir, `copy-${n}`, 'open-gosu.db');
  mkdirSync(dirname(path));
  const answered = new Map(
    [...crowd.kept()].map(([match, kept]) => [match, [...kept.answered]] as const),
  );
  const from = performance.now();
  await promisify(execFile)(process.execPath, [GOSU, 'server', 'backup', path], {
    env: { ...process.env, ...data.env },
  });
  return { path, answered, ms: performance.now() - from };
}

/** A copy of PostgreSQL is a dump: restored into a new database first. */
async function openCopy(data: Data, { path }: Copy): Promise<Store> {
  if (data.postgres === null) return openSqliteStore({ dir: dirname(path) });
  const { port } = data.postgres;
  const name = `copy_${Date.now()}`;
  const at = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres'];
  execFileSync('createdb', [...at, name]);
  execFileSync('pg_restore', [...at, '-d', name, '--no-owner', path]);
  const options = new URL(data.env.DATABASE_URL ?? '').search;
  return openPostgresStore({ url: `postgres://postgres@127.0.0.1:${port}/${name}${options}` });
}

async function auditCopy(data: Data, copy: Copy): Promise<Audit> {
  const audit = makeAudit();
  if (!existsSync(copy.path)) throw new Error(`${copy.path} was not made`);
  const store = await openCopy(data, copy);
  try {
    for (const [match, answered] of copy.answered) {
      await auditMatch(audit, store, match, answered, []);
    }
  } finally {
    await store.close();
  }
  return audit;
}

function verdict(
  { store, backups, seed }: BackupOptions,
  copies: readonly Copy[],
  audits: readonly Audit[],
  {
    isDone,
    crashes,
    waits,
  }: {
    readonly isDone: boolean;
    readonly crashes: number;
    readonly waits: readonly number[];
  },
): Verdict {
  const wrong = audits.flatMap((audit) => audit.wrong);
  const longest = quantile(waits, 1);
  if (crashes > 0) wrong.push('the server ended by itself');
  if (!isDone) wrong.push('not all matches ended');
  if (!(longest <= MOST_PAUSE_MS)) wrong.push(`somebody waited ${Math.round(longest)} ms`);
  const sum = (key: 'acknowledged' | 'lost' | 'doubled' | 'broken') =>
    audits.reduce((all, audit) => all + audit[key], 0);
  return {
    ok: wrong.length === 0 && audits.every(isSound),
    wrong,
    figures: {
      store,
      backups,
      'answers looked for': sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      broken: sum('broken'),
      crashes,
      'ms for a copy p50': Math.round(
        quantile(
          copies.map(({ ms }) => ms),
          0.5,
        ),
      ),
      'longest wait ms': Math.round(longest),
      seed,
    },
  };
}
