/** How work is cut up for threads, and put in order again. */
import { describe, expect, it } from 'vitest';
import { cutIntoSpans, inOrder } from '../src/threads/spread.ts';

describe('spans', () => {
  it('cover what is wanted, and only that', () => {
    expect(cutIntoSpans(5, 2)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 4, to: 5 },
    ]);
    expect(cutIntoSpans(6, 3, (i) => i !== 1 && i !== 4)).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 4 },
      { from: 5, to: 6 },
    ]);
    expect(cutIntoSpans(0, 3)).toEqual([]);
  });

  it('come out in order', () => {
    const seen: string[] = [];
    const put = inOrder<string>((item) => seen.push(item));
    put(2, 'c');
    put(0, 'a');
    expect(seen).toEqual(['a']);
    put(1, 'b');
    expect(seen).toEqual(['a', 'b', 'c']);
  });
});
