/** The long forms by name: what each is about, how much it tries unless told otherwise, and how it is run. */
import { fileURLToPath } from 'node:url';
import { backupUnderLoad } from './backup.ts';
import { attack } from './hostile.ts';
import { killAgainAndAgain } from './kills.ts';
import type { Verdict } from './report.ts';
import { slowReaders } from './slow-readers.ts';
import { soak } from './soak.ts';
import { runTest } from './test-form.ts';
import { traceOrder } from './trace.ts';

export interface Given {
  readonly of: Readonly<Record<string, string | number>>;
  readonly control: boolean;
}

export interface Form {
  readonly about: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** A fault can be put in, to be found. */
  readonly control?: boolean;
  run(given: Given): Promise<Verdict>;
}

/** Built beside this one. */
const FAULTY = fileURLToPath(new URL('faulty-server.mjs', `file://${process.argv[1]}`));

const faulty = (fault: string) => ({ script: FAULTY, env: { FAULT: fault } });

const storeOf = ({ of }: Given) => (of.store === 'postgres' ? 'postgres' : 'sqlite');

function killForm(signal: 'SIGKILL' | 'SIGTERM', between: readonly [number, number]) {
  return (given: Given) =>
    killAgainAndAgain({
      store: storeOf(given),
      kills: Number(given.of.kills ?? given.of.stops),
      games: Number(given.of.games),
      seed: String(given.of.seed),
      signal,
      between,
      ...(given.control ? faulty('lazy') : {}),
    });
}

/** A test of `packages/server/test` that takes its volume from the environment; its controls run with it. */
function testForm(id: string, file: string, usual: number, about: string): Form {
  return {
    about: `${about} (${file})`,
    options: { count: usual },
    run: ({ of }) => runTest(id, file, Number(of.count)),
  };
}

export const FORMS: Readonly<Record<string, Form>> = {
  r1: {
    about: 'kill -9 under load: nothing acknowledged is lost or done twice, every match ends',
    options: { store: 'sqlite', kills: 50, games: 200, seed: 'kills' },
    control: true,
    run: killForm('SIGKILL', [800, 3500]),
  },
  r3: {
    about: 'no answer is told before its entry is on disk, by strace',
    options: { answers: 10_000, games: 50, seed: 'trace' },
    control: true,
    run: ({ of, control }) =>
      traceOrder({
        answers: Number(of.answers),
        games: Number(of.games),
        seed: String(of.seed),
        ...(control ? faulty('lazy') : {}),
      }),
  },
  r5: testForm('R5', 'store/postgres.slow', 1000, 'PostgreSQL is cut off in the middle of commits'),
  r6: testForm('R6', 'store/postgres.slow', 10_000, 'two servers write the same entry'),
  r7: testForm('R7', 'wire/drops.slow', 100_000, 'clients that drop at any message'),
  r8: testForm('R8', 'host/storm.slow', 1_000_000, 'messages doubled, late and out of order'),
  r9: {
    about: 'hostile messages and requests: no crash, no leak, memory flat',
    options: { store: 'sqlite', messages: 2_000_000, games: 20, limits: 'off', seed: 'hostile' },
    control: true,
    run: (given) =>
      attack({
        store: storeOf(given),
        messages: Number(given.of.messages),
        games: Number(given.of.games),
        seed: String(given.of.seed),
        // With the limits of players, most messages only cost their sender the socket.
        ...(given.of.limits === 'off' || given.control ? { script: FAULTY } : {}),
        env: { LIMITS: String(given.of.limits), FAULT: given.control ? 'leak' : '' },
      }),
  },
  r10: testForm('R10', 'host/storm.slow', 1_000_000, 'illegal, stale and foreign commands'),
  r11: {
    about: 'stalled readers and floods beside people who play',
    options: { readers: 1000, games: 20, seconds: 60, seed: 'slow' },
    run: ({ of }) =>
      slowReaders({
        readers: Number(of.readers),
        games: Number(of.games),
        seconds: Number(of.seconds),
        seed: String(of.seed),
      }),
  },
  r12: testForm('R12', 'match/story.slow', 1_000_000, 'what is hidden changes no byte'),
  r13: testForm('R13', 'wire/frames', 100_000, 'no seed in any frame'),
  r14: testForm('R14', 'host/engine-faults.slow', 1000, 'an engine that throws'),
  r15: {
    about: 'SIGTERM under load: all are back within 10 s, nobody loses time',
    options: { store: 'sqlite', stops: 20, games: 100, seed: 'stops' },
    run: killForm('SIGTERM', [2000, 4000]),
  },
  r17: testForm('R17', 'match/old-games.slow', 10_000, 'old games end as they did'),
  r19: {
    about: 'copies made under load hold what was acknowledged before',
    options: { store: 'sqlite', backups: 10, games: 100, seed: 'backup' },
    run: (given) =>
      backupUnderLoad({
        store: storeOf(given),
        backups: Number(given.of.backups),
        games: Number(given.of.games),
        seed: String(given.of.seed),
      }),
  },
  r20: {
    about: 'half an hour at half load with kills: heap and descriptors do not grow',
    options: { store: 'sqlite', minutes: 30, games: 100, slope: 1, seed: 'soak' },
    control: true,
    run: (given) =>
      soak({
        store: storeOf(given),
        minutes: Number(given.of.minutes),
        games: Number(given.of.games),
        slope: Number(given.of.slope),
        seed: String(given.of.seed),
        ...(given.control ? faulty('hoards') : {}),
      }),
  },
  f2: testForm(
    'WINDOWS',
    'host/timing.slow',
    1000,
    'the wait for a response tells nothing (C-9 F2)',
  ),
};
