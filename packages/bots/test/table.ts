/** The tables bots are tested at, and a game between them. */
import { botNames, makeBot } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type ActionCode, type AnyView, type Game, makeRng, type Rng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { checkedOptions } from '@testing/random-play.ts';
import { GOSU_X_LEVELS, type LevelMaking, TACTICS_LEVELS } from '../src/players/levels.ts';

export const QUICK = { iterations: 50 };

export interface BotTable {
  readonly name: string;
  readonly game: Game;
  readonly players: number;
}

export const TABLES: readonly BotTable[] = [
  { name: 'Gosu X', game: gosuX, players: 2 },
  ...[2, 3, 4].map((players) => ({ name: `Tactics, ${players} players`, game: tactics, players })),
];

/** The makings of the levels of each game, by its id. */
export const LEVELS: { readonly [game: string]: readonly LevelMaking[] } = {
  [gosuX.id]: GOSU_X_LEVELS,
  [tactics.id]: TACTICS_LEVELS,
};

/** All but the levels that search for long, whatever the budget says: `ismcts` is what they are made of. */
export function quickBots(game: Game): string[] {
  const slow = (LEVELS[game.id] ?? []).flatMap(({ iterations }, i) =>
    iterations > QUICK.iterations ? [`level-${i + 1}`] : [],
  );
  return botNames(game).filter((name) => !slow.includes(name));
}

/** One strong seat among weak ones. */
export function seated(players: number, strong: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === strong ? 'greedy' : 'random'));
}

export type OnTurn = (
  state: unknown,
  view: AnyView,
  seat: number,
  rng: Rng,
  answer: ActionCode,
) => void;

/** Plays a game; `check` sees every decision before it is played, with the generator as the bot found it. */
export function playBots(
  game: Game,
  names: readonly string[],
  seed: string,
  check?: OnTurn,
): unknown {
  const state = game.setup(checkedOptions(game, {}), seed, names.length);
  const bots = names.map((name) => makeBot(game, name)!);
  const rngs = names.map((_, seat) => makeRng(`${seed}/p${seat}`));
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    const before = rngs[seat]!.slice();
    const { answer } = bots[seat]!.choose(view, QUICK, rngs[seat]!);
    check?.(state, view, seat, before, answer);
    game.apply(state, answer);
  }
  return state;
}
