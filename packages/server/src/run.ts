/**
 * The server as a process: configuration, signals, the last resort. Nothing here can lose what was acknowledged: that is on
 * disk before anybody hears of it, so in doubt the process ends, loudly.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig, type Config, type Env, readConfig } from './config.ts';
import { askControl, type ControlAsk } from './ops/control.ts';
import { createLog, type Log } from './ops/log.ts';
import { reachLine } from './ops/reach.ts';
import { type ReadReport, readReports } from './ops/reports.ts';
import { openStore, type RunningServer, startServer } from './server.ts';
import { type Backup, DATABASE_FILE, type Store } from './store/index.ts';

export const EXIT = { done: 0, failed: 1, badConfig: 2 } as const;

/** All is told and written within this time, or the process ends without. */
export const DRAIN_MS = 9000;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** Why nobody can come in. */
const REASONS: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is taken: end what uses it, or choose another, as in PORT=${port + 1} npm start.`,
  EACCES: (_, port) =>
    `Port ${port} may not be used: choose one above 1023, as in PORT=3000 npm start.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not known.`,
};

function reasonOf(error: unknown, host: string, port: number): string {
  const { code = '', syscall, message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  const isDoor = syscall === 'listen' || syscall === 'getaddrinfo';
  const known = isDoor ? REASONS[code]?.(host, port) : undefined;
  return known ?? message.split('\n')[0] ?? message;
}

/** Resolves with the exit code once the server has ended. */
export async function runServer(env: Env, output: Output): Promise<number> {
  let config: Config;
  let log: Log;
  let running: RunningServer;
  try {
    config = readConfig(env);
    log = createLog(config.logLevel);
    try {
      running = await startServer(config, { log });
    } catch (error) {
      if (error instanceof BadConfig) throw error;
      log.debug({ err: error }, 'not started');
      output.err(`${reasonOf(error, config.host, config.port)}\n`);
      return EXIT.failed;
    }
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    output.err(`${error.message}\n`);
    return EXIT.badConfig;
  }
  output.out(`Open Gosu: ${running.address}  (Ctrl-C ends it)\n`);
  const reach = reachLine(config, running.port);
  if (reach !== '') output.out(`${reach}\n`);
  return untilEnd(running, log);
}

function untilEnd(running: RunningServer, log: Log): Promise<number> {
  return new Promise((resolve) => {
    let isEnding = false;
    const end = (code: number, why: string) => {
      if (isEnding) return;
      isEnding = true;
      log.info({ why }, 'ending');
      const late = setTimeout(() => {
        log.fatal({}, 'the end took too long: what was acknowledged is on disk');
        process.exit(EXIT.failed);
      }, DRAIN_MS);
      late.unref();
      running.close().then(
        () => {
          clearTimeout(late);
          for (const [name, heard] of listeners) process.off(name, heard);
          resolve(code);
        },
        (error: unknown) => {
          log.fatal({ err: error }, 'the end failed');
          resolve(EXIT.failed);
        },
      );
    };
    /** Nobody knows what state we are in: nothing new is begun, what waits is written, and out. */
    const lastResort = (error: unknown) => {
      log.fatal({ err: error }, 'an error nobody expected');
      end(EXIT.failed, 'error');
    };
    const listeners: readonly (readonly [string, (arg: unknown) => void])[] = [
      ['SIGTERM', () => end(EXIT.done, 'SIGTERM')],
      ['SIGINT', () => end(EXIT.done, 'SIGINT')],
      ['uncaughtException', lastResort],
      ['unhandledRejection', lastResort],
    ];
    for (const [name, heard] of listeners) process.on(name, heard);
  });
}

/** A copy of the database: by the server that has it, or by this process where none runs. */
export async function backupTo(env: Env, file: string): Promise<Backup> {
  const made = await askStore(env, { do: 'backup', file }, (store) => store.backup(file));
  if (isMissing(file))
    throw new Error(
      `The server has written ${file} where it alone sees it (a /tmp of its own, which goes when it ends): name a file in its data folder.`,
    );
  return made;
}

/** Not there; what may not be looked at is another matter. */
function isMissing(file: string): boolean {
  try {
    statSync(file);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** What players have complained about, newest first. */
export function reportsIn(env: Env): Promise<readonly ReadReport[]> {
  return askStore(env, { do: 'reports' }, readReports);
}

/** SQLite belongs to one process: a server that runs is asked. PostgreSQL lets everybody in. */
async function askStore<T>(
  env: Env,
  ask: ControlAsk,
  here: (store: Store) => Promise<T>,
): Promise<T> {
  const config = readConfig(env);
  if (config.databaseUrl === null) {
    const told = await askControl<T>(config.dataDir, ask);
    if (told !== null) return told;
    // Opening would make one.
    if (!existsSync(join(config.dataDir, DATABASE_FILE)))
      throw new BadConfig(
        `There is no database in ${config.dataDir}: name the folder of the server (--data-dir or DATA_DIR).`,
      );
  }
  const store = await openStore(config);
  try {
    return await here(store);
  } finally {
    await store.close();
  }
}
