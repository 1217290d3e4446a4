/**
 * How good an answer looks at first sight, without playing it: cheap enough to weigh every answer of a rollout. Only the
 * order and the rough distances matter.
 */
import type { ActionCode } from '@open-gosu/kernel';

export interface Guide<S = unknown> {
  /** Higher is better for the seat that is asked; about one point of force in the coming battle. */
  weigh(state: S, answer: ActionCode): number;
}
