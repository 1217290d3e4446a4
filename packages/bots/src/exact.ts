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
  return (1 - (low - (r * c) / (2 - c) - high)) * powerOfTwo(k);
}

function powerOfTwo(k: number): number {
  let power = 1;
  let base = k < 0 ? 0.5 : 2;
  for (let n = Math.abs(k); n > 0; n >>= 1) {
    if (n & 1) power *= base;
    base *= base;
  }
  return power;
}
