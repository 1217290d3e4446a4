/** Random games as a server would tell them: for every answer, what each viewer saw before and after, and the events. */
import { gosuX } from '@open-gosu/gosu-x';
import {
  type AnyView,
  below,
  type Game,
  type GameEvent,
  makeRng,
  SPECTATOR,
} from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { checkedOptions } from '@testing/random-play.ts';

export type AnyGame = Game<unknown, AnyView, GameEvent>;

export const GAMES = [gosuX, tactics] as unknown as readonly AnyGame[];

export interface Told {
  readonly ply: number;
  readonly viewer: number;
  readonly before: AnyView;
  readonly after: AnyView;
  readonly events: readonly GameEvent[];
}

/** Calls `tell` for every answer and viewer, spectators last. */
export function tellRandomGame(
  game: AnyGame,
  seed: string,
  players: number,
  tell: (told: Told) => void,
): void {
  const rng = makeRng(`answers ${seed}`);
  const state = game.setup(checkedOptions(game, {}), seed, players);
  const viewers = [...Array(players).keys(), SPECTATOR];
  const out: number[] = [];
  let views = viewers.map((viewer) => game.view(state, viewer));
  for (let ply = 0; game.toAct(state) >= 0; ply++) {
    const count = game.legal(state, out);
    const events: GameEvent[] = [];
    game.apply(state, out[below(rng, count)]!, (event) => events.push(event));
    const next = viewers.map((viewer) => game.view(state, viewer));
    viewers.forEach((viewer, i) => {
      const seen = events.map((event) => game.redact(event, viewer));
      tell({ ply, viewer, before: views[i]!, after: next[i]!, events: seen });
    });
    views = next;
  }
}
