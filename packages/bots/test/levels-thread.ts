/** Attacks that a bot might turn on itself, counted over whole games. */
import { makeBot } from '@open-gosu/bots';
import { legalList, makeRng } from '@open-gosu/kernel';
import { checkedOptions } from '@testing/random-play.ts';
import { knowledgeOf } from '../src/games/known.ts';
import type { IsSelfHarm } from '../src/players/fallible.ts';
import { type BotTable, QUICK, TABLES } from './table.ts';

export interface Watch {
  /** One of the tables, by its name. */
  readonly table: string;
  readonly bot: string;
  readonly games: number;
}

export interface Attacks {
  /** Questions in which somebody else could be attacked as well as oneself. */
  cases: number;
  /** Where oneself was, though the bot's own judge had something better. */
  readonly absurd: string[];
}

export function attacks({ table, bot, games }: Watch): Attacks {
  const found: Attacks = { cases: 0, absurd: [] };
  const at = TABLES.find(({ name }) => name === table)!;
  for (let i = 0; i < games; i++) watch(at, bot, `harm/${i}`, found);
  return found;
}

/** One game of the bot, in the first seat, against quick ones. */
function watch({ game, players }: BotTable, name: string, seed: string, found: Attacks): void {
  const isSelfHarm = knowledgeOf(game)!.isSelfHarm as IsSelfHarm<unknown>;
  const bot = makeBot(game, name)!;
  const quick = makeBot(game, 'instinct')!;
  const rng = makeRng(seed);
  const state = game.setup(checkedOptions(game, {}), seed, players);
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    const { answer, top } = (seat === 0 ? bot : quick).choose(view, QUICK, rng);
    const harms = legalList(game, state).map((each) => isSelfHarm(view, each));
    if (seat === 0 && harms.includes(true) && harms.includes(false)) {
      found.cases++;
      const isBest = top[0]?.answer === answer;
      if (isSelfHarm(view, answer) && !isBest) found.absurd.push(game.describe(state, answer));
    }
    game.apply(state, answer);
  }
}
