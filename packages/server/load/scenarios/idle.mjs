/** S6: games in which nothing happens. Sixteen are watched on a socket, which is as many as one may. */
import { SOCKET_PATH, SUBPROTOCOL } from '@open-gosu/protocol';
import { startServer } from '../child.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { openSocket } from '../socket.mjs';

const GAMES = 10_000;
const EACH = 16;
const SETTLE_MS = 2000;
const MS = 15_000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows matches as a spectator; resolves once all are shown. */
export async function watchAll(port, ids, number) {
  let shown = 0;
  let all;
  const isDone = new Promise((resolve) => {
    all = resolve;
  });
  const socket = await openSocket({
    port,
    path: SOCKET_PATH,
    protocol: SUBPROTOCOL,
    address: `10.200.${number >> 8}.${number & 255}`,
    heard(text) {
      if (text.startsWith('{"t":"snapshot"') && ++shown === ids.length) all();
      else if (text.startsWith('{"t":"refused"')) throw new Error(text);
    },
  });
  socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en' }));
  ids.forEach((match, i) => {
    socket.send(JSON.stringify({ t: 'watch', id: `watch${i}`.padEnd(8, '0'), match }));
  });
  await isDone;
  return socket;
}

/** Every match is read and shown to somebody. */
export function watchEach(port, ids) {
  const groups = [];
  for (let i = 0; i < ids.length; i += EACH) groups.push(ids.slice(i, i + EACH));
  return Promise.all(groups.map((group, n) => watchAll(port, group, n)));
}

export const idle = {
  id: 's6',
  about: '10,000 games in which nobody does anything',
  async run({ place, games, progress, size }) {
    const count = size(GAMES);
    progress.step('s6: seating');
    const where = await place();
    const seeded = await seed(where, games, { tables: count, from: (n) => n % 20 });
    const server = await startServer(where, { env: { SESSION_KEY } });
    const before = await server.timers();
    const ids = seeded.map(({ matches }) => matches[0].id);
    const sockets = await watchEach(server.port, ids);
    await sleep(SETTLE_MS);
    progress.step('s6: waiting');
    const cpu = server.cpuMs();
    const begun = performance.now();
    await sleep(MS);
    const share = ((server.cpuMs() - cpu) / (performance.now() - begun)) * 100;
    const timers = (await server.timers()) - before;
    const held = await server.metric('gosu_matches');
    for (const socket of sockets) socket.close();
    await server.stop();
    return [
      { what: 'games in memory', value: held, least: count },
      { what: 'processor, %', value: share, most: 2, goal: 1 },
      { what: 'timers more than without games', value: timers, most: 5 },
    ];
  },
};
