/** What the socket edge is given from outside, and its bounds. */
import type { IncomingMessage } from 'node:http';
import { LIMITS, RATES } from '@open-gosu/protocol';
import type { Rate } from '../buckets.ts';
import type { Host, Person } from '../host/authority.ts';

export interface SocketLimits {
  /** Bytes of one message. */
  readonly message: number;
  readonly helloMs: number;
  /** Messages a second, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Messages beyond that until the socket is closed; one is forgiven with every message in time. */
  readonly excess: number;
  /** Messages that could not be read until the socket is closed. */
  readonly malformed: number;
  /** Commands without a reply yet. */
  readonly pending: number;
  /** Chat lines a minute. */
  readonly chat: number;
  /** Matches followed on one socket. */
  readonly watched: number;
  /** `watch` messages a second, and how many at once: each is told the whole story. */
  readonly watches: number;
  readonly watchBurst: number;
  /** The same of all sockets of an address, and of a person: a match may have to be read for it. */
  readonly addressWatches: Rate;
  readonly personWatches: Rate;
  /** Bytes that wait to be read by the other side. */
  readonly buffered: number;
  readonly pingMs: number;
  /** Pings without an answer until the socket is given up. */
  readonly misses: number;
  /** How long a socket that is being closed may take. */
  readonly closeMs: number;
  readonly sockets: number;
  readonly perAddress: number;
  /** Sockets that an address opens: each asks the store who it is. */
  readonly opens: Rate;
  readonly perPerson: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  message: LIMITS.messageBytes,
  helloMs: 5000,
  rate: RATES.messages,
  burst: RATES.burst,
  excess: 200,
  malformed: 20,
  pending: 64,
  chat: RATES.chat,
  watched: LIMITS.watched,
  watches: RATES.watches,
  watchBurst: RATES.watchBurst,
  addressWatches: { rate: 10, burst: 400 },
  personWatches: { rate: 4, burst: 80 },
  buffered: 262_144,
  pingMs: RATES.pingSeconds * 1000,
  misses: 2,
  closeMs: 2000,
  sockets: 20_000,
  perAddress: 100,
  opens: { rate: 5, burst: 300 },
  perPerson: 12,
};

/** Lines hold no tokens, no texts of players; an address only where somebody has to be kept out. */
export interface SocketLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface SocketDeps {
  readonly host: Host;
  /** `token`: of `hello` or the Authorization header; without one, the request's cookie says who it is. Null: nobody. */
  authenticate(
    request: IncomingMessage,
    token: string | null,
  ): Promise<Person | null> | Person | null;
  readonly log: SocketLog;
  /** Who takes over a seat that somebody leaves, where the host does not say. */
  readonly bot: string;
  readonly build?: string;
  /** Where the server's own page is; without it, at whatever address a request was sent to. */
  readonly ownOrigin?: string;
  /** Origins that may connect beside the server's own, as browsers write them: `https://example.org`. */
  readonly origins?: readonly string[];
  /** Where a request comes from; behind a proxy only the caller knows. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly limits?: Partial<SocketLimits>;
  readonly wall?: () => number;
  readonly mono?: () => number;
  /** In [0, 1): spreads those who come back after a restart. */
  readonly random?: () => number;
}

export interface SocketStats {
  readonly sockets: number;
  readonly addresses: number;
  readonly people: number;
  /** Matches times viewers that are followed here. */
  readonly sights: number;
  readonly received: number;
  readonly sent: number;
  readonly refused: number;
  readonly malformed: number;
  readonly faults: number;
  /** Sockets that were closed by us, by reason, and upgrades that were refused. */
  readonly closed: Readonly<Record<string, number>>;
}
