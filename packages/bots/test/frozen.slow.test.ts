/**
 * `greedy-1` is what ratings hang on: its answers never change. Better weights make a bot of another name. `UPDATE=1`
 * accepts a difference, which is right only where the rules of a game have changed.
 */
import { Digest } from '@open-gosu/kernel';
import { expectGolden } from '@testing/golden.ts';
import { expect, it } from 'vitest';
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
