/** Round steps and where a value lies between two ends. Pure. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Digits after the point that tell the ticks apart. */
  readonly digits: number;
}

const ROUND = [1, 2, 5, 10];

/** At most so many steps between these, at least so wide; ends lie on ticks. `unit`: what is written as 1. */
export function scaleFor(values: readonly number[], most: number, unit: number, span = 0): Scale {
  const [least, largest] = [Math.min(...values), Math.max(...values)];
  const extra = Math.max(0, span - (largest - least)) / 2;
  const step = stepFor((largest - least + 2 * extra) / unit / most);
  const low = Math.floor((least - extra) / unit / step + TOLERANCE);
  const high = Math.max(low + 1, Math.ceil((largest + extra) / unit / step - TOLERANCE));
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => (low + i) * step * unit);
  return {
    low: low * step * unit,
    high: high * step * unit,
    ticks,
    digits: Math.max(0, Math.ceil(-Math.log10(step) - TOLERANCE)),
  };
}

const TOLERANCE = 1e-9;

/** The least of 1, 2, 5 times a power of ten that is no smaller. */
function stepFor(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND.find((round) => round * power >= least - TOLERANCE) ?? 10) * power;
}

export function partOf({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low);
}
