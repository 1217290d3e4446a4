/** What a search can be told, and how many of many answers it tries. Curiosity and length were found by matches. */

export interface Settings {
  /** Weight of first sight, fading with every visit, against what is known. */
  readonly curiosity: number;
  /** What an answer not yet tried is thought to bring, beside the mean of its node. */
  readonly urgency: number;
  /** Above 1 first sight is trusted less. */
  readonly doubt: number;
  /** The same for the answers of a rollout. */
  readonly looseness: number;
  /** Nodes with more answers than this are widened step by step. */
  readonly wide: number;
  /** Answers a wide node starts with. */
  readonly narrow: number;
  /** Answers after which a rollout ends at the next position that can be judged. */
  readonly longest: number;
  /** Answers more that it may take to get there. */
  readonly settling: number;
  /** Iterations there must be for every answer of the root, so that each of them is tried. */
  readonly perAnswer: number;
}

export const SETTINGS: Settings = {
  curiosity: 0.5,
  urgency: -0.1,
  doubt: 1,
  looseness: 1,
  wide: 12,
  narrow: 4,
  longest: 8,
  settling: 12,
  perAnswer: 8,
};

/** Progressive widening: how many answers of a node may be tried after so many visits. */
export function roomFor(visits: number, legal: number, { wide, narrow }: Settings): number {
  return legal <= wide ? legal : narrow + Math.floor(Math.sqrt(visits));
}
