/** Hostile messages by the tens of thousands: nothing falls over, nothing changes, nothing grows, and honest players play on. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { afterEach, expect, test } from 'vitest';
import { digestTable } from '../match/tables.ts';
import {
  BO,
  type Client,
  closeAll,
  connect,
  later,
  openMatch,
  openPlace,
  type Place,
} from './clients.ts';

afterEach(closeAll);

const FRAMES = 50_000;
const SOCKETS = 10;

const WILD: readonly unknown[] = [
  null,
  -1,
  1e300,
  0.5,
  '',
  'x'.repeat(300),
  '\ud800',
  '__proto__',
  [],
  [[[[[[[[]]]]]]]],
  {},
  { toString: 1 },
  { __proto__: null, constructor: { prototype: 1 } },
  true,
  99_999,
  'constructor',
];

/** One good message of every kind; none of whoever sends it may change anything. */
function goodOf(match: string): readonly { [field: string]: unknown }[] {
  const inMatch = { id: 'h', match };
  return [
    { t: 'hello', v: 1, lang: 'fr' },
    { t: 'watch', ...inMatch, rev: 2 },
    { t: 'watch', ...inMatch, as: 0 },
    { t: 'unwatch', ...inMatch },
    { t: 'answer', ...inMatch, ply: 0, line: 0, part: 0, text: 'pass' },
    { t: 'answer', ...inMatch, ply: 3, text: 'draft justice' },
    { t: 'think', ...inMatch },
    { t: 'resign', ...inMatch },
    { t: 'abort', ...inMatch },
    { t: 'offer', ...inMatch, what: 'takeback', to: 4 },
    { t: 'withdraw', ...inMatch, what: 'draw' },
    { t: 'reply', ...inMatch, what: 'draw', yes: true },
    { t: 'undo', ...inMatch, to: 0 },
    { t: 'block', ...inMatch },
    { t: 'claim', ...inMatch, what: 'win' },
    { t: 'timeout', ...inMatch, do: 'bot' },
    { t: 'show', ...inMatch, yes: true },
    { t: 'orders', ...inMatch, respond: 'never' },
    { t: 'stand', ...inMatch },
    { t: 'rematch', ...inMatch, yes: true },
    { t: 'ping', id: 'p' },
  ];
}

function garbage(rng: Rng, length: number): string {
  const codes = Array.from({ length }, () => below(rng, below(rng, 2) === 0 ? 128 : 0xffff));
  return String.fromCharCode(...codes);
}

function hostile(rng: Rng, good: ReturnType<typeof goodOf>): string | Buffer {
  const one = good[below(rng, good.length)]!;
  switch (below(rng, 8)) {
    case 0:
      return garbage(rng, 1 + below(rng, 200));
    case 1:
      return Buffer.from(garbage(rng, 1 + below(rng, 50)));
    case 2: {
      const text = JSON.stringify(one);
      const at = below(rng, text.length);
      return `${text.slice(0, at)}${garbage(rng, below(rng, 4))}${text.slice(at + below(rng, 4))}`;
    }
    case 3:
      return '['.repeat(1 + below(rng, 3000));
    case 4:
      return `{"t":"${one.t}","id":"h","__proto__":{"x":1},"\\u0063onstructor":${below(rng, 9)}}`;
    case 5:
      return JSON.stringify(one);
    default: {
      const keys = Object.keys(one);
      const key = keys[below(rng, keys.length)]!;
      return JSON.stringify({ ...one, [key]: WILD[below(rng, WILD.length)] });
    }
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Of this thread: others run other tests meanwhile. */
function megabytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** How long an honest client waits for its replies meanwhile. */
async function honest(client: Client, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    expect((await client.ask({ t: 'ping' })).t).toBe('pong');
    times.push(performance.now() - begun);
    await later(20);
  }
  return times.sort((a, b) => a - b);
}

async function attack(place: Place, match: string, seed: string, frames: number): Promise<number> {
  const rng = makeRng(seed);
  const good = goodOf(match);
  let sent = 0;
  let opened = 0;
  const sockets: Client[] = [];
  while (sent < frames) {
    const slot = below(rng, SOCKETS);
    let client = sockets[slot];
    if (client === undefined || client.closed !== null || client.socket.readyState !== 1) {
      client = await connect(place, null);
      client.heard.length = 0;
      sockets[slot] = client;
      opened++;
    }
    client.socket.send(hostile(rng, good));
    client.heard.length = 0;
    // Frames that are no frames.
    if (++sent % 4000 === 0) {
      const wire = (client.socket as unknown as { _socket: { write(data: Buffer): void } })._socket;
      wire.write(Buffer.from(garbage(rng, 100)));
    }
    if (sent % 200 === 0) await later(0);
  }
  await later(100);
  for (const client of sockets) client?.socket.terminate();
  return opened;
}

test.each([
  ['as they come', { rate: 1e9, burst: 1e9, excess: 1e9, malformed: 1e9, pending: 1000 }, FRAMES],
  ['with all bounds', {}, FRAMES / 10],
])('%s', async (name, limits, frames) => {
  const place = await openPlace({ limits: { perAddress: 1000, ...limits } });
  const match = await openMatch(place);
  const { table } = place.host.matches.get(match)!;
  const bo = await connect(place, BO);
  await bo.ask({ t: 'watch', match });
  const before = digestTable(table);
  // What is loaded once and stays.
  await attack(place, match, 'warm', Math.min(frames / 5, 5000));
  const memory = megabytes();
  let isOver = false;
  const waits = honest(bo, () => isOver);
  const begun = performance.now();
  const opened = await attack(place, match, `hostile ${name}`, frames);
  const took = performance.now() - begun;
  isOver = true;
  const times = await waits;
  const grown = megabytes() - memory;
  const { received, malformed, faults, closed } = place.sockets.stats();
  console.log(
    `${name}: ${frames} frames on ${opened} sockets in ${took.toFixed(0)} ms, ${received} read, ${malformed} malformed, ` +
      `${JSON.stringify(closed)}; memory ${grown.toFixed(1)} MB; an honest ping p50 ${times[times.length >> 1]?.toFixed(1)} ms, ` +
      `p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms`,
  );
  expect(faults).toBe(0);
  expect(place.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(digestTable(table)).toBe(before);
  expect(bo.closed).toBeNull();
  expect(grown).toBeLessThan(50);
  for (let i = 0; i < 100 && place.sockets.stats().sockets > 1; i++) await later(20);
  expect(place.sockets.stats().sockets).toBe(1);
  expect(place.host.stats().watchers).toBe(1);
  expect(place.sockets.stats().sights).toBe(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
