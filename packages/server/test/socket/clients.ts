/** Real sockets for the tests: a server on a free port, and clients that speak the protocol or do not. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ClientMessage,
  type Followed,
  follow,
  PROTOCOL_VERSION,
  readServerMessage,
  type ServerKind,
  type ServerMessage,
  type ServerMessageOf,
  SUBPROTOCOL,
} from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../../src/host/authority.ts';
import { attachSockets, type SocketDeps, type Sockets } from '../../src/socket/index.ts';
import { planOf, X } from '../match/tables.ts';
import { MemoryHost } from './memory-host.ts';

export const ADA: Person = { player: 'player-ada-000000001', name: 'Ada' };
export const BO: Person = { player: 'player-bo-0000000002', name: 'Bo' };
const PEOPLE = new Map([ADA, BO].map((person) => [tokenOf(person), person]));

export function tokenOf({ name }: Person): string {
  return `session-token-of-${name}`;
}

export interface Place {
  readonly host: MemoryHost;
  readonly sockets: Sockets;
  readonly server: Server;
  readonly port: number;
  readonly lines: { level: string; fields: object; text: string }[];
  readonly close: () => Promise<void>;
}

const open = new Set<Place>();
const clients = new Set<WebSocket>();

/** `deps.host`: another one than the one in memory, which then lies idle. */
export async function openPlace(deps: Partial<SocketDeps> = {}): Promise<Place> {
  const server = createServer((_request, response) => {
    response.end('page');
  });
  const host = new MemoryHost();
  const lines: Place['lines'] = [];
  const logTo = (level: string) => (fields: object, text: string) => {
    lines.push({ level, fields, text });
  };
  const sockets = attachSockets(server, {
    host,
    authenticate: (request, token) => {
      const cookie = /session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
      return PEOPLE.get(token ?? cookie ?? '') ?? null;
    },
    log: { info: logTo('info'), warn: logTo('warn'), error: logTo('error') },
    bot: 'easy',
    build: '0.1.0',
    ...deps,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const place: Place = {
    host,
    sockets,
    server,
    port,
    lines,
    close: async () => {
      open.delete(place);
      for (const client of clients) client.terminate();
      clients.clear();
      await sockets.drain(0);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  open.add(place);
  return place;
}

export async function closeAll(): Promise<void> {
  for (const place of open) await place.close();
}

/** Two people at a table. */
export async function openMatch(place: Place, game = X, options: object = {}): Promise<string> {
  const made = await place.host.create(planOf(game, 2, { clock: 'standard', options }), ADA);
  if (!made.ok) throw new Error(made.code);
  place.host.sit(made.value.match, 1, BO);
  return made.value.match;
}

export interface Dialled {
  readonly headers?: { [name: string]: string };
  readonly protocols?: string[];
  readonly path?: string;
}

export function dial(place: Place, { headers = {}, protocols, path }: Dialled = {}): WebSocket {
  const url = `ws://127.0.0.1:${place.port}${path ?? '/socket'}`;
  const socket = new WebSocket(url, protocols ?? [SUBPROTOCOL], {
    headers,
    perMessageDeflate: false,
  });
  socket.on('error', () => {});
  clients.add(socket);
  socket.on('close', () => clients.delete(socket));
  return socket;
}

export type Sent = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : M
  : never;

/** An honest client. */
export class Client {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  state: Followed | null = null;
  closed: number | null = null;
  #ids = 0;
  #wake: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const read = readServerMessage(data.toString());
      if (!read.ok) throw new Error(`${read.message}: ${data.toString().slice(0, 500)}`);
      this.heard.push(read.value);
      this.state = follow(this.state, read.value).held;
      this.#stir();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#stir();
    });
  }

  #stir(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const one of wake) one();
  }

  async until<T>(what: () => T | null | undefined | false, ms = 5000): Promise<T> {
    const ends = performance.now() + ms;
    for (;;) {
      const found = what();
      if (found !== null && found !== undefined && found !== false) return found;
      const left = ends - performance.now();
      if (left <= 0)
        throw new Error(
          `waited in vain; heard ${JSON.stringify(this.heard.slice(-3)).slice(0, 600)}`,
        );
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  nextId(): string {
    return `id-${this.#ids++}`;
  }

  /** Sends it and waits for the one reply. */
  async ask(message: Sent & { id?: string }): Promise<ServerMessage> {
    const id = message.id ?? this.nextId();
    this.raw(JSON.stringify({ ...message, id }));
    return this.reply(id);
  }

  reply(id: string): Promise<ServerMessage> {
    return this.until(() => this.heard.find((one) => 'id' in one && one.id === id));
  }

  next<K extends ServerKind>(kind: K, after = 0): Promise<ServerMessageOf<K>> {
    return this.until(
      () => this.heard.slice(after).find((one) => one.t === kind) as ServerMessageOf<K> | undefined,
    );
  }

  end(): Promise<number> {
    return this.until(() => this.closed);
  }
}

export async function connect(place: Place, who: Person | null = ADA): Promise<Client> {
  const client = new Client(dial(place));
  await new Promise((resolve, reject) => {
    client.socket.once('open', resolve);
    client.socket.once('error', reject);
  });
  const session = who === null ? {} : { session: tokenOf(who) };
  client.raw(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en', ...session }));
  await client.next('welcome');
  return client;
}

/** The status an upgrade is refused with, or 101. */
export function statusOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('close', () => resolve(0));
  });
}

export const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
