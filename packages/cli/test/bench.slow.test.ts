/** `bench`: every figure is there, and the signatures are the recorded ones, the same as `simulate` gives. */
import { LANGS } from '@open-gosu/kernel';
import { expectSignature } from '@testing/golden.ts';
import { describe, expect, it } from 'vitest';
import { benchLines } from '../src/bench/report.ts';
import { type BenchReport, SIGNATURE_GAMES } from '../src/bench/table.ts';
import type { GameKit } from '../src/games/kit.ts';
import { kitOf } from '../src/games/registry.ts';
import { gosu, gosuJson, type Json } from './gosu.ts';

const FIGURES = [
  'decisionsPerSecond',
  'gamesPerSecond',
  'cloneUs',
  'determinizeUs',
  'codecUs',
  'viewUs',
  'moveUs',
  'moveP99Us',
  'structuredCloneUs',
  'jsonUs',
  'iterationsPerSecond',
  'nodesPerSecond',
  'positionsPerSecond',
];

/** The whole of it measures four tables one after another. */
const TIMEOUT = 300_000;

function expectFigures(report: Json): void {
  for (const id of FIGURES) expect(report[id], id).toBeGreaterThan(0);
  expect(report.nodesPerSecond).toBeLessThanOrEqual(Number(report.iterationsPerSecond));
  expect(report.positionsPerSecond).toBeGreaterThan(Number(report.iterationsPerSecond));
  for (const id of ['packedBytes', 'jsonBytes']) {
    expect(report[id]).toMatchObject({ mean: expect.any(Number), max: expect.any(Number) });
  }
  expect(report.heap).toMatchObject({ decisions: expect.any(Number) });
}

const SHORT = ['bench', '--seconds', '0.01'];

const tooWide = (lines: readonly string[]) => lines.filter((line) => [...line].length > 80);

/** Back from the JSON to what the table is drawn from. */
function reportOf(facts: Json): BenchReport {
  const figures = Object.fromEntries(FIGURES.map((id) => [id, Number(facts[id])]));
  return { ...facts, figures } as unknown as BenchReport;
}

describe('bench', () => {
  it('measures every table, and gives the recorded signatures', { timeout: TIMEOUT }, async () => {
    const report = await gosuJson(SHORT);
    expect(report).toMatchObject({ game: 'gosu-x', players: 2 });
    const others = report.others as Json[];
    expect(others.map(({ game, players }) => [game, players])).toEqual([
      ['gosu-tactics', 2],
      ['gosu-tactics', 3],
      ['gosu-tactics', 4],
    ]);
    const all = [report, ...others];
    all.forEach(expectFigures);
    for (const { game, players, signature } of all) {
      const name = game === 'gosu-x' ? 'gosu-x' : `${game}-${players}`;
      expectSignature(name, SIGNATURE_GAMES, String(signature));
    }
    const kit = kitOf('gosu-tactics') as GameKit;
    const tables = others.map(({ players }) => ({ kit, players: Number(players) }));
    for (const lang of LANGS) {
      const lines = benchLines(others.map(reportOf), tables, lang);
      expect(lines.join('\n')).toContain('Tactics 4');
      expect(tooWide(lines)).toEqual([]);
    }
  });

  it('is a table to read, of one game for so many; simulate has its signature', {
    timeout: TIMEOUT,
  }, async () => {
    const table = ['--game', 'gosu-tactics', '--players', '3'];
    const { out, err } = await gosu([...SHORT, ...table, '--lang', 'fr']);
    expect(err).toBe('');
    expect(out).toContain('Tactics 3');
    expect(out).not.toMatch(/Tactics [24]|Gosu X/);
    expect(tooWide(out.split('\n'))).toEqual([]);
    const series = await gosuJson(['simulate', '--games', '2000', '--seed', '1', ...table]);
    expect(out).toContain(String(series.signature));
  });
});
