/** A running 64-bit digest over integers (two 32-bit lanes): the engine's fingerprint for replays and benchmarks. */
export class Digest {
  private low = 0x811c9dc5 | 0;
  private high = 0x9e3779b9 | 0;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193);
    this.high =
      Math.imul(this.high ^ ((value << 15) | (value >>> 17)), 0x85ebca6b) ^ (this.high >>> 13);
  }

  addAll(values: ArrayLike<number>): void {
    for (let i = 0; i < values.length; i++) this.add(values[i] as number);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  /** 32 bits of it, signed. */
  word(): number {
    return this.high ^ this.low;
  }

  /** Sixteen hexadecimal digits. */
  toString(): string {
    const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
    return hex(this.high) + hex(this.low);
  }
}

/** The digest of bytes, in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  const digest = new Digest();
  digest.addAll(bytes);
  return digest.toString();
}

/** 32 bits that tell a text from others: written before data, they say under which text it was written. */
export function fingerprint(text: string): number {
  const digest = new Digest();
  digest.addText(text);
  return digest.word();
}
