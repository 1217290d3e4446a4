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
import type { Both, PlayedPair } from './match.ts';
import { addThinking, noThinking, type Thinking } from './thinking.ts';

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
  readonly thinking: Both<Thinking>;
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
  const thinking: Both<Thinking> = [noThinking(), noThinking()];
  let sample = NO_PAIRS;
  let games = 0;

  const test = () => (hypotheses === null ? null : sprt(sample, hypotheses));
  const isDecided = () => (test()?.verdict ?? 'continue') !== 'continue';

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
      for (const bot of [0, 1] as const) addThinking(thinking[bot], pair.thinking[bot]);
    },
    isDecided,
    standing: () => ({
      games,
      ...counts,
      scores,
      sample,
      sprt: test(),
      thinking,
    }),
  };
}
