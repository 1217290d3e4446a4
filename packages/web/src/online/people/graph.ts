/** A row of numbers as a line to be drawn. Pure. */

export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly line: string;
  /** How far down the last point lies, in percent. */
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

const WIDTH = 600;
const HEIGHT = 160;
/** So that a handful of points does not look like a mountain. */
const LEAST_RANGE = 40;

/** Null for fewer than two. */
export function graphOf(values: readonly number[]): Graph | null {
  if (values.length < 2) return null;
  const low = Math.round(Math.min(...values));
  const high = Math.round(Math.max(...values));
  const range = Math.max(high - low, LEAST_RANGE);
  const top = (high + low + range) / 2;
  const x = (i: number) => (i / (values.length - 1)) * WIDTH;
  const y = (value: number) => ((top - value) / range) * HEIGHT;
  const step = (value: number, i: number) =>
    `${i === 0 ? 'M' : 'L'}${round(x(i))} ${round(y(value))}`;
  const end = (y(values.at(-1) ?? 0) / HEIGHT) * 100;
  return {
    width: WIDTH,
    height: HEIGHT,
    line: values.map(step).join(''),
    end: round(end),
    low,
    high,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
