/** A whole server on a port of its own, with a page of three files, and people who call it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { BotPool } from '../../src/bots/index.ts';
import { thinkQuickly } from '../../src/bots/think.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { RATE_LIMITS } from '../../src/http/limits.ts';
import { createLog } from '../../src/ops/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';

import type { Told } from './told.ts';

export interface Site {
  readonly server: RunningServer;
  readonly base: string;
  readonly dir: string;
  /** Every line of the log so far. */
  readonly lines: string[];
  /** A caller with cookies of their own, as a page sends them. */
  visitor(more?: Record<string, string>): Visitor;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Told;
  readonly text: string;
}

export interface Visitor {
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Becomes a guest; gives the player's id. */
  named(name: string, lang?: string): Promise<string>;
}

const quickBots: BotPool = {
  ask: async (question) => thinkQuickly(question),
  quick: thinkQuickly,
  usual: () => 'level-1',
  ms: 50,
  close: async () => {},
  counts: () => ({ waiting: 0, thinking: 0, answered: 0, killed: 0, failed: 0 }),
};

/** Generous, so that only tests about limits meet them. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, { rate: 1e6, burst: 1e6 }]),
);

export async function openSite(
  env: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
  change: Partial<Config> = {},
): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-http-'));
  mkdirSync(join(dir, 'page/assets'), { recursive: true });
  writeFileSync(join(dir, 'secret.txt'), 'secret');
  writeFileSync(
    join(dir, 'page/index.html'),
    `<!doctype html><head></head><script src="./assets/a-1.js"></script>${'x'.repeat(500)}`,
  );
  writeFileSync(join(dir, 'page/service-worker.js'), 'x');
  writeFileSync(join(dir, 'page/assets/a-1.js'), 'let x = 1;'.repeat(100));
  writeFileSync(join(dir, 'page/assets/b-2.js'), 'plain');
  writeFileSync(join(dir, 'page/assets/b-2.js.br'), 'ready');
  writeFileSync(join(dir, 'page/assets/f-3.woff2'), 'font');
  const lines: string[] = [];
  const log = createLog(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
    PAGE_DIR: join(dir, 'page'),
    ...env,
  });
  const server = await startServer(
    { ...config, ...change },
    { log, bots: quickBots, checkAnswers: true, rates: NO_LIMITS, ...options },
  );
  const port = server.port;
  const base = `http://127.0.0.1:${port}`;

  const visitor = (more: Record<string, string> = {}): Visitor => {
    const self: Visitor = {
      cookie: '',
      get: (path, headers) => call('GET', path, undefined, headers),
      send: (method, path, body, headers) => call(method, path, body, headers),
      async named(name, lang = 'en') {
        const made = await call('PUT', '/api/me', { name, lang });
        if (made.status !== 200) throw new Error(`no guest: ${made.text}`);
        return made.body.id;
      },
    };
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(method === 'GET' ? {} : { origin: base, 'sec-fetch-site': 'same-origin' }),
          ...(self.cookie === '' ? {} : { cookie: `session=${self.cookie}` }),
          ...more,
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const set = /^(?:__Host-)?session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '');
      if (set !== null) self.cookie = set[1] ?? '';
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: readTold(text), text };
    };
    return self;
  };

  return {
    server,
    base,
    dir,
    lines,
    visitor,
    async close() {
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Null where it is no JSON: not everything is. */
function readTold(text: string): Told {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse('null');
  }
}

/** As it is written, without the tidying of addresses and headers that `fetch` does. */
export function raw(
  base: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

export const MATCH = {
  game: 'gosu-x',
  seats: [{ kind: 'me' }, { kind: 'person' }],
  clock: 'standard',
  rated: false,
  visibility: 'private',
  lang: 'en',
};
