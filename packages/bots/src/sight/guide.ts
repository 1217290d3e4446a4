/**
 * How good answers look at first sight, without playing them: cheap enough to weigh every answer of a rollout. As
 * logarithms of odds, so that a difference of one makes an answer 2.7 times as likely.
 */
import type { ActionCode } from '@open-gosu/kernel';

export interface Guide<S = unknown> {
  /** Fills the weights of the first `count` answers to the question that is asked; higher is better for who is asked. */
  weigh(state: S, answers: readonly ActionCode[], count: number, out: number[]): void;
}
