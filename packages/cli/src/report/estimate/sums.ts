/**
 * What the games of a series say of one question, added up: in each game something was met so often (`x`) and brought so
 * much (`y`). Whatever comes from one game shares its luck, so games, and not what is met in them, are the witnesses. Pure.
 */

export interface Sums {
  /** Games in which it was met. */
  readonly games: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

export const NO_SUMS: Sums = { games: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };

/** What one game adds: how often it was met, and what that brought. */
export type Observation = readonly [x: number, y: number];

export function withGame(sums: Sums, [x, y]: Observation): Sums {
  if (x === 0) return sums;
  return {
    games: sums.games + 1,
    x: sums.x + x,
    y: sums.y + y,
    xx: sums.xx + x * x,
    xy: sums.xy + x * y,
    yy: sums.yy + y * y,
  };
}

export function ratioOf({ x, y }: Sums): number {
  return x === 0 ? 0 : y / x;
}

/** How the ratio would vary from series to series: the ratio estimator, with games as clusters. */
export function varianceOf(sums: Sums): number {
  const { games, x, xx, xy, yy } = sums;
  if (games < 2) return 0;
  const ratio = ratioOf(sums);
  const squares = Math.max(0, yy - 2 * ratio * xy + ratio * ratio * xx);
  return ((games / (games - 1)) * squares) / (x * x);
}
