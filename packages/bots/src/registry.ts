/** The bots of each game by the name a user types. A game without an evaluation has the random bot only. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import type { Bot, Judge } from './bot.ts';
import { fallibleBot } from './fallible.ts';
import { drafting } from './gosu-x/draft/drafting.ts';
import { GOSU_X_CARDS, GOSU_X_FEATURES, GOSU_X_STYLES, gosuXJudge } from './gosu-x/evaluate.ts';
import { gosuXGuide } from './gosu-x/guide.ts';
import { greedyBot } from './greedy.ts';
import type { Guide } from './guide.ts';
import { instinctBot } from './instinct.ts';
import { ismctsBot } from './ismcts/search.ts';
import { GOSU_X_LEVELS, type LevelMaking, levelId, TACTICS_LEVELS } from './levels.ts';
import { type CardGame, type FeatureGame, type Linear, linearJudge } from './linear.ts';
import { randomBot } from './random.ts';
import {
  TACTICS_CARDS,
  TACTICS_FEATURES,
  TACTICS_STYLES,
  tacticsJudge,
} from './tactics/evaluate.ts';
import { tacticsGuide } from './tactics/guide.ts';

interface Knowledge {
  readonly judge: Judge;
  readonly guide: Guide;
  /** Greedy bots with a bent: opponents to practise on, for people and for stronger bots. */
  readonly styles: ReadonlyMap<string, Judge>;
  readonly levels: readonly LevelMaking[];
  /** Answers for a searching bot what is solved already. */
  readonly solved?: (bot: Bot) => Bot;
}

const KNOWLEDGE = new Map<string, Knowledge>([
  [
    gosuX.id,
    {
      judge: gosuXJudge,
      guide: gosuXGuide,
      styles: judges(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_STYLES),
      levels: GOSU_X_LEVELS,
      solved: drafting,
    },
  ],
  [
    tactics.id,
    {
      judge: tacticsJudge,
      guide: tacticsGuide,
      styles: judges(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_STYLES),
      levels: TACTICS_LEVELS,
    },
  ],
]);

function judges<S, F extends string>(
  game: FeatureGame<S, F>,
  cards: CardGame<S>,
  styles: { readonly [name: string]: Linear<F> },
): Map<string, Judge<S>> {
  return new Map(
    Object.entries(styles).map(([name, style]) => [name, linearJudge(game, cards, style)]),
  );
}

/** Roughly weakest first. A search may be given its iterations: `ismcts-200`. */
export function botNames(game: Pick<Game, 'id'>): readonly string[] {
  const known = KNOWLEDGE.get(game.id);
  if (known === undefined) return ['random'];
  const levels = known.levels.map((_, i) => levelId(i));
  return ['random', 'instinct', ...known.styles.keys(), 'greedy', 'greedy-1', 'ismcts', ...levels];
}

/** Whom a person plays where nobody is named: it answers at once, and is neither a push-over nor a master. */
export function usualOpponent(game: Pick<Game, 'id'>): string {
  return KNOWLEDGE.has(game.id) ? levelId(2) : 'random';
}

const SEARCH = 'ismcts';
const WITH_ITERATIONS = /^(ismcts)-([1-9]\d{0,6})$/;

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

function levelOf({ id }: Pick<Game, 'id'>, name: string): LevelMaking | null {
  return KNOWLEDGE.get(id)?.levels.find((_, i) => name === levelId(i)) ?? null;
}

/** The bot of that name for the game, or null. */
export function makeBot<S, V>(game: Game<S, V>, name: string): Bot<V> | null {
  const { base, iterations } = readBotName(name);
  const bot = namedBot(game, base);
  return bot === null || iterations === null ? bot : fixed(bot, name, iterations);
}

function namedBot<S, V>(game: Game<S, V>, name: string): Bot<V> | null {
  const known = KNOWLEDGE.get(game.id);
  if (name === 'random') return randomBot(game);
  if (known === undefined) return null;
  switch (name) {
    case 'instinct':
      return instinctBot(game, known.guide);
    case 'greedy':
    case 'greedy-1':
      return greedyBot(game, known.judge, name);
    case SEARCH:
      return withSolved(known, ismctsBot({ game, ...known }));
  }
  const style = known.styles.get(name);
  if (style !== undefined) return greedyBot(game, style, name);
  const level = levelOf(game, name);
  return level === null ? null : levelBot(game, name, level);
}

function levelBot<S, V>(game: Game<S, V>, name: string, making: LevelMaking): Bot<V> {
  const bot = namedBot(game, making.bot) as Bot<V>;
  const erring = making.regret === null ? bot : fallibleBot(bot, making.regret);
  return fixed(erring, name, making.iterations);
}

function withSolved<V>({ solved }: Knowledge, bot: Bot<V>): Bot<V> {
  return solved === undefined ? bot : (solved(bot as Bot) as Bot<V>);
}

/** The same bot with iterations of its own, whatever the budget says; a deadline still holds. */
function fixed<V>(bot: Bot<V>, id: string, iterations: number): Bot<V> {
  return { id, choose: (view, budget, rng) => bot.choose(view, { ...budget, iterations }, rng) };
}
