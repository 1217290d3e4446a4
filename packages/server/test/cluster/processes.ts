/** Processes for the tests: hosts on one PostgreSQL, in this process and in children that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bundled } from '@testing/bundled.ts';
import { type ClusteredHost, createClusteredHost } from '../../src/cluster/index.ts';
import { openPostgresStore, type Store } from '../../src/store/index.ts';
import { silent, simpleBots } from '../host/room.ts';

export const SECRET = 'a secret of the tests';
export const TTL = 1500;

export async function startProcess(
  url: string,
  ttlMs = TTL,
): Promise<{ host: ClusteredHost; store: Store }> {
  const store = await openPostgresStore({ url });
  const host = await createClusteredHost(
    {
      store,
      clock: { mono: () => performance.now(), wall: () => Date.now() },
      random: Math.random,
      bytes: randomBytes,
      bots: simpleBots(),
      log: silent,
      lease: { ttlMs },
    },
    { listen: { host: '127.0.0.1', port: 0 }, secret: SECRET },
  );
  return { host, store };
}

const CHILD = `
  import { randomBytes } from 'node:crypto';
  import { writeSync } from 'node:fs';
  import { createClusteredHost } from './packages/server/src/cluster/index.ts';
  import { openPostgresStore } from './packages/server/src/store/index.ts';
  const { DATABASE_URL: url, SECRET, TTL, MATCHES } = process.env;
  const none = { tell() {}, snapshot() {}, presence() {}, chat() {}, rematch() {}, acts() {}, moved() {} };
  async function main() {
    const store = await openPostgresStore({ url });
    const log = { info() {}, warn() {}, error() {} };
    const host = await createClusteredHost(
      {
        store, clock: { mono: () => performance.now(), wall: () => Date.now() }, random: Math.random,
        bytes: randomBytes, bots: null, log, lease: { ttlMs: Number(TTL) },
      },
      { listen: { host: '127.0.0.1', port: 0 }, secret: SECRET },
    );
    for (const match of MATCHES.split(',')) await host.watch(match, { player: null }, null, none);
    writeSync(1, 'ready\\n');
    setInterval(() => {}, 1000);
  }
  main();
`;

/** A process that has these matches; it ends by being killed. */
export async function startChild(url: string, matches: readonly string[]): Promise<ChildProcess> {
  const code = await bundled(CHILD, 'thread', { external: ['libsql', 'pg'] });
  const child = spawn(process.execPath, ['-'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      ...process.env,
      DATABASE_URL: url,
      SECRET,
      TTL: String(TTL),
      MATCHES: matches.join(','),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => resolve());
    child.once('exit', () => reject(new Error('the child ended')));
  });
  child.stdin?.end(code);
  await ready;
  return child;
}
