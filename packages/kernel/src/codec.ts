/**
 * Packs a list of integers into bytes and back: zigzag varints, so the small numbers a state is made of take one byte.
 * Reading never trusts its input: `Reader` throws `CodecError` on anything truncated or out of bounds.
 */
export class CodecError extends Error {}

/** Refuses data that does not fit together. */
export function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new CodecError(problem);
}

export class Writer {
  private bytes = new Uint8Array(1024);
  private length = 0;

  int(value: number): void {
    if (this.length + 5 > this.bytes.length) this.grow();
    let rest = ((value << 1) ^ (value >> 31)) >>> 0;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  list(values: readonly number[]): void {
    this.int(values.length);
    for (let i = 0; i < values.length; i++) this.int(values[i] as number);
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** A fifth byte holds the last four bits. */
const LAST_SHIFT = 28;
const LAST_BYTE = 0x0f;

export class Reader {
  private offset = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Any 32-bit integer. */
  int(): number {
    let rest = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.offset++];
      if (byte === undefined) throw new CodecError('the data ends too early');
      if (byte > (shift === LAST_SHIFT ? LAST_BYTE : 0xff) || (byte === 0 && shift > 0)) {
        throw new CodecError('a number is not in its shortest form');
      }
      rest |= (byte & 0x7f) << shift;
      if (byte < 0x80) return (rest >>> 1) ^ -(rest & 1);
    }
    throw new CodecError('a number is too long');
  }

  /** An integer that must lie in [low, high]. */
  within(low: number, high: number): number {
    const value = this.int();
    if (value < low || value > high)
      throw new CodecError(`${value} is not between ${low} and ${high}`);
    return value;
  }

  /** A list of at most `most` integers in [low, high]. */
  list(most: number, low: number, high: number): number[] {
    const length = this.within(0, most);
    const values: number[] = [];
    for (let i = 0; i < length; i++) values.push(this.within(low, high));
    return values;
  }

  end(): void {
    if (this.offset !== this.bytes.length) throw new CodecError('there is data after the end');
  }
}

/** The least and the most each number of a record may be, in the order they are written. Fields left out are not. */
export type Ranges<T> = { readonly [K in keyof T]?: readonly [least: number, most: number] };

export function writeRanged<T extends object>(w: Writer, record: T, ranges: Ranges<T>): void {
  for (const key in ranges) w.int(record[key] as number);
}

export function readRanged<T extends object>(r: Reader, record: T, ranges: Ranges<T>): void {
  const numbers = record as Record<string, number>;
  for (const key in ranges) {
    const [least, most] = ranges[key] as readonly [number, number];
    numbers[key] = r.within(least, most);
  }
}
