/** The bots of each game by the name a user types. A game without an evaluation has the random bot only. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import type { Bot, Judge } from './bot.ts';
import { gosuXJudge } from './gosu-x/evaluate.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { tacticsJudge } from './tactics/evaluate.ts';

const JUDGES = new Map<string, Judge>([
  [gosuX.id, gosuXJudge],
  [tactics.id, tacticsJudge],
]);

/** Weakest first. */
export function botNames(game: Pick<Game, 'id'>): readonly string[] {
  return JUDGES.has(game.id) ? ['random', 'greedy'] : ['random'];
}

/** The bot of that name for the game, or null. */
export function makeBot<S, V>(game: Game<S, V>, name: string): Bot<V> | null {
  if (!botNames(game).includes(name)) return null;
  const judge = JUDGES.get(game.id);
  if (name === 'greedy' && judge !== undefined) return greedyBot(game, judge);
  return randomBot(game);
}
