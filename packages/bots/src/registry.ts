/** The bots of each game by the name a user types. A game without an evaluation has the random bot only. */
import type { Game } from '@open-gosu/kernel';
import type { Bot } from './bot.ts';
import type { Knowledge } from './games/knowledge.ts';
import { knowledgeOf } from './games/known.ts';
import type { Styled } from './games/style.ts';
import { fallibleBot, type IsSelfHarm } from './players/fallible.ts';
import { greedyBot } from './players/greedy.ts';
import { instinctBot } from './players/instinct.ts';
import { ismctsBot } from './players/ismcts/search.ts';
import { type LevelMaking, levelId } from './players/levels.ts';
import { randomBot } from './players/random.ts';

const SEARCH = 'ismcts';

/** Roughly weakest first. A search may be given its iterations: `ismcts-200`. */
export function botNames(game: Pick<Game, 'id'>): readonly string[] {
  const known = knowledgeOf(game);
  if (known === null) return ['random'];
  const { styles, frozen } = known;
  const levels = known.levels.map((_, i) => levelId(i));
  return ['random', 'instinct', ...styles.keys(), 'greedy', ...frozen.keys(), SEARCH, ...levels];
}

/** Whom a person plays where nobody is named: it answers at once, and is neither a push-over nor a master. */
export function usualOpponent(game: Pick<Game, 'id'>): string {
  return knowledgeOf(game) === null ? 'random' : levelId(2);
}

const WITH_ITERATIONS = new RegExp(`^(${SEARCH})-([1-9]\\d{0,6})$`);

/** A name taken apart: which bot, and the iterations it is given, or null. */
interface NamedSearch {
  readonly base: string;
  readonly iterations: number | null;
}

function readBotName(name: string): NamedSearch {
  const [, base = name, iterations] = WITH_ITERATIONS.exec(name) ?? [];
  return { base, iterations: iterations === undefined ? null : Number(iterations) };
}

/**
 * What the bot of that name searches with, if others may search for it and their findings be put together: which bot,
 * and how many iterations in all, or null for as many as the budget says. Null for a bot that must answer by itself: one
 * that does not search, or that errs on purpose.
 */
export function searchOf(game: Pick<Game, 'id'>, name: string): NamedSearch | null {
  const level = levelOf(game, name);
  if (level !== null) {
    const { bot, iterations, regret } = level;
    return bot === SEARCH && regret === null ? { base: bot, iterations } : null;
  }
  const read = readBotName(name);
  return read.base === SEARCH ? read : null;
}

function levelOf(game: Pick<Game, 'id'>, name: string): LevelMaking | null {
  return knowledgeOf(game)?.levels.find((_, i) => name === levelId(i)) ?? null;
}

/** The bot of that name for the game, or null. */
export function makeBot<S, V>(game: Game<S, V>, name: string): Bot<V> | null {
  const { base, iterations } = readBotName(name);
  const named = namedBot(game, base);
  const bot = named === null || base === 'random' ? named : withRules(knowledgeOf(game), named);
  return bot === null || iterations === null ? bot : fixed(bot, name, iterations);
}

function namedBot<S, V>(game: Game<S, V>, name: string): Bot<V> | null {
  if (name === 'random') return randomBot(game);
  const known = knowledgeOf(game);
  if (known === null) return null;
  switch (name) {
    case 'instinct':
      return instinctBot(game, known.guide);
    case 'greedy':
      return greedyBot(game, known.judge);
    case SEARCH:
      return withSolved(known, ismctsBot({ game, judge: known.judge, guide: known.guide }));
  }
  const judge = known.frozen.get(name);
  if (judge !== undefined) return greedyBot(game, judge, name);
  const style = known.styles.get(name);
  if (style !== undefined) return styledBot(game, name, style);
  const level = levelOf(game, name);
  return level === null ? null : levelBot(game, name, level, known.isSelfHarm as IsSelfHarm<V>);
}

function styledBot<S, V>(game: Game<S, V>, name: string, { judge, ruled }: Styled): Bot<V> {
  const bot = greedyBot(game, judge, name);
  return ruled === undefined ? bot : (ruled(bot as Bot) as Bot<V>);
}

function levelBot<S, V>(
  game: Game<S, V>,
  name: string,
  making: LevelMaking,
  isSelfHarm: IsSelfHarm<V>,
): Bot<V> {
  const bot = namedBot(game, making.bot) as Bot<V>;
  const erring = making.regret === null ? bot : fallibleBot(bot, making.regret, isSelfHarm);
  return fixed(erring, name, making.iterations);
}

function withRules<V>(known: Knowledge | null, bot: Bot<V>): Bot<V> {
  return known?.ruled === undefined ? bot : (known.ruled(bot as Bot) as Bot<V>);
}

function withSolved<V>({ solved }: Knowledge, bot: Bot<V>): Bot<V> {
  return solved === undefined ? bot : (solved(bot as Bot) as Bot<V>);
}

/** The same bot with iterations of its own, whatever the budget says; a deadline still holds. */
function fixed<V>(bot: Bot<V>, id: string, iterations: number): Bot<V> {
  return { id, choose: (view, budget, rng) => bot.choose(view, { ...budget, iterations }, rng) };
}
