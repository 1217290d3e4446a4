/**
 * Turns counted games into chances. The log odds of an outcome are a sum of terms (`terms.ts`) and something of its own.
 * All of it is held towards 0, each group of terms by its own spread, which the games themselves determine (empirical
 * Bayes): terms that tell little shrink away, and an outcome's own games move it from the sum of its terms only as far as
 * the outcomes really differ from theirs.
 */
import { inverseOf, type Matrix, squareOf } from '@open-gosu/bots';
import { type Group, makeTerms, type Row, type Terms } from './terms.ts';

/** What makes outcomes differ: groups of terms, and what is an outcome's own. */
export type Source = Group | 'own';

export interface Smoothed {
  /** The first player's chance in each outcome. */
  readonly chances: readonly number[];
  /** How far they are off: the root of the mean variance that is left. */
  readonly error: number;
  /** The standard deviation in log odds. */
  readonly spreads: { readonly [S in Source]: number };
}

/** Rounds until it has settled: log odds move by less than the table can show. */
const MOST_ROUNDS = 100;
const SETTLED = 1e-5;

const START = 0.02;

/** A group that tells nothing comes close to 0, but never there. */
const LEAST = 1e-7;

/** `points`: what the first player scored in so many games of each outcome. */
export function smooth(points: readonly number[], games: number): Smoothed {
  const terms = makeTerms();
  let logits = points.map(() => 0);
  let spreads: Spreads = { groups: terms.names.map(() => START), own: START };
  let variances: readonly number[] = [];
  let moved = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && moved > SETTLED; round++) {
    const chances = logits.map(chanceOf);
    const weights = chances.map((chance) => games * chance * (1 - chance));
    const targets = logits.map(
      (logit, i) =>
        logit + ((points[i] as number) - games * (chances[i] as number)) / (weights[i] as number),
    );
    const fit = regress(terms, targets, weights, spreads);
    moved = Math.max(...fit.logits.map((logit, i) => Math.abs(logit - (logits[i] as number))));
    ({ logits, variances, spreads } = fit);
  }
  const chances = logits.map(chanceOf);
  const off = chances.map((chance, i) => (chance * (1 - chance)) ** 2 * (variances[i] as number));
  return {
    chances,
    error: Math.sqrt(off.reduce((sum, value) => sum + value, 0) / off.length),
    spreads: Object.fromEntries([
      ...terms.names.map((name, i) => [name, Math.sqrt(spreads.groups[i] as number)] as const),
      ['own', Math.sqrt(spreads.own)] as const,
    ]) as Smoothed['spreads'],
  };
}

function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Variances of the terms of each group, and of what is an outcome's own. */
interface Spreads {
  readonly groups: readonly number[];
  readonly own: number;
}

interface Fit {
  readonly logits: number[];
  /** Of the logits. */
  readonly variances: readonly number[];
  /** The spreads that suit these terms better. */
  readonly spreads: Spreads;
}

/** One step: the ridge regression of targets with these weights, and MacKay's rule for the spreads. */
function regress(
  { rows, groups }: Terms,
  targets: readonly number[],
  weights: readonly number[],
  spreads: Spreads,
): Fit {
  // How sure a target is of the sum of its terms: less than of its own log odds.
  const sure = weights.map((weight) => 1 / (1 / weight + spreads.own));
  const left = squareOf(groups.length);
  const right = groups.map(() => 0);
  groups.forEach((group, j) => {
    (left[j] as number[])[j] = 1 / (spreads.groups[group] as number);
  });
  for (const [i, row] of rows.entries()) {
    addRow(left, right, row, sure[i] as number, targets[i] as number);
  }
  const covariance = inverseOf(left);
  const terms = times(covariance, right);

  const logits: number[] = [];
  const variances: number[] = [];
  let ownSquares = 0;
  let ownKnown = 0;
  rows.forEach((row, i) => {
    const weight = weights[i] as number;
    const trust = sure[i] as number;
    const pull = trust * ((targets[i] as number) - sumOf(row, terms));
    const free = trust - trust * trust * varianceOf(row, covariance);
    logits.push((targets[i] as number) - pull / weight);
    variances.push(1 / weight - free / weight ** 2);
    ownSquares += (spreads.own * pull) ** 2;
    ownKnown += spreads.own * free;
  });

  const squares = spreads.groups.map(() => 0);
  const known = spreads.groups.map(() => 0);
  groups.forEach((group, j) => {
    const doubt = (covariance[j]?.[j] as number) / (spreads.groups[group] as number);
    squares[group] = (squares[group] as number) + (terms[j] as number) ** 2;
    known[group] = (known[group] as number) + 1 - doubt;
  });
  const better = (square: number, count: number) => Math.max(LEAST, square / count);
  return {
    logits,
    variances,
    spreads: {
      groups: squares.map((square, group) => better(square, known[group] as number)),
      own: better(ownSquares, ownKnown),
    },
  };
}

function addRow(
  left: Matrix,
  right: number[],
  { at, values }: Row,
  weight: number,
  target: number,
): void {
  at.forEach((term, j) => {
    const row = left[term] as number[];
    const value = weight * (values[j] as number);
    right[term] = (right[term] as number) + value * target;
    at.forEach((other, k) => {
      row[other] = (row[other] as number) + value * (values[k] as number);
    });
  });
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, j) => sum + value * (vector[j] as number), 0));
}

function sumOf({ at, values }: Row, terms: readonly number[]): number {
  return at.reduce((sum, term, j) => sum + (values[j] as number) * (terms[term] as number), 0);
}

/** The variance of a sum of terms. */
function varianceOf({ at, values }: Row, covariance: Matrix): number {
  return at.reduce((sum, term, j) => {
    const row = covariance[term] as number[];
    const along = at.reduce((total, other, k) => {
      return total + (values[k] as number) * (row[other] as number);
    }, 0);
    return sum + (values[j] as number) * along;
  }, 0);
}
