/** Random games beside the rules written a second time: legal actions, OPEN cards, values, hand limit. */
import { gamesToPlay, playRandom } from '@testing/random-play.ts';
import { expect, test } from 'vitest';
import { armyValue } from '../../src/flow/battle.ts';
import { ask } from '../../src/flow/engine.ts';
import { gosuX } from '../../src/game.ts';
import { PRESETS } from '../../src/options.ts';
import { handLimit } from '../../src/state/query.ts';
import type { Seat, State } from '../../src/state/state.ts';
import { Oracle } from './oracle.ts';
import { legal } from './table.ts';

function agree(s: State): void {
  const { seat, purpose } = ask(s);
  const oracle = new Oracle(s, seat);
  if (purpose === 'turn') expect(legal(s).sort()).toEqual(oracle.actions());
  if (purpose === 'sacrifice' || purpose === 'song') expect(legal(s)).toEqual(oracle.open());
  for (const one of [0, 1] as const satisfies Seat[]) {
    expect(armyValue(s, one)).toBe(new Oracle(s, one).value());
  }
  expect(handLimit(s)).toBe(oracle.handLimit());
}

test.each(PRESETS)('X3.1 X3.3 X4 X5 X6 X7 X8.1 X9.1 by a second reading, under %s', (preset) => {
  for (let seed = 0; seed < gamesToPlay(25); seed++) {
    const options = { preset, draft: 'random', mulligan: 'none' };
    playRandom(gosuX, {
      options,
      seed: `oracle ${seed}`,
      onDecision: (s) => {
        if (s.round > 0 && s.kinds[0] !== -1) agree(s);
        return undefined;
      },
    });
  }
});
