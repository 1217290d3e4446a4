/** How well chances foretell games they were not made from. */
import { pointsOf, type Sample } from './sample.ts';

export interface Quality {
  /** Mean log loss a game; and of one who only knows how often the first player wins. */
  readonly logLoss: number;
  readonly logLossWithout: number;
  /** Mean distance between chance and share of wins by outcome; and what luck alone would make of it. */
  readonly absoluteError: number;
  readonly byLuck: number;
  /** How far the chances are really off: the root of the mean square, luck taken off; and what it is below (95%). */
  readonly error: number;
  readonly errorBelow: number;
}

/** 95% of normal deviates are below. */
const Z95_ONE_SIDE = 1.645;

/** Takes two games of an outcome, at least. Chances lie between 0 and 1. */
export function qualityOf(chances: readonly number[], sample: Sample): Quality {
  const { games, draws } = sample;
  const points = pointsOf(sample);
  const shares = points.map((won) => won / games);
  const overall = mean(shares);
  // A shared game lies between a win and a loss, and varies less.
  const luck = shares.map(
    (share, i) => (share * (1 - share) - (draws[i] as number) / (4 * games)) / (games - 1),
  );
  const off = shares.map((share, i) => share - (chances[i] as number));
  const excess = off.map((value, i) => value ** 2 - (luck[i] as number));
  const doubt = Math.sqrt(mean(excess.map((value) => (value - mean(excess)) ** 2)) / excess.length);
  return {
    logLoss: mean(shares.map((share, i) => logLoss(share, chances[i] as number))),
    logLossWithout: mean(shares.map((share) => logLoss(share, overall))),
    absoluteError: mean(off.map(Math.abs)),
    byLuck: mean(chances.map((chance) => luckyDistance(chance, games, mean(draws) / games))),
    error: Math.sqrt(Math.max(0, mean(excess))),
    errorBelow: Math.sqrt(Math.max(0, mean(excess)) + Z95_ONE_SIDE * doubt),
  };
}

/**
 * The mean distance of the share of wins from the true chance: of a binomial from its mean (de Moivre), as much less as
 * shared games vary less. `shared`: which part of the games is.
 */
function luckyDistance(chance: number, games: number, shared: number): number {
  const variance = chance * (1 - chance);
  const least = Math.floor(games * chance) + 1;
  // As a logarithm: the factors of many games are beyond numbers.
  let odds = (games - least + 1) * Math.log(1 - chance);
  for (let i = 1; i <= least; i++) odds += Math.log(((games - least + i) / i) * chance);
  const distance = (2 * least * Math.exp(odds)) / games;
  return distance * Math.sqrt(Math.max(0, 1 - shared / (4 * variance)));
}

function logLoss(share: number, chance: number): number {
  return -share * Math.log(chance) - (1 - share) * Math.log(1 - chance);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
