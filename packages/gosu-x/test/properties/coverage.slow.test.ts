/** Every card used in every way that applies to it, and every way to win reached, by play alone. */

import { makeRng } from '@open-gosu/kernel';
import { Coverage, coveragePlay, playOn, USES } from '@testing/gosu-x/coverage.ts';
import { NEAR_VICTORIES, playDirected } from '@testing/gosu-x/directed.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { REASONS } from '../../src/state/state.ts';

const SEED = Number(process.env.SEED ?? 1);

describe('coverage play', () => {
  const coverage = new Coverage();

  beforeAll(() => {
    coveragePlay(SEED, 600, coverage);
    playDirected(coverage);
    playNearVictories();
  });

  function playNearVictories(): void {
    for (const build of NEAR_VICTORIES) {
      for (let seed = 0; seed < 40; seed++) {
        playOn(build(), coverage, makeRng(`victory ${SEED} ${seed}`));
      }
    }
  }

  test(`uses every card in every way (repeat: SEED=${SEED} npx vitest run coverage)`, () => {
    expect(coverage.missing()).toEqual([]);
    expect(coverage.report()).toHaveLength(USES.length);
    console.log(`coverage play, ${coverage.games} games: ${coverage.report().join(', ')}`);
  });

  test('reaches all five victories (X10)', () => {
    expect([...coverage.reasons.keys()].sort()).toEqual([...REASONS].sort());
  });
});
