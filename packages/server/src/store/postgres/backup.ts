/** A backup by PostgreSQL's own pg_dump, where it is installed: a consistent state, while the game goes on. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Backup, StoreError } from '../store.ts';

const OWNER_ONLY = 0o600;
/** The processes that have matches now are not those of a copy, which would ask them for its matches. */
const NO_OWNERS = '--exclude-table-data=owners';

export async function dumpDatabase(url: string, toPath: string): Promise<Backup> {
  if (existsSync(toPath))
    throw new StoreError('conflict', `${toPath} exists already: name a file that does not`);
  const start = performance.now();
  const partial = `${toPath}.partial`;
  try {
    // What pg_dump finds there it writes over, and leaves to its owner.
    writeFileSync(partial, '', { mode: OWNER_ONLY });
    chmodSync(partial, OWNER_ONLY);
    // The address may hold a password: the environment is not shown in the list of processes.
    const args = ['--format=custom', NO_OWNERS, `--file=${partial}`];
    await promisify(execFile)('pg_dump', args, { env: { ...process.env, ...environmentOf(url) } });
  } catch (error) {
    rmSync(partial, { force: true });
    const { code, syscall = '' } = error as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' && syscall.startsWith('spawn');
    throw new StoreError(
      'unavailable',
      missing
        ? 'pg_dump is not installed here: run it where PostgreSQL is (pg_dump --format=custom)'
        : `pg_dump could not write ${toPath}`,
      error,
    );
  }
  renameSync(partial, toPath);
  return { path: toPath, bytes: statSync(toPath).size, ms: performance.now() - start, pauseMs: 0 };
}

function environmentOf(address: string): Record<string, string> {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const all = {
    PGHOST: host,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGOPTIONS: url.searchParams.get('options') ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
