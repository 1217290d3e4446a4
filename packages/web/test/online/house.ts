/** A whole server with the built page, and people in browsers of their own who meet at its tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT, openVisits, type Visit, type VisitOptions } from '@testing/site.ts';
import type { BotPool } from '../../../server/src/bots/index.ts';
import { thinkQuickly } from '../../../server/src/bots/think.ts';
import { readConfig } from '../../../server/src/config.ts';
import { createLog } from '../../../server/src/ops/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../../server/src/server.ts';
import { openEyes } from '../play/eyes.ts';

export interface Guest extends Visit {
  readonly name: string;
  /** Asks the server as this person's page would. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Record<string, unknown>>;
  /** Opens the link of a match. */
  goTo(match: string): Promise<void>;
}

export interface Place {
  readonly server: RunningServer;
  readonly address: string;
  /** Cuts every line there is; whoever calls again is put through. */
  cut(): void;
  /** Ends the server as a signal would, and starts another on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface Known {
  readonly name: string;
  readonly session: string;
}

export interface House extends Place {
  /** Somebody who has given a name; an empty one for somebody without. */
  guest(name: string, options?: VisitOptions): Promise<Guest>;
  /** A browser of somebody who has a session already. */
  visitAs(person: Known, options?: VisitOptions): Promise<Guest>;
}

/** Bots that answer at once. */
const BOTS: BotPool = {
  ask: async (question) => thinkQuickly(question),
  quick: thinkQuickly,
  usual: () => 'level-1',
  ms: 50,
  close: async () => {},
  counts: () => ({ waiting: 0, thinking: 0, answered: 0, killed: 0, failed: 0 }),
};

const NO_LIMITS = Object.fromEntries(
  ['request', 'api', 'player', 'guest', 'match', 'passkey', 'record'].map((name) => [
    name,
    { rate: 1e6, burst: 1e6 },
  ]),
);

/** A server without browsers. */
export async function openPlace(options: Partial<ServerOptions> = {}, page = ''): Promise<Place> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-house-'));
  const start = (port: number) =>
    startServer(readConfig({ PORT: String(port), DATA_DIR: dir, PAGE_DIR: page }), {
      log: createLog('silent'),
      bots: BOTS,
      rates: NO_LIMITS,
      ...options,
    });
  let server = await start(0);
  const { port } = server;
  const exchange = await openExchange(port);
  return {
    get server() {
      return server;
    },
    address: `http://localhost:${exchange.port}`,
    cut: exchange.cut,
    async restart() {
      await server.close();
      server = await start(port);
    },
    async close() {
      await exchange.close();
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export async function openHouse(options: Partial<ServerOptions> = {}): Promise<House> {
  const place = await openPlace(options, BUILT);
  const { address } = place;
  const visits = await openVisits(address);

  const guest = async (name: string, more: VisitOptions = {}): Promise<Guest> => {
    const visit = await visits.visit(more);
    await visit.context.addInitScript(openEyes);
    const ask: Guest['ask'] = async (method, path, body) => {
      const response = await visit.context.request.fetch(address + path, {
        method,
        headers: { origin: address },
        ...(body === undefined ? {} : { data: body }),
      });
      if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
      return response.status() === 204 ? {} : response.json();
    };
    if (name !== '') await ask('PUT', '/api/me', { name, lang: more.lang ?? 'en' });
    return {
      ...visit,
      name,
      ask,
      goTo: async (match) => {
        await visit.page.goto(`${address}/m/${match}`);
      },
    };
  };

  const visitAs = async ({ name, session }: Known, more: VisitOptions = {}): Promise<Guest> => {
    const visit = await guest('', more);
    await visit.context.addCookies([{ name: 'session', value: session, url: address }]);
    return { ...visit, name };
  };

  return {
    ...place,
    get server() {
      return place.server;
    },
    guest,
    visitAs,
    async close() {
      await visits.close();
      await place.close();
    },
  };
}

/** Stands between the browsers and the server, so that lines can be cut without either of them knowing why. */
async function openExchange(to: number) {
  const lines = new Set<Socket>();
  const server = createServer((caller) => {
    const line = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [caller, line],
      [line, caller],
    ] as const) {
      lines.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const line of [...lines]) line.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Makes a match with free seats for people, and gives its id. */
export async function makeMatch(by: Pick<Guest, 'ask'>, more: object = {}): Promise<string> {
  const { match } = await by.ask('POST', '/api/matches', {
    game: 'gosu-x',
    seats: [{ kind: 'me' }, { kind: 'person' }],
    clock: 'standard',
    rated: false,
    visibility: 'private',
    lang: 'en',
    ...more,
  });
  return match as string;
}

export async function takeSeat(guest: Pick<Guest, 'ask'>, match: string): Promise<void> {
  await guest.ask('POST', `/api/matches/${match}/join`, { lang: 'en' });
}
