/** Whole games typed into `gosu play` through pipes: answers chosen from the printed list until somebody has won. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { gosu, gosuHere, scratch } from './gosu.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const { folder } = scratch();

const OVER =
  /^(?:You have won|You have lost|p\d (?:has won|and p\d)|A draw|Vous avez gagné|Vous avez perdu|p\d a gagné|Partie nulle|Victoire partagée)/m;
const CURTAIN = /(?:presses Enter|appuie sur Entrée)\.\n$/;
const MOST_LINES = 3000;

interface Talk {
  /** Types a line and gives what is printed for it. */
  type(line: string): Promise<string>;
  readonly first: Promise<string>;
  end(): Promise<number | null>;
  readonly child: ChildProcessWithoutNullStreams;
}

/** With `--json` each thing said is one line: so a test knows when the program has finished talking. */
function talk(args: readonly string[]): Talk {
  const env = { PATH: process.env.PATH ?? '', LANG: 'C' };
  const child = spawn(process.execPath, [MAIN, 'play', '--json', ...args], { env });
  const waiting: ((text: string) => void)[] = [];
  const ready: string[] = [];
  let buffer = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\n'); end >= 0; end = buffer.indexOf('\n')) {
      const { text } = JSON.parse(buffer.slice(0, end)) as { text: string };
      buffer = buffer.slice(end + 1);
      const next = waiting.shift();
      if (next === undefined) ready.push(text);
      else next(text);
    }
  });
  const said = () =>
    new Promise<string>((resolve) => {
      const text = ready.shift();
      if (text === undefined) waiting.push(resolve);
      else resolve(text);
    });
  return {
    child,
    first: said(),
    type(line) {
      child.stdin.write(`${line}\n`);
      return said();
    },
    end() {
      child.stdin.end();
      return new Promise((resolve) => child.on('close', resolve));
    },
  };
}

const answersIn = (text: string) =>
  [...text.matchAll(/(?:^| {3})\s*(\d+) {2}([a-z][\w' :|-]*?)(?= {2,}|$)/gm)].map(
    (match) => match[2] ?? '',
  );

/** Plays random answers of the printed `legal` list; gives everything that was said. */
async function playOut(args: readonly string[], seed: string): Promise<string[]> {
  const game = talk(args);
  const rng = makeRng(seed);
  const said = [await game.first];
  for (let i = 0; i < MOST_LINES && !OVER.test(said[said.length - 1] ?? ''); i++) {
    if (CURTAIN.test(said[said.length - 1] ?? '')) {
      said.push(await game.type(''));
      continue;
    }
    const answers = answersIn(await game.type('legal'));
    if (answers.length === 0) throw new Error('no answers are printed');
    const pick = below(rng, answers.length);
    // Half of them by number, half as they are written.
    said.push(await game.type(i % 2 === 0 ? String(pick + 1) : (answers[pick] ?? '')));
  }
  const file = join(folder, `${seed}.json`);
  said.push(await game.type(`save ${file}`));
  expect(await game.end()).toBe(0);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { result: unknown };
  expect(record.result).not.toBeNull();
  const replayed = await gosuHere(['replay', file]);
  expect([replayed.code, replayed.err]).toEqual([0, '']);
  return said;
}

/** What no screen may ever show. */
function expectPleasant(said: readonly string[], lang: 'en' | 'fr'): void {
  const text = said.join('');
  expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  expect(text).not.toContain('\u0001');
  if (lang === 'en') {
    expect(text).not.toMatch(/│.*\b[Yy]ou (?!\d)[a-z]*(?<!s)s\b/);
    expect(text).not.toMatch(/\byou's\b/i);
    expect(text).not.toContain('Vous');
  } else {
    expect(text).not.toMatch(/│ .*\b(?:de|à|d['’]) ?vous (?!de jouer)/);
    expect(text).not.toMatch(/\b(?:Your?|draws|plays)\b/);
  }
}

describe.each([
  ['en', 'instinct'],
  ['fr', 'instinct'],
  ['en', 'random'],
  ['fr', 'random'],
] as const)('a whole game, %s against %s', (lang, bot) => {
  it.each([1, 2])('seed %i', async (seed) => {
    const seat = String(seed % 2);
    const args = ['--lang', lang, '--bot', bot, '--seed', `${seed}`, '--seat', seat];
    const said = await playOut(args, `${lang}-${bot}-${seed}`);
    expect(said[said.length - 2]).toMatch(OVER);
    expectPleasant(said, lang);
  });
});

describe.each([
  ['en', 2, 'instinct'],
  ['fr', 3, 'random'],
  ['en', 4, 'random'],
  ['fr', 4, 'instinct'],
] as const)('a whole game of GOSU Tactics, %s, %i players, against %s', (lang, players, bot) => {
  it.each([1, 2])('seed %i', async (seed) => {
    const seats = ['--players', `${players}`, '--seat', `${seed % players}`];
    const args = ['--game', 'gosu-tactics', ...seats, '--lang', lang, '--bot', bot];
    const said = await playOut(
      [...args, '--seed', `${seed}`],
      `t-${lang}-${players}-${bot}-${seed}`,
    );
    expect(said[said.length - 2]).toMatch(OVER);
    expectPleasant(said, lang);
  });
});

describe('hotseat', () => {
  it.each(['en', 'fr'] as const)('two people play to the end, %s', async (lang) => {
    const said = await playOut(['--hotseat', '--seed', '5', '--lang', lang], `hotseat-${lang}`);
    expect(said.join('')).toMatch(CURTAIN_LINE);
    expectPleasant(said, lang);
  });

  it.each([
    ['en', 3],
    ['fr', 4],
  ] as const)('more people play GOSU Tactics, %s, %i', async (lang, players) => {
    const args = ['--game', 'gosu-tactics', '--hotseat', '--players', `${players}`, '--seed', '5'];
    const said = await playOut([...args, '--lang', lang], `hotseat-${players}-${lang}`);
    expect(said.join('')).toMatch(/p2.*(?:presses Enter|appuie sur Entrée)/);
    expectPleasant(said, lang);
  });
});

const CURTAIN_LINE = /p1.*(?:presses Enter|appuie sur Entrée)/;

describe('leaving', () => {
  it('at the end of the input says that the game is unfinished', async () => {
    const { code, out, err } = await gosu(['play', '--seed', '1'], { stdin: 'draft galmi\n' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/unfinished \(seed 1\)\.\n$/);
  });

  it('by a signal ends with 130 and no stack trace', async () => {
    const game = talk(['--seed', '1']);
    await game.first;
    let err = '';
    game.child.stderr.on('data', (chunk: Buffer) => {
      err += String(chunk);
    });
    const code = new Promise((resolve) => game.child.on('close', resolve));
    game.child.kill('SIGINT');
    expect(await code).toBe(130);
    expect(err).toBe('');
  });

  it('refuses options that contradict each other', async () => {
    const { code, err } = await gosu(['play', '--hotseat', '--bot', 'random']);
    expect(code).toBe(2);
    expect(err).toContain('--bot makes no sense with --hotseat');
  });
});
