/** Tries the bots of one game at its decisions: what a thread of the long test does. */
import type { Budget } from '@open-gosu/bots';
import { dishonesty, type Point, pointsAt } from './honesty.ts';
import { TABLES } from './table.ts';

export interface Trial {
  /** The id of the game. */
  readonly game: string;
  /** At how many decisions each bot is tried, the first ones of all. */
  readonly points: { readonly [bot: string]: number };
  readonly deals: number;
  readonly budget: Budget;
}

export interface Found {
  /** How many different decisions it was tried at. */
  readonly different: number;
  readonly problem: string | null;
}

/** The decisions of a game, those of its tables by turns. */
function pointsOf(game: string, count: number): Point[] {
  const tables = TABLES.filter((table) => table.game.id === game);
  const each = Math.ceil(count / tables.length);
  const lists = tables.map((table) => pointsAt(table, each));
  const mixed = Array.from({ length: each }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  return mixed.flat().slice(0, count);
}

/** By the names of the bots. */
export function tried({ game, points, deals, budget }: Trial): { [bot: string]: Found } {
  const all = pointsOf(game, Math.max(...Object.values(points)));
  const written = all.map(({ state }) => JSON.stringify(state));
  const found = Object.entries(points).map(([bot, count]): [string, Found] => {
    const different = new Set(written.slice(0, count)).size;
    return [bot, { different, problem: dishonesty(all.slice(0, count), bot, deals, budget) }];
  });
  return Object.fromEntries(found);
}
