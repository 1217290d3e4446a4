/** Connections between processes, one by one: who is let in, who is believed, and what becomes of those who fall silent. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Door, makeDoor } from '../../src/cluster/door.ts';
import { createLinks, type Links } from '../../src/cluster/links.ts';
import { makeNonce, proofOf } from '../../src/cluster/proof.ts';
import type { Host } from '../../src/host/index.ts';
import { Page } from '../host/room.ts';
import { SECRET } from './processes.ts';

const LEASE_MS = 600;
const TIMEOUT_MS = 200;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function door(secret = SECRET): Promise<Door> {
  const made = await makeDoor({ listen: { host: '127.0.0.1', port: 0 }, secret });
  // Every question about a match is answered alike: what is asked here is who may ask.
  const host = { rematch: async () => ({ ok: true, value: null }) } as unknown as Host;
  made.open(host);
  closing.push(() => made.close());
  return made;
}

function links(secret = SECRET): Links {
  const made = createLinks({ secret, timeoutMs: TIMEOUT_MS, leaseMs: LEASE_MS });
  closing.push(() => made.close());
  return made;
}

/** Somebody at an address of their own, who does with a connection what they like. */
async function stranger(met: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    met(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return `127.0.0.1:${port}`;
}

const ASK = {
  do: 'rematch',
  match: 'm',
  by: { player: 'p', name: 'P' },
  yes: true,
} as const;

test('two that have the same secret talk', async () => {
  const link = await links().to((await door()).address);
  expect(await link?.ask(ASK)).toEqual({ ok: true, value: null });
});

test('both sides prove it: neither believes one with another secret', async () => {
  const { address } = await door('another secret');
  expect(await links().to(address)).toBeNull();
  const { address: ours } = await door();
  expect(await links('another secret').to(ours)).toBeNull();
});

test('a proof is good for one address: nobody passes on what a door says', async () => {
  const { address } = await door();
  const [host, port] = address.split(':');
  const heard: string[] = [];
  const relay = await stranger((socket) => {
    const on = connect({ host: host!, port: Number(port) });
    closing.push(() => on.destroy());
    on.on('error', () => {});
    on.on('data', (data) => heard.push(String(data)));
    socket.pipe(on).pipe(socket);
  });
  expect(await links().to(relay)).toBeNull();
  // The door did answer: it is the address that was not believed.
  expect(heard.join('')).toContain('proof');
});

test('whoever asks before they have proved anything is cut off', async () => {
  const { address } = await door();
  const [host, port] = address.split(':');
  const said = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect({ host: host!, port: Number(port) }, () => socket.write(text));
      socket.on('data', (data) => {
        heard += data;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(heard));
    });
  expect(await said(`${JSON.stringify({ ...ASK, q: 1 })}\n`)).toBe('');
  expect(await said('x'.repeat(5000))).toBe('');
  const nonce = makeNonce();
  // The door's own proof does not open it, nor does one without its nonce.
  const guess = proofOf(SECRET, 'link', address, nonce, nonce);
  const told = await said(`${JSON.stringify({ nonce })}\n${JSON.stringify({ proof: guess })}\n`);
  expect(told).not.toContain('"a":');
});

test('strangers that say nothing are few', async () => {
  const { address } = await door();
  const [host, port] = address.split(':');
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect({ host: host!, port: Number(port) });
    socket.on('error', () => {});
    closing.push(() => socket.destroy());
    return socket;
  });
  await pause(300);
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(64);
});

test('what is no address is nobody', async () => {
  for (const address of ['127.0.0.1:99999', '127.0.0.1:0', 'nowhere', '127.0.0.1:x']) {
    expect(await links().to(address), address).toBeNull();
  }
});

test('one that takes the connection and says nothing is given up', async () => {
  const from = performance.now();
  expect(await links().to(await stranger(() => {}))).toBeNull();
  expect(performance.now() - from).toBeLessThan(TIMEOUT_MS + 1000);
});

test('one that falls silent is given up when its leases have ended, and its watchers go on', async () => {
  let isSilent = false;
  const address = await stranger((socket) => {
    let mine = '';
    socket.on('data', (data) => {
      if (isSilent) return;
      for (const line of String(data).trim().split('\n')) {
        const said = JSON.parse(line);
        const answer =
          'nonce' in said
            ? { nonce: 'n', proof: proofOf(SECRET, 'door', mine, said.nonce, 'n') }
            : 'q' in said
              ? { a: said.q, outcome: { ok: true, value: null } }
              : null;
        if (answer !== null) socket.write(`${JSON.stringify(answer)}\n`);
      }
    });
    mine = address;
  });
  const all = links();
  const link = await all.to(address);
  const watcher = new Page('w');
  link!.watch(1, watcher);
  // Asked now and then, one that answers stays.
  await pause(LEASE_MS * 2);
  expect(watcher.isMoved).toBe(false);
  expect(await all.to(address)).toBe(link);
  isSilent = true;
  expect(await link!.ask(ASK)).toEqual({ ok: false, code: 'unavailable' });
  for (let i = 0; i < 100 && !watcher.isMoved; i++) await pause(LEASE_MS / 20);
  expect(watcher.isMoved).toBe(true);
  expect(await link!.ask(ASK)).toEqual({ ok: false, code: 'unavailable' });
});
