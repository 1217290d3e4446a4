/** A match that ends once it is decided whether the strong bot does as well as it should. */
import { playBots, TABLES } from './table.ts';

export interface Match {
  /** One of the tables, by its name. */
  readonly table: string;
  /** Sits alone among the weak: in every seat by turns, with the same deals. */
  readonly strong: string;
  readonly weak: string;
  readonly games: number;
  /** The part of the points it should get. */
  readonly wanted: number;
}

export interface Score {
  readonly points: number;
  readonly played: number;
}

export function scored({ table, strong, weak, games, wanted }: Match): Score {
  const { game, players } = TABLES.find(({ name }) => name === table)!;
  let [points, played] = [0, 0];
  while (points < games * wanted && points + games - played >= games * wanted) {
    const seat = played % players;
    const names = Array.from({ length: players }, (_, i) => (i === seat ? strong : weak));
    const state = playBots(game, names, `match/${Math.floor(played / players)}`);
    const { winners } = game.result(state)!;
    if (winners.includes(seat)) points += 1 / winners.length;
    played++;
  }
  return { points, played };
}
