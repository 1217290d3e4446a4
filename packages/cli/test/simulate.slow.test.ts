/** `simulate` and `replay`: the same series whatever the threads, records that hold, and no bar in a pipe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dig, gosu, gosuHere, gosuJson, gosuJsonHere, type Json, scratch } from './gosu.ts';

const { folder, file } = scratch();
const records = join(folder, 'records', 'new');

const timeless = ({ seconds: _seconds, decisionsPerSecond: _speed, ...rest }: Json) => rest;

/** In the order they are printed in, before those of a game's length. */
const FIELDS = [
  'game',
  'games',
  'seconds',
  'decisions',
  'decisionsPerSecond',
  'wins',
  'draws',
  'reasons',
  'clans',
];

const sum = (values: unknown) =>
  Object.values(values as Record<string, number>).reduce((a, b) => a + b, 0);

describe('simulate', () => {
  it('prints the documented fields, that add up', async () => {
    const report = await gosuJsonHere([
      'simulate',
      '--game',
      'gosu-x',
      '--games',
      '60',
      '--seed',
      '3',
    ]);
    expect(Object.keys(report)).toEqual([...FIELDS, 'turns', 'signature']);
    expect(report.games).toBe(60);
    expect(sum(report.wins) + (report.draws as number)).toBe(60);
    expect(sum(report.reasons)).toBe(60);
    const clans = Object.values(report.clans as Record<string, { games: number; wins: number }>);
    expect(clans.reduce((total, { games }) => total + games, 0)).toBe(6 * 60);
    expect(clans.reduce((total, { wins }) => total + wins, 0)).toBe(3 * sum(report.wins));
    expect(Object.keys(report.turns as object)).toEqual(['mean', 'p50', 'p95']);
    expect(report.signature).toMatch(/^[0-9a-f]{16}$/);
  });

  it('gives the same for one thread and two, and another series for another seed', async () => {
    const series = ['simulate', '--games', '50', '--bots', 'random,random', '--seed', 'abc'];
    const [one, two, other] = await Promise.all([
      gosuJsonHere([...series, '--jobs', '1']),
      gosuJson([...series, '--jobs', '2']),
      gosuJsonHere(['simulate', '--games', '50', '--seed', 'abd']),
    ]);
    expect(timeless(two)).toEqual(timeless(one));
    expect(other.signature).not.toBe(one.signature);
  });

  it('keeps records that replay, from both threads alike', async () => {
    const series = ['simulate', '--games', '4', '--bots', 'instinct,random', '--seed', '9'];
    const kept = await gosuJson([...series, '--records', records, '--jobs', '2']);
    expect(timeless(kept)).toEqual(timeless(await gosuJsonHere(series)));
    const names = readdirSync(records).sort();
    expect(names).toEqual([0, 1, 2, 3].map((i) => `game-00000${i}.json`));
    for (const name of names) {
      const path = join(records, name);
      const record = JSON.parse(readFileSync(path, 'utf8')) as Json;
      const replayed = await gosuJsonHere(['replay', path]);
      expect(replayed.result).toEqual(record.result);
      expect(replayed.question).toBeNull();
      expect(replayed.legal).toEqual([]);
      expect(replayed.played).toBe((record.answers as string[]).length);
      expect((await gosuJsonHere(['show', path])).result).toEqual(record.result);
    }
  });

  it('plays by other options', async () => {
    const base = ['simulate', '--games', '20'];
    const [plain, preset, option] = await Promise.all([
      gosuJsonHere(base),
      gosuJsonHere([...base, '--preset', 'prototype']),
      gosuJsonHere([...base, '--option', 'X12.8=random']),
    ]);
    expect(preset.signature).not.toBe(plain.signature);
    expect(option.signature).not.toBe(plain.signature);
  });

  it('is a table without --json, and quiet on stderr in a pipe', async () => {
    const { code, out, err } = await gosu(['simulate', '--games', '30', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Victoires');
    expect(out).not.toContain('\u001b');
  });
});

describe('simulate GOSU Tactics', () => {
  const base = ['simulate', '--game', 'gosu-tactics', '--seed', '3'];

  it.each([2, 3, 4])('prints the documented fields for %i, that add up', async (players) => {
    const report = await gosuJsonHere([...base, '--players', String(players), '--games', '40']);
    expect(Object.keys(report)).toEqual([...FIELDS, 'turns', 'rounds', 'signature']);
    expect(report.wins).toHaveLength(players);
    expect(sum(report.wins) + (report.draws as number)).toBe(40);
    expect(sum(report.reasons)).toBe(40);
    const clans = report.clans as Record<string, { share: number }>;
    expect(Object.keys(clans)).toEqual(['gobans', 'alphas', 'darks', 'mekas', 'fires']);
    expect(Object.values(clans).reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 2);
    expect(dig(report, 'rounds', 'mean')).toBeGreaterThan(0);
  });

  it('seats the bots named, one for all, or as many as are named', async () => {
    const [named, all, more] = await Promise.all([
      gosuJsonHere([...base, '--games', '10', '--bots', 'random,random,random']),
      gosuJsonHere([...base, '--games', '10', '--bots', 'random', '--players', '3']),
      gosuJsonHere([...base, '--games', '10', '--players', '4']),
    ]);
    expect(timeless(all)).toEqual(timeless(named));
    expect(more.wins).toHaveLength(4);
  });

  it('gives the same for one thread and two, and keeps records that replay', async () => {
    const folder4 = join(folder, 'records', 'tactics');
    const series = [...base, '--players', '4', '--games', '4'];
    const [one, two] = await Promise.all([
      gosuJsonHere([...series, '--jobs', '1']),
      gosuJson([...series, '--jobs', '2', '--records', folder4]),
    ]);
    expect(timeless(two)).toEqual(timeless(one));
    for (const name of readdirSync(folder4)) {
      const path = join(folder4, name);
      const record = JSON.parse(readFileSync(path, 'utf8')) as Json;
      expect(record.players).toHaveLength(4);
      expect((await gosuJsonHere(['replay', path])).result).toEqual(record.result);
      const start = await gosuJsonHere(['replay', path, '--to', '12']);
      expect(dig(start, 'position', 'players')).toHaveLength(4);
    }
  });

  it('says in words what the clans are measured by', async () => {
    const { out } = await gosuHere([...base, '--players', '3', '--games', '20', '--lang', 'fr']);
    expect(out).toContain('p0 random, p1 random, p2 random');
    expect(out).toContain('part des gobelins face visible dans les armées des vainqueurs');
    expect(out).toContain('Manches par partie');
  });
});

describe('replay', () => {
  it('stops where it is told', async () => {
    const path = join(records, 'game-000000.json');
    const start = await gosuJsonHere(['replay', path, '--to', '0']);
    expect(start.question).toMatchObject({ seat: 0, kind: 'draft' });
    expect(start.result).toBeNull();
    const later = await gosuJsonHere(['replay', path, '--to=10']);
    expect(later.played).toBe(10);
    const again = await gosuJsonHere(['legal', '-'], { stdin: JSON.stringify(later.position) });
    expect(again.legal).toEqual(later.legal);
    expect((await gosuHere(['replay', path, '--to', '99999'])).code).toBe(1);
  });

  it('refuses a record that does not hold, saying at which answer', async () => {
    const record = JSON.parse(readFileSync(join(records, 'game-000001.json'), 'utf8')) as Json;
    const answers = [...(record.answers as string[])];
    answers[3] = 'spend 2';
    const changed = file('changed.json', JSON.stringify({ ...record, answers }));
    const refused = await gosuHere(['replay', changed]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^gosu: [^\n]*answer 4[^\n]*\n$/);
    const lie = { winners: [0, 1], reason: 'fifteen' };
    const lying = file('lying.json', JSON.stringify({ ...record, result: lie }));
    expect((await gosuHere(['replay', lying])).code).toBe(1);
    const old = file('old.json', JSON.stringify({ ...record, rules: 'gosu-x-0' }));
    expect((await gosuHere(['replay', old])).err).toContain('gosu-x-0');
  });

  it('knows a game that was resigned', async () => {
    const record = JSON.parse(readFileSync(join(records, 'game-000002.json'), 'utf8')) as Json;
    const answers = (record.answers as string[]).slice(0, 12);
    const result = { winners: [1], reason: 'resignation' };
    const path = file('resigned.json', JSON.stringify({ ...record, answers, result }));
    const shown = await gosuJsonHere(['show', path]);
    expect(shown.result).toEqual(result);
    expect(dig(shown, 'question')).toBeNull();
    expect((await gosuHere(['show', path])).out).toContain('resignation');
  });
});
