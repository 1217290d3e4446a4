/** A bucket of tokens: so many a second, so many at once. Costs two numbers and no timer. */

export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  /** `rate`: tokens a second. */
  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  /** False where there is none left. */
  take(now: number): boolean {
    const grown = this.#tokens + ((now - this.#at) * this.#rate) / 1000;
    this.#tokens = grown > this.#burst ? this.#burst : grown;
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Milliseconds until there is one again. */
  wait(): number {
    return Math.max(0, Math.ceil(((1 - this.#tokens) * 1000) / this.#rate));
  }
}
