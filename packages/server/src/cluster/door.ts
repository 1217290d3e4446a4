/** Where other processes come in: they ask on behalf of their own sockets, and hear what those watch. */
import { createServer, type Server, type Socket } from 'node:net';
import type { Host, Outcome, Watcher, Watching } from '../host/authority.ts';
import { type Lines, MOST, speak } from './lines.ts';
import { type Ask, type FromOwner, HEARD, type ToOwner } from './messages.ts';
import { isProof, makeNonce, proofOf } from './proof.ts';

export interface Door {
  readonly address: string;
  /** Until this is called, whoever comes waits. */
  open(host: Host): void;
  close(): Promise<void>;
}

/** Whoever has not shown that they belong here: so many at a time, so long, and no longer lines than a proof. */
const MOST_STRANGERS = 64;
const STRANGER_MS = 5000;
const STRANGER_LINE = 1024;

export interface DoorOptions {
  readonly listen: { readonly host: string; readonly port: number };
  /** How others reach it, where that is not where it listens: `host:port`. */
  readonly advertise?: string;
  readonly secret: string;
}

export async function makeDoor({ listen, advertise, secret }: DoorOptions): Promise<Door> {
  let opened: (host: Host) => void = () => {};
  const host = new Promise<Host>((resolve) => {
    opened = resolve;
  });
  const sockets = new Set<Socket>();
  const strangers = new Set<Socket>();
  let address = '';
  const server: Server = createServer((socket) => {
    if (strangers.size >= MOST_STRANGERS) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    strangers.add(socket);
    const late = setTimeout(() => socket.destroy(), STRANGER_MS);
    const known = () => {
      clearTimeout(late);
      strangers.delete(socket);
    };
    socket.on('close', () => {
      known();
      sockets.delete(socket);
    });
    socket.on('error', () => {});
    serve(socket, host, { secret, address, known });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen.port, listen.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : listen.port;
  address = advertise ?? `${listen.host}:${port}`;
  return {
    address,
    open: (one) => opened(one),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Entrance {
  readonly secret: string;
  /** As the others know it. */
  readonly address: string;
  /** They have proved that they belong here. */
  known(): void;
}

function serve(socket: Socket, hosting: Promise<Host>, { secret, address, known }: Entrance): void {
  const nonce = makeNonce();
  const watchers = new Map<number, { watcher: Watcher; watching: Watching | null }>();
  let theirs: string | null = null;
  let isKnown = false;
  const lines: Lines = speak(
    socket,
    (message) => {
      if (isKnown) hear(message as ToOwner);
      else meet(message as ToOwner);
    },
    () => (isKnown ? MOST : STRANGER_LINE),
  );
  const send = (message: FromOwner) => lines.send(message);
  socket.on('close', () => {
    for (const { watching } of watchers.values()) watching?.leave();
    watchers.clear();
  });

  /** The door proves itself first: nobody learns from it what they could use at another one. */
  function meet(said: ToOwner): void {
    if (theirs === null && 'nonce' in said && typeof said.nonce === 'string') {
      theirs = said.nonce;
      send({ nonce, proof: proofOf(secret, 'door', address, theirs, nonce) });
      return;
    }
    const wanted = theirs === null ? null : proofOf(secret, 'link', address, theirs, nonce);
    isKnown = wanted !== null && 'proof' in said && isProof(said.proof, wanted);
    if (isKnown) known();
    else socket.destroy();
  }

  function hear(said: ToOwner): void {
    if ('q' in said) {
      const { q } = said;
      const reply = (outcome: Outcome<unknown>) => send({ a: q, outcome });
      hosting
        .then((host) => answer(host, said))
        .then(reply, () => reply({ ok: false, code: 'unavailable' }));
    } else if ('w' in said) {
      watchers.get(said.w)?.watching?.leave();
      watchers.delete(said.w);
    }
  }

  async function answer(host: Host, ask: Ask): Promise<Outcome<unknown>> {
    switch (ask.do) {
      case 'command': {
        const from = ask.w === null ? null : (watchers.get(ask.w)?.watcher ?? null);
        return host.command(ask.match, ask.by, ask.c, from);
      }
      case 'watch':
        return watch(host, ask);
      case 'chat':
        return host.chat(ask.match, ask.by, ask.line, ask.id);
      case 'rematch':
        return host.rematch(ask.match, ask.by, ask.yes);
      case 'beat':
        return { ok: true, value: null };
    }
  }

  async function watch(
    host: Host,
    { match, who, have, w }: Extract<Ask, { readonly do: 'watch' }>,
  ): Promise<Outcome<unknown>> {
    const watcher = remoteWatcher((on, args) => send({ w, on, args }));
    const kept = { watcher, watching: null as Watching | null };
    watchers.set(w, kept);
    const outcome = await host.watch(match, who, have, watcher);
    if (!outcome.ok) {
      watchers.delete(w);
      return outcome;
    }
    kept.watching = outcome.value;
    // Gone meanwhile.
    if (socket.destroyed || watchers.get(w) !== kept) outcome.value.leave();
    return { ok: true, value: { viewer: outcome.value.viewer } };
  }
}

/** Everything a watcher hears, as messages. */
function remoteWatcher(
  say: (on: (typeof HEARD)[number], args: readonly unknown[]) => void,
): Watcher {
  return Object.fromEntries(
    HEARD.map((on) => [on, (...args: unknown[]) => say(on, args)]),
  ) as unknown as Watcher;
}
