/** R20: half an hour at half load, with a kill now and then at first: memory and descriptors do not grow, nothing is lost. */
import { below, makeRng } from '@open-gosu/kernel';
import { type Audit, isSound } from './audit.ts';
import { Crowd } from './crowd.ts';
import { makeData, type StoreKind } from './data.ts';
import { auditAll } from './kills.ts';
import { HALF, Pace } from './pace.ts';
import { pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface SoakOptions {
  readonly store: StoreKind;
  readonly minutes: number;
  readonly games: number;
  readonly seed: string;
  /** MB an hour that the heap may grow by. */
  readonly slope: number;
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KILL_EVERY_MS = 45_000;
/** Of the time: as fast as it goes, then with kills, then a while to warm up; the rest is measured on one process. */
const SATURATED = 0.05;
const KILLED = 0.3;
const WARMED = 0.5;
const SAMPLE_MS = 3000;
/** Where the first pace begins to be adjusted. */
const FIRST_THINK_MS = 100;
const MOST_HELD = 10;
/** Per cent of a processor by which half load may be missed. */
const AROUND = 10;

interface Load {
  readonly cpu: number;
  readonly rate: number;
}

interface Sample extends Load {
  /** Hours. */
  readonly at: number;
  /** MB in use once garbage is collected. */
  readonly heap: number;
  readonly descriptors: number;
}

interface Soaked {
  readonly samples: readonly Sample[];
  readonly full: Load;
  readonly kills: number;
}

export async function soak(options: SoakOptions): Promise<Verdict> {
  const data = await makeData(options.store);
  const { script, env, games, seed } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    inside: true,
    ...(script === undefined ? {} : { script }),
  });
  const pace = new Pace(server);
  try {
    await server.start();
    const crowd = new Crowd({
      games,
      seed,
      base: () => server.base,
      player: (own) => ({
        think: () => pace.think(below(own, 1000) / 1000),
        forgetsSeen: true,
      }),
    });
    await crowd.begin();
    const soaked = await run(options, server, crowd, pace);
    pace.thinkMs = 0;
    const isDone = await crowd.finish(180_000);
    await server.end('SIGTERM');
    const audit = await auditAll(data, crowd);
    return verdict(options, soaked, { isDone, crashes: server.crashes, audit });
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

async function run(
  { seed, minutes }: SoakOptions,
  server: ServerProcess,
  crowd: Crowd,
  pace: Pace,
): Promise<Soaked> {
  const rng = makeRng(`soak ${seed}`);
  const begun = performance.now();
  const length = minutes * MINUTE;
  const gone = () => performance.now() - begun;
  const say = (text: string) =>
    progress(`${Math.round(gone() / 1000)} s, ${text}, ${crowd.answers} answers`);
  await pause((length * SATURATED) / 2);
  pace.load(crowd.answers);
  await pause((length * SATURATED) / 2);
  const full = pace.load(crowd.answers) ?? { cpu: Number.NaN, rate: Number.NaN };
  pace.thinkMs = FIRST_THINK_MS;
  let kills = 0;
  let nextKill = gone();
  const samples: Sample[] = [];
  while (gone() < length && server.crashes === 0) {
    await pause(SAMPLE_MS);
    const load = pace.load(crowd.answers);
    if (load !== null) pace.adjust(load.cpu);
    if (gone() < length * KILLED) {
      if (gone() < nextKill) continue;
      await server.end('SIGKILL');
      await server.start();
      kills++;
      const every = Math.min(KILL_EVERY_MS, length * KILLED);
      nextKill = gone() + every / 2 + below(rng, Math.ceil(every / 2));
      say(`${kills} kills`);
    } else if (load !== null && gone() >= length * WARMED) {
      const heap = await server.heap();
      samples.push({ ...load, at: gone() / HOUR, heap, descriptors: server.descriptors() });
      say(`heap ${heap.toFixed(1)} MB, ${Math.round(load.cpu)} % of a processor`);
    }
  }
  return { samples, full, kills };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The least of every window, and the line through those: what matches that are just being played take is not growth. */
function slopeOf(samples: readonly Sample[]): number {
  const WINDOWS = 10;
  const size = Math.max(1, Math.floor(samples.length / WINDOWS));
  const least: Sample[] = [];
  for (let i = 0; i + size <= samples.length; i += size) {
    least.push(samples.slice(i, i + size).reduce((a, b) => (b.heap < a.heap ? b : a)));
  }
  const at = mean(least.map((one) => one.at));
  const heap = mean(least.map((one) => one.heap));
  const up = least.reduce((sum, one) => sum + (one.at - at) * (one.heap - heap), 0);
  return up / least.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
}

function verdict(
  { minutes, seed, slope, store }: SoakOptions,
  { samples, full, kills }: Soaked,
  { isDone, crashes, audit }: { isDone: boolean; crashes: number; audit: Audit },
): Verdict {
  const wrong = [...audit.wrong];
  const grows = slopeOf(samples);
  const half = samples.length >> 1;
  const most = (part: readonly Sample[]) => Math.max(...part.map((one) => one.descriptors));
  const more = most(samples.slice(half)) - most(samples.slice(0, half));
  const cpu = mean(samples.map((one) => one.cpu));
  const rate = mean(samples.map((one) => one.rate));
  if (crashes > 0) wrong.push('the server ended by itself');
  if (!isDone || audit.over !== audit.matches) wrong.push('not all matches ended');
  if (!(Math.abs(cpu - HALF) <= AROUND)) {
    wrong.push(`the load was ${Math.round(cpu)} % of a processor, not about ${HALF} %`);
  }
  if (!(grows <= slope)) wrong.push(`the heap grows by ${grows.toFixed(1)} MB an hour`);
  if (more > MOST_HELD) wrong.push(`${more} descriptors more`);
  return {
    ok: wrong.length === 0 && isSound(audit),
    wrong,
    figures: {
      store,
      minutes,
      kills,
      crashes,
      'answers/s as fast as it goes': Math.round(full.rate),
      '% of a processor then': Math.round(full.cpu),
      'answers/s': Math.round(rate),
      '% of a processor': Math.round(cpu),
      acknowledged: audit.acknowledged,
      lost: audit.lost,
      doubled: audit.doubled,
      matches: audit.matches,
      'heap MB': Number((samples.at(-1)?.heap ?? Number.NaN).toFixed(1)),
      'MB an hour': Number(grows.toFixed(2)),
      'descriptors more': more,
      seed,
    },
  };
}
