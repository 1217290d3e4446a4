/**
 * kill -9 in short: a child process appends as fast as it can and prints what was acknowledged; it is killed; whatever it printed
 * must be there. With LAZY it prints first and writes a little later, and the same look must find losses: the test can fail.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundled } from '@testing/bundled.ts';
import { expect } from 'vitest';
import { outcome, type Place, row } from './support.ts';

const MATCHES = 50;

const CHILD = `
  import { writeSync } from 'node:fs';
  import { openPostgresStore, openSqliteStore } from './packages/server/src/store/index.ts';
  const { DATABASE_URL: url, DATA_DIR: dir, LAZY } = process.env;
  const say = (match, seq) => writeSync(1, match + ' ' + seq + '\\n');
  async function play(store, match) {
    for (let seq = (await store.lastSeq(match)) + 1; ; seq += 1) {
      if (LAZY) {
        say(match, seq);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      }
      await store.append({ match, seq, body: match + ':' + seq, lease: 0 });
      if (!LAZY) say(match, seq);
    }
  }
  async function main() {
    const store = url ? await openPostgresStore({ url }) : await openSqliteStore({ dir });
    for (let m = 0; m < ${MATCHES}; m += 1) play(store, 'm' + m).catch(() => {});
  }
  main();
`;

export interface Crash {
  readonly acknowledged: number;
  readonly lost: number;
}

/** Acknowledgements, before anything is killed. */
const ENOUGH = 200;

/** Starts the child, lets `kill` end it (or what it writes to) after a while, and compares. */
export async function crash(
  place: Place,
  lazy: boolean,
  ms: number,
  killed: () => Promise<void> = async () => {},
): Promise<Crash> {
  const code = await bundled(CHILD, 'thread', { external: ['libsql', 'pg'] });
  const setup = await place.open();
  for (let m = 0; m < MATCHES; m += 1) await outcome(setup.createMatch(row(`m${m}`), []));
  await setup.close();
  const child = spawn(process.execPath, ['-'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, ...place.address, LAZY: lazy ? '1' : '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  const started = new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk) => {
      said += chunk;
      resolve();
    }),
  );
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(code);
  await Promise.race([started, gone]);
  await new Promise((resolve) => setTimeout(resolve, ms));
  // On a busy machine that is not long: something must be there to be lost.
  const isLittle = () => said.split('\n').length <= ENOUGH;
  for (let tries = 0; !lazy && isLittle() && tries < 500; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await killed();
  child.kill('SIGKILL');
  await gone;

  const store = await place.open();
  const kept = new Map<string, number>();
  for (let m = 0; m < MATCHES; m += 1) {
    const entries = (await store.readMatch(`m${m}`))?.entries ?? [];
    expect(entries).toEqual(entries.map((_, seq) => `m${m}:${seq}`));
    kept.set(`m${m}`, entries.length);
  }
  await store.close();
  const lines = said.split('\n').slice(0, -1);
  const lost = lines.filter((line) => {
    const [match = '', seq] = line.split(' ');
    return Number(seq) >= (kept.get(match) ?? 0);
  });
  return { acknowledged: lines.length, lost: lost.length };
}

/** The control: kills a lazy child until something is lost. */
export async function lazyLoses(makePlace: () => Promise<Place>): Promise<boolean> {
  for (let i = 0; i < 5; i += 1)
    if ((await crash(await makePlace(), true, 150)).lost > 0) return true;
  return false;
}
