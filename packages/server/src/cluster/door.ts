/** Where other processes come in: they ask on behalf of their own sockets, and hear what those watch. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import type { Host, Outcome, Watcher, Watching } from '../host/host.ts';
import { type Lines, speak } from './lines.ts';
import { type Ask, type FromOwner, HEARD, type ToOwner } from './messages.ts';

export interface Door {
  readonly address: string;
  /** Until this is called, whoever comes waits. */
  open(host: Host): void;
  close(): Promise<void>;
}

export function proofOf(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(nonce).digest('hex');
}

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
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serve(socket, host, secret);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen.port, listen.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : listen.port;
  return {
    address: advertise ?? `${listen.host}:${port}`,
    open: (one) => opened(one),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(socket: Socket, hosting: Promise<Host>, secret: string): void {
  const nonce = randomBytes(16).toString('hex');
  const expected = Buffer.from(proofOf(secret, nonce));
  const watchers = new Map<number, { watcher: Watcher; watching: Watching | null }>();
  let isKnown = false;
  const lines: Lines = speak(socket, (message) => {
    const said = message as ToOwner;
    if (!isKnown) {
      const proof = Buffer.from(
        'proof' in said && typeof said.proof === 'string' ? said.proof : '',
      );
      isKnown = proof.length === expected.length && timingSafeEqual(proof, expected);
      if (!isKnown) socket.destroy();
      return;
    }
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
  });
  const send = (message: FromOwner) => lines.send(message);
  send({ nonce });
  socket.on('close', () => {
    for (const { watching } of watchers.values()) watching?.leave();
    watchers.clear();
  });

  async function answer(host: Host, ask: Ask): Promise<Outcome<unknown>> {
    switch (ask.do) {
      case 'command': {
        const from = ask.w === null ? null : (watchers.get(ask.w)?.watcher ?? null);
        return host.command(ask.match, ask.by, ask.c, from);
      }
      case 'watch':
        return watch(host, ask);
      case 'chat':
        return host.chat(ask.match, ask.by, ask.line);
      case 'rematch':
        return host.rematch(ask.match, ask.by, ask.yes);
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
