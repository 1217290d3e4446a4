/** `bench`: every figure is there, and the signatures are the recorded ones, the same as `simulate` gives. */
import { expectSignature } from '@testing/golden.ts';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_GAMES } from '../src/bench/table.ts';
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

describe('bench', () => {
  it('measures every table, and gives the recorded signatures', { timeout: TIMEOUT }, async () => {
    const report = await gosuJson(['bench', '--seconds', '0.5']);
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
  });

  it('measures one table, and has the signature of simulate', { timeout: TIMEOUT }, async () => {
    const table = ['--game', 'gosu-tactics', '--players', '3'];
    const report = await gosuJson(['bench', '--seconds', '0.5', ...table]);
    const series = await gosuJson(['simulate', '--games', '2000', '--seed', '1', ...table]);
    expect(report.others).toBeUndefined();
    expect(report.signature).toBe(series.signature);
  });

  it('is a table to read, in 80 columns', { timeout: TIMEOUT }, async () => {
    const args = ['bench', '--seconds', '0.5', '--game', 'gosu-tactics', '--lang', 'fr'];
    const { out, err } = await gosu(args);
    expect(err).toBe('');
    expect(out).toContain('Tactics 4');
    const table = out.split('\n').filter((line) => / {2}\d/.test(line));
    for (const line of table) expect([...line].length, line).toBeLessThanOrEqual(80);
  });
});
