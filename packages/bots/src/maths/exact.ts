/**
 * The exponential with the same bits everywhere. The language leaves the last bit of `Math.exp` to the engine, and Node
 * and browsers do differ; sums, products and quotients it does not. Off by less than one unit in the last place, by the
 * well-known coefficients of fdlibm.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;

const LARGEST = 709;
const SMALLEST = -708;

/** 2 to the power of k lies at k + MOST_DOUBLINGS: products by 2 and by a half are exact. */
const MOST_DOUBLINGS = Math.round(LARGEST / LN2);
const POWERS = new Float64Array(2 * MOST_DOUBLINGS + 1);
for (let k = 0, power = 1; k <= MOST_DOUBLINGS; k++, power *= 2) {
  POWERS[MOST_DOUBLINGS + k] = power;
  POWERS[MOST_DOUBLINGS - k] = 1 / power;
}

export function exp(x: number): number {
  if (x > LARGEST) return Number.POSITIVE_INFINITY;
  if (x < SMALLEST) return 0;
  const k = Math.round(x / LN2);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  return (1 - (low - (r * c) / (2 - c) - high)) * (POWERS[MOST_DOUBLINGS + k] as number);
}
