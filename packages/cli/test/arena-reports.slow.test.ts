/** What `arena` prints: figures that add up, tables in both languages, deals of their own for each purpose. */
import { join } from 'node:path';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { linesOf, MATCH, parsed } from './arena.ts';
import { dig, gosuHere, gosuJsonHere, scratch } from './gosu.ts';

const { folder } = scratch();

describe('arena', () => {
  it('prints the documented fields, that add up', async () => {
    const report = await gosuJsonHere([...MATCH, '--games', '5', '--seed', '3']);
    expect(Object.keys(report)).toEqual([
      'game',
      'rules',
      'options',
      'players',
      'a',
      'b',
      'purpose',
      'seed',
      'games',
      'pairs',
      'wins',
      'draws',
      'losses',
      'score',
      'scoreInterval',
      'expected',
      'elo',
      'eloInterval',
      'pentanomial',
      'sprt',
      'msPerDecision',
      'seconds',
      'resumedPairs',
    ]);
    expect(report).toMatchObject({ games: 6, pairs: 3, purpose: 'gate', expected: 0.5, seed: 3 });
    const { wins, draws, losses } = report as Record<string, number>;
    expect((wins ?? 0) + (draws ?? 0) + (losses ?? 0)).toBe(6);
    expect((report.pentanomial as number[]).reduce((a, b) => a + b)).toBe(3);
    expect(report.score).toBeGreaterThan(0.5);
    expect(report.sprt).toBeNull();
    expect(report.options).toEqual({});
    const [a, b] = report.msPerDecision as Record<string, number>[];
    for (const { mean = 0, p95 = 0, max = 0 } of [a ?? {}, b ?? {}]) {
      expect(mean).toBeGreaterThan(0);
      expect(max).toBeGreaterThanOrEqual(p95);
      expect(max).toBeGreaterThan(mean);
    }
    expect(a?.mean).toBeGreaterThan(b?.mean ?? 0);
  });

  it('says which rules were played', async () => {
    const args = ['arena', '--a', 'random', '--b', 'random', '--games', '2'];
    expect((await gosuJsonHere(args)).options).toMatchObject({ preset: 'final-en' });
    const other = await gosuJsonHere([...args, '--preset', 'prototype', '--option', 'X12.3=yes']);
    expect(other.options).toMatchObject({ preset: 'prototype', echoOnActivation: 'yes' });
  });

  it.each([3, 4])('counts the share of wins among %i', async (players) => {
    const report = await gosuJsonHere([...MATCH, '--players', String(players), '--games', '1']);
    expect(report).toMatchObject({ players, games: players, pairs: 1 });
    expect(report.expected).toBeCloseTo(1 / players, 4);
    expect(report).not.toHaveProperty('elo');
    const { out } = await gosuHere([...MATCH, '--players', String(players), '--games', '1']);
    expect(out).toContain(`instinct among ${players - 1} random`);
    expect(out).toContain('An equal would have');
  });

  it('is even where a bot meets itself: the same deals, the same generators', async () => {
    const report = await gosuJsonHere(['arena', '--a', 'random', '--b', 'random', '--games', '20']);
    expect(report).toMatchObject({ score: 0.5, elo: 0, pentanomial: [0, 0, 10, 0, 0] });
  });

  it('plays other deals for a gate, for tuning, and for another seed', async () => {
    const lengthsIn = (path: string) =>
      linesOf(path)
        .slice(1)
        .map((line) => [0, 1].map((bot) => dig(parsed(line), 'thinking', bot, 'decisions')));
    const paths = ['gate', 'tuning', 'other'].map((name) => join(folder, `${name}.jsonl`));
    const base = ['arena', '--a', 'random', '--b', 'random', '--games', '8', '--resume'];
    const [gate = '', tuning = '', other = ''] = paths;
    await gosuJsonHere([...base, gate]);
    await gosuJsonHere([...base, tuning, '--purpose', 'tuning']);
    await gosuJsonHere([...base, other, '--seed', '2']);
    expect(lengthsIn(tuning)).not.toEqual(lengthsIn(gate));
    expect(lengthsIn(other)).not.toEqual(lengthsIn(gate));
    expect(new Set(paths.flatMap((path) => lengthsIn(path).map(String))).size).toBeGreaterThan(8);
  });

  it.each(LANGS)('counts one deal as one: %s', async (lang) => {
    const kept = join(folder, `one-${lang}.jsonl`);
    const args = [...MATCH, '--games', '2', '--resume', kept, '--lang', lang];
    const [first, again] = [await gosuHere(args), await gosuHere(args)];
    expect(first.out).toContain(lang === 'fr' ? '2 parties sur 1 donne,' : '2 games on 1 deal,');
    expect(again.out).toMatch(
      lang === 'fr' ? /déjà dans le fichier\u00a0: 1 donne\n$/ : /already in the file: 1 deal\n$/,
    );
  });

  it.each(LANGS)('is a table without --json, quiet on stderr in a pipe: %s', async (lang) => {
    const args = [...MATCH, '--games', '4', '--sprt', '-5,0', '--lang', lang];
    const { code, out, err } = await gosuHere(args);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(lang === 'fr' ? 'instinct contre random' : 'instinct against random');
    expect(out).toContain(lang === 'fr' ? 'pas décidé' : 'not decided');
    expect(out).toMatch(/LLR [+-]?\d[.,]\d\d/);
    expect(out).toMatch(
      lang === 'fr'
        ? /^ {2}Temps par choix, ms +moyenne +95\u00a0% en +le plus long$/m
        : /^ {2}Time a choice, ms +mean +95% within +longest$/m,
    );
    for (const bot of ['instinct', 'random']) {
      expect(out).toMatch(new RegExp(`^ {2}${bot}( +[\\d\u202f.,]+){3}$`, 'm'));
    }
    expect(out).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('shows on a terminal how it stands', async () => {
    let err = '';
    const code = await run([...MATCH, '--games', '2'], {
      out: () => {},
      err: (text) => {
        err += text;
      },
      stdin: process.stdin,
      env: {},
      outIsTty: false,
      errIsTty: true,
      columns: 100,
    });
    expect(code).toBe(0);
    expect(err).toMatch(/2\/2 games, .* s left, instinct \d+\.0%/);
    expect(err).toMatch(/^\[ +\] 0\/2 games\n/);
    expect(err.endsWith('\u001b[1A\r\u001b[K')).toBe(true);
  });
});
