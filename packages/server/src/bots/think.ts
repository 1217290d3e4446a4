/** How a bot answers from a view: the same in a thread and at once. It has no clock but the deadline, and no chance but the seed. */
import { type Bot, type Budget, DEFAULT_BUDGET, makeBot, usualOpponent } from '@open-gosu/bots';
import { makeRng } from '@open-gosu/kernel';
import { kitOf } from '../games.ts';
import type { BotQuestion } from '../host/options.ts';

/** A question and its number. */
export interface ThinkOrder extends BotQuestion {
  readonly order: number;
}

export type ThinkReply =
  | { readonly order: number; readonly code: number }
  | { readonly order: number; readonly error: string };

const made = new Map<string, Bot>();

function botOf(game: string, name: string): Bot {
  const key = `${game}/${name}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const kit = kitOf(game);
  if (kit === null) throw new Error(`no game ${game}`);
  const bot = makeBot(kit.game, name) ?? makeBot(kit.game, usualOpponent(kit.game));
  if (bot === null) throw new Error(`no bot ${name}`);
  made.set(key, bot);
  return bot;
}

export function think({ game, bot, view, seed, ms }: BotQuestion): number {
  const deadline = { milliseconds: ms, now: () => performance.now() };
  const budget: Budget = { ...DEFAULT_BUDGET, deadline };
  return botOf(game, bot).choose(view, budget, makeRng(seed)).answer;
}

/** The quickest bot that is not foolish. */
const QUICK = 'instinct';

export function thinkQuickly(question: BotQuestion): number {
  return think({ ...question, bot: QUICK });
}

export function answerOrder({ order, ...question }: ThinkOrder): ThinkReply {
  try {
    return { order, code: think(question) };
  } catch (error) {
    return {
      order,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
