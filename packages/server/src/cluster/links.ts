/** Connections to other processes: one for each, made when it is needed. When one breaks, whoever watched through it is sent on. */
import { connect, type Socket } from 'node:net';
import type { Outcome, Watcher } from '../host/authority.ts';
import { type Outgoing, type SeenData, seenOf } from '../match/index.ts';
import { type Lines, speak } from './lines.ts';
import { type Ask, type FromOwner, type Heard, refused } from './messages.ts';
import { isProof, makeNonce, proofOf } from './proof.ts';

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
  /** How long a process that says nothing more has its matches. */
  readonly leaseMs: number;
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
      made.then(
        (link) => {
          if (link === null) gone();
        },
        () => {},
      );
      return made;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const MOST_PORT = 65_535;
/** So often within a lease a process is asked whether it is there. */
const BEATS = 3;

function makeLink(
  address: string,
  { secret, timeoutMs, leaseMs }: LinksOptions,
  sockets: Set<Socket>,
  gone: () => void,
): Promise<Link | null> {
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '');
  const port = Number(address.slice(colon + 1));
  // What others call themselves comes out of the store: it is not always a place.
  if (!Number.isInteger(port) || port < 1 || port > MOST_PORT) return Promise.resolve(null);
  return new Promise((resolve) => {
    const asked = new Map<number, (outcome: Outcome<unknown>) => void>();
    const watchers = new Map<number, Watcher>();
    const nonce = makeNonce();
    let questions = 0;
    let heardAt = 0;
    let beat: NodeJS.Timeout | undefined;
    const socket = connect({ host, port });
    sockets.add(socket);
    const lines: Lines = speak(socket, (message) => {
      heardAt = performance.now();
      heard(message as FromOwner);
    });
    // Whoever takes the connection and says nothing may be stopped, or somebody else.
    const late = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('connect', () => lines.send({ nonce }));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      clearInterval(beat);
      sockets.delete(socket);
      gone();
      resolve(null);
      for (const done of asked.values()) done(refused('unavailable'));
      asked.clear();
      const left = [...watchers.values()];
      watchers.clear();
      // By then the leases of a process that died have ended.
      const wait = Math.max(0, leaseMs - (performance.now() - heardAt));
      for (const watcher of left) watcher.moved(wait);
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

    function meet(theirs: string, proof: string): void {
      if (!isProof(proof, proofOf(secret, 'door', address, nonce, theirs))) {
        socket.destroy();
        return;
      }
      clearTimeout(late);
      lines.send({ proof: proofOf(secret, 'link', address, nonce, theirs) });
      beat ??= setInterval(lookAfter, leaseMs / BEATS).unref();
      resolve(link);
    }

    /** Not a word for as long as a lease lasts: stopped, or gone without a sign. Whoever watches there is sent on. */
    function lookAfter(): void {
      if (performance.now() - heardAt >= leaseMs) socket.destroy();
      else void link.ask({ do: 'beat' });
    }

    function heard(message: FromOwner): void {
      if ('nonce' in message) {
        meet(message.nonce, message.proof);
      } else if ('a' in message) {
        asked.get(message.a)?.(message.outcome);
      } else {
        const watcher = watchers.get(message.w);
        if (watcher === undefined) return;
        if (message.on === 'moved') watchers.delete(message.w);
        tell(watcher, message.on, message.on === 'tell' ? readTelling(message.args) : message.args);
      }
    }
  });
}

/** What is seen came as data. */
function readTelling([outgoing, ...rest]: readonly unknown[]): readonly unknown[] {
  const { seen, ...told } = outgoing as Omit<Outgoing, 'seen'> & { readonly seen: SeenData | null };
  return [{ ...told, seen: seen === null ? null : seenOf(seen) }, ...rest];
}

function tell(watcher: Watcher, on: Heard, args: readonly unknown[]): void {
  const methods = watcher as unknown as { [K in Heard]: (...args: readonly unknown[]) => void };
  try {
    methods[on](...args);
  } catch {
    // A listener's own trouble.
  }
}
