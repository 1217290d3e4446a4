/**
 * Runs the command line as a user would: `gosu` as a process of its own from the built files, `gosuHere` inside the
 * test, for the many cases that a process would only make slow.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../src/run.ts';

export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

const CLEAN_ENV = { PATH: process.env.PATH ?? '', LANG: 'C' };

export function gosu(
  args: readonly string[],
  { stdin = '', env = {} }: Given = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...CLEAN_ENV, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // A command that refuses early does not read its input to the end.
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

export async function gosuHere(
  args: readonly string[],
  { stdin = '', env = {} }: Given = {},
): Promise<Ended> {
  const written = { out: '', err: '' };
  const code = await run(args, {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    stdin: Readable.from([Buffer.from(stdin)]),
    env,
    outIsTty: false,
    errIsTty: false,
    columns: 80,
  });
  return { code, ...written };
}

/** What a successful `--json` command printed. */
export async function gosuJson(args: readonly string[], given?: Given): Promise<Json> {
  return readJson(args, await gosu([...args, '--json'], given));
}

export async function gosuJsonHere(args: readonly string[], given?: Given): Promise<Json> {
  return readJson(args, await gosuHere([...args, '--json'], given));
}

function readJson(args: readonly string[], { code, out, err }: Ended): Json {
  if (code !== 0) throw new Error(`gosu ${args.join(' ')}: exit ${code}: ${err}`);
  if (err !== '') throw new Error(`gosu ${args.join(' ')} wrote to stderr: ${err}`);
  if (!/^[^\n]+\n$/.test(out)) throw new Error(`gosu ${args.join(' ')}: not one line of JSON`);
  return JSON.parse(out) as Json;
}

export type Json = Readonly<Record<string, unknown>>;

/** Field by field into a JSON value; undefined where there is nothing. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown>)?.[key],
    value,
  );
}

/** A folder that is gone after the tests of the file. */
export function scratch(): {
  readonly folder: string;
  file(name: string, content: string | Uint8Array): string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'gosu-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

/** The example of the notation. */
export const POSITION = {
  game: 'gosu-x',
  options: { preset: 'final-en' },
  seed: 1,
  round: 1,
  toPlay: 0,
  tiles: ['narashima', 'phoenix'],
  wonder: null,
  extraTurn: null,
  bans: [],
  players: [
    {
      clans: ['justice', 'galmi', 'xian'],
      hand: ['elle', 'volantis'],
      deck: ['sati'],
      discard: [],
      removed: [],
      army: [
        ['petal-faeries', { card: 'volantis', captured: true }],
        [{ card: 'quae', bounty: true }],
        [],
      ],
      tokens: { hand: 2, spent: 0, locked: 2 },
      supremacy: 0,
      flipped: [],
      passed: false,
      turnsLeft: null,
    },
    { clans: ['abhilasha', 'goan-sul', 'tomorrow'] },
  ],
};

/** Three players of GOSU Tactics in the middle of a round: p1 to play, p2 has passed. */
export const TACTICS_POSITION = {
  game: 'gosu-tactics',
  seed: 1,
  round: 2,
  toPlay: 1,
  advantage: 0,
  discard: ['scribe', 'ghoul', 'whisperer'],
  players: [
    {
      hand: ['oracle', 'spark'],
      army: [['prescient-x', 'herald', { card: 'runner', captured: true }], ['sage'], []],
      points: 1,
    },
    {
      hand: ['lich', 'gravedigger', 'dynamo', 'envoy'],
      army: [['revenant-x', 'tinker'], ['necromancer'], ['bone-lord']],
      points: 2,
    },
    { hand: ['inferno'], army: [['firebrand']], passed: true },
  ],
};

/** The names of the fields, in alphabetical order. */
export const keys = (value: unknown) => Object.keys(value as object).sort();
