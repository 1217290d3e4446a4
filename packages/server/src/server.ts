/**
 * The whole process, put together: store, host, bots, sockets, HTTP. Starting fails as a whole and leaves nothing open;
 * ending writes everything down and tells everybody where to go.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LEVEL_NAMES } from '@open-gosu/bots';
import { createAccounts } from './accounts/accounts.ts';
import { createPasskeys } from './accounts/passkeys.ts';
import { createReminders, type Reminders } from './accounts/reminders.ts';
import { createSessions } from './accounts/sessions.ts';
import { type BotPool, createBotPool } from './bots/index.ts';
import type { Rate } from './buckets.ts';
import type { Config } from './config.ts';
import { addressGroup } from './http/address.ts';
import { type AppOptions, createApp } from './http/app.ts';
import type { HttpParts } from './http/ask.ts';
import { readCookie } from './http/cookie.ts';
import { createCursors } from './http/cursors.ts';
import { createLimits, type LimitName } from './http/limits.ts';
import { callerAddress, trustOf } from './http/proxies.ts';
import { openControl } from './ops/control.ts';
import { openDataDir } from './ops/data-dir.ts';
import { sessionKeyOf } from './ops/keys.ts';
import type { Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { openHost } from './ops/open-host.ts';
import { openNotices } from './ops/open-notices.ts';
import { attachSockets, type SocketLimits, type Sockets } from './socket/index.ts';
import { openPostgresStore, openSqliteStore, type Store } from './store/index.ts';

export interface RunningServer {
  /** `http://localhost:3000`. */
  readonly address: string;
  readonly port: number;
  readonly parts: HttpParts;
  readonly reminders: Pick<Reminders, 'look'>;
  /** Drains, flushes, closes; once, however often it is called. */
  close(): Promise<void>;
}

export interface ServerOptions extends Pick<AppOptions, 'checkAnswers'> {
  /** Other rates: for measuring and for tests. */
  readonly rates?: Partial<Record<LimitName, Rate>>;
  readonly log: Log;
  /** Instead of threads of our own; null: nobody plays for a bot. */
  readonly bots?: BotPool | null;
  /** Other bounds of sockets: for measuring, never for players. */
  readonly socketLimits?: Partial<SocketLimits>;
  /** What is put around the store: tests make it fail there. */
  readonly around?: (store: Store) => Store;
}

const SWEEP_MS = 3_600_000;
/** For requests that were sent before anybody knew. */
const LAST_CALL_MS = 100;
/** How long an answer may still take once everything is written. */
const LAST_ANSWERS_MS = 2000;
/** How long notices that were noted as told may still take to leave. */
const LAST_NOTICES_MS = 2000;
const NONE_SENT = { sent: 0, failed: 0, dropped: 0 };
const NO_SOCKETS = { sockets: 0, received: 0, sent: 0, malformed: 0 };
/** Heard by all processes: where a player has signed out. */
const SIGNED_OUT = 'signed-out';
const MOST_TELLS = 120;
const TELL_AGAIN_MS = 1000;
const USUAL_BOT = 'level-3';
/** Told to clients; changes with each release. */
const VERSION = '0.1.0';
/** Bots people may sit down with. */
export const SEATED_BOTS: readonly string[] = LEVEL_NAMES.map((_, i) => `level-${i + 1}`);

export async function openStore({ databaseUrl, dataDir }: Config): Promise<Store> {
  if (databaseUrl !== null) return openPostgresStore({ url: databaseUrl });
  openDataDir(dataDir);
  return openSqliteStore({ dir: dataDir });
}

/** Where people are told to go. */
export function addressOf({ host, publicUrl }: Config, port: number): string {
  if (publicUrl !== null) return publicUrl;
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { log } = options;
  const key = sessionKeyOf(config);
  const opened = await openStore(config);
  const raw = options.around?.(opened) ?? opened;
  /** In the order they were opened; closed from the last to the first. */
  const closing: (() => unknown)[] = [() => raw.close()];
  const undo = async () => {
    for (const close of closing.splice(0).reverse()) {
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => log.error({ err: error }, 'something did not close well'));
    }
  };
  try {
    return await assemble(config, options, raw, key, closing, undo);
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Waits for it, but no longer than that. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const end = new AbortController();
  const late = wait(ms, undefined, { signal: end.signal }).catch(() => {});
  await Promise.race([work, late]).finally(() => end.abort());
}

async function assemble(
  config: Config,
  options: ServerOptions,
  raw: Store,
  key: string,
  closing: (() => unknown)[],
  undo: () => Promise<void>,
): Promise<RunningServer> {
  const { log } = options;
  let isDraining = false;
  let sockets: Sockets | null = null;

  // The port is known only once it is bound.
  let address = '';
  const { push, hooks, notices } = openNotices(config, raw, log, () => address);
  closing.push(() => within(LAST_NOTICES_MS, notices.stop()));
  const metrics = createMetrics({
    host: () => host.stats(),
    sockets: () => sockets?.stats() ?? NO_SOCKETS,
    push: () => push?.stats() ?? NONE_SENT,
    hooks: () => hooks?.stats() ?? NONE_SENT,
    store: raw,
  });
  closing.push(() => metrics.close());
  const store = metrics.measured(raw);

  const bots =
    options.bots !== undefined
      ? options.bots
      : config.botThreads === 0
        ? null
        : createBotPool({ size: config.botThreads });
  const limits = createLimits(options.rates);
  const told = push === null && hooks === null ? null : notices;
  const host = await openHost({ config, store, bots, log, notices: told, key, limits });
  closing.push(() => host.drain());
  const reminders = createReminders({
    turns: store.turns,
    awaited: host.awaited,
    remind: notices.remind,
    onError: (error) => log.warn({ err: error }, 'reminders are looked for again later'),
  });
  closing.push(() => reminders.stop());

  /** Here at once; elsewhere as soon as the store can tell them. */
  const signedOut = async (player: string): Promise<void> => {
    sockets?.endSession(player);
    await tellSignedOut(player, 1);
  };
  const tellSignedOut = (player: string, tries: number): Promise<void> =>
    store.notify(SIGNED_OUT, player).catch((error: unknown) => {
      log.warn({ err: error, tries }, 'others are not told yet that somebody signed out');
      if (tries >= MOST_TELLS || isDraining) return;
      setTimeout(() => void tellSignedOut(player, tries + 1), TELL_AGAIN_MS).unref();
    });

  // The origin of passkeys depends on the port.
  const origins: string[] = [...config.allowedOrigins];
  const passkeys = createPasskeys({
    store,
    rpId: config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname,
    origins,
    onCopy: (player) => {
      log.warn({ player }, 'a passkey counted backwards: its sessions are ended');
      sessions
        .endAll(player)
        .then(() => signedOut(player))
        .catch((error: unknown) => log.error({ err: error }, 'not ended'));
    },
  });
  const sessions = createSessions({
    store: store.sessions,
    key,
    canReturn: async (player) => (await passkeys.count(player)) > 0,
    onReuse: (player) => {
      log.warn({ player }, 'an old session was used again');
      void signedOut(player);
    },
  });
  const accounts = createAccounts(store, sessions, passkeys);
  const parts: HttpParts = {
    host,
    store,
    accounts,
    sessions,
    passkeys,
    push,
    notices,
    metrics,
    bots: bots === null ? [] : SEATED_BOTS,
    isDraining: () => isDraining,
    cursors: createCursors(key),
    signedOut,
  };
  const app = createApp({ ...options, config, parts, limits });

  const isTrusted = trustOf(config.trustProxy);
  sockets = attachSockets(app.server, {
    host,
    log,
    bot: USUAL_BOT,
    build: VERSION,
    ...(options.socketLimits === undefined ? {} : { limits: options.socketLimits }),
    ...(config.publicUrl === null ? {} : { ownOrigin: config.publicUrl }),
    origins: config.allowedOrigins,
    addressOf: (request) => addressGroup(callerAddress(request, isTrusted)),
    async authenticate(request, token) {
      const caller = await accounts.caller(token ?? readCookie(request.headers.cookie), false);
      return caller === null ? null : { player: caller.player.id, name: caller.player.name };
    },
  });

  const unlisten = await store.listen(
    SIGNED_OUT,
    (player) => sockets?.endSession(player),
    // Who signed out meanwhile is not known: everybody shows again who they are.
    () => sockets?.greetAgain(),
  );
  closing.push(unlisten);
  await app.listen({ port: config.port, host: config.host });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  address = addressOf(config, port);
  origins.push(config.publicUrl ?? `http://localhost:${port}`);

  const sweep = setInterval(() => {
    store.sessions
      .removeExpired(Date.now())
      .catch((error: unknown) => log.warn({ err: error }, 'old sessions stay for now'));
  }, SWEEP_MS);
  sweep.unref();
  closing.push(() => clearInterval(sweep));
  if (config.databaseUrl === null) {
    const control = await openControl(config.dataDir, store, log);
    closing.push(() => control.close());
  }
  log.info({ address, store: (await store.health()).store }, 'listening');

  let ended: Promise<void> | null = null;
  const end = async () => {
    isDraining = true;
    log.info({}, 'draining');
    // Nothing new is begun; what is under way is finished, written and told; then the doors are shut.
    await host.drain();
    await sockets?.drain();
    // A request that is on its way would otherwise find its connection cut; each answer now says that it is the last.
    await wait(LAST_CALL_MS);
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
    await undo();
    clearTimeout(late);
    log.info({}, 'closed');
  };
  return {
    address,
    port,
    parts,
    reminders,
    close() {
      ended ??= end();
      return ended;
    },
  };
}
