/** The weakest bot: any legal answer, all alike. It measures engines and is the first rung of every ladder. */
import { type ActionCode, below, type Game, type Rng } from '@open-gosu/kernel';
import { type Bot, NO_ESTIMATE } from '../bot.ts';

export function randomBot<S, V>(game: Game<S, V>): Bot<V> {
  const answers: ActionCode[] = [];
  return {
    id: 'random',
    choose(view, _budget, rng) {
      // A copy deals the hidden cards: so the bot draws the same numbers as `randomAnswer` does from the state.
      const state = game.determinize(view, rng.slice());
      return { answer: randomAnswer(game, state, rng, answers), ...NO_ESTIMATE };
    },
  };
}

/** What the random bot answers, for callers that hold the state: legal answers tell nothing the asked seat lacks. */
export function randomAnswer<S>(
  game: Pick<Game<S>, 'legal'>,
  state: S,
  rng: Rng,
  answers: ActionCode[],
): ActionCode {
  return answers[below(rng, game.legal(state, answers))] as ActionCode;
}
