/** The report of a benchmark: four tables side by side fit a terminal of 80 columns, whatever the machine. */
import { LANGS } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import { benchLines } from '../src/bench/report.ts';
import type { BenchReport, Table } from '../src/bench/table.ts';
import { KITS } from '../src/games/registry.ts';

const TABLES: readonly Table[] = KITS.flatMap((kit) => {
  const { minPlayers, maxPlayers } = kit.game;
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  return counts.map((players) => ({ kit, players }));
});

/** Every figure as long as it gets. */
function reportOf({ kit, players }: Table): BenchReport {
  const always = { get: (_: object, id: string) => (id.endsWith('Us') ? 1234.56 : 9_999_999) };
  return {
    game: kit.game.id,
    players,
    rules: kit.game.rules,
    node: 'v22.12.0',
    rounds: 5,
    seconds: 1,
    figures: new Proxy({}, always),
    packedBytes: { mean: 1024, max: 1024 },
    jsonBytes: { mean: 10_240, max: 10_240 },
    heap: { decisions: 1_000_000, growthBytes: 1_234_567 },
    signature: '0123456789abcdef',
  } as unknown as BenchReport;
}

test.each(LANGS)('%s', (lang) => {
  expect(TABLES.length).toBe(4);
  for (const tables of [TABLES, TABLES.slice(0, 1)]) {
    const lines = benchLines(tables.map(reportOf), tables, lang);
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(lines.join('\n').match(/0123456789abcdef/g)?.length).toBe(tables.length);
  }
});
