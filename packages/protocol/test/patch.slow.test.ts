/** A patch makes the new view of the old one, leaves the old one alone, and refuses whatever is no patch. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../src/patch/apply.ts';
import { diff } from '../src/patch/diff.ts';
import { GAMES, tellRandomGame } from './answers-told.ts';

/** What `after` looks like once its patch has travelled. */
function sent(before: unknown, after: unknown): unknown {
  const change = diff(before, after);
  const wire = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
  const result = applyPatch(before, wire);
  if (!result.ok) throw new Error(`${result.message}: ${JSON.stringify(change)}`);
  return result.value;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) frozen(item);
  }
  return value;
}

const key = fc.constantFrom('a', 'ab', 'abc', 'card', '$', '=', '$x', 'x');
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.integer({ min: -2, max: 9 }),
    fc.constantFrom(null, true, 'text', ''),
    fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

describe('diff and patch', () => {
  test('any JSON becomes any other', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = JSON.stringify(a);
        expect(sent(frozen(a), frozen(b))).toEqual(b);
        expect(JSON.stringify(a)).toBe(before);
      }),
      { numRuns: 3000 },
    );
  });

  test('lists of numbers and lists of small objects of one shape', () => {
    const numbers = fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 12 });
    const frame = fc.record({
      proc: fc.nat(2),
      card: fc.integer({ min: -1, max: 1 }),
      rows: fc.tuple(numbers, numbers),
    });
    const view = fc.record({
      turn: fc.nat(3),
      deck: numbers,
      stack: fc.array(frame, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(view, view, (a, b) => {
        expect(sent(frozen(a), frozen(b))).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('equal values need no patch', () => {
    fc.assert(
      fc.property(json, (a) => {
        fc.pre(!/"[$=]":/.test(JSON.stringify(a)));
        expect(diff(a, JSON.parse(JSON.stringify(a)))).toBeUndefined();
      }),
    );
  });

  for (const game of GAMES) {
    for (let players = game.minPlayers; players <= game.maxPlayers; players++) {
      test(`every answer of random games of ${game.id} for ${players}, for every viewer`, () => {
        for (let i = 0; i < 4; i++) {
          tellRandomGame(game, `patch ${i}`, players, ({ before, after }) => {
            const kept = JSON.stringify(before);
            expect(JSON.stringify(sent(frozen(before), after))).toBe(JSON.stringify(after));
            expect(JSON.stringify(before)).toBe(kept);
          });
        }
      });
    }
  }
});

describe('what a patch looks like', () => {
  test.each([
    [
      'a card leaves a deck of unknown ones',
      { deck: Array(32).fill(-1) },
      { deck: Array(31).fill(-1) },
      { de: [31, 1] },
    ],
    ['a card joins a pile', { pile: [4, 2] }, { pile: [4, 2, 7] }, { pi: [2, 0, 7] }],
    [
      'two places of a long list',
      { known: [0, 0, 0, 0, 0, 0] },
      { known: [5, 0, 0, 0, 6, 6] },
      {
        kn: [
          [0, 1, 5],
          [4, 2, 6, 6],
        ],
      },
    ],
    [
      'a field of an element',
      { stack: [{ a: 1, b: 2 }] },
      { stack: [{ a: 1, b: 3 }] },
      { st: [0, { b: 3 }] },
    ],
    ['a list in a list', { rows: [[1], [], []] }, { rows: [[1], [9], []] }, { ro: [1, [0, 0, 9]] }],
    [
      'a new element like an old one',
      { stack: [{ a: 1, b: 2, c: 3 }] },
      {
        stack: [
          { a: 1, b: 2, c: 3 },
          { a: 1, b: 5, c: 3 },
        ],
      },
      { st: [1, 0, { '=': 0, b: 5 }] },
    ],
    ['another shape', { x: null }, { x: { y: 1 } }, { x: { $: { y: 1 } } }],
    ['a field that comes', { x: 1 }, { x: 1, y: 2 }, { $: { x: 1, y: 2 } }],
    [
      'names that begin alike',
      { extra: 0, extraFrom: 0, era: 0 },
      { extra: 1, extraFrom: 1, era: 1 },
      { extra: 1, extraF: 1, er: 1 },
    ],
  ])('%s', (_name, before, after, change) => {
    expect(diff(before, after)).toEqual(change);
    expect(sent(before, after)).toEqual(after);
  });
});

describe('what is no patch is refused', () => {
  const view = {
    turn: 0,
    state: 0,
    deck: [-1, -1, -1],
    stack: [{ proc: 0, card: -1 }],
    rows: [[1], []],
  };

  test.each([
    ['null', null],
    ['a number for an object', 3],
    ['a list for an object', [0, 1]],
    ['an unknown field', { nope: 1 }],
    ['one letter, which may not stand for a name', { t: 1 }],
    ['a start that fits two fields', { st: 1 }],
    ['a start that fits two fields, for the other', { st: [0, 1] }],
    ['the start of nothing', { '': 1 }],
    ['a field of every object', { toString: 1 }],
    ['__proto__', JSON.parse('{"__proto__":{"polluted":1}}')],
    ['constructor', { constructor: { prototype: { polluted: 1 } } }],
    ['__proto__ inside a whole value', JSON.parse('{"$":{"a":{"__proto__":{"polluted":1}}}}')],
    ['__proto__ beside "="', JSON.parse('{"stack":[1,0,{"=":0,"__proto__":{"polluted":1}}]}')],
    ['__proto__ in an added element', JSON.parse('{"stack":[1,0,{"__proto__":{"polluted":1}}]}')],
    ['an object for a number', { turn: { a: 1 } }],
    ['a list for a number', { turn: [1] }],
    ['a splice beyond the list', { deck: [4, 0, 1] }],
    ['more removed than there is', { deck: [1, 3] }],
    ['a negative place', { deck: [-1, 1] }],
    ['half a place', { deck: [0.5, 1] }],
    ['a text for a place', { deck: ['0', 1] }],
    ['a splice without a count', { deck: [0] }],
    ['splices and scalars mixed', { deck: [[0, 1], 2] }],
    ['a change of nothing', { stack: [1, { proc: 1 }] }],
    ['more behind a change', { stack: [0, { proc: 1 }, 5] }],
    ['an element like none', { stack: [1, 0, { '=': 1 }] }],
    ['an element like a wild one', { stack: [1, 0, { '=': { toString: 1 } }] }],
    ['an element like a list', { rows: [2, 0, { '=': 0 }] }],
    ['something beside "$"', { $: 1, turn: 2 }],
    ['a list that grows too long', { deck: [0, 0, ...Array(5000).fill(1)] }],
  ])('%s', (_name, change) => {
    const kept = JSON.stringify(view);
    const result = applyPatch(frozen(view), change);
    expect(result).toMatchObject({ ok: false, code: 'bad-patch' });
    expect(JSON.stringify(view)).toBe(kept);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('nesting without end', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 50; i++) deep = [deep];
    expect(applyPatch(view, { $: deep })).toMatchObject({ ok: false });
    expect(applyPatch(view, { turn: { $: deep } })).toMatchObject({ ok: false });
  });

  test('arbitrary values never throw and never touch the old view or a prototype', () => {
    const wild = fc.oneof(
      fc.jsonValue(),
      json,
      fc.dictionary(
        fc.constantFrom('turn', 'deck', 'stack', 'rows', '$', '='),
        fc.oneof(json, fc.jsonValue()),
      ),
      fc.record({ deck: fc.array(fc.oneof(fc.integer({ min: -2, max: 5 }), json)) }),
      fc.record({ stack: fc.array(fc.oneof(fc.integer({ min: -2, max: 5 }), json)) }),
    );
    const kept = JSON.stringify(view);
    fc.assert(
      fc.property(wild, (change) => {
        const result = applyPatch(frozen(view), change);
        if (result.ok) JSON.stringify(result.value);
        else expect(result.message.length).toBeLessThan(300);
        expect(JSON.stringify(view)).toBe(kept);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
