/** Players without a browser: the page's own line and store on a real server, with the engine beside them. */
import { SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { answer } from '../../src/engine/answer.ts';
import { makeApi } from '../../src/online/http/api.ts';
import { type Doings, makeDoings } from '../../src/online/match/doings.ts';
import { type MatchFollower, makeFollower } from '../../src/online/match/follower.ts';
import { makeOnlineStore, type OnlineStore } from '../../src/online/match/online-store.ts';
import { type Line, makeLine } from '../../src/online/socket/line.ts';
import type { SocketLike } from '../../src/online/socket/wires.ts';
import type { StoreDeps } from '../../src/table/store/table-state.ts';
import type { Guest, Place } from './house.ts';

export interface Person extends Pick<Guest, 'ask' | 'name'> {
  readonly session: string;
}

export async function personAt({ address }: Place, name: string): Promise<Person> {
  let session = '';
  const ask: Person['ask'] = async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(session === '' ? {} : { authorization: `Bearer ${session}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  ({ session } = (await ask('PUT', '/api/me', { name, lang: 'en' })) as { session: string });
  return { name, ask, session };
}

/** What a tab keeps over a reload. */
export function tabStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

export interface Seat {
  readonly store: OnlineStore;
  readonly follower: MatchFollower;
  readonly doings: Doings;
  readonly line: Line;
  /** Everything that left on the line. */
  readonly sent: readonly Record<string, unknown>[];
  /** Waits until something is so; fails after a while. */
  until(is: () => boolean, what?: string): Promise<void>;
  /** As when the network is another one: the page hears of it, the server does not. */
  loseLine(): void;
  /** As when a tab is closed. */
  leave(): void;
}

const PATIENCE = 15_000;

/** Messages between page and worker are copies. */
const ask: StoreDeps['ask'] = async (name, asked) =>
  structuredClone(answer(name, structuredClone(asked)));

let ids = 0;

export function sitAt(
  { address }: Place,
  match: string,
  person: Person | null,
  choices: ReturnType<typeof tabStore> | null = null,
): Seat {
  const sent: Record<string, unknown>[] = [];
  const sockets = new Map<WebSocket, SocketLike>();
  let isGone = false;
  const line = makeLine({
    open() {
      const url = `${address.replace('http', 'ws')}/socket`;
      const headers = person === null ? {} : { authorization: `Bearer ${person.session}` };
      const socket = new WebSocket(url, SUBPROTOCOL, { headers });
      const like: SocketLike = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send(text) {
          sent.push(JSON.parse(text));
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
      sockets.set(socket, like);
      socket.on('open', () => like.onopen?.());
      socket.on('message', (data) => like.onmessage?.({ data: String(data) }));
      socket.on('close', (code) => {
        sockets.delete(socket);
        like.onclose?.({ code });
      });
      socket.on('error', () => undefined);
      return like;
    },
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(() => {
        if (!isGone) work();
      }, milliseconds);
      return () => clearTimeout(timer);
    },
    lot: () => 0.9,
    newId: () => `seat-${++ids}-${Math.random().toString(36).slice(2, 10)}`,
    lang: () => 'en',
    isKnown: async () => person !== null && (await person.ask('GET', '/api/me')) !== null,
  });
  const api = makeApi({
    base: address,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          ...(person === null ? {} : { authorization: `Bearer ${person.session}` }),
        },
      }),
    lang: () => 'en',
  });
  const follower = makeFollower(match, line, () => Date.now());
  const doings = makeDoings(match, line);
  const store = makeOnlineStore(follower, line, doings, {
    ask,
    now: () => Date.now(),
    lang: () => 'en',
    speed: () => 'off',
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    choices,
    positionAt: (ply) => api.position({ id: match, ply: String(ply), query: {} }),
  });
  follower.open();
  return {
    store,
    follower,
    doings,
    line,
    sent,
    async until(is, what = String(is)) {
      const end = Date.now() + PATIENCE;
      // What is under way goes on first.
      await new Promise((resolve) => setTimeout(resolve, 0));
      while (!is()) {
        if (Date.now() > end) {
          const { scene, fault, isBusy } = store.now();
          const state = JSON.stringify({ fault, isBusy, prompt: scene?.prompt?.text });
          throw new Error(`it does not come about: ${what}; ${state}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
    },
    loseLine() {
      for (const [socket, like] of sockets) {
        socket.pause();
        like.onclose?.({ code: 1006 });
      }
    },
    leave() {
      isGone = true;
      follower.close();
      for (const socket of sockets.keys()) socket.terminate();
    },
  };
}
