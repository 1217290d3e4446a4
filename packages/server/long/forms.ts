/** The long forms by name: what each is about, how much it tries unless told otherwise, and how it is run. */
import { fileURLToPath } from 'node:url';
import { backupUnderLoad } from './backup.ts';
import type { Control } from './control.ts';
import { attack } from './hostile.ts';
import { killAgainAndAgain } from './kills.ts';
import { stopPostgres } from './outage.ts';
import type { Verdict } from './report.ts';
import { slowReaders } from './slow-readers.ts';
import { soak } from './soak.ts';
import { runTest } from './test-form.ts';
import { traceOrder } from './trace.ts';

export type Options = Readonly<Record<string, string | number>>;

export interface Given {
  readonly of: Options;
  /** What is put into the server; null: nothing. */
  readonly control: Control | null;
}

export interface Form {
  readonly about: string;
  readonly options: Options;
  /** Which option says how much is tried, and how little still says something. */
  readonly volume: readonly [option: string, least: number];
  /** Faults that can be put in, each to be found. */
  readonly controls: readonly Control[];
  /** Only reckons, and measures nothing: others may run beside it. */
  readonly reckons?: true;
  run(given: Given): Promise<Verdict>;
}

/** Built beside this one. */
const FAULTY = fileURLToPath(new URL('faulty-server.mjs', `file://${process.argv[1]}`));

/** The server a control is about, or nothing: the real one. */
const serverFor = ({ control }: Given) =>
  control === null ? {} : { script: FAULTY, env: { FAULT: control.fault, ...control.env } };

const storeOf = ({ of }: Given) => (of.store === 'postgres' ? 'postgres' : 'sqlite');

const gamesOf = ({ of }: Given) => ({ games: Number(of.games), seed: String(of.seed) });

/** A test of `packages/server/test` that takes its volume from the environment; its controls run with it. */
function testForm(id: string, file: string, usual: number, about: string, least = 1): Form {
  return {
    about: `${about} (${file})`,
    options: { count: usual },
    volume: ['count', least],
    controls: [],
    run: ({ of }) => runTest(id, file, Number(of.count)),
  };
}

/** One that keeps to itself: no process, no database, no time that passes. */
const reckoning = (...given: Parameters<typeof testForm>): Form => ({
  ...testForm(...given),
  reckons: true,
});

const LAZY = { fault: 'lazy', figure: 'lost', beyond: 0 };

export const FORMS: Readonly<Record<string, Form>> = {
  r1: {
    about: 'kill -9 under load: nothing acknowledged is lost or done twice, every match ends',
    options: { store: 'sqlite', kills: 50, games: 200, seed: 'kills' },
    volume: ['kills', 2],
    controls: [{ ...LAZY, options: { kills: 2, games: 40 } }],
    run: (given) =>
      killAgainAndAgain({
        ...gamesOf(given),
        store: storeOf(given),
        kills: Number(given.of.kills),
        signal: 'SIGKILL',
        between: [800, 3500],
        // What a faulty server has lost does not come back: nobody is waited for.
        ...(given.control === null ? {} : { finishMs: 1 }),
        ...serverFor(given),
      }),
  },
  r3: {
    about: 'no answer is told before its entry is on disk, by strace',
    options: { answers: 10_000, games: 50, seed: 'trace' },
    volume: ['answers', 500],
    controls: [{ ...LAZY, figure: 'early', options: { answers: 500, games: 20 } }],
    run: (given) =>
      traceOrder({
        ...gamesOf(given),
        answers: Number(given.of.answers),
        ...serverFor(given),
      }),
  },
  r5: testForm('R5', 'store/postgres.slow', 1000, 'PostgreSQL is cut off in the middle of commits'),
  'r5-stop': {
    about: 'PostgreSQL is frozen, then stopped, for a minute each: all are put off, and go on',
    options: { seconds: 60, games: 50, seed: 'outage' },
    volume: ['seconds', 6],
    controls: [
      {
        fault: 'charges',
        figure: 'clock ms lost at most',
        beyond: 3000,
        options: { seconds: 6, games: 10 },
      },
    ],
    run: (given) =>
      stopPostgres({
        ...gamesOf(given),
        seconds: Number(given.of.seconds),
        ...serverFor(given),
      }),
  },
  r6: testForm('R6', 'store/postgres.slow', 10_000, 'two servers write the same entry'),
  r7: reckoning('R7', 'wire/drops.slow', 100_000, 'clients that drop at any message'),
  r8: reckoning('R8', 'host/storm.slow', 1_000_000, 'messages doubled, late and out of order'),
  r9: {
    about: 'hostile messages and requests: no crash, no leak, memory flat',
    options: { store: 'sqlite', messages: 2_000_000, games: 20, limits: 'off', seed: 'hostile' },
    volume: ['messages', 10_000],
    controls: [
      {
        fault: 'leak',
        figure: 'untrue',
        beyond: 0,
        options: { messages: 10_000, games: 6, limits: 'off' },
      },
      {
        fault: 'tells',
        figure: 'secrets told',
        beyond: 0,
        options: { messages: 10_000, games: 6, limits: 'off' },
      },
    ],
    run: (given) =>
      attack({
        ...gamesOf(given),
        store: storeOf(given),
        messages: Number(given.of.messages),
        // With the limits of players, most messages only cost their sender the socket.
        ...(given.of.limits === 'off' ? { script: FAULTY } : {}),
        ...serverFor(given),
        env: { LIMITS: String(given.of.limits), FAULT: given.control?.fault ?? '' },
      }),
  },
  r10: reckoning('R10', 'host/storm.slow', 1_000_000, 'illegal, stale and foreign commands'),
  r11: {
    about: 'stalled readers and floods beside people who play: each is given up on',
    options: { readers: 1000, games: 20, seconds: 30, seed: 'slow' },
    volume: ['readers', 100],
    controls: [
      {
        fault: 'patient',
        figure: 'still held',
        beyond: 80,
        options: { readers: 100, games: 4, seconds: 5 },
      },
    ],
    run: (given) =>
      slowReaders({
        ...gamesOf(given),
        readers: Number(given.of.readers),
        seconds: Number(given.of.seconds),
        ...serverFor(given),
      }),
  },
  r12: reckoning('R12', 'match/story.slow', 1_000_000, 'what is hidden changes no byte'),
  r13: reckoning('R13', 'wire/frames', 100_000, 'no seed in any frame'),
  r14: testForm('R14', 'host/engine-faults.slow', 1000, 'an engine that throws'),
  r15: {
    about: 'SIGTERM under load: all are back within 10 s, nobody loses time',
    options: { store: 'sqlite', stops: 20, games: 100, seed: 'stops' },
    volume: ['stops', 2],
    controls: [
      {
        fault: 'charges',
        figure: 'clock ms lost at most',
        beyond: 1500,
        options: { stops: 2, games: 20 },
      },
    ],
    run: (given) =>
      killAgainAndAgain({
        ...gamesOf(given),
        store: storeOf(given),
        kills: Number(given.of.stops),
        signal: 'SIGTERM',
        between: [2000, 4000],
        downMs: 2000,
        ...serverFor(given),
      }),
  },
  r17: reckoning('R17', 'match/old-games.slow', 10_000, 'old games end as they did'),
  r19: {
    about: 'copies made under load hold what was acknowledged before',
    options: { store: 'sqlite', backups: 10, games: 100, seed: 'backup' },
    volume: ['backups', 2],
    // So late that a copy is made meanwhile.
    controls: [{ ...LAZY, env: { LATE_MS: '5000' }, options: { backups: 2, games: 20 } }],
    run: (given) =>
      backupUnderLoad({
        ...gamesOf(given),
        store: storeOf(given),
        backups: Number(given.of.backups),
        ...serverFor(given),
      }),
  },
  r20: {
    about: 'half an hour at half load with kills: heap and descriptors do not grow',
    options: { store: 'sqlite', minutes: 30, games: 100, slope: 1, seed: 'soak' },
    volume: ['minutes', 2],
    // Far beyond what a sound one seems to grow by in so short a time.
    controls: [
      { fault: 'hoards', figure: 'MB an hour', beyond: 500, options: { minutes: 2, games: 40 } },
    ],
    run: (given) =>
      soak({
        ...gamesOf(given),
        store: storeOf(given),
        minutes: Number(given.of.minutes),
        slope: Number(given.of.slope),
        ...serverFor(given),
      }),
  },
  f2: testForm(
    'WINDOWS',
    'host/timing.slow',
    1000,
    'the wait for a response tells nothing (C-9 F2)',
    200,
  ),
};
