/** S2 to S4: games at a pace. How long an answer takes, what the processor does, and what a game costs in memory. */
import { startBare, startServer } from '../child.mjs';
import { pace } from '../drive.mjs';
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

export const steady = {
  id: 's2',
  about: '2,000 games at one answer a second',
  async run({ places, games, progress, size }) {
    const GAMES = size(2000);
    const MS = 15_000;
    progress.step('s2: seating');
    const real = await opened(places.folder(), games, GAMES, 2);
    await openAll(real.tables, real.server.port);
    await pace(real.server, real.tables, 1000, WARM_MS);
    progress.step('s2: playing');
    const figures = await pace(real.server, real.tables, 1000, MS);
    await shut(real);
    progress.step('s2: the bare server');
    const bare = { server: await startBare(), tables: [] };
    for (let n = 0; n < GAMES; n++) bare.tables.push(new BareTable(n));
    await openAll(bare.tables, bare.server.port);
    await pace(bare.server, bare.tables, 1000, WARM_MS);
    const beside = await pace(bare.server, bare.tables, 1000, MS / 3);
    await shut(bare);
    return [
      { what: 'answers/s', value: figures.rate, least: GAMES * 0.98 },
      { what: 'p50, ms', value: figures.p50, most: 6, goal: 3 },
      { what: 'p99, ms', value: figures.p99, most: 40, goal: 15 },
      { what: 'processor, %', value: figures.cpu, most: 60, goal: 40 },
      { what: 'bare server: p99, ms', value: beside.p99, detail: `p50 ${beside.p50.toFixed(2)}` },
      { what: 'bare server: processor, %', value: beside.cpu },
    ];
  },
};

export const capacity = {
  id: 's3',
  about: '5,000 games, 10,000 sockets, an answer every five seconds; and memory of a game (S4)',
  async run({ places, games, progress, size }) {
    const GAMES = size(5000);
    const MS = 20_000;
    progress.step('s3: seating');
    const real = await opened(places.folder(), games, GAMES, 1);
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
