/**
 * R1: the server is killed again and again while many play, and everything acknowledged is there afterwards. R15: the same with
 * SIGTERM, after which all are back soon and nobody has lost time.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { quantile } from '../rig/machine.mjs';
import { type Audit, auditMatch, isSound, makeAudit } from './audit.ts';
import { lostIn, type Outage } from './clocks.ts';
import { Crowd } from './crowd.ts';
import { type Data, makeData, type StoreKind } from './data.ts';
import { pause } from './people.ts';
import { ServerProcess, type Start } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface KillOptions {
  readonly store: StoreKind;
  readonly kills: number;
  readonly games: number;
  readonly seed: string;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** How long between kills, at least and at most. */
  readonly between: readonly [number, number];
  /** How long it stays away each time, beside what stopping and starting take. */
  readonly downMs?: number;
  /** Another server than the real one: the control. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly finishMs?: number;
}

const FINISH_MS = 120_000;
const LOAD_MS = 20_000;
/** A process of several that is gone lets its matches go after this. */
const LEASE_MS = 15_000;

export async function killAgainAndAgain(options: KillOptions): Promise<Verdict> {
  const data = await makeData(options.store);
  const { env, script } = options;
  const start: Start = {
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
  };
  const processes = Array.from(
    { length: options.store === 'postgres' ? 2 : 1 },
    () => new ServerProcess(start),
  );
  try {
    return await run(options, data, processes);
  } finally {
    endProgress();
    for (const one of processes) await one.end('SIGKILL');
    await data.remove();
  }
}

async function run(
  options: KillOptions,
  data: Data,
  processes: readonly ServerProcess[],
): Promise<Verdict> {
  const { kills, games, seed, signal, between, downMs = 0, finishMs = FINISH_MS } = options;
  const rng = makeRng(`kills ${seed}`);
  const begun = performance.now();
  // One after the other: the first makes the keys that all need.
  for (const one of processes) await one.start();
  const crowd = new Crowd({
    games,
    seed,
    base: (pair, seat) => processes[(pair + seat) % processes.length]?.base ?? '',
    player: () => ({ keepsClocks: signal === 'SIGTERM' }),
  });
  await crowd.begin();
  const codes = new Set<number | null>();
  const down: number[] = [];
  const outages: Outage[] = [];
  for (let i = 0; i < kills; i++) {
    await underLoad(crowd);
    const [least, most] = between;
    await pause(least + below(rng, most - least + 1));
    // Mostly one of them; sometimes all at the same moment.
    const isAll = below(rng, 8) === 0;
    const victim = below(rng, processes.length);
    const killed = processes.filter((_, n) => isAll || n === victim);
    // From the word to stop on nobody is charged, also while the process still ends.
    const told = performance.now();
    for (const code of await Promise.all(killed.map((one) => one.end(signal)))) codes.add(code);
    const from = performance.now();
    await pause(downMs);
    for (const one of killed) await one.start();
    const to = performance.now();
    down.push(to - from);
    // Beside another process, matches only move: nobody is without a server.
    if (killed.length === processes.length) outages.push({ from: told, to });
    progress(`${i + 1}/${kills} ${signal}, ${crowd.answers} answers acknowledged`);
  }
  const played = performance.now() - begun;
  const isDone = await crowd.finish(finishMs + (processes.length > 1 ? LEASE_MS : 0));
  for (const one of processes) await one.end('SIGTERM');
  progress('what is stored is played again');
  const audit = await auditAll(data, crowd);
  return verdict(options, crowd, processes, audit, { isDone, codes, down, outages, played });
}

/** On a slow machine, too, a kill meets people who play: as many answers as there are games have come since. */
async function underLoad(crowd: Crowd): Promise<void> {
  const enough = crowd.answers + crowd.games;
  for (const from = performance.now(); crowd.answers < enough; await pause(20)) {
    if (performance.now() - from > LOAD_MS) return;
  }
}

export async function auditAll(data: Data, crowd: Crowd): Promise<Audit> {
  const audit = makeAudit();
  const store = await data.open();
  try {
    for (const [match, { answered, seen }] of crowd.kept()) {
      await auditMatch(audit, store, match, answered, seen);
    }
  } finally {
    await store.close();
  }
  return audit;
}

/** Those who are sent on come back within this. */
const BACK_MS = 10_000;
/** Clocks run from when a match is read again, which is a little before the server says that it is there. */
const MOST_CLOCK_MS = 750;

function verdict(
  { kills, signal, seed, store }: KillOptions,
  crowd: Crowd,
  processes: readonly ServerProcess[],
  audit: Audit,
  run: {
    readonly isDone: boolean;
    readonly codes: ReadonlySet<number | null>;
    readonly down: readonly number[];
    readonly outages: readonly Outage[];
    readonly played: number;
  },
): Verdict {
  const wrong = [...audit.wrong, ...crowd.failures.slice(0, 3)];
  const crashes = processes.reduce((sum, one) => sum + one.crashes, 0);
  const returns = crowd.players.flatMap((player) => player.returns);
  if (!run.isDone || audit.over !== audit.matches) {
    wrong.push(`${audit.matches - audit.over} of ${audit.matches} matches did not end`);
  }
  if (crashes > 0) wrong.push(`${crashes} crashes: ${processes[0]?.complaints.slice(-2000)}`);
  const isGentle = signal === 'SIGTERM';
  if (isGentle && [...run.codes].some((code) => code !== 0)) wrong.push('a stop that failed');
  const slowest = Math.max(0, ...returns);
  if (isGentle && slowest > BACK_MS) wrong.push(`somebody was back after ${slowest} ms only`);
  const lost = run.outages.flatMap((one) =>
    crowd.players.flatMap(({ clocks }) => lostIn(clocks, one)),
  );
  const clockMs = lost.reduce((most, ms) => Math.max(most, ms), 0);
  const timeouts = crowd.players.reduce(
    (sum, { seen }) => sum + seen.filter((s) => s.last?.over?.result.reason === 'time').length,
    0,
  );
  if (isGentle && timeouts > 0) wrong.push(`${timeouts} lost by time`);
  if (isGentle && lost.length === 0) wrong.push('no clock was told before and after a stop');
  if (isGentle && clockMs > MOST_CLOCK_MS) wrong.push(`a clock lost ${Math.round(clockMs)} ms`);
  return {
    ok: wrong.length === 0 && isSound(audit),
    wrong,
    figures: {
      store,
      [signal === 'SIGKILL' ? 'kills' : 'stops']: kills,
      acknowledged: audit.acknowledged,
      lost: audit.lost,
      doubled: audit.doubled,
      changed: audit.changed,
      matches: audit.matches,
      over: audit.over,
      'broken records': audit.broken,
      'views and stories compared': audit.shown,
      untrue: audit.untrue,
      'answers/s': Math.round(audit.acknowledged / (run.played / 1000)),
      crashes,
      'down ms p50': Math.round(quantile(run.down, 0.5)),
      'back ms p50': Math.round(quantile(returns, 0.5)),
      'back ms max': Math.round(slowest),
      'clocks compared': lost.length,
      'clock ms lost at most': Math.round(clockMs),
      refused: JSON.stringify(crowd.refusals()),
      seed,
    },
  };
}
