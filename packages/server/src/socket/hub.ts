/** What all sockets of this process share: bounds, figures, the timer, who is there, and what is followed. */
import type { IncomingMessage } from 'node:http';
import { type Buckets, createBuckets } from '../buckets.ts';
import type { Person } from '../host/authority.ts';
import { Sights } from '../wire/index.ts';
import type { Connection } from './connection.ts';
import type { Lookers } from './following.ts';
import { SOCKET_LIMITS, type SocketDeps, type SocketLimits, type SocketStats } from './options.ts';
import { Pulse } from './pulse.ts';
import { Tally } from './tally.ts';

/** Addresses and people that are remembered. */
const MOST_NAMES = 20_000;

export class Hub {
  readonly deps: SocketDeps;
  readonly limits: SocketLimits;
  readonly sights = new Sights();
  readonly lookers: Lookers = new WeakMap();
  readonly pulse: Pulse<Connection>;
  readonly greeting: ReturnType<Pulse<Connection>['waits']>;
  readonly closing: ReturnType<Pulse<Connection>['waits']>;
  readonly connections = new Set<Connection>();
  readonly counts = { received: 0, sent: 0, refused: 0, malformed: 0, faults: 0 };
  readonly mono: () => number;
  readonly wall: () => number;
  readonly #addresses = new Tally();
  readonly #people = new Tally();
  readonly #closed = new Tally();
  readonly #opens: Buckets;
  readonly #addressLooks: Buckets;
  readonly #personLooks: Buckets;

  constructor(deps: SocketDeps) {
    this.deps = deps;
    this.limits = { ...SOCKET_LIMITS, ...deps.limits };
    this.mono = deps.mono ?? (() => performance.now());
    this.wall = deps.wall ?? Date.now;
    this.pulse = new Pulse(this.limits.pingMs, this.mono);
    this.greeting = this.pulse.waits(this.limits.helloMs);
    this.closing = this.pulse.waits(this.limits.closeMs);
    this.#opens = createBuckets(this.limits.opens, MOST_NAMES, this.mono);
    this.#addressLooks = createBuckets(this.limits.addressWatches, MOST_NAMES, this.mono);
    this.#personLooks = createBuckets(this.limits.personWatches, MOST_NAMES, this.mono);
  }

  hasRoom(address: string): boolean {
    const { sockets, perAddress } = this.limits;
    if (this.connections.size >= sockets || this.#addresses.of(address) >= perAddress) return false;
    return this.#opens.take(address) === 0;
  }

  /** Milliseconds until somebody may follow another match; 0: now. */
  mayLook(address: string, player: string | null): number {
    return (
      this.#addressLooks.take(address) || (player === null ? 0 : this.#personLooks.take(player))
    );
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    this.#addresses.add(connection.address);
    this.pulse.add(connection);
    this.greeting.begin(connection);
  }

  /** False where this person has too many sockets already. */
  admit({ player }: Person): boolean {
    if (this.#people.of(player) >= this.limits.perPerson) return false;
    this.#people.add(player);
    return true;
  }

  remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.#addresses.remove(connection.address);
    if (connection.person !== null) this.#people.remove(connection.person.player);
    this.pulse.remove(connection);
  }

  async authenticate(request: IncomingMessage, token: string | null): Promise<Person | null> {
    return this.deps.authenticate(request, token);
  }

  count(why: string): void {
    this.#closed.add(why);
  }

  warn(text: string, address: string): void {
    this.deps.log.warn({ address }, text);
  }

  fault(text: string, error: unknown): void {
    this.counts.faults++;
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.deps.log.error({ error: words }, text);
  }

  stats(): SocketStats {
    return {
      sockets: this.connections.size,
      addresses: this.#addresses.size,
      people: this.#people.size,
      sights: this.sights.size,
      ...this.counts,
      closed: this.#closed.all(),
    };
  }
}
