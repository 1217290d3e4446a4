/** Greedy is clearly stronger than random, from every seat. */
import { describe, expect, it } from 'vitest';
import { playBots, seated, TABLES } from './table.ts';

const GAMES = 24;

describe.each(TABLES)('greedy among random bots at $name', ({ game, players }) => {
  it('wins at least 80 %', () => {
    let points = 0;
    for (let i = 0; i < GAMES; i++) {
      const seat = i % players;
      const state = playBots(game, seated(players, seat), `match/${Math.floor(i / players)}`);
      const winners = game.result(state)!.winners;
      if (winners.includes(seat)) points += 1 / winners.length;
    }
    expect(points / GAMES).toBeGreaterThanOrEqual(0.8);
  });
});
