/**
 * Answers at first sight, by the guide alone: no position is tried out. Weaker than a bot that looks ahead and far
 * quicker, which makes it the bot for statistics over many thousands of games.
 */
import { type ActionCode, type Game, word } from '@open-gosu/kernel';
import { type Bot, NO_ESTIMATE } from '../bot.ts';
import type { Guide } from '../sight/guide.ts';

/** Times a random word: less than a hundredth, the step in which weights are kept. */
const TIE_BREAK = 1e-12;

export function instinctBot<S, V>(game: Game<S, V>, guide: Guide<S>): Bot<V> {
  const answers: ActionCode[] = [];
  const weights: number[] = [];
  return {
    id: 'instinct',
    choose(view, _budget, rng) {
      const state = game.determinize(view, rng);
      const count = game.legal(state, answers);
      guide.weigh(state, answers, count, weights);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const weight = (weights[i] as number) + word(rng) * TIE_BREAK;
        if (weight > most) {
          most = weight;
          best = i;
        }
      }
      return { answer: answers[best] as ActionCode, ...NO_ESTIMATE };
    },
  };
}
