/** `bench`: every figure is there, and its signature is the recorded one, the same as `simulate` gives. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gosuJson } from './gosu.ts';

/** Accept a new one with UPDATE=1, and say so in the commit. */
const SIGNATURE = new URL('../../../fixtures/signature.txt', import.meta.url);

describe('bench', () => {
  it('gives every figure, its anchors, and the signature of simulate', async () => {
    const [figures, series] = await Promise.all([
      gosuJson(['bench', '--seconds', '1']),
      gosuJson(['simulate', '--games', '2000', '--seed', '1']),
    ]);
    for (const id of [
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
    ]) {
      expect(figures[id], id).toBeGreaterThan(0);
    }
    expect(figures.packedBytes).toMatchObject({
      mean: expect.any(Number),
      max: expect.any(Number),
    });
    expect(figures.heap).toMatchObject({ decisions: expect.any(Number) });
    expect(figures.signature).toBe(series.signature);
    const line = `gosu-x 2000 ${figures.signature}\n`;
    if (process.env.UPDATE === '1') writeFileSync(SIGNATURE, line);
    expect(line).toBe(readFileSync(SIGNATURE, 'utf8'));
  });
});
