/** Packed states in position files: there only where needed, refused unless they can be played and agree. */
import { describe, expect, test } from 'vitest';
import {
  agrees,
  digestOf,
  makeCode,
  packPending,
  type Report,
  readPending,
  sameBytes,
  toBase64Url,
  unpackPending,
} from '../src/index.ts';
import {
  ANSWER,
  add,
  engine,
  fieldsOf,
  MEANINGS,
  packing,
  play,
  readPosition,
  type State,
  start,
  writePosition,
} from './counting.ts';

const painted = (): State => play(start(), add(2), makeCode(ANSWER.paint, 1));

describe('packing', () => {
  test('a state comes back, at a question and at the end', () => {
    for (const s of [start(), painted(), play(start(8), add(2))]) {
      expect(unpackPending(packing, packPending(packing, s))).toEqual(s);
    }
  });

  test('damage anywhere is refused', () => {
    const text = packPending(packing, painted());
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === 'A' ? 'B' : 'A';
      expect(unpackPending(packing, text.slice(0, i) + other + text.slice(i + 1))).toBeNull();
    }
    for (const wrong of [undefined, 7, '', text.slice(1), `${text}A`, 'A'.repeat(8001)]) {
      expect(unpackPending(packing, wrong)).toBeNull();
    }
  });

  test('a state that does not stand at a question is refused, however well it is packed', () => {
    const early = { ...start(), stack: [{ proc: 0, step: 0 }] };
    const empty = { ...start(), stack: [] };
    const done = { ...start(), total: 10 };
    for (const s of [early, empty, done]) {
      expect(unpackPending(packing, packPending(packing, s))).toBeNull();
    }
    const bytes = new Uint8Array([200, 1]);
    expect(unpackPending(packing, digestOf(bytes) + toBase64Url(bytes))).toBeNull();
  });

  test('an answer that breaks the rules is found out', () => {
    const breaking = {
      ...packing,
      apply: () => {
        throw new Error('broken');
      },
    };
    const text = packPending(packing, start());
    expect([unpackPending(breaking, text), unpackPending(packing, text)]).toEqual([null, start()]);
    expect(unpackPending({ ...packing, legal: () => 0 }, text)).toBeNull();
  });

  test('the same bytes', () => {
    const bytes = new Uint8Array([1, 2]);
    expect(sameBytes(bytes, new Uint8Array([1, 2]))).toBe(true);
    expect(sameBytes(bytes, new Uint8Array([1, 3]))).toBe(false);
    expect(sameBytes(bytes, new Uint8Array([1, 2, 0]))).toBe(false);
  });
});

describe('a position file', () => {
  test('has `pending` only where its fields do not say everything', () => {
    expect(writePosition(play(start(), add(2)))).not.toHaveProperty('pending');
    const file = writePosition(painted());
    expect(file).toHaveProperty('pending');
    expect(readPosition(file, 'en')).toEqual({ ok: true, value: painted() });
    expect(engine.ask(painted()).kind).toBe('painted turn');
  });

  test('refuses a damaged `pending`, and one that says something else', () => {
    const problem = (pending: unknown, agreed: boolean): string | null => {
      const r: Report = { lang: 'en', problem: null };
      readPending(r, packing, pending, () => agreed);
      return r.problem;
    };
    const good = packPending(packing, start());
    expect(problem('junk', true)).toContain('pending: damaged');
    expect(problem(good, false)).toContain('does not match');
    expect(problem(good, true)).toBeNull();
  });

  test('agrees where every field it has says the same', () => {
    const ours = fieldsOf(play(start(), add(2)));
    const check = (file: object) => agrees({ ...file }, ours, MEANINGS);
    expect([{}, ours, { total: 2 }, { toPlay: 1 }, { toPlay: 'p1' }].map(check)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([{ game: 'other', pending: 'x' }, { players: [{}] }].map(check)).toEqual([true, true]);
    expect(check({ players: [{ tags: ['a', 'b'] }] })).toBe(true);
    const wrong = [
      { total: 3 },
      { toPlay: 0 },
      { toPlay: null },
      { colour: 1 },
      { players: 1 },
      { players: [] },
      { players: [{}, {}] },
      { players: [null] },
      { players: [{ tags: ['a'] }] },
      { players: [{ tags: ['a', 'c'] }] },
      { players: [{ tags: { 0: 'a', 1: 'b' } }] },
    ];
    for (const file of wrong) expect(check(file), JSON.stringify(file)).toBe(false);
  });
});
