/** Tries one bot at the decisions of one game: what a thread of the long test does. */
import type { Budget } from '@open-gosu/bots';
import { dishonesty, type Point, pointsAt } from './honesty.ts';
import { TABLES } from './table.ts';

export interface Trial {
  /** The id of the game. */
  readonly game: string;
  readonly bot: string;
  readonly points: number;
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

export function tried({ game, bot, points, deals, budget }: Trial): Found {
  const decisions = pointsOf(game, points);
  const different = new Set(decisions.map(({ state }) => JSON.stringify(state))).size;
  return { different, problem: dishonesty(decisions, bot, deals, budget) };
}
