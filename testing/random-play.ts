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
  /** The fewest the game allows unless given. */
  readonly players?: number;
  /** Called at every decision, before the answer; returns the state to go on with. */
  readonly onDecision?: (state: S, legal: readonly ActionCode[], ply: number) => S | undefined;
  readonly choose?: (state: S, legal: readonly ActionCode[], rng: Rng) => ActionCode;
}

/** Plays one game to its end by random answers; every error says how to repeat it. */
export function playRandom<S, V>(game: Game<S, V>, play: RandomPlay<S>, start?: S): Played<S> {
  const rng = makeRng(`answers ${play.seed}`);
  const answers: ActionCode[] = [];
  const out: ActionCode[] = [];
  const players = play.players ?? game.minPlayers;
  let state = start ?? game.setup(checkedOptions(game, play.options), play.seed, players);
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
    const where = `${game.id}, ${players} players, seed ${JSON.stringify(play.seed)}, options ${JSON.stringify(play.options ?? {})}`;
    throw new Error(
      `${where}, after ${answers.length} answers [${answers.join(' ')}]: ${(error as Error).stack}`,
    );
  }
  return { state, answers };
}

/** Looks at every decision of a random game, and at its end with no answers. */
export function watchRandom<S, V>(
  game: Game<S, V>,
  play: Omit<RandomPlay<S>, 'onDecision'>,
  look: (state: S, legal: readonly ActionCode[], ply: number) => void,
  start?: S,
): Played<S> {
  const onDecision = (state: S, legal: readonly ActionCode[], ply: number) => {
    look(state, legal, ply);
    return undefined;
  };
  const played = playRandom(game, { ...play, onDecision }, start);
  look(played.state, [], played.answers.length);
  return played;
}

/** Every so many decisions of a random game, a copy of the state. */
export function statesOf<S, V>(game: Game<S, V>, play: RandomPlay<S>, every: number): S[] {
  const states: S[] = [];
  watchRandom(game, play, (state, _legal, ply) => {
    if (ply % every === 0) states.push(game.clone(state));
  });
  return states;
}

/** Plays up to so many random answers on a state, in place. */
export function playSome<S, V>(
  game: Game<S, V>,
  state: S,
  seed: number | string,
  answers: number,
): void {
  const rng = makeRng(seed);
  const out: ActionCode[] = [];
  for (let i = 0; i < answers && game.toAct(state) >= 0; i++) {
    const count = game.legal(state, out);
    if (count < 1) throw new Error('a running game has no legal answer');
    game.apply(state, at(out, below(rng, count)));
  }
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
