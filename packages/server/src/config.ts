/**
 * What the operator says, from the environment, checked before anything starts. A wrong value is one line that names the
 * variable; nothing is guessed. Keys that nobody gave are made once and kept in the data folder, for its owner only.
 */

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const WEBHOOKS = ['public', 'any', 'off'] as const;
export type Webhooks = (typeof WEBHOOKS)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Keys, and the database where `databaseUrl` is null. */
  readonly dataDir: string;
  /** PostgreSQL; null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** Where people reach the server, without a slash at the end; null: wherever they did. */
  readonly publicUrl: string | null;
  /** Origins besides the public one from which pages may call. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front, or which, are believed about the caller's address. */
  readonly trustProxy: false | number | readonly string[];
  readonly botThreads: number;
  /** Where processes that share a PostgreSQL talk to each other. */
  readonly cluster: {
    readonly host: string;
    readonly port: number;
    /** `host:port` under which the others reach this one, where that is not where it listens. */
    readonly address: string | null;
  };
  readonly logLevel: LogLevel;
  /** The built page; null: none is served. */
  readonly pageDir: string | null;
  readonly sessionKey: string | null;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** `mailto:` or `https:`, told to push services; null: no notifications are sent. */
  readonly vapidSubject: string | null;
  /** Push services beyond those of the browsers. */
  readonly pushHosts: readonly string[];
  /** Addresses of players that are called: public ones by https, any by http as well, or none. */
  readonly webhooks: Webhooks;
  /** Whoever has it may read /metrics from afar. */
  readonly metricsToken: string | null;
}

/** A wrong value: its message is one line for the operator. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

export type Env = Readonly<Record<string, string | undefined>>;

const PORT = 3000;
const MOST_PORT = 65_535;
const MOST_THREADS = 64;

export function readConfig(env: Env): Config {
  const publicUrl = readPublicUrl(env.PUBLIC_URL);
  return {
    port: readNumber('PORT', env.PORT, PORT, 0, MOST_PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    publicUrl,
    allowedOrigins: listOf(env.ALLOWED_ORIGINS).map(readOrigin),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    botThreads: readNumber(
      'BOT_THREADS',
      env.BOT_THREADS,
      Math.max(1, availableParallelism() - 1),
      0,
      MOST_THREADS,
    ),
    cluster: readCluster(env),
    logLevel: readLevel(env.LOG_LEVEL),
    pageDir: readPageDir(env.PAGE_DIR),
    sessionKey: readSecret('SESSION_KEY', env.SESSION_KEY),
    vapid: readVapid(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY),
    vapidSubject: readSubject(env.VAPID_SUBJECT, publicUrl),
    pushHosts: listOf(env.PUSH_HOSTS).map(readHost),
    webhooks: readWebhooks(env.WEBHOOKS),
    metricsToken: readSecret('METRICS_TOKEN', env.METRICS_TOKEN),
  };
}

function wrong(name: string, value: string, expected: string): BadConfig {
  // What was typed may be long, or hold control characters.
  const shown = value.replace(/[^\x20-\x7e]/g, '?').slice(0, 80);
  return new BadConfig(`${name} must be ${expected}, and is '${shown}'.`);
}

function readNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value;
  throw wrong(name, text, `a number from ${least} to ${most}`);
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isPlain(url: URL | null): url is URL {
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function readPublicUrl(text = ''): string | null {
  if (text === '') return null;
  const url = urlOf(text);
  if (!isPlain(url)) {
    throw wrong('PUBLIC_URL', text, 'an address without a path, such as https://gosu.example');
  }
  return url.origin;
}

function readOrigin(text: string): string {
  const url = urlOf(text);
  if (!isPlain(url)) {
    throw wrong('ALLOWED_ORIGINS', text, 'a list of addresses such as https://gosu.example');
  }
  return url.origin;
}

function readDatabaseUrl(text = ''): string | null {
  if (text === '') return null;
  const url = urlOf(text);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '') return text;
  // Not repeated: it has a password in it.
  throw new BadConfig('DATABASE_URL must be postgres://user:password@host:port/database.');
}

/** All addresses of a machine, as they may be written. */
const EVERYWHERE = /^(0|0\.0\.0\.0|::|\[::\])$/;

function readCluster(env: Env): Config['cluster'] {
  const host = env.CLUSTER_HOST || '127.0.0.1';
  const address = readAddress(env.CLUSTER_ADDRESS);
  // Others would look for this process on their own machine. Without a database of all there are none.
  if (address === null && EVERYWHERE.test(host) && readDatabaseUrl(env.DATABASE_URL) !== null) {
    throw new BadConfig(
      `CLUSTER_ADDRESS must say as host:port where others reach this process, since CLUSTER_HOST is ${host}.`,
    );
  }
  return { host, port: readNumber('CLUSTER_PORT', env.CLUSTER_PORT, 0, 0, MOST_PORT), address };
}

function readAddress(text = ''): string | null {
  if (text === '') return null;
  const port = Number(text.slice(text.lastIndexOf(':') + 1));
  const isForm = /^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i.test(text);
  if (isForm && port > 0 && port <= MOST_PORT) return text;
  throw wrong('CLUSTER_ADDRESS', text, 'host:port');
}

function readTrustProxy(text = ''): Config['trustProxy'] {
  if (text === '' || text === 'false') return false;
  const hops = Number(text);
  if (/^[1-9]$/.test(text)) return hops;
  const list = listOf(text);
  const isFit = (one: string) => {
    const [address = '', bits = '0', ...rest] = one.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      one === 'loopback' || (/^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0)
    );
  };
  if (list.length > 0 && list.every(isFit)) return list;
  throw wrong(
    'TRUST_PROXY',
    text,
    'the number of proxies in front (1 to 9), or a list of their addresses (10.0.0.0/8, loopback)',
  );
}

function readLevel(text = ''): LogLevel {
  const level = LOG_LEVELS.find((one) => one === (text || 'info'));
  if (level === undefined) throw wrong('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readPageDir(text = ''): string | null {
  if (text === '') return null;
  const dir = resolve(text);
  if (existsSync(join(dir, 'index.html'))) return dir;
  throw wrong('PAGE_DIR', text, 'the folder of the built page, with its index.html');
}

function readWebhooks(text = ''): Webhooks {
  const found = WEBHOOKS.find((one) => one === (text || 'public'));
  if (found === undefined) throw wrong('WEBHOOKS', text, `one of ${WEBHOOKS.join(', ')}`);
  return found;
}

const LEAST_SECRET = 32;

function readSecret(name: string, text = ''): string | null {
  if (text === '') return null;
  if (text.length >= LEAST_SECRET) return text;
  throw new BadConfig(`${name} must have ${LEAST_SECRET} characters or more.`);
}

function readVapid(publicKey = '', privateKey = ''): Config['vapid'] {
  if (publicKey === '' && privateKey === '') return null;
  if (/^[\w-]{87}$/.test(publicKey) && /^[\w-]{43}$/.test(privateKey)) {
    return { publicKey, privateKey };
  }
  throw new BadConfig(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys in base64url, 87 and 43 characters.',
  );
}

function readSubject(text = '', publicUrl: string | null): string | null {
  if (text === '') return publicUrl?.startsWith('https:') ? publicUrl : null;
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw wrong('VAPID_SUBJECT', text, 'mailto:somebody@example.org or an https address');
}

function readHost(text: string): string {
  if (/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text) && isIP(text) === 0) return text;
  throw wrong('PUSH_HOSTS', text, 'a list of names such as push.example.org or .example.org');
}
