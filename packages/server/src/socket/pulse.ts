/**
 * The one timer of all sockets: pings each in its turn, and ends those that did not say hello or did not close in time. A socket
 * that does nothing costs a place in a set.
 */

export interface Beating {
  /** Its turn to be pinged. */
  beat(): void;
  /** What it was given time for did not happen. */
  late(): void;
}

const SLOTS = 20;

export class Pulse<T extends Beating> {
  readonly #slots: Set<T>[] = Array.from({ length: SLOTS }, () => new Set<T>());
  /** In the order in which they were given time; all of one kind are given the same. */
  readonly #waits: Map<T, number>[] = [];
  readonly #places = new Map<T, number>();
  readonly #mono: () => number;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  /** Everybody has a turn once in `roundMs`. */
  constructor(roundMs: number, mono: () => number) {
    this.#mono = mono;
    this.#timer = setInterval(() => this.#tick(), Math.max(1, roundMs / SLOTS));
    this.#timer.unref();
  }

  add(one: T): void {
    // The slot that was just served: the first turn comes after a whole round.
    this.#places.set(one, this.#turn);
    this.#slots[this.#turn]?.add(one);
  }

  remove(one: T): void {
    const place = this.#places.get(one);
    if (place !== undefined) this.#slots[place]?.delete(one);
    this.#places.delete(one);
    for (const waits of this.#waits) waits.delete(one);
  }

  /** A kind of wait: `late` is called unless `over` was. */
  waits(ms: number): { begin(one: T): void; over(one: T): void } {
    const waits = new Map<T, number>();
    this.#waits.push(waits);
    return {
      begin: (one) => {
        waits.set(one, this.#mono() + ms);
      },
      over: (one) => {
        waits.delete(one);
      },
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#turn = (this.#turn + 1) % SLOTS;
    const slot = this.#slots[this.#turn];
    if (slot !== undefined) for (const one of slot) one.beat();
    const now = this.#mono();
    for (const waits of this.#waits) {
      for (const [one, until] of waits) {
        if (until > now) break;
        waits.delete(one);
        one.late();
      }
    }
  }
}
