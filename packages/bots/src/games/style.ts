/**
 * A way to play: `greedy` with an idea of its own. Points for what serves the idea are added to what the judge sees, and
 * where a plain rule says it better, a rule answers.
 */
import type { Bot } from '../bot.ts';
import type { Judge } from '../judge/judge.ts';
import {
  type Bent,
  type CardGame,
  type FeatureGame,
  type Linear,
  linearJudge,
} from '../judge/linear.ts';

export interface Style<S> {
  readonly bent: Bent<S>;
  readonly ruled?: (bot: Bot) => Bot;
}

/** With the judge it bends. */
export interface Styled {
  readonly judge: Judge;
  readonly ruled?: (bot: Bot) => Bot;
}

export function styled<S, F extends string>(
  game: FeatureGame<S, F>,
  cardGame: CardGame<S>,
  linear: Linear<F>,
  styles: { readonly [bot: string]: Style<S> },
): ReadonlyMap<string, Styled> {
  return new Map(
    Object.entries(styles).map(([bot, { bent, ...rest }]) => [
      bot,
      { ...rest, judge: linearJudge(game, cardGame, linear, bent) as Judge },
    ]),
  );
}
