/**
 * R5: PostgreSQL is away for a minute while many play, frozen first and then stopped. Whoever answers is told to try again soon,
 * nothing falls over, clocks do not run, and all go on shortly after it is back.
 */
import { below } from '@open-gosu/kernel';
import type { TestPostgres } from '@testing/postgres.ts';
import { quantile } from '../rig/machine.mjs';
import { type Audit, isSound } from './audit.ts';
import { lostIn, type Outage } from './clocks.ts';
import { Crowd } from './crowd.ts';
import { makeData } from './data.ts';
import { auditAll } from './kills.ts';
import { pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface OutageOptions {
  readonly seconds: number;
  readonly games: number;
  readonly seed: string;
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const QUIET_MS = 3000;
const FINISH_MS = 120_000;
const MOST_PUT_OFF_MS = 2000;
const MOST_RESUME_MS = 5000;
/** Until somebody who does not go on is waited for no longer. */
const PATIENCE_MS = 20_000;
const MOST_CLOCK_MS = 750;

/** One way to be away, from when to when, and how it went. */
interface Away extends Outage {
  /** Until every pair had an answer acknowledged again. */
  readonly resumeMs: number;
  /** Answers that nobody said a word to. */
  readonly dead: number;
}

export async function stopPostgres(options: OutageOptions): Promise<Verdict> {
  const data = await makeData('postgres');
  const { script, env, games, seed, seconds } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
  });
  try {
    const { postgres } = data;
    if (postgres === null) throw new Error('no PostgreSQL');
    await server.start();
    const crowd = new Crowd({
      games,
      seed,
      base: () => server.base,
      player: (rng) => ({ think: () => 20 + below(rng, 80), keepsClocks: true }),
      // Nothing here has to be waited for but the store.
      wanted: () => ({ game: 'gosu-tactics' }),
    });
    await crowd.begin();
    const away: Away[] = [];
    for (const { name, stop, start } of waysOf(postgres)) {
      await pause(QUIET_MS);
      progress(`PostgreSQL is ${name} for ${seconds} s`);
      away.push(await takeAway(crowd, seconds * 1000, stop, start));
    }
    progress('it is back');
    const isDone = await crowd.finish(FINISH_MS);
    await server.end('SIGTERM');
    const audit = await auditAll(data, crowd);
    return verdict(options, crowd, away, { audit, isDone, server });
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

const waysOf = (postgres: TestPostgres) => [
  {
    name: 'frozen',
    stop: async () => postgres.freeze(),
    start: async () => postgres.thaw(),
  },
  { name: 'stopped', stop: () => postgres.halt(), start: () => postgres.revive() },
];

const deadOf = ({ players }: Crowd) => players.reduce((sum, { counts }) => sum + counts.dead, 0);

async function takeAway(
  crowd: Crowd,
  ms: number,
  stop: () => Promise<void>,
  start: () => Promise<void>,
): Promise<Away> {
  const before = deadOf(crowd);
  const from = performance.now();
  await stop();
  await pause(ms);
  await start();
  const to = performance.now();
  const isOn = (pair: Crowd['pairs'][number]) =>
    pair.some(({ acknowledged }) => (acknowledged.at(-1)?.at ?? 0) > to);
  while (!crowd.pairs.every(isOn) && performance.now() - to < PATIENCE_MS) await pause(20);
  return { from, to, resumeMs: performance.now() - to, dead: deadOf(crowd) - before };
}

function verdict(
  { seconds, seed }: OutageOptions,
  crowd: Crowd,
  away: readonly Away[],
  {
    audit,
    isDone,
    server: { crashes, lastWords },
  }: { readonly audit: Audit; readonly isDone: boolean; readonly server: ServerProcess },
): Verdict {
  const wrong = [...audit.wrong];
  const putOff = away.flatMap(({ from, to }) =>
    crowd.players.flatMap((player) =>
      player.putOff.filter(({ at }) => at > from && at < to + MOST_RESUME_MS).map(({ ms }) => ms),
    ),
  );
  const slowest = quantile(putOff, 1);
  const resumeMs = Math.max(...away.map((one) => one.resumeMs));
  const dead = away.reduce((sum, one) => sum + one.dead, 0);
  const lost = away.flatMap((one) => crowd.players.flatMap(({ clocks }) => lostIn(clocks, one)));
  const clockMs = lost.reduce((most, ms) => Math.max(most, ms), 0);
  if (crashes > 0) wrong.push(`the server ended by itself: ${lastWords}`);
  wrong.push(...crowd.failures.slice(0, 3));
  if (!isDone || audit.over !== audit.matches) wrong.push('not all matches ended');
  if (!(slowest <= MOST_PUT_OFF_MS)) {
    wrong.push(`somebody was told to try again after ${Math.round(slowest)} ms`);
  }
  if (dead > 0) wrong.push(`${dead} answers had no reply at all`);
  if (resumeMs > MOST_RESUME_MS) {
    wrong.push(`it took ${Math.round(resumeMs)} ms until all could go on`);
  }
  if (lost.length === 0) wrong.push('no clock was told before and after');
  if (clockMs > MOST_CLOCK_MS) wrong.push(`a clock lost ${Math.round(clockMs)} ms`);
  return {
    ok: wrong.length === 0 && isSound(audit),
    wrong,
    figures: {
      'seconds away': seconds,
      'times told to try again': putOff.length,
      'told after ms p50': Math.round(quantile(putOff, 0.5)),
      'told after ms at most': Math.round(slowest),
      'without a reply': dead,
      'ms until all went on': Math.round(resumeMs),
      'clocks compared': lost.length,
      'clock ms lost at most': Math.round(clockMs),
      crashes,
      acknowledged: audit.acknowledged,
      lost: audit.lost,
      doubled: audit.doubled,
      matches: audit.matches,
      over: audit.over,
      seed,
    },
  };
}
