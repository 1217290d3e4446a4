/**
 * The socket edge: WebSockets of a server that is handed in, between clients and the host. It knows no store and no rules, and
 * keeps nothing but who is connected and what they were told last.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocketServer } from 'ws';
import { Connection } from './connection.ts';
import { judgeRequest, turnAway } from './gate.ts';
import { Hub } from './hub.ts';
import type { SocketDeps, SocketStats } from './options.ts';

export {
  SOCKET_LIMITS,
  type SocketDeps,
  type SocketLimits,
  type SocketLog,
  type SocketStats,
} from './options.ts';

export interface Sockets {
  stats(): SocketStats;
  /** The session of this player has ended: their sockets are closed. */
  endSession(player: string): void;
  /** Sessions may have ended unheard: all who are signed in come back within `spreadMs` and are asked again. */
  greetAgain(spreadMs?: number): void;
  /** Takes nobody any more, tells all to come back within `spreadMs`, and resolves once they are gone. */
  drain(spreadMs?: number): Promise<void>;
}

const SPREAD_MS = 2000;

export function attachSockets(server: Server, deps: SocketDeps): Sockets {
  const hub = new Hub(deps);
  const random = deps.random ?? Math.random;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: hub.limits.message,
    perMessageDeflate: false,
    // A connection answers pings itself, within its bounds.
    autoPong: false,
    clientTracking: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  let isDraining = false;

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const judged = judgeRequest(request, deps.origins ?? [], deps.ownOrigin);
    if (!judged.ok) {
      hub.count(judged.why);
      turnAway(socket, judged.status);
      return;
    }
    const address = deps.addressOf?.(request) ?? request.socket.remoteAddress ?? '';
    if (isDraining || !hub.hasRoom(address)) {
      if (!isDraining) hub.warn('too many sockets', address);
      hub.count(isDraining ? 'draining' : 'crowd');
      turnAway(socket, isDraining ? 503 : 429);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      hub.add(new Connection(hub, client, socket, request, address));
    });
  };

  server.on('upgrade', (request, socket, head) => {
    try {
      upgrade(request, socket, head);
    } catch (error) {
      hub.fault('an upgrade failed', error);
      socket.destroy();
    }
  });

  return {
    stats: () => hub.stats(),
    endSession: (player) => {
      for (const one of hub.connections) {
        if (one.person?.player === player) one.close(CLOSE.session, 'session');
      }
    },
    greetAgain: (spreadMs = SPREAD_MS) => {
      deps.log.info({ sockets: hub.connections.size }, 'those who are signed in are asked again');
      for (const one of hub.connections) {
        if (one.person !== null) one.move(Math.floor(random() * spreadMs));
      }
    },
    drain: async (spreadMs = SPREAD_MS) => {
      isDraining = true;
      deps.log.info({ sockets: hub.connections.size }, 'sockets are told to come back');
      for (const one of hub.connections) one.move(Math.floor(random() * spreadMs));
      const until = hub.mono() + hub.limits.closeMs;
      while (hub.connections.size > 0 && hub.mono() < until) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const one of hub.connections) one.late();
      hub.pulse.stop();
    },
  };
}
