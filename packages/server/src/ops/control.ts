/**
 * What an operator asks of a server that runs: SQLite belongs to one process, so that process has to do it. It listens on this
 * machine only, and does nothing without a token that only whoever may read the data folder knows.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hashOf } from '../accounts/sessions.ts';
import type { Store } from '../store/index.ts';
import type { Log } from './log.ts';
import { readReports } from './reports.ts';

export type ControlAsk =
  | { readonly do: 'backup'; readonly file: string }
  | { readonly do: 'reports' };

const FILE = 'control.json';
const HERE = '127.0.0.1';
const MOST_BYTES = 8192;
const OWNER_ONLY = 0o600;

export interface Control {
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly token: string;
}

export async function openControl(dataDir: string, store: Store, log: Log): Promise<Control> {
  const token = randomBytes(32).toString('base64url');
  const wanted = Buffer.from(hashOf(`Bearer ${token}`));
  const server = createServer((asked, reply) => {
    const send = (status: number, value: unknown) => {
      reply.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      reply.end(JSON.stringify(value));
    };
    const given = Buffer.from(hashOf(asked.headers.authorization ?? ''));
    if (asked.method !== 'POST' || !timingSafeEqual(given, wanted)) {
      asked.resume();
      send(403, { message: 'forbidden' });
      return;
    }
    readText(asked)
      .then((text) => answer(store, JSON.parse(text)))
      .then(
        (value) => send(200, value),
        (error: unknown) => {
          log.warn({ err: error }, 'an operator asked in vain');
          send(500, { message: error instanceof Error ? error.message : String(error) });
        },
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HERE, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const file = join(dataDir, FILE);
  writeFileSync(`${file}.new`, JSON.stringify({ port, token }), { mode: OWNER_ONLY });
  // Of a file that was there already, the mode has stayed.
  chmodSync(`${file}.new`, OWNER_ONLY);
  renameSync(`${file}.new`, file);
  return {
    async close() {
      rmSync(file, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readText(asked: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of asked.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new Error('that is too long');
  }
  return text;
}

function answer(store: Store, ask: ControlAsk): Promise<unknown> {
  switch (ask.do) {
    case 'backup':
      return store.backup(ask.file);
    case 'reports':
      return readReports(store);
    default:
      throw new Error('that is nothing one can ask for');
  }
}

/** The answer of the server that runs on this folder; null: none does. */
export async function askControl<T>(dataDir: string, ask: ControlAsk): Promise<T | null> {
  const address = readAddress(join(dataDir, FILE));
  if (address === null) return null;
  const { port, token } = address;
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request({ host: HERE, port, method: 'POST', path: '/', headers }, (reply) => {
      readAll(reply).then((text) => {
        const value = parsed(text);
        if (reply.statusCode === 200) resolve(value as T);
        else if (reply.statusCode === 500) reject(new Error(String(value?.message)));
        // Somebody else has the port by now: the file is of a server that did not end well.
        else resolve(null);
      }, reject);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    asked.end(JSON.stringify(ask));
  });
}

function parsed(text: string): { readonly message?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readAll(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk;
  return text;
}

function readAddress(file: string): Address | null {
  try {
    const { port, token } = JSON.parse(readFileSync(file, 'utf8')) as Address;
    return Number.isInteger(port) && typeof token === 'string' ? { port, token } : null;
  } catch {
    return null;
  }
}
