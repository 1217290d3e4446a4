/** Figures for Prometheus, the one place that knows its library. What others count is read when somebody asks. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostStats } from '../host/authority.ts';
import type { SocketStats } from '../socket/index.ts';
import type { Store } from '../store/index.ts';

interface Sent {
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
}

export interface Sources {
  host(): HostStats;
  sockets(): Pick<SocketStats, 'sockets' | 'received' | 'sent' | 'malformed'>;
  push(): Sent;
  hooks(): Sent;
  store: Pick<Store, 'health'>;
}

export interface Metrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly type: string;
  /** The 99th percentile of the last seconds, in ms. */
  delayMs(): number;
  countRequest(route: string, method: string, status: number, seconds: number): void;
  /** The same store, its appends measured: one in eight, since each microsecond there counts. */
  measured(store: Store): Store;
  close(): void;
}

const RESOLUTION_MS = 20;
const DELAY_WINDOW_MS = 10_000;
const NS_PER_MS = 1e6;
const SAMPLE = 8;
const COMMIT_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2];
const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `gosu_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  /** Counted elsewhere, and only ever more. */
  const total = (name: string, help: string, read: () => number | Promise<number>) =>
    new Counter({
      name: `gosu_${name}_total`,
      help,
      registers,
      async collect() {
        this.reset();
        this.inc(await read());
      },
    });

  gauge('sockets', 'Open WebSockets', () => sources.sockets().sockets);
  total('messages_received', 'Messages of clients', () => sources.sockets().received);
  total('messages_sent', 'Messages to clients', () => sources.sockets().sent);
  total('messages_malformed', 'Messages that could not be read', () => sources.sockets().malformed);
  gauge('matches', 'Matches in memory', () => sources.host().tables);
  gauge('watchers', 'Players and spectators that follow a match', () => sources.host().watchers);
  total('commands', 'Commands that were done', () => sources.host().commands);
  total('refusals', 'Commands that were refused', () => sources.host().refused);
  total(
    'faults',
    'Errors of the engine, of bots and of listeners, and matches that cannot be read',
    () => sources.host().faults,
  );
  total('push_sent', 'Notifications sent', () => sources.push().sent);
  total('push_failed', 'Notifications that failed', () => sources.push().failed);
  total('push_dropped', 'Notifications dropped in a crowd', () => sources.push().dropped);
  total('hooks_sent', 'Messages to addresses of players', () => sources.hooks().sent);
  total('hooks_failed', 'Messages that did not arrive there', () => sources.hooks().failed);
  total('hooks_dropped', 'Messages dropped in a crowd', () => sources.hooks().dropped);
  const health = () => sources.store.health();
  gauge('store_queue', 'Appends that wait for a commit', async () => (await health()).waiting);
  gauge('store_ok', '1 while the store writes', async () => ((await health()).ok ? 1 : 0));
  total('store_commits', 'Commits', async () => (await health()).commits);
  total('store_appends', 'Entries written', async () => (await health()).appended);

  const commit = new Histogram({
    name: 'gosu_commit_seconds',
    help: 'From asking for an entry to be kept until it is (one in eight)',
    buckets: COMMIT_BUCKETS,
    registers,
  });
  const requests = new Histogram({
    name: 'gosu_http_seconds',
    help: 'HTTP requests',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let latest = 0;
  const read = () => {
    // The monitor counts its own interval in.
    latest = Math.max(0, delay.percentile(99) / NS_PER_MS - RESOLUTION_MS);
    if (!Number.isFinite(latest)) latest = 0;
  };
  const window = setInterval(() => {
    read();
    delay.reset();
  }, DELAY_WINDOW_MS);
  window.unref();
  gauge('event_loop_delay_ms', '99th percentile of the last ten seconds', () => latest);

  let turn = 0;
  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    delayMs: () => Math.round(latest * 10) / 10,
    countRequest(route, method, status, seconds) {
      requests.observe({ route, method, status: String(status) }, seconds);
    },
    measured: (store) => ({
      ...store,
      append(append) {
        turn = (turn + 1) % SAMPLE;
        if (turn !== 0) return store.append(append);
        const from = performance.now();
        const done = store.append(append);
        done.then(
          () => commit.observe((performance.now() - from) / 1000),
          () => {},
        );
        return done;
      },
    }),
    close() {
      clearInterval(window);
      delay.disable();
      registry.clear();
    },
  };
}
