/** The connection that writes, before a server that takes connections and never says a word. */
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { configOf, createWriter } from '../../src/store/postgres/connection.ts';

const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('R5: a connection given up before it came about takes nothing from the one after it', async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const config = configOf(`postgres://u:p@127.0.0.1:${port}/d`, { connectMs: 150, queryMs: 150 });
  const writer = createWriter(config, async () => {});
  const first = writer.client();
  writer.drop();
  await new Promise((resolve) => setTimeout(resolve, 75));
  const second = writer.client();
  await expect(first).rejects.toThrow();
  // Still under way: neither forgotten, nor refused for the failure of the first.
  expect(writer.client()).toBe(second);
  await expect(second).rejects.toThrow('timeout');
  await writer.close();
});
