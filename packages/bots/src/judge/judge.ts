/** What a bot must be told of a game beyond its rules: which position is better, and when a position can be judged. */
export interface Judge<S = unknown> {
  /** How much better this seat stands than its opponents: 0 when even, antisymmetric between two seats. */
  evaluate(state: S, seat: number): number;
  /** False in the middle of an action, whose costs and effects are still to come. */
  isQuiet(state: S): boolean;
  /** Fills the chance of every seat to win; shares of 1, also for a finished game. */
  outlook(state: S, out: number[]): void;
  /** Counts up as the game goes on: a rollout ends where it changes. */
  stage(state: S): number;
}
