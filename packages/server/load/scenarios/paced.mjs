/** S2 to S4: games at a pace. How long an answer takes, what the processor does, and what a game costs in memory. */
import { quantile } from '../../rig/machine.mjs';
import { startBare, startServer } from '../child.mjs';
import { watchDisk } from '../disk.mjs';
import { median, pace } from '../drive.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { BareTable, openAll, Table } from '../tables.mjs';

const MB = 2 ** 20;
const KB = 2 ** 10;
const WARM_MS = 3000;

/** Somewhere in the first half of a game. */
const spread = (n) => n % 40;

async function opened(place, games, count, matches) {
  const seeded = await seed(place, games, { tables: count, matches, from: spread });
  const server = await startServer(place, { env: { SESSION_KEY } });
  return { server, tables: seeded.map((one) => new Table(one)) };
}

function shut({ server, tables }) {
  for (const table of tables) table.close();
  return server.stop();
}

const S2_ROUNDS = 5;
const S2_MS = 5000;
const BARE_MS = 3000;
const P99_MS = 40;

async function openedBare(count) {
  const server = await startBare();
  const tables = Array.from({ length: count }, (_, n) => new BareTable(n));
  return { server, tables };
}

/** Said where the disk alone takes longer than all of an answer may: nothing is told before it is synced. */
function heldUpBy(syncs) {
  const slow = quantile(syncs, 0.99);
  return slow > P99_MS ? { unfit: `the disk alone took ${slow.toFixed(0)} ms` } : {};
}

/** The middle of the rounds, and how far they lie apart: single rounds mislead. */
function middle(rounds, name) {
  const values = rounds.map((round) => round[name]);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((n) => n.toFixed(1));
  return { value: median(values), detail: `${low} to ${high}` };
}

export const steady = {
  id: 's2',
  about: '2,000 games at one answer a second: the middle of five rounds',
  async run({ place, games, progress, size }) {
    const GAMES = size(2000);
    progress.step('s2: seating');
    const where = await place();
    const cases = [
      { ...(await opened(where, games, GAMES, 2)), ms: S2_MS, rounds: [] },
      { ...(await openedBare(GAMES)), ms: BARE_MS, rounds: [] },
    ];
    for (const { server, tables } of cases) {
      await openAll(tables, server.port);
      await pace(server, tables, 1000, WARM_MS);
    }
    const disk = await watchDisk(where.dir);
    const syncs = [];
    for (let round = 1; round <= S2_ROUNDS; round++) {
      progress.step(`s2: round ${round} of ${S2_ROUNDS}`);
      for (const { server, tables, ms, rounds } of cases) {
        disk.take();
        rounds.push(await pace(server, tables, 1000, ms));
      }
      // Beside the bare server, which writes nothing: what the disk does of its own accord.
      syncs.push(...disk.take());
    }
    await disk.stop();
    for (const one of cases) await shut(one);
    const [real, bare] = cases.map(({ rounds }) => rounds);
    return [
      { what: 'answers/s', ...middle(real, 'rate'), least: GAMES * 0.98 },
      { what: 'p50, ms', ...middle(real, 'p50'), most: 6, goal: 3 },
      { what: 'p99, ms', ...middle(real, 'p99'), most: P99_MS, goal: 15, ...heldUpBy(syncs) },
      { what: 'processor, %', ...middle(real, 'cpu'), most: 60, goal: 40 },
      { what: 'bare server: p50, ms', ...middle(bare, 'p50') },
      { what: 'bare server: p99, ms', ...middle(bare, 'p99') },
      { what: 'bare server: processor, %', ...middle(bare, 'cpu') },
      {
        what: 'the disk alone: a sync, p99, ms',
        value: quantile(syncs, 0.99),
        detail: `p50 ${median(syncs).toFixed(2)}, longest ${quantile(syncs, 1).toFixed(0)}`,
      },
    ];
  },
};

export const capacity = {
  id: 's3',
  about: '5,000 games, 10,000 sockets, an answer every five seconds; and memory of a game (S4)',
  async run({ place, games, progress, size }) {
    const GAMES = size(5000);
    const MS = 20_000;
    progress.step('s3: seating');
    const real = await opened(await place(), games, GAMES, 1);
    const { server, tables } = real;
    // What the first games bring along (compiled code, caches) is the process's, not a game's.
    const first = tables.slice(0, 100);
    const rest = tables.slice(100);
    await openAll(first, server.port);
    await pace(server, first, 1000, WARM_MS);
    const before = await server.memory();
    const begun = performance.now();
    await openAll(rest, server.port);
    const openMs = performance.now() - begun;
    progress.step('s3: playing');
    await pace(server, tables, 5000, WARM_MS);
    const figures = await pace(server, tables, 5000, MS);
    const rss = server.rssBytes();
    const after = await server.memory();
    await shut(real);
    const each = (bytes) => bytes / rest.length / KB;
    return [
      { what: 'answers/s', value: figures.rate, least: (GAMES / 5) * 0.98 },
      { what: 'p99, ms', value: figures.p99, most: 50, detail: `p50 ${figures.p50.toFixed(1)}` },
      { what: 'memory (RSS), MB', value: rss / MB, most: 600 },
      { what: 'processor, %', value: figures.cpu },
      { what: 'all connected within, s', value: openMs / 1000 },
      {
        what: 'S4: RSS of a game, KB',
        value: each(rss - before.rss),
        most: 80,
        goal: 45,
        detail: `${each(after.rss - before.rss).toFixed(1)} once garbage is collected`,
      },
      {
        what: 'S4: heap of a game, KB',
        value: each(after.heapUsed - before.heapUsed),
        most: 30,
        goal: 15,
      },
    ];
  },
};
