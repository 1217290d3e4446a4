/** Packing integers into bytes and bytes into text: every value comes back, and damaged data is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CodecError,
  demand,
  fromBase64Url,
  type Ranges,
  Reader,
  readRanged,
  toBase64Url,
  Writer,
  writeRanged,
} from '../src/index.ts';

const EXTREMES = [0, 1, -1, 63, 64, -64, -65, 0x7fffffff, -0x80000000];

function pack(values: readonly number[]): Uint8Array {
  const w = new Writer();
  w.list(values);
  return w.finish();
}

describe('integers', () => {
  test('come back, the extremes too', () => {
    const r = new Reader(pack(EXTREMES));
    expect(r.list(20, -0x80000000, 0x7fffffff)).toEqual(EXTREMES);
    r.end();
  });

  test('small ones take one byte', () => {
    expect(pack([0, 5, -5, 63, -64])).toHaveLength(6);
  });

  test('more than fit at first', () => {
    const many = Array.from({ length: 5000 }, (_, i) => (i * 7919) | 0);
    expect(new Reader(pack(many)).list(5000, -0x80000000, 0x7fffffff)).toEqual(many);
  });

  test('any list round trips; cut anywhere it is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 50 }), fc.nat(), (values, cut) => {
        const bytes = pack(values);
        expect(new Reader(bytes).list(50, -0x80000000, 0x7fffffff)).toEqual(values);
        const short = new Reader(bytes.slice(0, cut % bytes.length));
        expect(() => short.list(50, -0x80000000, 0x7fffffff)).toThrow(CodecError);
      }),
    );
  });
});

describe('reading refuses', () => {
  test('a value or a length out of its range', () => {
    expect(() => new Reader(pack([7])).list(1, 0, 6)).toThrow(CodecError);
    expect(() => new Reader(pack([-1])).list(1, 0, 6)).toThrow(CodecError);
    expect(() => new Reader(pack([1, 2])).list(1, 0, 6)).toThrow(CodecError);
  });

  test('a number that never ends, and data after the end', () => {
    expect(() => new Reader(new Uint8Array(10).fill(0xff)).int()).toThrow(CodecError);
    const r = new Reader(new Uint8Array([2, 2]));
    expect(r.int()).toBe(1);
    expect(() => r.end()).toThrow(CodecError);
  });
});

describe('base64url', () => {
  test('known texts', () => {
    const text = (s: string) => toBase64Url(new TextEncoder().encode(s));
    expect(['', 'f', 'fo', 'foo', 'foob'].map(text)).toEqual(['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg']);
    expect(toBase64Url(new Uint8Array([0xfb, 0xff]))).toBe('-_8');
  });

  test('any bytes come back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });

  test('nothing else is read', () => {
    for (const text of ['A', 'Zh', 'Z=', 'Zm+v', 'Zm/v', 'é0', 'Zm9 ', 'Zg==']) {
      expect(fromBase64Url(text), text).toBeNull();
    }
  });
});

describe('records of numbers', () => {
  const RANGES: Ranges<{ a: number; b: number; c: string }> = { b: [-1, 5], a: [0, 100] };
  const written = (a: number, b: number): Uint8Array => {
    const w = new Writer();
    writeRanged(w, { a, b, c: 'left out' }, RANGES);
    return w.finish();
  };

  test('are written in the order of their ranges, and read into the record', () => {
    const reader = new Reader(written(3, -1));
    expect([reader.int(), reader.int()]).toEqual([-1, 3]);
    const record = { a: 9, b: 9, c: 'kept' };
    readRanged(new Reader(written(3, -1)), record, RANGES);
    expect(record).toEqual({ a: 3, b: -1, c: 'kept' });
  });

  test('out of their range they are refused', () => {
    for (const [a, b] of [
      [101, 0],
      [-1, 0],
      [0, 6],
    ] as const) {
      expect(() => readRanged(new Reader(written(a, b)), { a, b, c: '' }, RANGES)).toThrow(
        CodecError,
      );
    }
  });

  test('what does not fit together is refused', () => {
    expect(() => demand(true, 'fine')).not.toThrow();
    expect(() => demand(false, 'half a record')).toThrow(new CodecError('half a record'));
  });
});
