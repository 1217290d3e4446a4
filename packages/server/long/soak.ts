/** R20: hours at half load, with a kill now and then at first: memory and descriptors do not grow, nothing is lost. */
import { below, makeRng } from '@open-gosu/kernel';
import { isSound } from './audit.ts';
import { Crowd } from './crowd.ts';
import { makeData, type StoreKind } from './data.ts';
import { auditAll } from './kills.ts';
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
const KILL_EVERY_MS = 45_000;
/** Of the time, with kills; then a while to warm up; the rest is measured on one process. */
const KILLED = 0.3;
const WARMED = 0.5;
const SAMPLE_MS = 1000;
const MOST_HELD = 10;

interface Sample {
  /** Hours. */
  readonly at: number;
  readonly heap: number;
  readonly descriptors: number;
}

export async function soak(options: SoakOptions): Promise<Verdict> {
  const data = await makeData(options.store);
  const { script, env } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
  });
  try {
    await server.start();
    const { games, seed, minutes } = options;
    const rng = makeRng(`soak ${seed}`);
    const crowd = new Crowd({
      games,
      seed,
      base: () => server.base,
      player: (own) => ({ think: () => 100 + below(own, 200) }),
    });
    await crowd.begin();
    const begun = performance.now();
    const length = minutes * MINUTE;
    const gone = () => performance.now() - begun;
    let kills = 0;
    while (gone() < length * KILLED) {
      await pause(Math.min(KILL_EVERY_MS, length * KILLED) / 2 + below(rng, KILL_EVERY_MS / 2));
      await server.end('SIGKILL');
      await server.start();
      kills++;
      progress(`${Math.round(gone() / 1000)} s, ${kills} kills, ${crowd.answers} answers`);
    }
    const samples: Sample[] = [];
    while (gone() < length && server.crashes === 0) {
      await pause(SAMPLE_MS);
      const heap = (await server.figure('nodejs_heap_size_used_bytes')) / 1e6;
      if (gone() < length * WARMED) continue;
      samples.push({ at: gone() / 3_600_000, heap, descriptors: server.descriptors() });
      progress(
        `${Math.round(gone() / 1000)} s, heap ${heap.toFixed(1)} MB, ${crowd.answers} answers`,
      );
    }
    const isDone = await crowd.finish(180_000);
    await server.end('SIGTERM');
    const audit = await auditAll(data, crowd);
    return verdict(options, { samples, kills, isDone, crashes: server.crashes }, audit);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

/** What is left after each collection: the least of every window, and the line through those. */
function slopeOf(samples: readonly Sample[]): number {
  const WINDOWS = 10;
  const size = Math.max(1, Math.floor(samples.length / WINDOWS));
  const least: Sample[] = [];
  for (let i = 0; i + size <= samples.length; i += size) {
    least.push(samples.slice(i, i + size).reduce((a, b) => (b.heap < a.heap ? b : a)));
  }
  const mean = (pick: (one: Sample) => number) =>
    least.reduce((sum, one) => sum + pick(one), 0) / least.length;
  const [at, heap] = [mean((one) => one.at), mean((one) => one.heap)];
  const up = least.reduce((sum, one) => sum + (one.at - at) * (one.heap - heap), 0);
  return up / least.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
}

function verdict(
  { minutes, seed, slope, store }: SoakOptions,
  run: { samples: Sample[]; kills: number; isDone: boolean; crashes: number },
  audit: Awaited<ReturnType<typeof auditAll>>,
): Verdict {
  const { samples } = run;
  const wrong = [...audit.wrong];
  const grows = slopeOf(samples);
  const half = samples.length >> 1;
  const most = (part: readonly Sample[]) => Math.max(...part.map((one) => one.descriptors));
  const more = most(samples.slice(half)) - most(samples.slice(0, half));
  if (run.crashes > 0) wrong.push('the server ended by itself');
  if (!run.isDone || audit.over !== audit.matches) wrong.push('not all matches ended');
  if (!(grows <= slope)) wrong.push(`the heap grows by ${grows.toFixed(1)} MB an hour`);
  if (more > MOST_HELD) wrong.push(`${more} descriptors more`);
  return {
    ok: wrong.length === 0 && isSound(audit),
    wrong,
    figures: {
      store,
      minutes,
      kills: run.kills,
      acknowledged: audit.acknowledged,
      lost: audit.lost,
      doubled: audit.doubled,
      matches: audit.matches,
      'MB an hour': Number(grows.toFixed(2)),
      'descriptors more': more,
      seed,
    },
  };
}
