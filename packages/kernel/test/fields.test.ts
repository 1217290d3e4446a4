/** Reading unchecked fields: what is taken, what is refused and how, and that the first problem stays. */
import { describe, expect, test } from 'vitest';
import {
  fail,
  isFields,
  type Lang,
  type Report,
  readFields,
  readFlag,
  readGame,
  readInt,
  readList,
  readOptions,
  readRng,
  readSeat,
  readSeed,
  readText,
  readWhole,
  refused,
  seatOf,
  show,
} from '../src/index.ts';

/** What a reader gives, and the problem it notes. */
function tried<T>(read: (r: Report) => T, lang: Lang = 'en'): [T, string | null] {
  const r: Report = { lang, problem: null };
  const value = read(r);
  return [value, r.problem];
}

describe('problems', () => {
  test('the first one stays, with its place, in the language of the reader', () => {
    const both = (r: Report) => {
      fail(r, 'a.b', { en: 'first', fr: "l'un" });
      fail(r, '', { en: 'second', fr: "l'autre" });
    };
    expect(tried(both)[1]).toBe('a.b: first');
    expect(tried(both, 'fr')[1]).toBe('a.b\u00a0: l’un');
  });

  test('are one short line, whatever was in the file', () => {
    const [, problem] = tried((r) =>
      fail(r, 'x\ny', { en: '\u2028'.repeat(9) + 'z'.repeat(999), fr: '' }),
    );
    expect(problem).toMatch(/^x y: {2}z+$/);
    expect(problem?.length).toBeLessThanOrEqual(300);
    expect(refused('code', { en: ' a\r\nb ', fr: '' }, 'en')).toEqual({
      ok: false,
      code: 'code',
      message: 'a b',
    });
  });

  test('show what was written, cut short', () => {
    expect([[1], { a: 1 }, null, 'a"b', 1.5, undefined].map(show)).toEqual([
      '[...]',
      '{...}',
      'null',
      '"a\\"b"',
      '1.5',
      'undefined',
    ]);
    expect(show('x'.repeat(100))).toBe(`"${'x'.repeat(60)}..."`);
  });
});

describe('readers', () => {
  test('fields: known ones only', () => {
    expect(tried((r) => readFields(r, '', { a: 1 }, ['a', 'b']))).toEqual([{ a: 1 }, null]);
    expect(tried((r) => readFields(r, 'p', { c: 1 }, ['a', 'b']))).toEqual([
      null,
      'p: unknown field "c"; known are a, b',
    ]);
    expect(tried((r) => readFields(r, '', JSON.parse('{"__proto__":{}}'), ['a']))[0]).toBeNull();
    for (const wrong of [null, [], 'a', 1]) {
      expect(tried((r) => readFields(r, '', wrong, []))[0]).toBeNull();
      expect(isFields(wrong)).toBe(false);
    }
  });

  test('lists: none if omitted, not too long', () => {
    expect(tried((r) => readList(r, 'l', undefined, 2))).toEqual([[], null]);
    expect(tried((r) => readList(r, 'l', [1, 2], 2))).toEqual([[1, 2], null]);
    expect(tried((r) => readList(r, 'l', [1, 2, 3], 2))).toEqual([
      [],
      'l: 3 entries, at most 2 are possible',
    ]);
    expect(tried((r) => readList(r, 'l', { length: 1 }, 2))[1]).toContain('a list is expected');
  });

  test('numbers and flags: the fallback if omitted or refused', () => {
    expect(tried((r) => readInt(r, 'n', undefined, 1, 9, 5))).toEqual([5, null]);
    expect(tried((r) => readInt(r, 'n', 9, 1, 9, 5))).toEqual([9, null]);
    for (const wrong of [0, 10, 1.5, '3', null, Number.NaN]) {
      const [value, problem] = tried((r) => readInt(r, 'n', wrong, 1, 9, 5));
      expect([value, problem]).toEqual([5, expect.stringContaining('from 1 to 9')]);
    }
    expect(tried((r) => readFlag(r, 'f', undefined, true))).toEqual([true, null]);
    expect(tried((r) => readFlag(r, 'f', false, true))).toEqual([false, null]);
    expect(tried((r) => readFlag(r, 'f', 1))[1]).toContain('true or false');
  });

  test('texts must be there, and short', () => {
    expect(tried((r) => readText(r, 't', ''))).toEqual(['', null]);
    for (const wrong of [undefined, 3, 'x'.repeat(201)]) {
      expect(tried((r) => readText(r, 't', wrong))[1]).toContain('a short text');
    }
  });

  test('seats: as many as there are', () => {
    expect([0, 'p0', 3, 'p3', 4, 'p4', '0', -1, null].map((value) => seatOf(value, 4))).toEqual([
      0, 0, 3, 3, -1, -1, -1, -1, -1,
    ]);
    expect(tried((r) => readSeat(r, 's', 'p1', 2))).toEqual([1, null]);
    expect(tried((r) => readSeat(r, 's', 2, 2))).toEqual([0, 's: seat 0 or 1 is expected, not 2']);
    expect(tried((r) => readSeat(r, 's', 4, 4), 'fr')[1]).toContain('le siège 0, 1, 2 ou 3');
  });

  test('the game, its seed and its generator', () => {
    expect(tried((r) => readGame(r, 'go', 'go'))).toEqual([true, null]);
    expect(tried((r) => readGame(r, 7, 'go'))).toEqual([false, 'game: "go" is expected, not 7']);
    expect([undefined, -3, 'abc'].map((seed) => tried((r) => readSeed(r, seed)))).toEqual([
      [1, null],
      [-3, null],
      ['abc', null],
    ]);
    expect(tried((r) => readSeed(r, 0.5))[1]).toContain('seed: ');
    expect(tried((r) => readRng(r, [1, -2, 3, 0], 1))).toEqual([[1, -2, 3, 0], null]);
    expect(tried((r) => readRng(r, undefined, 1))).not.toEqual(
      tried((r) => readRng(r, undefined, 2)),
    );
    for (const wrong of [[], [0, 0, 0, 0], [1, 2, 3], [1, 2, 3, 2 ** 31], ['1', 2, 3, 4]]) {
      expect(tried((r) => readRng(r, wrong, 1))[1]).toContain('four 32-bit integers');
    }
  });

  test('options are for the game to read', () => {
    const parse = (input: unknown, lang: Lang) =>
      input === 1
        ? ({ ok: true, value: { a: 1 } } as const)
        : ({ ok: false, code: 'no', message: `no ${lang}` } as const);
    expect(tried((r) => readOptions(r, 1, parse))).toEqual([{ a: 1 }, null]);
    expect(tried((r) => readOptions(r, 2, parse), 'fr')).toEqual([null, 'options\u00a0: no fr']);
  });
});

describe('a whole file', () => {
  test('gives its value, or the problem; a reader that falls over is caught', () => {
    expect(readWhole('bad', 'en', () => 7)).toEqual({ ok: true, value: 7 });
    const problem = (r: Report) => {
      fail(r, 'a', { en: 'wrong', fr: '' });
      return 7;
    };
    expect(readWhole('bad', 'en', problem)).toEqual({
      ok: false,
      code: 'bad',
      message: 'a: wrong',
    });
    const falls = () => {
      throw new TypeError('oops');
    };
    for (const read of [falls, () => null]) {
      const message = expect.stringContaining('no game');
      expect(readWhole('bad', 'en', read)).toEqual({ ok: false, code: 'bad', message });
    }
  });
});
