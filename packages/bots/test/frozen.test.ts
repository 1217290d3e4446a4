/** `greedy-1` judges by the first weights; `frozen.slow.test.ts` looks at its answers. */
import {
  GOSU_X_CARDS,
  GOSU_X_FEATURES,
  type Judge,
  linearJudge,
  TACTICS_CARDS,
  TACTICS_FEATURES,
  unpackWeights,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { tactics } from '@open-gosu/tactics';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import * as GOSU_X_1 from '../src/games/gosu-x/weights-1.ts';
import { knowledgeOf } from '../src/games/known.ts';
import * as TACTICS_1 from '../src/games/tactics/weights-1.ts';
import { TABLES } from './table.ts';

const BOT = 'greedy-1';

/** By `weights-1`, whatever other bots stand on by now. */
const FIRST: { readonly [game: string]: Judge } = {
  [gosuX.id]: linearJudge(GOSU_X_FEATURES, GOSU_X_CARDS, {
    weights: GOSU_X_1.FEATURES,
    cards: unpackWeights(GOSU_X_1.CARDS),
    scale: GOSU_X_1.SCALE,
  }),
  [tactics.id]: linearJudge(TACTICS_FEATURES, TACTICS_CARDS, {
    weights: TACTICS_1.FEATURES,
    cards: unpackWeights(TACTICS_1.CARDS),
    scale: TACTICS_1.SCALE,
  }),
};

describe.each(TABLES)('at $name', ({ game, players }) => {
  it('greedy-1 judges by the first weights', () => {
    const judge = knowledgeOf(game)!.frozen.get(BOT)!;
    for (const state of statesOf(game, { players, seed: 'first' }, 8)) {
      expect(judge.evaluate(state, 0)).toBe(FIRST[game.id]!.evaluate(state, 0));
    }
  });
});
