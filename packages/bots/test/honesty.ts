/**
 * Whether a bot sees no more than its view shows: whatever lies behind the view, its choice is the same, bit for bit.
 * Positions are taken from games of mixed play, so that good ones and strange ones are among them.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Bot, type Budget, type Choice, makeBot, randomAnswer } from '@open-gosu/bots';
import { type ActionCode, below, type Game, makeRng } from '@open-gosu/kernel';
import { checkedOptions } from '@testing/random-play.ts';
import type { BotTable } from './table.ts';

/** A decision of a game. */
export interface Point {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: number;
  /** Where it comes from: game, players, seed, answers before it. */
  readonly id: string;
}

/** Another seed gives other games. */
const { SEED = 'honesty' } = process.env;

/** Kinds of games: in those of kind k, k of four answers are given at first sight and the others blindly. */
const SENSE = 5;
const ONE_IN = 6;

export function pointsAt({ game, players }: BotTable, count: number): Point[] {
  const instinct = makeBot(game, 'instinct') as Bot;
  const options = checkedOptions(game, {});
  const answers: ActionCode[] = [];
  const points: Point[] = [];
  for (let index = 0; points.length < count; index++) {
    const seed = `${SEED}/${index}`;
    const rng = makeRng(`${seed}/play`);
    const sense = below(rng, SENSE);
    const state = game.setup(options, seed, players);
    for (let ply = 0, seat = game.toAct(state); seat >= 0; seat = game.toAct(state), ply++) {
      if (below(rng, ONE_IN) === 0 && points.length < count) {
        const id = `${game.id}/${players}/${seed}/${ply}`;
        points.push({ game, state: game.clone(state), seat, id });
      }
      const answer =
        below(rng, SENSE - 1) < sense
          ? instinct.choose(game.view(state, seat), { iterations: 1 }, rng).answer
          : randomAnswer(game, state, rng, answers);
      game.apply(state, answer);
    }
  }
  return points;
}

/** Makes the bot that is asked while this state lies behind its view: an honest one does not care. */
export type BotBehind = (state: unknown) => Bot;

/** What the bot's choice betrays of the state behind its view, or null. */
export function betrayed(
  { game, state, seat, id }: Point,
  botBehind: BotBehind,
  deals: number,
  budget: Budget,
): string | null {
  const seen = game.view(state, seat);
  const choose = (behind: unknown): Choice =>
    botBehind(behind).choose(game.view(behind, seat), budget, makeRng(`${id}/bot`));
  const first = choose(state);
  for (let deal = 0; deal < deals; deal++) {
    const other = game.determinize(seen, makeRng(`${id}/deal/${deal}`));
    if (!isDeepStrictEqual(game.view(other, seat), seen)) return `the view of deal ${deal} differs`;
    const choice = choose(other);
    if (!isDeepStrictEqual(choice, first)) {
      return `deal ${deal} gives ${JSON.stringify(choice)}, the game itself ${JSON.stringify(first)}`;
    }
  }
  return null;
}

/** What to say of the first point where the bot is not honest, and how to come back to it; null if there is none. */
export function dishonesty(
  points: readonly Point[],
  name: string,
  deals: number,
  budget: Budget,
): string | null {
  for (const point of points) {
    const bot = makeBot(point.game, name) as Bot;
    const secret = betrayed(point, () => bot, deals, budget);
    if (secret === null) continue;
    const again = `SEED=${SEED} npx vitest run packages/bots/test/honesty -t ${name}`;
    return `${name} at ${point.id}: ${secret}; to repeat: ${again}`;
  }
  return null;
}
