/** Every goblin used in every way that applies to it, and every way to win reached by 2, 3 and 4, by play alone. */
import { makeRng } from '@open-gosu/kernel';
import { Coverage, coveragePlay, ENDINGS, playOn } from '@testing/tactics/coverage.ts';
import { canDirect, nearEnding, playDirected } from '@testing/tactics/directed.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const SEED = Number(process.env.SEED ?? 1);

describe('coverage play', () => {
  const coverage = new Coverage();

  beforeAll(() => {
    coveragePlay(SEED, 1500, coverage, (missing) => !canDirect(missing));
    playDirected(coverage, SEED);
    for (const ending of ENDINGS) {
      for (let i = 0; i < 20 && !coverage.reasons.has(ending); i++) {
        playOn(nearEnding(ending), coverage, makeRng(`ending ${SEED} ${ending} ${i}`));
      }
    }
  });

  test(`uses every goblin in every way (repeat: SEED=${SEED} npx vitest run tactics/test/properties/coverage)`, () => {
    console.log(`coverage play, ${coverage.games} games: ${coverage.report().join(', ')}`);
    expect(coverage.missing()).toEqual([]);
  });

  test('reaches every ending (T4.2, T7)', () => {
    const endings = ENDINGS.map((ending) => `${ending}: ${coverage.reasons.get(ending) ?? 0}`);
    console.log(`endings: ${endings.join(', ')}`);
    expect([...coverage.reasons.keys()].sort()).toEqual([...ENDINGS].sort());
  });
});
