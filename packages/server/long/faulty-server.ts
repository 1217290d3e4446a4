/**
 * The real server with one fault put into it (FAULT), or with its limits lifted (LIMITS=off): what the long forms must find, and
 * what lets them send as fast as they can. Nothing of this can be switched on in the server itself.
 */
import type { Viewer } from '@open-gosu/kernel';
import { readConfig } from '../src/config.ts';
import { kitOf } from '../src/games.ts';
import { createLog } from '../src/ops/log.ts';
import { type ServerOptions, startServer } from '../src/server.ts';
import type { Append, Store } from '../src/store/index.ts';

/** Acknowledged first, written a little later. */
const LATE_MS = 100;

function lazy(store: Store): Store {
  const append = async (one: Append): Promise<void> => {
    setTimeout(() => void store.append(one).catch(() => {}), LATE_MS);
  };
  return { ...store, append };
}

/** Keeps what it need not. */
function hoarding(store: Store): Store {
  const kept: string[] = [];
  const append = (one: Append): Promise<void> => {
    kept.push(`${one.body}${kept.length}`.repeat(20).split('').join(''));
    return store.append(one);
  };
  return { ...store, append };
}

/** Spectators see with the eyes of the first seat. */
function leak(): void {
  const game = kitOf('gosu-x')?.game as { view(state: unknown, viewer: Viewer): unknown };
  const { view } = game;
  game.view = (state, viewer) => {
    const seen = view(state, viewer < 0 ? 0 : viewer) as { viewer: Viewer };
    return { ...seen, viewer };
  };
}

const UNLIMITED = { rate: 1e9, burst: 1e9 };
const RATES = {
  request: UNLIMITED,
  api: UNLIMITED,
  player: UNLIMITED,
  guest: UNLIMITED,
  match: UNLIMITED,
  facts: UNLIMITED,
  seat: UNLIMITED,
  undo: UNLIMITED,
};
const SOCKETS = {
  rate: 1e9,
  burst: 1e9,
  excess: 1e9,
  malformed: 1e9,
  pending: 1000,
  perAddress: 1e6,
  perPerson: 1000,
  watches: 1e9,
  watchBurst: 1e9,
  addressWatches: UNLIMITED,
  personWatches: UNLIMITED,
  opens: UNLIMITED,
};

function faultOf(name: string): Partial<ServerOptions> {
  switch (name) {
    case 'lazy':
      return { around: lazy };
    case 'hoards':
      return { around: hoarding };
    case 'leak':
      leak();
      return {};
    default:
      return {};
  }
}

const config = readConfig(process.env);
const running = await startServer(config, {
  log: createLog(config.logLevel),
  bots: null,
  ...(process.env.LIMITS === 'off' ? { rates: RATES, socketLimits: SOCKETS } : {}),
  ...faultOf(process.env.FAULT ?? ''),
});
process.stdout.write(`Open Gosu: ${running.address}  (Ctrl-C ends it)\n`);
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
