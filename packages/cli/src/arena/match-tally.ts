/** Adds up the pairs of a match, in their order, until a test has decided it. */
import {
  gameScore,
  type Hypotheses,
  NO_PAIRS,
  pairScore,
  type Sample,
  type Sprt,
  sprt,
  withPair,
} from '@open-gosu/bots';
import type { PlayedPair } from './match.ts';

export interface Standing {
  readonly games: number;
  /** Of bot A: alone, together with others, or not at all. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The score of each pair. */
  readonly scores: readonly number[];
  readonly sample: Sample;
  readonly sprt: Sprt | null;
  /** Milliseconds a decision, for each of the bots. */
  readonly pace: readonly [a: number, b: number];
}

export interface MatchTally {
  /** Pairs must come in order; those after a decision change nothing. */
  add(pair: PlayedPair): void;
  isDecided(): boolean;
  standing(): Standing;
}

export function makeMatchTally(hypotheses: Hypotheses | null): MatchTally {
  const scores: number[] = [];
  const counts = { wins: 0, draws: 0, losses: 0 };
  const decisions: [number, number] = [0, 0];
  const milliseconds: [number, number] = [0, 0];
  let sample = NO_PAIRS;
  let games = 0;

  const test = () => (hypotheses === null ? null : sprt(sample, hypotheses));
  const isDecided = () => (test()?.verdict ?? 'continue') !== 'continue';
  const pace = (bot: 0 | 1) => milliseconds[bot] / Math.max(1, decisions[bot]);

  return {
    add(pair) {
      if (isDecided()) return;
      const score = pairScore(pair.winners);
      scores.push(score);
      sample = withPair(sample, score);
      pair.winners.forEach((winners, seat) => {
        const share = gameScore(winners, seat);
        counts[share === 1 ? 'wins' : share > 0 ? 'draws' : 'losses']++;
        games++;
      });
      for (const bot of [0, 1] as const) {
        decisions[bot] += pair.decisions[bot];
        milliseconds[bot] += pair.milliseconds[bot];
      }
    },
    isDecided,
    standing: () => ({
      games,
      ...counts,
      scores,
      sample,
      sprt: test(),
      pace: [pace(0), pace(1)],
    }),
  };
}
