/** How many there are of each: sockets of an address, of a person. What is not there costs nothing. */

export class Tally {
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#counts.size;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const count = this.of(key);
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
