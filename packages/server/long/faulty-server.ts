/**
 * The real server with one fault put into it (FAULT), or with its limits lifted (LIMITS=off): what the long forms must find, and
 * what lets them send as fast as they can. Nothing of this can be switched on in the server itself.
 */
import { readConfig } from '../src/config.ts';
import { type Kit, kitOf } from '../src/games.ts';
import { createLog } from '../src/ops/log.ts';
import { type ServerOptions, startServer } from '../src/server.ts';
import type {
  Append,
  ListedMatch,
  MatchPage,
  MatchQuery,
  Store,
  StoredMatch,
} from '../src/store/index.ts';

const LATE_MS = Number(process.env.LATE_MS ?? 100);

/** Acknowledged first, written a little later. */
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

/** The time in which it was not there is charged to whoever moved last, or to all where clocks were written down. */
function charging(store: Store): Store {
  const readMatch = async (id: string): Promise<StoredMatch | null> => {
    const stored = await store.readMatch(id);
    const last = stored?.entries.at(-1);
    if (stored === null || last === undefined) return stored;
    const entry = JSON.parse(last) as { at: number; spent?: number | number[] };
    const more = Date.now() - entry.at;
    if (typeof entry.spent === 'number') entry.spent += more;
    else if (entry.spent !== undefined) entry.spent = entry.spent.map((ms) => ms + more);
    return { ...stored, entries: [...stored.entries.slice(0, -1), JSON.stringify(entry)] };
  };
  return { ...store, readMatch };
}

/** The list of matches tells their secrets where the name of a player should be. */
function telling(store: Store): Store {
  const told = async (row: ListedMatch): Promise<ListedMatch> => {
    const summary = JSON.parse(row.summary) as { seats: { name: string }[] };
    const name = (await store.readMatch(row.id))?.row.secret ?? '';
    return { ...row, summary: JSON.stringify({ ...summary, seats: nameAll(summary.seats, name) }) };
  };
  const listMatches = async (query: MatchQuery): Promise<MatchPage> => {
    const page = await store.listMatches(query);
    return { ...page, matches: await Promise.all(page.matches.map(told)) };
  };
  return { ...store, listMatches };
}

const nameAll = (seats: readonly { name: string }[], name: string) =>
  seats.map((seat) => ({ ...seat, name }));

/** Waits for readers as long as they like, and keeps for them what they do not read. */
const PATIENT = { pingMs: 2 ** 30, buffered: 2 ** 40 };

/** Spectators see with the eyes of the first seat. */
function leak(): void {
  const kit = kitOf('gosu-x') as Writable<Kit>;
  const game = kit.game as Writable<Kit['game']>;
  const { view } = game;
  const { viewChange } = kit;
  game.view = (state, viewer) => ({ ...view(state, Math.max(0, viewer)), viewer });
  kit.viewChange = (before, after, viewer) => viewChange(before, after, Math.max(0, viewer));
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

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
    case 'charges':
      return { around: charging };
    case 'tells':
      return { around: telling };
    case 'patient':
      return { socketLimits: PATIENT };
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
