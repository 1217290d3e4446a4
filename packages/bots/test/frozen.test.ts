/**
 * `greedy-1` is what ratings hang on: its answers never change. Better weights make a bot of another name. `UPDATE=1`
 * accepts a difference, which is right only where the rules of a game have changed.
 */
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
import { Digest } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { expectGolden } from '@testing/golden.ts';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import * as GOSU_X_1 from '../src/games/gosu-x/weights-1.ts';
import { knowledgeOf } from '../src/games/known.ts';
import * as TACTICS_1 from '../src/games/tactics/weights-1.ts';
import { playBots, TABLES } from './table.ts';

const BOT = 'greedy-1';
/** Games of three and four take longer. */
const GAMES: { readonly [players: number]: number } = { 2: 2 };

it('greedy-1 answers as it always has', () => {
  const lines = TABLES.map(({ game, players }) => {
    const games = GAMES[players] ?? 1;
    const digest = new Digest();
    let answers = 0;
    for (let i = 0; i < games; i++) {
      const names = new Array<string>(players).fill(BOT);
      playBots(game, names, `frozen/${i}`, (_state, _view, seat, _rng, answer) => {
        digest.addAll([seat, answer]);
        answers++;
      });
    }
    return `${game.id}-${players} games ${games}, answers ${answers}, digest ${digest}`;
  });
  expect(lines).toHaveLength(TABLES.length);
  expectGolden(`bots/${BOT}.txt`, `${lines.join('\n')}\n`);
});

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
