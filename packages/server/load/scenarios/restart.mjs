/** S7 and S8: how soon a server that starts again is there, and how soon everybody is back. */
import { startBare, startServer } from '../child.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { BareTable, openAll, Table } from '../tables.mjs';
import { watchEach } from './idle.mjs';

/** Tables whose sockets are on their way at a time: more than the system's queue holds would be sent away. */
const ABREAST = 200;

/** About a hundred decisions each, where games are so long. */
const late = () => 100;

async function startWith(where, games, count) {
  const seeded = await seed(where, games, { tables: count, from: late });
  const server = await startServer(where, { env: { SESSION_KEY } });
  const since = () => (performance.now() - server.begun) / 1000;
  const { ok } = await (await fetch(`http://127.0.0.1:${server.port}/health`)).json();
  if (!ok) throw new Error('the server says that it is not well');
  const ids = seeded.map(({ matches }) => matches[0].id);
  const last = ids[ids.length - 1];
  const first = await watchEach(server.port, [last]);
  const ready = since();
  const rest = await watchEach(server.port, ids.slice(0, -1));
  const all = since();
  for (const socket of [...first, ...rest]) socket.close();
  await server.stop();
  return { ready, all };
}

export const start = {
  id: 's7',
  about: 'from the start of the process until somebody who asks for a stored game is shown it',
  async run({ place, games, progress, size }) {
    const long = games.filter(({ answers }) => answers.length > 90);
    const figures = [];
    for (const [count, most, goal] of [
      [1000, 1.5, 0.7],
      [5000, 4, 2],
    ]) {
      progress.step(`s7: ${count} games`);
      const { ready, all } = await startWith(await place(), long, size(count));
      figures.push(
        { what: `${count} games: ready, s`, value: ready, most, goal },
        { what: `${count} games: each of them asked for and shown, s`, value: all },
      );
    }
    return figures;
  },
};

/** How long it takes until all sockets of these tables have their view, in seconds. */
async function back(tables, port) {
  const begun = performance.now();
  await openAll(tables, port, ABREAST);
  const seconds = (performance.now() - begun) / 1000;
  for (const table of tables) table.close();
  return seconds;
}

export const storm = {
  id: 's8',
  about: '4,000 sockets come back at once after a restart, each with a whole view',
  async run({ place, games, progress, size }) {
    const GAMES = size(2000);
    progress.step('s8: seating');
    const where = await place();
    const seeded = await seed(where, games, { tables: GAMES, from: (n) => n % 60 });
    const first = await startServer(where, { env: { SESSION_KEY } });
    const before = seeded.map((one) => new Table(one));
    await openAll(before, first.port);
    progress.step('s8: restart');
    await first.stop();
    for (const table of before) table.close();
    const second = await startServer(where, { env: { SESSION_KEY } });
    const after = seeded.map((one) => new Table(one));
    const seconds = await back(after, second.port);
    await second.stop();
    progress.step('s8: the bare server');
    const bare = await startBare();
    const tables = Array.from({ length: GAMES }, (_, n) => new BareTable(n));
    const bareSeconds = await back(tables, bare.port);
    await bare.stop();
    return [
      { what: 'all back after, s', value: seconds, most: 5, goal: 2.5 },
      { what: 'bare server, s', value: bareSeconds },
    ];
  },
};
