/** What the bots know of a game beyond its rules: one record for each, `games/<game>/knowledge.ts`. */
import type { Game } from '@open-gosu/kernel';
import type { Bot } from '../bot.ts';
import type { Weighed } from '../explain/with-cards.ts';
import type { ReasonWords } from '../explain/words.ts';
import type { Judge } from '../judge/judge.ts';
import type { IsSelfHarm } from '../players/fallible.ts';
import type { LevelMaking } from '../players/levels.ts';
import type { Guide } from '../sight/guide.ts';
import type { Styled } from './style.ts';

/** For reasons it has features with weights, what single cards are worth among them, and words. */
export interface Knowledge extends Weighed<unknown, string> {
  readonly words: ReasonWords;
  readonly game: Game;
  readonly judge: Judge;
  readonly guide: Guide;
  /** Judges of greedy bots that never change, by the names of the bots: ratings hang on them. */
  readonly frozen: ReadonlyMap<string, Judge>;
  /** Opponents to practise on, for people and for stronger bots. */
  readonly styles: ReadonlyMap<string, Styled>;
  readonly levels: readonly LevelMaking[];
  readonly isSelfHarm: IsSelfHarm<never>;
  /** Answers for any bot what a plain rule answers better than what was learned. */
  readonly ruled?: (bot: Bot) => Bot;
  /** Answers for a searching bot what is solved already. */
  readonly solved?: (bot: Bot) => Bot;
}
