/** Those who send what nobody should: nobody, strangers with a name, and people with a seat; and the sockets they send it through. */
import { connect as connectTcp } from 'node:net';
import { below, type Rng } from '@open-gosu/kernel';
import { PROTOCOL_VERSION, SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { hostileFrame } from './hostility.ts';
import { addressOf, type Guest, makeGuest, pause, seat } from './people.ts';
import { Receiver, type Sieve } from './sieve.ts';

const SOCKETS = 24;
/** Until a socket that does not answer is waited for no longer. */
const PATIENCE_MS = 5000;

export interface Attacker {
  /** What the ids of its commands begin with. */
  readonly name: string;
  readonly who: Guest | null;
  readonly seats: ReadonlyMap<string, number>;
  socket: WebSocket | null;
  /** All it has ever received through. */
  readonly receivers: Receiver[];
}

export interface Attackers {
  readonly all: readonly Attacker[];
  /** Matches of which one of them has a seat, with that one. */
  readonly own: ReadonlyMap<string, Attacker>;
  readonly guests: readonly Guest[];
  /** Sockets so far. */
  opened: number;
}

/** Those with a seat have an honest neighbour who never moves. */
export async function makeAttackers(base: () => string): Promise<Attackers> {
  const guests: Guest[] = [];
  const own = new Map<string, Attacker>();
  const all: Attacker[] = [];
  for (let i = 0; i < SOCKETS; i++) {
    const seats = new Map<string, number>();
    const who = i % 3 > 0 ? await makeGuest(base, 100_000 + i) : null;
    const one = { name: `h${i}x`, who, seats, socket: null, receivers: [] };
    all.push(one);
    if (who === null) continue;
    guests.push(who);
    if (i % 3 < 2) continue;
    const other = await makeGuest(base, 200_000 + i);
    guests.push(other);
    const as = i % 2;
    const order = as === 0 ? [who, other] : [other, who];
    const match = await seat(base, order, { game: i % 4 < 2 ? 'gosu-x' : 'gosu-tactics' });
    own.set(match, one);
    seats.set(match, as);
  }
  return { all, own, guests, opened: 0 };
}

function open(attackers: Attackers, one: Attacker, base: string, sieve: Sieve, rng: Rng): void {
  attackers.opened++;
  const { who } = one;
  const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, SUBPROTOCOL, {
    headers: { 'x-forwarded-for': who?.address ?? addressOf(300_000 + below(rng, 50_000)) },
    perMessageDeflate: false,
  });
  one.socket = socket;
  // A fresh socket holds nothing: what it is told is followed anew.
  const receiver = new Receiver(sieve, one.seats, who?.session);
  one.receivers.push(receiver);
  const session = who === null ? {} : { session: who.session };
  socket.on('open', () => {
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en', ...session }));
  });
  socket.on('message', (data) => receiver.hear(data.toString()));
  socket.on('error', () => {});
}

/** Any of them sends something. False: the one whose turn it was has no open socket just now. */
export function sendFrame(
  attackers: Attackers,
  { base, sieve, rng }: { base: string; sieve: Sieve; rng: Rng },
  matches: readonly string[],
  texts: readonly string[],
): boolean {
  const one = attackers.all[below(rng, attackers.all.length)] as Attacker;
  const { socket } = one;
  if (socket === null || socket.readyState >= WebSocket.CLOSING || below(rng, 5000) === 0) {
    socket?.terminate();
    open(attackers, one, base, sieve, rng);
    return false;
  }
  if (socket.readyState !== WebSocket.OPEN) return false;
  // Now and then too large: it costs the socket.
  if (below(rng, 3000) === 0) socket.send('x'.repeat(4097 + below(rng, 100_000)));
  else socket.send(hostileFrame(rng, one.name, matches, texts));
  return true;
}

/** Resolves once the socket was answered what it sent before, is closed, or takes too long. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      socket.off('pong', done);
      socket.off('close', done);
      resolve();
    };
    const late = setTimeout(done, PATIENCE_MS);
    socket.on('pong', done);
    socket.on('close', done);
    socket.ping();
  });
}

/** Until all that are open have been answered what they sent before. */
export async function settled({ all }: Attackers): Promise<void> {
  const sockets = all.flatMap(({ socket }) =>
    socket?.readyState === WebSocket.OPEN ? [socket] : [],
  );
  await Promise.all(sockets.map(answered));
  if (sockets.length < all.length) await pause(5);
}

/** Bytes that are no HTTP, or an upgrade that breaks off. */
export function sendBytes(rng: Rng, base: string): void {
  const socket = connectTcp(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => {});
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const upgrade = `GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${SUBPROTOCOL}\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  const noise = Buffer.from(Array.from({ length: 1 + below(rng, 400) }, () => below(rng, 256)));
  socket.end(below(rng, 2) === 0 ? noise : Buffer.concat([Buffer.from(upgrade), noise]));
  setTimeout(() => socket.destroy(), 2000).unref();
}
