/**
 * Exponential and logarithm with the same bits everywhere. The language leaves the last bit of `Math.exp` and `Math.log`
 * to the engine, and Node and browsers do differ; sums, products and quotients it does not. After fdlibm (e_exp.c,
 * e_log.c): off by less than one unit in the last place.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;
const SQRT2 = Math.SQRT2;

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

export function log(x: number): number {
  // Nothing to round: no number, or without end.
  if (!(x > 0 && x <= Number.MAX_VALUE)) return Math.log(x);
  let k = 0;
  let m = x;
  for (; m >= SQRT2; k++) m /= 2;
  for (; m < SQRT2 / 2; k--) m *= 2;
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd =
    z *
    (0.6666666666666735 +
      w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = (f * f) / 2;
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f);
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

const TABLE_SIZE = 4096;
const LOGS = Float64Array.from({ length: TABLE_SIZE }, (_, n) => (n === 0 ? 0 : log(n)));

/** The logarithm of a whole number from 1 on; small ones, which a search asks for all the time, are looked up. */
export function logOfWhole(n: number): number {
  return n < TABLE_SIZE ? (LOGS[n] as number) : log(n);
}
