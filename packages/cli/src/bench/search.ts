/**
 * How fast the search is, on views from the middle of games at first sight. What an iteration does is counted once, on
 * the same searches: the clock then sees the search alone, without the counting.
 */
import { type Bot, makeBot } from '@open-gosu/bots';
import { type ActionCode, type AnyView, type Game, makeRng, type Options } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import type { Bench, Slice } from './measures.ts';

export interface SearchSamples {
  readonly views: readonly AnyView[];
  readonly nodesPerIteration: number;
  readonly positionsPerIteration: number;
}

const BOT = 'ismcts';
const VIEWS = 6;
const ITERATIONS = 200;
/** A search that stopped early would be counted for more than it does. */
const BUDGET = { iterations: ITERATIONS, full: true } as const;
/** Answers that make a choice worth a search. */
const FEWEST = 4;

export function takeSearchSamples(kit: GameKit, options: Options, players: number): SearchSamples {
  const views = Array.from({ length: VIEWS }, (_, index) =>
    midGame(kit, options, players, `search/${index}`),
  );
  return { views, ...countWork(kit.game, views) };
}

/** Where a turn's action is to be chosen, half-way through the game of this seed. */
function midGame(kit: GameKit, options: Options, players: number, seed: string): AnyView {
  const { game } = kit;
  const bot = makeBot(game, 'instinct') as Bot;
  const rng = makeRng(seed);
  const state = game.setup(options, seed, players);
  const answers: ActionCode[] = [];
  const asked: AnyView[] = [];
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    if (kit.asksAction(state) && game.legal(state, answers) >= FEWEST) asked.push(view);
    game.apply(state, bot.choose(view, { iterations: 1 }, rng).answer);
  }
  return asked[asked.length >> 1] as AnyView;
}

/** Searches the view of this number, always in the same way. */
function search(bot: Bot, view: AnyView, index: number): void {
  bot.choose(view, BUDGET, makeRng(`search/${index}`));
}

/** A node of the tree by the answers that lead on from it. */
type Branches = Map<ActionCode, Branches>;

/**
 * Follows the answers of each iteration: the first that leads to a new node ends the walk down the tree. Where only one
 * answer is legal, the search goes on without a node. What is tried on a copy, before the search, is no iteration.
 */
function countWork(game: Game, views: readonly AnyView[]) {
  let positions = 0;
  let nodes = 0;
  let root: Branches = new Map();
  let here: Branches | null = null;
  let legal = 0;
  let isTrial = false;
  const counted: Game = {
    ...game,
    determinize(view, rng) {
      here = root;
      isTrial = false;
      return game.determinize(view, rng);
    },
    clone(state) {
      isTrial = true;
      return game.clone(state);
    },
    legal(state, out) {
      legal = game.legal(state, out);
      return legal;
    },
    apply(state, code) {
      if (!isTrial) positions++;
      if (!isTrial && here !== null && legal > 1) {
        const next = here.get(code);
        if (next === undefined) {
          here.set(code, new Map());
          nodes++;
        }
        here = next ?? null;
      }
      game.apply(state, code);
    },
  };
  const bot = makeBot(counted, BOT) as Bot;
  views.forEach((view, i) => {
    root = new Map();
    search(bot, view, i);
  });
  const iterations = views.length * ITERATIONS;
  return { nodesPerIteration: nodes / iterations, positionsPerIteration: positions / iterations };
}

/** Iterations with all that belongs to them: a deal, the walk down, the rollout, the judgement. */
export function searching({ kit, search: samples }: Bench, { ms }: Slice) {
  const { views, nodesPerIteration, positionsPerIteration } = samples;
  const bot = makeBot(kit.game, BOT) as Bot;
  const start = performance.now();
  let passes = 0;
  let elapsed = 0;
  for (; elapsed < ms; elapsed = performance.now() - start) {
    views.forEach((view, i) => {
      search(bot, view, i);
    });
    passes++;
  }
  const perSecond = (passes * views.length * ITERATIONS * 1000) / elapsed;
  return {
    iterationsPerSecond: perSecond,
    nodesPerSecond: perSecond * nodesPerIteration,
    positionsPerSecond: perSecond * positionsPerIteration,
  };
}
