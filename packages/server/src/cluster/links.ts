/** Connections to other processes: one for each, made when it is needed. When one breaks, whoever watched through it is sent on. */
import { connect, type Socket } from 'node:net';
import type { HostRefusal, Outcome, Watcher } from '../host/host.ts';
import { proofOf } from './door.ts';
import { type Lines, speak } from './lines.ts';
import { type Ask, type FromOwner, type Heard, refused } from './messages.ts';

export interface Link {
  ask(ask: Ask): Promise<Outcome<unknown>>;
  watch(w: number, watcher: Watcher): void;
  leave(w: number): void;
}

export interface Links {
  /** Null where nobody is there. */
  to(address: string): Promise<Link | null>;
  close(): void;
}

export interface LinksOptions {
  readonly secret: string;
  /** No answer within so many ms: none will come. */
  readonly timeoutMs: number;
  /** How long those who watched through a broken connection wait before they come again. */
  readonly movedMs: number;
}

export function createLinks(options: LinksOptions): Links {
  const open = new Map<string, Promise<Link | null>>();
  const sockets = new Set<Socket>();
  return {
    to(address) {
      const known = open.get(address);
      if (known !== undefined) return known;
      const gone = () => void open.delete(address);
      const made = makeLink(address, options, sockets, gone);
      open.set(address, made);
      void made.then((link) => {
        if (link === null) gone();
      });
      return made;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function makeLink(
  address: string,
  { secret, timeoutMs, movedMs }: LinksOptions,
  sockets: Set<Socket>,
  gone: () => void,
): Promise<Link | null> {
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '');
  const port = Number(address.slice(colon + 1));
  return new Promise((resolve) => {
    const asked = new Map<number, (outcome: Outcome<unknown>) => void>();
    const watchers = new Map<number, Watcher>();
    let questions = 0;
    const socket = connect({ host, port, timeout: timeoutMs });
    sockets.add(socket);
    const lines: Lines = speak(socket, (message) => heard(message as FromOwner));
    socket.on('timeout', () => {
      if (socket.connecting) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      gone();
      resolve(null);
      for (const done of asked.values()) done(refused('unavailable'));
      asked.clear();
      const left = [...watchers.values()];
      watchers.clear();
      for (const watcher of left) watcher.moved(movedMs);
    });
    const link: Link = {
      ask: (ask) =>
        new Promise((done) => {
          if (socket.destroyed) {
            done(refused('unavailable'));
            return;
          }
          const q = ++questions;
          const late = setTimeout(() => settle(refused('unavailable')), timeoutMs);
          const settle = (outcome: Outcome<unknown>) => {
            clearTimeout(late);
            asked.delete(q);
            done(outcome);
          };
          asked.set(q, settle);
          lines.send({ ...ask, q });
        }),
      watch: (w, watcher) => void watchers.set(w, watcher),
      leave(w) {
        if (watchers.delete(w)) lines.send({ do: 'leave', w });
      },
    };

    function heard(message: FromOwner): void {
      if ('nonce' in message) {
        lines.send({ proof: proofOf(secret, message.nonce) });
        resolve(link);
      } else if ('a' in message) {
        asked.get(message.a)?.(message.outcome);
      } else {
        const watcher = watchers.get(message.w);
        if (watcher === undefined) return;
        if (message.on === 'moved') watchers.delete(message.w);
        tell(watcher, message.on, message.args);
      }
    }
  });
}

function tell(watcher: Watcher, on: Heard, args: readonly unknown[]): void {
  const methods = watcher as unknown as { [K in Heard]: (...args: readonly unknown[]) => void };
  try {
    methods[on](...args);
  } catch {
    // A listener's own trouble.
  }
}

export type { HostRefusal };
