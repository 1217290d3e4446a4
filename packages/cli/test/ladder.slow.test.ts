/** `ladder` inside the test: its fields, its folder, its table in both languages. */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { falsify, linesOf, TACTICS } from './arena.ts';
import { gosuHere, gosuJsonHere, type Json, scratch } from './gosu.ts';

const { folder } = scratch();

describe('ladder', () => {
  const base = ['ladder', ...TACTICS, '--bots', 'random,greedy-1', '--games', '4'];

  it('prints the documented fields', async () => {
    const report = await gosuJsonHere(base);
    expect(report).toMatchObject({
      game: 'gosu-tactics',
      options: {},
      gamesPerMatch: 4,
      anchor: { bot: 'greedy-1', elo: 1000 },
      bots: [
        { bot: 'greedy-1', elo: 1000, eloInterval: [1000, 1000], games: 4 },
        { bot: 'random', games: 4 },
      ],
      matches: [{ a: 'greedy-1', b: 'random', games: 4 }],
    });
    const [, weak] = report.bots as Record<string, number>[];
    expect(weak?.elo).toBeLessThan(1000);
    const [match] = report.matches as Json[];
    const own = { mean: expect.any(Number), p95: expect.any(Number), max: expect.any(Number) };
    expect(match?.msPerDecision).toEqual([own, own]);
    // With one match, a bot's times are those of the match.
    const times = (report.bots as Json[]).map(({ msPerDecision }) => msPerDecision);
    expect(times).toEqual(match?.msPerDecision);
  });

  it('goes on in a folder, where a wrong file is refused before anything is played', async () => {
    const resume = join(folder, 'ladder', 'new');
    const once = await gosuJsonHere([...base, '--resume', resume]);
    expect(readdirSync(resume)).toEqual(['greedy-1-against-random.jsonl']);
    const kept = join(resume, 'greedy-1-against-random.jsonl');
    const before = readFileSync(kept);
    const again = await gosuJsonHere([...base, '--resume', resume]);
    expect({ ...again, seconds: 0 }).toEqual({ ...once, seconds: 0 });
    expect(readFileSync(kept)).toEqual(before);
    appendFileSync(kept, 'frob\n');
    const { code, err } = await gosuHere([...base, '--resume', resume]);
    expect(code).toBe(1);
    expect(err).toContain('line 4 is damaged');
    mkdirSync(join(folder, 'taken', 'greedy-1-against-random.jsonl'), { recursive: true });
    expect((await gosuHere([...base, '--resume', join(folder, 'taken')])).code).toBe(1);
    expect((await gosuHere([...base, '--resume', kept])).code).toBe(1);
  });

  it('finds its matches though the bots are named in another order', async () => {
    const resume = join(folder, 'order');
    // Equals stand in the order they were named in.
    const told = async (bots: string) => {
      const args = ['ladder', ...TACTICS, '--bots', bots, '--games', '2', '--resume', resume];
      const report = await gosuJsonHere(args);
      return new Set([...(report.bots as Json[]), ...(report.matches as Json[])]);
    };
    const once = await told('random,greedy-1,instinct');
    const names = readdirSync(resume).sort();
    expect(await told('instinct,random,greedy-1')).toEqual(once);
    expect(readdirSync(resume).sort()).toEqual(names);
  });

  it('leaves a folder alone that another run is using', async () => {
    const resume = join(folder, 'used');
    mkdirSync(resume);
    const lock = join(resume, 'ladder.lock');
    writeFileSync(lock, `${process.ppid} ${hostname()}\n`);
    const { code, err } = await gosuHere([...base, '--resume', resume]);
    expect(code).toBe(1);
    expect(err).toContain('another run is using it');
    expect(readdirSync(resume)).toEqual(['ladder.lock']);
  });

  it('does not believe a complete folder without a look', async () => {
    const resume = join(folder, 'false');
    await gosuJsonHere([...base, '--resume', resume]);
    falsify(join(resume, 'greedy-1-against-random.jsonl'));
    const { code, out, err } = await gosuHere([...base, '--resume', resume]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('goes otherwise');
  });

  it('looks at all files before the first game', async () => {
    const resume = join(folder, 'several');
    const three = ['ladder', ...TACTICS, '--bots', 'random,greedy-1,instinct', '--games', '2'];
    await gosuJsonHere([...three, '--resume', resume]);
    falsify(join(resume, 'instinct-against-greedy-1.jsonl'));
    const first = join(resume, 'greedy-1-against-random.jsonl');
    rmSync(first);
    expect((await gosuHere([...three, '--resume', resume])).code).toBe(1);
    expect(linesOf(first)).toHaveLength(1);
  });

  it.each(LANGS)('is a cross-table without --json: %s', async (lang) => {
    const { code, out, err } = await gosuHere([...base, '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ +greedy-1 +1.000 +- +\d/m);
    expect(out).toMatch(/^ +random +\d+ +-?\d.* +- +\d/m);
    expect(out).toContain(lang === 'fr' ? 'par définition' : 'by definition');
    expect(out).toContain(lang === 'fr' ? 'Temps par choix, ms' : 'Time a choice, ms');
  });
});
