/** What is said of a command line that names the wrong things, what help tells of bounds, and how lists and seeds are written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gosuHere, scratch } from './gosu.ts';

const { folder, file } = scratch();
const kept = file('kept.jsonl', '');
const nowhere = join(folder, 'none', 'page.html');

describe('a refusal says what is wrong', () => {
  it.each([
    [2, ['report', '--bot', 'random,greedy'], '--bot takes one bot, not 2'],
    [2, ['report', '--bot', 'random,greedy', '--lang', 'fr'], '--bot attend un seul robot, pas 2'],
    [
      2,
      ['simulate', '--bots', 'random,random,random'],
      '--bots names 3, but Gosu X is for 2 players',
    ],
    [
      2,
      ['simulate', '--bots', 'random,random,random', '--lang', 'fr'],
      '--bots en nomme 3, mais Gosu X se joue à 2',
    ],
    [2, ['hint'], '<position> is missing'],
    [2, ['hint', '--lang', 'fr'], 'il manque <position>'],
    [2, ['apply'], '<position> is missing'],
    [1, ['report', '--out', nowhere], `the folder ${join(folder, 'none')} does not exist`],
    [
      1,
      ['report', '--out', nowhere, '--lang', 'fr'],
      `le dossier ${join(folder, 'none')} n’existe pas`,
    ],
    [1, ['ladder', '--resume', kept], `${kept}: is a file, not a folder`],
    [1, ['ladder', '--resume', kept, '--lang', 'fr'], `${kept}\u00a0: c’est un fichier`],
    [2, ['bench', '--seconds', '0'], '--seconds must be a number from 0.01 to 3600, not "0"'],
  ] as const)('%i %j', async (exit, args, message) => {
    const { code, err } = await gosuHere(args);
    expect([code, err.split('\n')[0]]).toEqual([exit, expect.stringContaining(message)]);
  });
});

describe('help', () => {
  it.each([
    ['hint', /--top K .*at most 100\b/],
    ['hint', /--seconds S .*0\.01 to 3600/],
    ['hint', /--jobs J .*at most 1024\b/],
    ['simulate', /--games N .*at most 100000000\b/],
    ['simulate', /--jobs J .*at most 1024\b/],
    ['report', /--games N .*at most 10000000\b/],
    ['arena', /--games N .*at most 10000000\b/],
    ['ladder', /--games N .*at most 1000000\b/],
    ['draft', /--games N .*at most 100000\b/],
    ['bench', /--seconds N .*0\.01 to 3600/],
    ['simulate', /--seed S .*a whole number \(1, -7\), else a text \(01, 1\.0\)/],
    ['play', /--option .*clans=justice,galmi,xian\/abhilasha,goan-sul,tomorrow/],
  ])('of %s names %s', async (command, bound) => {
    expect((await gosuHere([command, '--help'])).out).toMatch(bound);
  });

  it('of draft names the bots of Gosu X only', async () => {
    const { out } = await gosuHere(['draft', '--help']);
    expect(out).toContain('token-rush');
    expect(out).not.toContain('clan-rush');
  });

  it.each([
    ['en', 'print one line of JSON for each text'],
    ['fr', 'écrire une ligne de JSON par texte'],
  ])('of play says once what --json does there, %s', async (lang, words) => {
    const { out } = await gosuHere(['play', '--help', '--lang', lang]);
    expect(out).toContain(words);
    expect(out.match(/^ +--json/gm)).toHaveLength(1);
  });
});

describe('given clans', () => {
  const series = ['simulate', '--games', '1', '--json', '--option', 'draft=given', '--option'];
  const timeless = (out: string) => ({ ...JSON.parse(out), seconds: 0, decisionsPerSecond: 0 });

  it('are written with commas and a slash, or as JSON', async () => {
    const short = 'clans=justice,galmi,xian/abhilasha,goan-sul,tomorrow';
    const json = 'clans=[["justice","galmi","xian"],["abhilasha","goan-sul","tomorrow"]]';
    const [one, other] = [await gosuHere([...series, short]), await gosuHere([...series, json])];
    expect([one.code, one.err]).toEqual([0, '']);
    expect(timeless(one.out)).toEqual(timeless(other.out));
  });

  it.each(['clans=justice', 'clans=justice,galmi,xian', 'clans=a,b,c/d,e,f', 'clans=[[1'])(
    'are refused with an example: %s',
    async (clans) => {
      const { code, err } = await gosuHere([...series, clans]);
      expect([code, err]).toEqual([2, expect.stringContaining('clans=justice,galmi,xian/')]);
    },
  );

  it('are asked for where the draft is given without', async () => {
    const { code, err } = await gosuHere(series.slice(0, -1));
    expect([code, err]).toEqual([2, expect.stringContaining('clans=justice,galmi,xian/')]);
  });
});

describe('seeds', () => {
  const seedOf = async (seed: string) => {
    const folderOf = join(folder, `seed ${seed}`);
    const args = ['simulate', '--games', '1', '--seed', seed, '--records', folderOf];
    expect((await gosuHere(args)).code).toBe(0);
    return JSON.parse(readFileSync(join(folderOf, 'game-000000.json'), 'utf8')).seed as string;
  };

  it('are taken as they are written, so that two ways to write a number are two seeds', async () => {
    const seeds = ['1', '01', '-0', '+1', '1.0'];
    expect(await Promise.all(seeds.map(seedOf))).toEqual(seeds.map((seed) => `${seed}/0`));
  });
});

describe('records', () => {
  const records = join(folder, 'records');
  const series = (...more: string[]) =>
    gosuHere(['simulate', '--records', records, '--games', '2', ...more]);
  const first = join(records, 'game-000000.json');

  it('are written again by the same run, and kept from every other', async () => {
    expect((await series()).code).toBe(0);
    const before = readFileSync(first, 'utf8');
    expect((await series()).code).toBe(0);
    for (const other of [
      ['--seed', '2'],
      ['--bots', 'greedy,random'],
      ['--preset', 'prototype'],
      ['--game', 'gosu-tactics'],
    ]) {
      const { code, err } = await series(...other);
      expect([code, err]).toEqual([
        1,
        expect.stringContaining(`${first}: is the record of another`),
      ]);
      expect(err).toContain('name an empty folder');
    }
    const { err } = await series('--seed', '2', '--lang', 'fr');
    expect(err).toContain('indiquez un dossier vide');
    expect(readFileSync(first, 'utf8')).toBe(before);
  });

  it('may lie beside other files', async () => {
    writeFileSync(join(records, 'notes.txt'), 'mine');
    expect((await series()).code).toBe(0);
    expect(existsSync(join(records, 'notes.txt'))).toBe(true);
  });
});
