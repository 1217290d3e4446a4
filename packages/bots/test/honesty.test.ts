/** Every bot answers from its view alone, and the test that says so catches those that do not. */
import {
  type Bot,
  botNames,
  gosuXGuide,
  gosuXJudge,
  greedyBot,
  ismctsBot,
  makeBot,
  randomBot,
  type SearchTask,
  tacticsGuide,
  tacticsJudge,
} from '@open-gosu/bots';
import { type State as GosuXState, type View as GosuXView, gosuX } from '@open-gosu/gosu-x';
import type { AnyView, Game, Rng } from '@open-gosu/kernel';
import { type State as TacticsState, type View as TacticsView, tactics } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import { betrayed, dishonesty, pointsAt } from './honesty.ts';
import { TABLES } from './table.ts';

const POINTS = 4;
const CONTROLS = 12;
const DEALS = 8;
const BUDGET = { iterations: 16 };

describe.each(TABLES)('at $name', (table) => {
  const { game } = table;
  const points = pointsAt(table, CONTROLS);
  // Levels have a test of their own.
  const names = botNames(game).filter((name) => !name.startsWith('level-'));

  it.each(names)('%s answers from its view alone', (bot) => {
    expect(dishonesty(points.slice(0, POINTS), bot, DEALS, BUDGET)).toBeNull();
  });

  it('a bot that looks at the cards is caught', () => {
    const peeking = (state: unknown) =>
      makeBot({ ...game, determinize: () => game.clone(state) }, 'ismcts') as Bot;
    const caught = points.filter((point) => betrayed(point, peeking, DEALS, BUDGET) !== null);
    expect(caught.length).toBeGreaterThan(points.length / 2);
  });

  it('a bot that remembers is caught', () => {
    const honest = makeBot(game, 'random') as Bot;
    let calls = 0;
    const counting: Bot = {
      id: 'counting',
      choose: (view, budget, rng) => ({ ...honest.choose(view, budget, rng), winChance: calls++ }),
    };
    for (const point of points) {
      expect(betrayed(point, () => counting, DEALS, BUDGET)).toContain('deal 0 gives');
    }
  });
});

/**
 * Never run: it is the compiler that is asked. Each call that must not compile stands beside the one that must, so that
 * nothing but the state can be what is wrong with it.
 */
const COMPILED = {
  gosuX(view: GosuXView, state: GosuXState, other: TacticsView, rng: Rng) {
    const bots = [
      randomBot(gosuX),
      greedyBot(gosuX, gosuXJudge),
      ismctsBot({ game: gosuX, judge: gosuXJudge, guide: gosuXGuide }),
    ];
    for (const bot of bots) {
      bot.choose(view, BUDGET, rng);
      // @ts-expect-error: a state is no view
      bot.choose(state, BUDGET, rng);
      // @ts-expect-error: nor is the view of another game
      bot.choose(other, BUDGET, rng);
    }
    makeBot(gosuX, 'ismcts')?.choose(view, BUDGET, rng);
    // @ts-expect-error: a state is no view
    makeBot(gosuX, 'ismcts')?.choose(state, BUDGET, rng);
    gosuX.determinize(view, rng);
    // @ts-expect-error: nothing is dealt anew from a state
    gosuX.determinize(state, rng);
  },
  tactics(view: TacticsView, state: TacticsState, other: GosuXView, rng: Rng) {
    const bots = [
      randomBot(tactics),
      greedyBot(tactics, tacticsJudge),
      ismctsBot({ game: tactics, judge: tacticsJudge, guide: tacticsGuide }),
    ];
    for (const bot of bots) {
      bot.choose(view, BUDGET, rng);
      // @ts-expect-error: a state is no view
      bot.choose(state, BUDGET, rng);
      // @ts-expect-error: nor is the view of another game
      bot.choose(other, BUDGET, rng);
    }
    makeBot(tactics, 'ismcts')?.choose(view, BUDGET, rng);
    // @ts-expect-error: a state is no view
    makeBot(tactics, 'ismcts')?.choose(state, BUDGET, rng);
    tactics.determinize(view, rng);
    // @ts-expect-error: nothing is dealt anew from a state
    tactics.determinize(state, rng);
  },
  /** Where the game is known by its interface alone: in matches, benches, the terminal. */
  anyGame<S>(game: Game, typed: Game<S>, view: AnyView, state: unknown, own: S, rng: Rng) {
    const bot = makeBot(game, 'ismcts') as Bot;
    bot.choose(game.view(state, 0), BUDGET, rng);
    // @ts-expect-error: a state is no view
    bot.choose(state, BUDGET, rng);
    // @ts-expect-error: nor is a state of a known type
    makeBot(typed, 'ismcts')?.choose(own, BUDGET, rng);
    game.determinize(view, rng);
    // @ts-expect-error: nothing is dealt anew from a state
    game.determinize(state, rng);
    const task = { game: game.id, bot: 'ismcts', limit: BUDGET };
    const sent: SearchTask = { ...task, view };
    // @ts-expect-error: no state is sent to a thread that searches
    const leaked: SearchTask = { ...task, view: state };
    return [sent, leaked];
  },
};

it('a bot handed a state does not compile', () => {
  expect(Object.keys(COMPILED)).toEqual(['gosuX', 'tactics', 'anyGame']);
});
