/** Random games over the `Game` interface: the common ground of the property tests. A failure names its seed. */
import {
  type ActionCode,
  at,
  below,
  type Game,
  makeRng,
  type Options,
  type Rng,
} from '@open-gosu/kernel';

/** No real game comes near: an endless one stops here. */
const DECISION_LIMIT = 5_000;

export interface Played<S> {
  readonly state: S;
  readonly answers: readonly ActionCode[];
}

export interface RandomPlay<S> {
  readonly options?: object;
  readonly seed: number | string;
  /** Called at every decision, before the answer; returns the state to go on with. */
  readonly onDecision?: (state: S, legal: readonly ActionCode[], ply: number) => S | undefined;
  readonly choose?: (state: S, legal: readonly ActionCode[], rng: Rng) => ActionCode;
}

/** Plays one game to its end by random answers; every error says how to repeat it. */
export function playRandom<S, V>(game: Game<S, V>, play: RandomPlay<S>, start?: S): Played<S> {
  const rng = makeRng(`answers ${play.seed}`);
  const answers: ActionCode[] = [];
  const out: ActionCode[] = [];
  let state = start ?? game.setup(checkedOptions(game, play.options), play.seed, game.minPlayers);
  try {
    while (game.toAct(state) >= 0) {
      if (answers.length >= DECISION_LIMIT) throw new Error('the game does not end');
      const legal = out.slice(0, game.legal(state, out));
      state = play.onDecision?.(state, legal, answers.length) ?? state;
      const answer = play.choose?.(state, legal, rng) ?? at(legal, below(rng, legal.length));
      answers.push(answer);
      game.apply(state, answer);
    }
  } catch (error) {
    const where = `${game.id}, seed ${JSON.stringify(play.seed)}, options ${JSON.stringify(play.options ?? {})}`;
    throw new Error(
      `${where}, after ${answers.length} answers [${answers.join(' ')}]: ${(error as Error).stack}`,
    );
  }
  return { state, answers };
}

export function checkedOptions<S, V>(game: Game<S, V>, options: object | undefined): Options {
  const checked = game.options(options ?? {}, 'en');
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

/** How many games a property plays: more with GAMES=n in the environment. */
export function gamesToPlay(usual: number): number {
  const wanted = Number(process.env.GAMES ?? usual);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
}
