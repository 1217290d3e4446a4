/** The bots of each game by the name a user types. A game without an evaluation has the random bot only. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import type { Bot, Judge } from './bot.ts';
import { drafting } from './gosu-x/draft/drafting.ts';
import { GOSU_X_FEATURES, GOSU_X_STYLES, gosuXJudge } from './gosu-x/evaluate.ts';
import { gosuXGuide } from './gosu-x/guide.ts';
import { greedyBot } from './greedy.ts';
import type { Guide } from './guide.ts';
import { instinctBot } from './instinct.ts';
import { ismctsBot } from './ismcts/search.ts';
import { type FeatureGame, type Linear, linearJudge } from './linear.ts';
import { randomBot } from './random.ts';
import { TACTICS_FEATURES, TACTICS_STYLES, tacticsJudge } from './tactics/evaluate.ts';
import { tacticsGuide } from './tactics/guide.ts';

interface Knowledge {
  readonly judge: Judge;
  readonly guide: Guide;
  /** Greedy bots with a bent: opponents to practise on, for people and for stronger bots. */
  readonly styles: ReadonlyMap<string, Judge>;
  /** Answers for a searching bot what is solved already. */
  readonly solved?: (bot: Bot) => Bot;
}

const KNOWLEDGE = new Map<string, Knowledge>([
  [
    gosuX.id,
    {
      judge: gosuXJudge,
      guide: gosuXGuide,
      styles: judges(GOSU_X_FEATURES, GOSU_X_STYLES),
      solved: drafting,
    },
  ],
  [
    tactics.id,
    { judge: tacticsJudge, guide: tacticsGuide, styles: judges(TACTICS_FEATURES, TACTICS_STYLES) },
  ],
]);

function judges<S, F extends string>(
  game: FeatureGame<S, F>,
  styles: { readonly [name: string]: Linear<F> },
): Map<string, Judge<S>> {
  return new Map(Object.entries(styles).map(([name, style]) => [name, linearJudge(game, style)]));
}

/** Roughly weakest first. A search may be given its iterations: `ismcts-200`. */
export function botNames(game: Pick<Game, 'id'>): readonly string[] {
  const known = KNOWLEDGE.get(game.id);
  return known === undefined
    ? ['random']
    : ['random', 'instinct', ...known.styles.keys(), 'greedy', 'ismcts'];
}

/** The strongest bot that answers at once: for hints, and as the usual opponent. */
export function quickBot(game: Pick<Game, 'id'>): string {
  return KNOWLEDGE.has(game.id) ? 'greedy' : 'random';
}

const WITH_ITERATIONS = /^(ismcts)-([1-9]\d{0,6})$/;

/** A name taken apart: which bot, and the iterations it is given, or null. */
export function readBotName(name: string): { base: string; iterations: number | null } {
  const [, base = name, iterations] = WITH_ITERATIONS.exec(name) ?? [];
  return { base, iterations: iterations === undefined ? null : Number(iterations) };
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
  if (name === 'instinct') return instinctBot(game, known.guide);
  if (name === 'greedy') return greedyBot(game, known.judge);
  if (name === 'ismcts') return withSolved(known, ismctsBot({ game, ...known }));
  const style = known.styles.get(name);
  return style === undefined ? null : greedyBot(game, style, name);
}

function withSolved<V>({ solved }: Knowledge, bot: Bot<V>): Bot<V> {
  return solved === undefined ? bot : solved(bot as Bot);
}

/** The same bot with iterations of its own, whatever the budget says; a deadline still holds. */
function fixed<V>(bot: Bot<V>, id: string, iterations: number): Bot<V> {
  return { id, choose: (view, budget, rng) => bot.choose(view, { ...budget, iterations }, rng) };
}
