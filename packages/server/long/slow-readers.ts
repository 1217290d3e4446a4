/**
 * R11: a crowd that asks for much and reads nothing, and floods, beside people who play. Each is given up on at its bound,
 * memory stays bounded, and those who play hardly notice.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { PROTOCOL_VERSION, SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { Crowd, quantile } from './crowd.ts';
import { makeData } from './data.ts';
import { addressOf, pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface SlowOptions {
  readonly readers: number;
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
}

const MOST_MB = 100;
/** New ones in each turn; and each looks again once in so many turns. */
const AT_ONCE = 25;
const EVERY = 40;
const QUIET_MS = 5000;
/** How much longer an honest answer may take beside it; below so many ms nobody notices. */
const MOST_TIMES = 3;
const LEAST_MS = 30;

export async function slowReaders(options: SlowOptions): Promise<Verdict> {
  const data = await makeData('sqlite');
  const server = new ServerProcess({ env: data.env });
  try {
    return await run(options, server);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

async function run(options: SlowOptions, server: ServerProcess): Promise<Verdict> {
  const { games, seed, readers, seconds } = options;
  await server.start();
  const rng = makeRng(`slow ${seed}`);
  const crowd = new Crowd({
    games,
    seed,
    base: () => server.base,
    player: (own) => ({ think: () => 20 + below(own, 80) }),
    wanted: () => ({ game: 'gosu-tactics', visibility: 'public' }),
  });
  await crowd.begin();
  await pause(QUIET_MS);
  const waits = () => crowd.players.flatMap((player) => player.waits);
  const quiet = quantile(waits(), 0.99);
  for (const player of crowd.players) player.waits.length = 0;
  const before = server.megabytes();
  const stalled = new Set<WebSocket>();
  const floods = new WeakSet<WebSocket>();
  let opened = 0;
  let cut = 0;
  let most = before;
  const stall = () => {
    opened++;
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, SUBPROTOCOL, {
      headers: { 'x-forwarded-for': addressOf(500_000 + opened) },
      perMessageDeflate: false,
    });
    stalled.add(socket);
    if (opened % 50 === 0) floods.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      cut++;
      stalled.delete(socket);
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en' }));
      const match = crowd.made.at(-1) ?? '';
      socket.send(JSON.stringify({ t: 'watch', id: 'w', match }));
      // From here on nothing is read.
      socket.pause();
    });
  };
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until && server.crashes === 0; turn++) {
    for (let i = 0; i < AT_ONCE && stalled.size < readers; i++) stall();
    let n = turn;
    for (const socket of stalled) {
      n++;
      if (socket.readyState !== WebSocket.OPEN) continue;
      const match = crowd.made[below(rng, crowd.made.length)] ?? '';
      // One in fifty floods, until it is cut; the others look again now and then.
      const count = floods.has(socket) ? 100 : n % EVERY === 0 ? 1 : 0;
      for (let i = 0; i < count; i++) {
        socket.send(JSON.stringify({ t: 'watch', id: `w${turn}-${i}`, match }));
      }
    }
    await pause(250);
    most = Math.max(most, server.megabytes());
    progress(`${stalled.size} stalled, ${cut} given up on, ${Math.round(most - before)} MB more`);
  }
  const busy = quantile(waits(), 0.99);
  const held = await server.figure('gosu_sockets').catch(() => Number.NaN);
  const given = cut;
  for (const socket of stalled) socket.terminate();
  await crowd.finish(60_000);
  const grown = most - before;
  const wrong: string[] = [];
  if (server.crashes > 0) wrong.push(`the server ended: ${server.complaints.slice(-2000)}`);
  if (busy > Math.max(LEAST_MS, MOST_TIMES * quiet)) {
    wrong.push(`honest answers took ${Math.round(busy)} ms instead of ${Math.round(quiet)}`);
  }
  if (grown > MOST_MB) wrong.push(`memory grew by ${Math.round(grown)} MB`);
  return {
    ok: wrong.length === 0,
    wrong,
    figures: {
      'stalled at once': readers,
      opened,
      'given up on': given,
      'sockets at the end': held,
      'MB grown at most': Math.round(grown),
      'honest p99 ms before': Math.round(quiet),
      'honest p99 ms beside it': Math.round(busy),
      seed,
    },
  };
}
