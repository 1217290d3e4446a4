/** `bench`: every figure is there, and its signature is that of the same series in `simulate`. */
import { describe, expect, it } from 'vitest';
import { gosuJson } from './gosu.ts';

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
  });
});
