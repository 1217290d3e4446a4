/**
 * R9: hostile messages and requests by the million, beside people who play. Nothing falls over, nothing is changed by those
 * who may not, memory stays flat, and no byte says more than its receiver may know.
 */
import { Agent, request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { PROTOCOL_VERSION, SUBPROTOCOL } from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { kitOf } from '../src/games.ts';
import { recall } from '../src/match/commit.ts';
import { fold, readEntry, seedOf } from '../src/match/index.ts';
import type { Store } from '../src/store/index.ts';
import { type Audit, auditMatch, isSound, makeAudit } from './audit.ts';
import { Crowd, quantile } from './crowd.ts';
import { makeData, type StoreKind } from './data.ts';
import { hostileFrame, hostileRequest } from './hostility.ts';
import { addressOf, type Guest, makeGuest, pause, seat } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';
import { Receiver, Sieve } from './sieve.ts';

export interface HostileOptions {
  readonly store: StoreKind;
  /** Frames and requests together. */
  readonly messages: number;
  readonly seed: string;
  /** The server with its limits lifted or a fault put in; as it is started for players unless given. */
  readonly script?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Games of honest people beside it. */
  readonly games: number;
  /** How long they play alone first. */
  readonly quietMs?: number;
  /** How long they are waited for at the end; what they have seen is looked at in any case. */
  readonly finishMs?: number;
}

/** One message in so many is a request. */
const REQUESTS = 25;
/** One in so many is bytes that are neither. */
const RAW = 4000;
const SOCKETS = 24;
const AT_ONCE = 2000;
/** Of the whole, after which memory is looked at first: until then it warms up. */
const WARM = 0.15;
const MOST_MB = 50;
const QUIET_MS = 5000;
const FINISH_MS = 60_000;
/** How much longer an honest answer may take beside it, with the limits on; below so many ms nobody notices. */
const MOST_TIMES = 3;
const LEAST_MS = 30;
const MOST_HELD = 30;

interface Attacker {
  readonly who: Guest | null;
  readonly seats: ReadonlyMap<string, number>;
  socket: WebSocket | null;
  receiver: Receiver;
  /** All it has ever received through. */
  readonly receivers: Receiver[];
}

export async function attack(options: HostileOptions): Promise<Verdict> {
  const data = await makeData(options.store);
  const server = new ServerProcess({
    env: { ...data.env, ...options.env },
    ...(options.script === undefined ? {} : { script: options.script }),
  });
  try {
    const run = await runAttack(options, server);
    await server.end('SIGTERM');
    progress('every byte is held against what is stored');
    const store = await data.open();
    const audit = makeAudit();
    await auditShown(audit, run, store);
    await findSecrets(run, store);
    await store.close();
    return verdict(options, run, audit, server);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

interface Run {
  readonly crowd: Crowd;
  readonly sieve: Sieve;
  readonly attackers: readonly Attacker[];
  /** Matches of which the attackers have a seat. */
  readonly own: readonly string[];
  readonly guests: readonly Guest[];
  sent: number;
  requests: number;
  opened: number;
  seconds: number;
  megabytes: readonly [number, number];
  descriptors: readonly [number, number];
  /** Milliseconds an honest answer waits, before and during it: p99. */
  quiet: number;
  busy: number;
  statuses: Map<number, number>;
}

async function runAttack(options: HostileOptions, server: ServerProcess): Promise<Run> {
  const { seed, games } = options;
  await server.start();
  const base = () => server.base;
  const sieve = new Sieve();
  const crowd = new Crowd({
    games,
    seed,
    base,
    player: (rng) => ({
      think: () => 20 + below(rng, 80),
      heard: (text) => sieve.look(text, text.includes('"over":')),
    }),
    wanted: (n) => ({ game: n % 3 === 0 ? 'gosu-tactics' : 'gosu-x', visibility: 'public' }),
  });
  await crowd.begin();
  const people = await attackersOf(sieve, base);
  const run: Run = {
    crowd,
    sieve,
    ...people,
    sent: 0,
    requests: 0,
    opened: 0,
    seconds: 0,
    megabytes: [0, 0],
    descriptors: [0, 0],
    quiet: 0,
    busy: 0,
    statuses: new Map(),
  };
  await pause(options.quietMs ?? QUIET_MS);
  const waits = () => crowd.players.flatMap((player) => player.waits);
  run.quiet = quantile(waits(), 0.99);
  for (const player of crowd.players) player.waits.length = 0;
  const begun = performance.now();
  await send(options, run, server);
  run.seconds = (performance.now() - begun) / 1000;
  run.busy = quantile(waits(), 0.99);
  for (const one of run.attackers) one.socket?.terminate();
  await pause(500);
  await crowd.finish(options.finishMs ?? FINISH_MS);
  return run;
}

/** Nobody, strangers with a name, and people who have a seat at a table with an honest neighbour who never moves. */
async function attackersOf(sieve: Sieve, base: () => string) {
  const guests: Guest[] = [];
  const own: string[] = [];
  const attackers: Attacker[] = [];
  for (let i = 0; i < SOCKETS; i++) {
    const seats = new Map<string, number>();
    let who: Guest | null = null;
    if (i % 3 > 0) {
      who = await makeGuest(base, 100_000 + i);
      guests.push(who);
    }
    if (i % 3 === 2 && who !== null) {
      const other = await makeGuest(base, 200_000 + i);
      guests.push(other);
      const as = i % 2;
      const order = as === 0 ? [who, other] : [other, who];
      const match = await seat(base, order, { game: i % 4 < 2 ? 'gosu-x' : 'gosu-tactics' });
      own.push(match);
      seats.set(match, as);
    }
    const receiver = new Receiver(sieve, seats);
    attackers.push({ who, seats, socket: null, receiver, receivers: [receiver] });
  }
  return { attackers, own, guests };
}

async function send(options: HostileOptions, run: Run, server: ServerProcess): Promise<void> {
  const { messages, seed } = options;
  const rng = makeRng(`hostile ${seed}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const asked = new Set<Promise<void>>();
  let isWarm = false;
  while (run.sent < messages) {
    const matches = [...run.own, ...run.crowd.made.slice(-40)];
    const texts = run.crowd.players.flatMap((p) => p.acknowledged.slice(-2).map((a) => a.text));
    for (let i = 0; i < AT_ONCE && run.sent < messages; i++) {
      const turn = below(rng, RAW);
      if (turn % REQUESTS === 0) {
        run.requests++;
        const done = ask(run, rng, server, agent, matches).finally(() => asked.delete(done));
        asked.add(done);
      } else if (turn === 1) raw(rng, server);
      else if (!sendFrame(run, rng, server, matches, texts)) continue;
      run.sent++;
    }
    // What was sent so far has been read: a flood without end would only fill the kernel's buffers.
    await Promise.all([...asked]);
    await settled(run);
    if (!isWarm && run.sent >= messages * WARM) {
      isWarm = true;
      run.megabytes = [server.megabytes(), 0];
      run.descriptors = [server.descriptors(), 0];
    }
    progress(`${run.sent}/${messages}, ${run.sieve.frames} frames read`);
    if (server.crashes > 0) break;
  }
  agent.destroy();
  await pause(1000);
  if (server.crashes > 0) return;
  run.megabytes = [run.megabytes[0], server.megabytes()];
  run.descriptors = [run.descriptors[0], server.descriptors()];
}

function open(run: Run, one: Attacker, server: ServerProcess, rng: Rng): void {
  run.opened++;
  const { who } = one;
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, SUBPROTOCOL, {
    headers: { 'x-forwarded-for': who?.address ?? addressOf(300_000 + below(rng, 50_000)) },
    perMessageDeflate: false,
  });
  one.socket = socket;
  // A fresh socket holds nothing: what it is told is followed anew.
  one.receiver = new Receiver(run.sieve, one.seats);
  one.receivers.push(one.receiver);
  const { receiver } = one;
  const session = who === null ? {} : { session: who.session };
  socket.on('open', () => {
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en', ...session }));
  });
  socket.on('message', (data) => receiver.hear(data.toString()));
  socket.on('error', () => {});
}

/** False: the one whose turn it was has no open socket just now. */
function sendFrame(
  run: Run,
  rng: Rng,
  server: ServerProcess,
  matches: readonly string[],
  texts: readonly string[],
): boolean {
  const one = run.attackers[below(rng, run.attackers.length)] as Attacker;
  const { socket } = one;
  if (socket === null || socket.readyState >= WebSocket.CLOSING || below(rng, 5000) === 0) {
    socket?.terminate();
    open(run, one, server, rng);
    return false;
  }
  if (socket.readyState !== WebSocket.OPEN) return false;
  // Now and then too large: it costs the socket.
  if (below(rng, 3000) === 0) socket.send('x'.repeat(4097 + below(rng, 100_000)));
  else socket.send(hostileFrame(rng, matches, texts));
  return true;
}

/** Until all open sockets have been answered what they sent before. */
async function settled(run: Run): Promise<void> {
  const open = run.attackers.flatMap(({ socket }) =>
    socket?.readyState === WebSocket.OPEN ? [socket] : [],
  );
  await Promise.all(
    open.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const late = setTimeout(resolve, 5000);
          const done = () => {
            clearTimeout(late);
            socket.off('pong', done);
            socket.off('close', done);
            resolve();
          };
          socket.on('pong', done);
          socket.on('close', done);
          socket.ping();
        }),
    ),
  );
  if (open.length < run.attackers.length) await pause(5);
}

function ask(
  run: Run,
  rng: Rng,
  server: ServerProcess,
  agent: Agent,
  matches: readonly string[],
): Promise<void> {
  const sessions = run.guests.map(({ session }) => session);
  const one = hostileRequest(rng, matches, [...sessions, 'x'.repeat(43)]);
  return new Promise((resolve) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port: new URL(server.base).port,
        method: one.method,
        path: one.path,
        headers: { 'x-forwarded-for': addressOf(400_000 + below(rng, 100_000)), ...one.headers },
        timeout: 10_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
          // One's own session is told to oneself, once; figures are for this machine; a record is of a match that is over.
          const isOwn = one.path === '/api/me' || one.path === '/metrics';
          const isOver = text.includes('"secret"');
          if (!isOwn) run.sieve.look(text, isOver);
          if (status >= 500 && status !== 503)
            run.sieve.say(`${status} ${one.path} ${text.slice(0, 200)}`);
          resolve();
        });
        response.on('error', () => resolve());
      },
    );
    asked.on('timeout', () => {
      run.sieve.say(`no answer: ${one.method} ${one.path}`);
      asked.destroy();
    });
    asked.on('error', () => resolve());
    asked.on('close', () => resolve());
    asked.end(one.body ?? undefined);
  });
}

/** Bytes that are no HTTP, or an upgrade that breaks off. */
function raw(rng: Rng, server: ServerProcess): void {
  const socket = connectTcp(Number(new URL(server.base).port), '127.0.0.1');
  socket.on('error', () => {});
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const upgrade = `GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${SUBPROTOCOL}\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  const noise = Buffer.from(Array.from({ length: 1 + below(rng, 400) }, () => below(rng, 256)));
  socket.end(below(rng, 2) === 0 ? noise : Buffer.concat([Buffer.from(upgrade), noise]));
  setTimeout(() => socket.destroy(), 2000).unref();
}

/** What everybody saw, honest or not, against what they may know; and that nobody else has done anything. */
async function auditShown(audit: Audit, run: Run, store: Store): Promise<void> {
  const kept = run.crowd.kept();
  for (const match of run.own) kept.set(match, { answered: [], seen: [] });
  for (const { receivers } of run.attackers) {
    for (const { seen } of receivers) {
      for (const one of seen.values()) kept.get(one.match)?.seen.push(one);
    }
  }
  const honest = new Set(run.crowd.players.map(({ who }) => who.id.slice(0, 6)));
  const isOwn = new Set(run.own);
  for (const [match, { answered, seen }] of kept) {
    await auditMatch(audit, store, match, answered, seen);
    if (isOwn.has(match)) continue;
    for (const body of (await store.readMatch(match))?.entries ?? []) {
      const entry = readEntry(body);
      if (entry?.kind !== 'answer' || honest.has(entry.id.slice(0, 6))) continue;
      run.sieve.say(`${match}: somebody else answered: ${body}`);
    }
  }
}

/** Secrets, seeds, words of generators and sessions among all that was received. */
async function findSecrets(run: Run, store: Store): Promise<void> {
  const { sieve } = run;
  const people = [...run.guests, ...run.crowd.players.map(({ who }) => who)];
  for (const { session } of people) {
    if (sieve.words.has(session)) sieve.say('a session was told');
  }
  for (const match of [...run.own, ...run.crowd.made]) {
    const stored = await store.readMatch(match);
    if (stored === null) continue;
    const { secret } = stored.row;
    const isTold = stored.row.status === 'over';
    if (sieve.words.has(seedOf(secret))) sieve.say(`${match}: the seed was told`);
    if (!isTold && sieve.words.has(secret)) sieve.say(`${match}: the secret was told`);
    const folded = fold(stored.row, [], { mono: 0, wall: 0, chance: 0 });
    const kit = kitOf(stored.row.game);
    if (!folded.ok || kit === null) continue;
    for (const body of stored.entries) {
      const entry = readEntry(body);
      if (entry === null) break;
      recall(folded.table, entry, { mono: 0, wall: 0, chance: 0 });
      if (folded.table.state === null) continue;
      for (const word of kit.rng(folded.table.state)) {
        if (sieve.numbers.has(String(word))) sieve.say(`${match}: the generator was told`);
      }
    }
  }
}

function verdict(
  { messages, seed, store, script }: HostileOptions,
  run: Run,
  audit: Audit,
  server: ServerProcess,
): Verdict {
  const { sieve } = run;
  const wrong = [...audit.wrong, ...sieve.wrong];
  const grown = run.megabytes[1] - run.megabytes[0];
  if (server.crashes > 0) wrong.push(`the server ended: ${server.complaints.slice(-2000)}`);
  else if (server.complaints !== '')
    wrong.push(`it complained: ${server.complaints.slice(0, 1000)}`);
  if (script === undefined && run.busy > Math.max(LEAST_MS, MOST_TIMES * run.quiet)) {
    wrong.push(
      `honest answers took ${Math.round(run.busy)} ms instead of ${Math.round(run.quiet)}`,
    );
  }
  if (grown > MOST_MB) wrong.push(`memory grew by ${grown.toFixed(0)} MB`);
  const [before, after] = run.descriptors;
  if (after > before + MOST_HELD) wrong.push(`${before} descriptors became ${after}`);
  return {
    ok: wrong.length === 0 && isSound(audit),
    wrong,
    figures: {
      store,
      messages,
      requests: run.requests,
      sockets: run.opened,
      'messages/s': Math.round(run.sent / run.seconds),
      crashes: server.crashes,
      'frames looked at': sieve.frames,
      'MB looked at': Math.round(sieve.bytes / 1e6),
      'views and stories compared': audit.shown,
      untrue: audit.untrue,
      'honest answers': audit.acknowledged,
      lost: audit.lost,
      'MB grown': Math.round(grown),
      'honest p99 ms before': Math.round(run.quiet),
      'honest p99 ms beside it': Math.round(run.busy),
      statuses: [...run.statuses]
        .sort(([a], [b]) => a - b)
        .map(([s, n]) => `${s}:${n}`)
        .join(' '),
      seed,
    },
  };
}
