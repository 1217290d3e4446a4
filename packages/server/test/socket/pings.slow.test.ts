/** Frames that are no messages: pings and pongs count like everything else, and their answers are bounded like the rest (R11). */
import { CLOSE } from '@open-gosu/protocol';
import { afterEach, expect, test } from 'vitest';
import { type Client, closeAll, connect, later, openPlace, type Place } from './clients.ts';

afterEach(closeAll);

const PAYLOAD = Buffer.alloc(125);

const raw = ({ socket }: Client) =>
  (socket as unknown as { _socket: { pause(): void; write(data: Buffer): void } })._socket;

/** Frames of a client, masked with nothing. */
const frames = (opcode: number, count: number): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, () =>
      Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | PAYLOAD.length, 0, 0, 0, 0]), PAYLOAD]),
    ),
  );

async function gone(place: Place): Promise<boolean> {
  for (let i = 0; i < 100 && place.sockets.stats().sockets > 0; i++) await later(20);
  return place.sockets.stats().sockets === 0;
}

test('a ping is answered with what it held', async () => {
  const client = await connect(await openPlace(), null);
  const held = new Promise<string>((resolve) =>
    client.socket.on('pong', (data) => resolve(data.toString())),
  );
  client.socket.ping('are you there');
  expect(await held).toBe('are you there');
});

test.each([
  ['pings', 9],
  ['pongs', 10],
])('R11: a flood of %s ends the socket; without the bound, it goes on', async (_name, opcode) => {
  const place = await openPlace();
  const client = await connect(place, null);
  raw(client).write(frames(opcode, 400));
  expect(await client.end()).toBe(CLOSE.flood);
  expect(place.sockets.stats().closed.flood).toBe(1);
  const free = await openPlace({ limits: { excess: 1e9 } });
  const other = await connect(free, null);
  raw(other).write(frames(opcode, 400));
  await later(50);
  expect(other.closed).toBeNull();
});

test('R11: answers to pings that nobody reads do not pile up', async () => {
  const place = await openPlace({ limits: { rate: 1e9, burst: 1e9 } });
  const client = await connect(place, null);
  raw(client).pause();
  // More than the two systems keep for it on the way.
  for (let i = 0; i < 400 && place.sockets.stats().sockets > 0; i++) {
    raw(client).write(frames(9, 500));
    await later(2);
  }
  expect(await gone(place)).toBe(true);
  expect(place.sockets.stats().closed).toEqual({ slow: 1 });
});

test('pongs nobody asked for are no sign of life', async () => {
  const place = await openPlace({ limits: { pingMs: 200 } });
  const client = await connect(place, null);
  // It sends, and answers no ping: those would have to be read.
  raw(client).pause();
  const timer = setInterval(() => raw(client).write(frames(10, 1)), 60);
  expect(await gone(place)).toBe(true);
  clearInterval(timer);
  expect(place.sockets.stats().closed).toEqual({ dead: 1 });
});
