/** S7 and S8: how soon a server that starts again is there, and how soon everybody is back. */
import { startServer } from '../child.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { openAll, Table } from '../tables.mjs';
import { watchEach } from './idle.mjs';

/** Tables whose sockets are on their way at a time: more than the system's queue holds would be sent away. */
const ABREAST = 200;

/** About a hundred decisions each, where games are so long. */
const late = () => 100;

async function startWith(places, games, count) {
  const place = places.folder();
  const seeded = await seed(place, games, { tables: count, from: late });
  const server = await startServer(place, { env: { SESSION_KEY } });
  const { ok } = await (await fetch(`http://127.0.0.1:${server.port}/health`)).json();
  if (!ok) throw new Error('the server says that it is not well');
  const readyMs = performance.now() - server.begun;
  const sockets = await watchEach(
    server.port,
    seeded.map(({ matches }) => matches[0].id),
  );
  const allMs = performance.now() - server.begun;
  for (const socket of sockets) socket.close();
  await server.stop();
  return { readyMs, allMs };
}

export const start = {
  id: 's7',
  about: 'from the start of the process until every stored game was read, judged anew and shown',
  async run({ places, games, progress, size }) {
    const long = games.filter(({ answers }) => answers.length > 90);
    const figures = [];
    for (const [count, most, goal] of [
      [1000, 1.5, 0.7],
      [5000, 4, 2],
    ]) {
      progress.step(`s7: ${count} games`);
      const { readyMs, allMs } = await startWith(places, long, size(count));
      figures.push(
        { what: `${count} games: takes connections, s`, value: readyMs / 1000, most, goal },
        { what: `${count} games: all of them shown, s`, value: allMs / 1000, most, goal },
      );
    }
    return figures;
  },
};

export const storm = {
  id: 's8',
  about: '4,000 sockets come back at once after a restart, each with a whole view',
  async run({ places, games, progress, size }) {
    const GAMES = size(2000);
    progress.step('s8: seating');
    const place = places.folder();
    const seeded = await seed(place, games, { tables: GAMES, from: (n) => n % 60 });
    const first = await startServer(place, { env: { SESSION_KEY } });
    const before = seeded.map((one) => new Table(one));
    await openAll(before, first.port);
    progress.step('s8: restart');
    await first.stop();
    for (const table of before) table.close();
    const second = await startServer(place, { env: { SESSION_KEY } });
    const begun = performance.now();
    const tables = seeded.map((one) => new Table(one));
    await openAll(tables, second.port, ABREAST);
    const backMs = performance.now() - begun;
    for (const table of tables) table.close();
    await second.stop();
    return [{ what: 'all back after, s', value: backMs / 1000, most: 5, goal: 2.5 }];
  },
};
