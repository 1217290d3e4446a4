/**
 * R11: a crowd that asks for much and reads nothing, and floods, beside people who play. Each is given up on in time, memory
 * stays bounded, and those who play hardly notice.
 */
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { PROTOCOL_VERSION, SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { quantile } from '../rig/machine.mjs';
import { Crowd } from './crowd.ts';
import { makeData } from './data.ts';
import { addressOf, pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface SlowOptions {
  readonly readers: number;
  readonly games: number;
  /** How long new ones come. */
  readonly seconds: number;
  readonly seed: string;
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const MOST_MB = 100;
/** New ones in each turn; and each looks again once in so many turns. */
const AT_ONCE = 25;
const EVERY = 40;
const TURN_MS = 250;
/** One in so many floods. */
const FLOODS = 50;
const QUIET_MS = 5000;
/** So many looks one after the other find none held. */
const SURE_LOOKS = 5;
/** Two pings of twenty seconds go by without an answer, and the socket is closed with the next turn. */
const GIVEN_UP_MS = 65_000;
/** Of the readers that were wanted: so many were there at once, or it was no crowd. */
const CROWDED = 0.9;
/** How much longer an honest answer may take beside it; below so many ms nobody notices. */
const MOST_TIMES = 3;
const LEAST_MS = 30;

export async function slowReaders(options: SlowOptions): Promise<Verdict> {
  const data = await makeData('sqlite');
  const { script, env } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
  });
  try {
    return await run(options, server);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

/** Sockets that say hello, ask for a match, and read no more. They do not notice that they are given up on. */
class Stalled {
  readonly #sockets: WebSocket[] = [];
  readonly #floods = new WeakSet<WebSocket>();
  readonly #made: readonly string[];
  #turn = 0;

  constructor(made: readonly string[]) {
    this.#made = made;
  }

  get count(): number {
    return this.#sockets.length;
  }

  open(base: string): void {
    const n = this.count + 1;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, SUBPROTOCOL, {
      headers: { 'x-forwarded-for': addressOf(500_000 + n) },
      perMessageDeflate: false,
    });
    this.#sockets.push(socket);
    if (n % FLOODS === 0) this.#floods.add(socket);
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en' }));
      socket.send(JSON.stringify({ t: 'watch', id: 'w', match: this.#made.at(-1) ?? '' }));
      // From here on nothing is read.
      socket.pause();
    });
  }

  /** Floods ask until they are cut; the others look again now and then. */
  ask(rng: Rng): void {
    this.#turn++;
    for (const [n, socket] of this.#sockets.entries()) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const match = this.#made[below(rng, this.#made.length)] ?? '';
      const usual = (n + this.#turn) % EVERY === 0 ? 1 : 0;
      const count = this.#floods.has(socket) ? 100 : usual;
      for (let i = 0; i < count; i++) {
        socket.send(JSON.stringify({ t: 'watch', id: `w${this.#turn}-${i}`, match }));
      }
    }
  }

  end(): void {
    for (const socket of this.#sockets) socket.terminate();
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
  const quiet = quantile(crowd.waits(), 0.99);
  crowd.forgetWaits();
  const before = server.megabytes();
  const stalled = new Stalled(crowd.made);
  const honest = 2 * games;
  let most = before;
  let peak = 0;
  let held = 0;
  const look = async (doing: string) => {
    await pause(TURN_MS);
    if (server.crashes > 0) return;
    most = Math.max(most, server.megabytes());
    held = Math.max(0, (await server.figure('gosu_sockets')) - honest);
    peak = Math.max(peak, held);
    progress(`${doing}: ${stalled.count} opened, ${held} held, ${Math.round(most - before)} MB`);
  };
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && server.crashes === 0) {
    for (let i = 0; i < AT_ONCE && stalled.count < readers; i++) stalled.open(server.base);
    stalled.ask(rng);
    await look('asking');
  }
  const busy = quantile(crowd.waits(), 0.99);
  const quietFrom = performance.now();
  for (let looks = 0; looks < SURE_LOOKS && server.crashes === 0; ) {
    if (performance.now() - quietFrom >= GIVEN_UP_MS) break;
    await look('waiting');
    // An honest player who is just away would hide a reader that is held.
    looks = held > 0 ? 0 : looks + 1;
  }
  stalled.end();
  const isDone = await crowd.finish(60_000);
  const found = { peak, held, grown: most - before, quiet, busy, isDone };
  return verdict(options, stalled.count, found, server);
}

function verdict(
  { readers, seed }: SlowOptions,
  opened: number,
  run: {
    readonly peak: number;
    readonly held: number;
    readonly grown: number;
    readonly quiet: number;
    readonly busy: number;
    readonly isDone: boolean;
  },
  { crashes, complaints }: ServerProcess,
): Verdict {
  const { peak, held, grown, quiet, busy } = run;
  const wrong: string[] = [];
  if (crashes > 0) wrong.push(`the server ended: ${complaints.slice(-2000)}`);
  if (peak < readers * CROWDED) wrong.push(`only ${peak} readers were there at once`);
  if (held > 0) wrong.push(`${held} readers were not given up on`);
  if (!run.isDone) wrong.push('not all matches ended');
  if (!(busy <= Math.max(LEAST_MS, MOST_TIMES * quiet))) {
    wrong.push(`honest answers took ${Math.round(busy)} ms instead of ${Math.round(quiet)}`);
  }
  if (grown > MOST_MB) wrong.push(`memory grew by ${Math.round(grown)} MB`);
  return {
    ok: wrong.length === 0,
    wrong,
    figures: {
      opened,
      'stalled at once': peak,
      'given up on': opened - held,
      'still held': held,
      crashes,
      'MB grown at most': Math.round(grown),
      'honest p99 ms before': Math.round(quiet),
      'honest p99 ms beside it': Math.round(busy),
      seed,
    },
  };
}
