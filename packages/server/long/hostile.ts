/**
 * R9: hostile messages and requests by the million, beside people who play. Nothing falls over, nothing is changed by those
 * who may not, memory stays flat, and no byte says more than its receiver may know.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { quantile } from '../rig/machine.mjs';
import { type Attackers, makeAttackers, sendBytes, sendFrame, settled } from './attackers.ts';
import { type Audit, isSound, makeAudit } from './audit.ts';
import { Crowd } from './crowd.ts';
import { makeData, type StoreKind } from './data.ts';
import { auditShown, findSecrets, findStrangers } from './leaks.ts';
import { pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';
import { Requests } from './requests.ts';
import { Sieve } from './sieve.ts';

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
const AT_ONCE = 2000;
/** Of the whole, after which memory is looked at first: until then it warms up. */
const WARM = 0.15;
/** Of the whole, the first and the last stretch in which it is: the least of each, for what is not collected yet comes and goes. */
const STRETCH = 0.15;
const MOST_MB = 50;
const QUIET_MS = 5000;
const FINISH_MS = 60_000;
/** How much longer an honest answer may take beside it, with the limits on; below so many ms nobody notices. */
const MOST_TIMES = 3;
const LEAST_MS = 30;
const MOST_HELD = 30;

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
    const strange = await findStrangers(run, store);
    await store.close();
    return verdict(options, run, { audit, strange }, server);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

interface Run {
  readonly crowd: Crowd;
  readonly sieve: Sieve;
  readonly attackers: Attackers;
  readonly requests: Requests;
  sent: number;
  seconds: number;
  /** In use, after so many messages. */
  readonly megabytes: { readonly sent: number; readonly used: number }[];
  descriptors: readonly [number, number];
  /** Milliseconds an honest answer waits, before and during it: p99. */
  quiet: number;
  busy: number;
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
      heard: (text, { session }) => sieve.look(text, { session }),
    }),
    wanted: (n) => ({ game: n % 3 === 0 ? 'gosu-tactics' : 'gosu-x', visibility: 'public' }),
  });
  await crowd.begin();
  const attackers = await makeAttackers(base);
  const sessions = attackers.guests.map(({ session }) => session);
  const run: Run = {
    crowd,
    sieve,
    attackers,
    requests: new Requests(sieve, sessions),
    sent: 0,
    seconds: 0,
    megabytes: [],
    descriptors: [0, 0],
    quiet: 0,
    busy: 0,
  };
  await pause(options.quietMs ?? QUIET_MS);
  run.quiet = quantile(crowd.waits(), 0.99);
  crowd.forgetWaits();
  const begun = performance.now();
  await send(options, run, server);
  run.seconds = (performance.now() - begun) / 1000;
  run.busy = quantile(crowd.waits(), 0.99);
  for (const one of attackers.all) one.socket?.terminate();
  await pause(500);
  await crowd.finish(options.finishMs ?? FINISH_MS);
  return run;
}

async function send(options: HostileOptions, run: Run, server: ServerProcess): Promise<void> {
  const { messages, seed } = options;
  const { crowd, attackers, requests, sieve } = run;
  const rng = makeRng(`hostile ${seed}`);
  const { base } = server;
  let isWarm = false;
  while (run.sent < messages) {
    const matches = [...attackers.own.keys(), ...crowd.made.slice(-40)];
    const texts = crowd.players.flatMap((p) => p.acknowledged.slice(-2).map((a) => a.text));
    for (let i = 0; i < AT_ONCE && run.sent < messages; i++) {
      const turn = below(rng, RAW);
      if (turn % REQUESTS === 0) requests.send(rng, base, matches);
      else if (turn === 1) sendBytes(rng, base);
      else if (!sendFrame(attackers, { base, sieve, rng }, matches, texts)) continue;
      run.sent++;
    }
    // What was sent so far has been read: a flood without end would only fill the kernel's buffers.
    await requests.settled();
    await settled(attackers);
    if (run.sent >= messages * WARM) {
      run.megabytes.push({ sent: run.sent, used: server.megabytes() });
    }
    if (!isWarm && run.sent >= messages * WARM) {
      isWarm = true;
      run.descriptors = [server.descriptors(), 0];
    }
    progress(`${run.sent}/${messages}, ${sieve.frames} frames read`);
    if (server.crashes > 0) break;
  }
  requests.end();
  await pause(1000);
  if (server.crashes > 0) return;
  run.megabytes.push({ sent: run.sent, used: server.megabytes() });
  run.descriptors = [run.descriptors[0], server.descriptors()];
}

function grownBy({ megabytes }: Run, messages: number): number {
  const least = (from: number, to: number) =>
    Math.min(...megabytes.flatMap(({ sent, used }) => (sent >= from && sent <= to ? used : [])));
  const first = least(messages * WARM, messages * (WARM + STRETCH));
  return least(messages * (1 - STRETCH), messages) - first;
}

function verdict(
  { messages, seed, store, script }: HostileOptions,
  run: Run,
  { audit, strange }: { readonly audit: Audit; readonly strange: number },
  server: ServerProcess,
): Verdict {
  const { sieve, requests } = run;
  const wrong = [...audit.wrong, ...sieve.wrong];
  const grown = grownBy(run, messages);
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
      requests: requests.sent,
      sockets: run.attackers.opened,
      'messages/s': Math.round(run.sent / run.seconds),
      crashes: server.crashes,
      'frames looked at': sieve.frames,
      'MB looked at': Math.round(sieve.bytes / 1e6),
      'views and stories compared': audit.shown,
      untrue: audit.untrue,
      'secrets told': sieve.secrets,
      'done by strangers': strange,
      'honest answers': audit.acknowledged,
      lost: audit.lost,
      'MB grown': Math.round(grown),
      'honest p99 ms before': Math.round(run.quiet),
      'honest p99 ms beside it': Math.round(run.busy),
      statuses: [...requests.statuses]
        .sort(([a], [b]) => a - b)
        .map(([s, n]) => `${s}:${n}`)
        .join(' '),
      seed,
    },
  };
}
