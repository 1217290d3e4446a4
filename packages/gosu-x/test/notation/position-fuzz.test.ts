/**
 * Nothing anybody can put into a position file makes its reader throw: a file is refused with one line, or accepted and
 * then playable. Arbitrary JSON, damaged files, damaged and forged packed states.
 */
import { Digest, toBase64Url } from '@open-gosu/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { CLANS } from '../../src/cards/words.ts';
import { decode, encode } from '../../src/codec/codec.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import { clone, type State } from '../../src/state/state.ts';
import { EXAMPLE, type Json, playOn, playRandom } from './files.ts';

const ANSWERS = 50;

/** Refused in one line, or accepted and playable; true if accepted. */
function survives(input: unknown, seed: number): boolean {
  const parsed = readPosition(input, seed % 2 ? 'en' : 'fr');
  if (!parsed.ok) {
    expect(parsed.code).toBe('bad-position');
    expect(parsed.message).toMatch(/^[^\n\r]{8,300}$/u);
    return false;
  }
  playOn(parsed.value, seed, ANSWERS, (s) => void s);
  const bytes = encode(parsed.value);
  expect(encode(decode(bytes))).toEqual(bytes);
  return true;
}

function statesOfGames(): State[] {
  const states: State[] = [];
  for (let seed = 0; seed < 6; seed++) {
    let n = 0;
    playRandom({ preset: seed % 2 ? 'prototype' : 'final-en' }, seed, (s) => {
      if (n++ % 7 === 0) states.push(clone(s));
    });
  }
  return states;
}

const STATES = statesOfGames();
const someState = fc.nat({ max: STATES.length - 1 }).map((i) => STATES[i] as State);

/** Values that could stand somewhere in a file. */
const value = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 2, 3, -1, 1.5, 'p0', 'due', 'now', '', [], {}),
  fc.constantFrom(...CARD_DEFS.map(({ id }) => id)),
  fc.constantFrom<string>(...CLANS),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Every path to something inside a JSON value. */
function paths(json: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [here];
  const inner = Object.entries(json).flatMap(([key, item]) => paths(item, [...here, key]));
  return here.length > 0 ? [here, ...inner] : inner;
}

function replaceAt(json: unknown, path: readonly string[], item: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return item;
  const copy = (Array.isArray(json) ? [...json] : { ...(json as Json) }) as Json;
  copy[key] = replaceAt(copy[key], rest, item);
  return copy;
}

describe('files', () => {
  test('arbitrary JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(), (json, seed) => {
        survives(json, seed);
      }),
      { numRuns: 500 },
    );
  });

  test('the documented fields with arbitrary values', () => {
    const fields = { ...EXAMPLE, pending: '', rng: [], fill: true };
    const anyFile = fc.record(Object.fromEntries(Object.keys(fields).map((key) => [key, value])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anyFile, fc.nat(), (json, seed) => {
        survives({ ...json, game: 'gosu-x' }, seed);
      }),
      { numRuns: 500 },
    );
  });

  test('valid files with a few values replaced, dropped or swapped', () => {
    const bases: unknown[] = [EXAMPLE];
    for (const s of STATES.filter(({ kinds }) => kinds[0] !== -1)) {
      bases.push({ ...writePosition(s), pending: undefined });
    }
    const change = fc.record({
      at: fc.nat(),
      with: fc.nat(),
      how: fc.nat({ max: 2 }),
      item: value,
    });
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: bases.length - 1 }),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (base, changes, seed) => {
          let json = JSON.parse(JSON.stringify(bases[base]));
          for (const { at, with: other, how, item } of changes) {
            const all = paths(json);
            const path = all[at % all.length] ?? [];
            const from = all[other % all.length] ?? [];
            const there = from.reduce<unknown>((inner, key) => (inner as Json)[key], json);
            json = replaceAt(json, path, how === 0 ? item : how === 1 ? there : undefined);
            json = JSON.parse(JSON.stringify(json));
          }
          if (survives(json, seed)) accepted++;
        },
      ),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

describe('packed states', () => {
  test('cut short, or with a letter changed: always refused', () => {
    const letters = 'ABCXYZabcxyz0189-_.= ';
    fc.assert(
      fc.property(someState, fc.nat(), fc.nat({ max: letters.length - 1 }), (s, at, letter) => {
        const pending = writePosition(s).pending as string;
        const i = at % pending.length;
        expect(survives({ game: 'gosu-x', pending: pending.slice(0, i) }, at)).toBe(false);
        const other = letters.charAt(letter);
        if (pending.charAt(i) === other) return;
        const changed = pending.slice(0, i) + other + pending.slice(i + 1);
        expect(survives({ game: 'gosu-x', pending: changed }, at)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('forged, with a digest that fits: refused or playable', () => {
    const change = fc.tuple(fc.nat(), fc.boolean(), fc.integer({ min: -6, max: 6 }));
    let accepted = 0;
    fc.assert(
      fc.property(
        someState,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (s, changes, seed) => {
          const bytes = encode(s);
          for (const [at, nearEnd, by] of changes) {
            const i = nearEnd
              ? bytes.length - 1 - (at % (16 * Math.max(1, s.stack.length)))
              : at % bytes.length;
            bytes[i] = (bytes[i] ?? 0) + by;
          }
          const digest = new Digest();
          digest.addAll(bytes);
          const pending = digest.toString() + toBase64Url(bytes);
          if (survives({ game: 'gosu-x', pending }, seed)) accepted++;
        },
      ),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  test('arbitrary bytes never become a state', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        expect(() => decode(bytes)).toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
