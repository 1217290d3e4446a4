/**
 * Nothing anybody can put into a position file or a packed state makes its reader fall over: it is refused with one
 * line, or accepted and then playable. Arbitrary JSON, damaged files, damaged and forged bytes, for any game.
 */
import { CodecError, digestOf, type Game, toBase64Url } from '@open-gosu/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playSome } from './random-play.ts';

type Json = Record<string, unknown>;

export interface Fuzzed<S> {
  readonly game: Game<S>;
  /** One file with every documented field. */
  readonly example: Json;
  /** States of real games, some in mid-effect. */
  readonly states: readonly S[];
  /** Ids and words that mean something somewhere in a file. */
  readonly words: readonly string[];
  /** How many of the last bytes of a packed state hold what is pending, roughly. */
  readonly tail: (s: S) => number;
}

const ANSWERS = 50;

/** Refused in one line, or accepted and playable; true if accepted. */
function survives<S>(game: Game<S>, input: unknown, seed: number): boolean {
  const parsed = game.readPosition(input, seed % 2 ? 'en' : 'fr');
  if (!parsed.ok) {
    expect(parsed.code).toBe('bad-position');
    expect(parsed.message).toMatch(/^[^\n\r]{8,300}$/u);
    return false;
  }
  playsOn(game, parsed.value, seed);
  return true;
}

/** It can be played, looked at and packed again. */
function playsOn<S>(game: Game<S>, s: S, seed: number): void {
  playSome(game, s, seed, ANSWERS);
  const bytes = game.encode(s);
  expect(game.encode(game.decode(bytes))).toEqual(bytes);
  expect(game.view(s, 0)).toBeTypeOf('object');
}

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

interface Change {
  readonly at: number;
  readonly with: number;
  readonly how: number;
  readonly item: unknown;
}

/** The file with values replaced by others, by values from elsewhere in it, or dropped. */
function changed(file: unknown, changes: readonly Change[]): unknown {
  let json = JSON.parse(JSON.stringify(file));
  for (const { at, with: other, how, item } of changes) {
    const all = paths(json);
    const path = all[at % all.length] ?? [];
    const from = all[other % all.length] ?? [];
    const there = from.reduce<unknown>((inner, key) => (inner as Json)[key], json);
    json = replaceAt(json, path, how === 0 ? item : how === 1 ? there : undefined);
    json = JSON.parse(JSON.stringify(json));
  }
  return json;
}

/** Position files nobody meant to write. */
export function fuzzFiles<S>({ game, example, states, words }: Fuzzed<S>): void {
  const value = fc.oneof(
    fc.constantFrom(null, true, false, 0, 1, 2, 3, -1, 1.5, 'p0', 'due', 'now', '', [], {}),
    fc.constantFrom(...words),
    fc.jsonValue({ maxDepth: 2 }),
  );

  describe('files', () => {
    test('arbitrary JSON', () => {
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(), (json, seed) => {
          survives(game, json, seed);
        }),
        { numRuns: 500 },
      );
    });

    test('the documented fields with arbitrary values', () => {
      const names = Object.keys({ ...example, pending: '', rng: [], fill: true });
      const fields = Object.fromEntries(names.map((key) => [key, value]));
      fc.assert(
        fc.property(fc.record(fields, { requiredKeys: [] }), fc.nat(), (json, seed) => {
          survives(game, { ...json, game: game.id }, seed);
        }),
        { numRuns: 500 },
      );
    });

    test('valid files with a few values replaced, dropped or swapped', () => {
      const bases: unknown[] = [example];
      for (const s of states) bases.push({ ...game.writePosition(s), pending: undefined });
      const change = fc.record<Change>({
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
            if (survives(game, changed(bases[base], changes), seed)) accepted++;
          },
        ),
        { numRuns: 2000 },
      );
      expect(accepted).toBeGreaterThan(20);
    });
  });
}

/** Packed states with a few bytes a little off or a bit flipped, most of them in what is pending. */
function alteredBytes<S>({ game, states, tail }: Fuzzed<S>): fc.Arbitrary<Uint8Array> {
  const off = fc.integer({ min: -6, max: 6 }).map((by) => (byte: number) => byte + by);
  const flipped = fc.nat({ max: 7 }).map((bit) => (byte: number) => byte ^ (1 << bit));
  const change = fc.tuple(fc.nat(), fc.boolean(), fc.oneof(off, flipped));
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.nat({ max: states.length - 1 }), changes).map(([n, list]) => {
    const s = states[n] as S;
    const bytes = game.encode(s);
    for (const [at, nearEnd, alter] of list) {
      const i = nearEnd ? bytes.length - 1 - (at % tail(s)) : at % bytes.length;
      bytes[i] = alter(bytes[i] ?? 0);
    }
    return bytes;
  });
}

/** Altered bytes read without the care of a position file: refused with a `CodecError`, or playable. */
export function fuzzDecoding<S>(fuzzed: Fuzzed<S>, runs: number): void {
  const { game } = fuzzed;
  test('altered bytes: refused as such, or playable', () => {
    let accepted = 0;
    fc.assert(
      fc.property(alteredBytes(fuzzed), fc.nat(), (bytes, seed) => {
        let s: S;
        try {
          s = game.decode(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError);
          return;
        }
        accepted++;
        expect(game.encode(s)).toEqual(bytes);
        playsOn(game, s, seed);
      }),
      { numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs / 100);
  });
}

/** Packed states that no game wrote. */
export function fuzzPacked<S>(fuzzed: Fuzzed<S>): void {
  const { game, states } = fuzzed;
  const someState = fc.nat({ max: states.length - 1 }).map((i) => states[i] as S);

  describe('packed states', () => {
    test('cut short, or with a letter changed: always refused', () => {
      const letters = 'ABCXYZabcxyz0189-_.= ';
      const packed = states.flatMap((s) => (game.writePosition(s).pending as string) ?? []);
      fc.assert(
        fc.property(
          fc.constantFrom(...packed),
          fc.nat(),
          fc.constantFrom(...letters),
          (pending, at, other) => {
            const i = at % pending.length;
            const cut = { game: game.id, pending: pending.slice(0, i) };
            expect(survives(game, cut, at)).toBe(false);
            if (pending.charAt(i) === other) return;
            const wrong = pending.slice(0, i) + other + pending.slice(i + 1);
            expect(survives(game, { game: game.id, pending: wrong }, at)).toBe(false);
          },
        ),
        { numRuns: 500 },
      );
    });

    test('forged, with a digest that fits: refused or playable', () => {
      let accepted = 0;
      fc.assert(
        fc.property(alteredBytes(fuzzed), fc.nat(), (bytes, seed) => {
          const pending = digestOf(bytes) + toBase64Url(bytes);
          if (survives(game, { game: game.id, pending }, seed)) accepted++;
        }),
        { numRuns: 3000 },
      );
      expect(accepted).toBeGreaterThan(20);
    });

    test('cut short: refused; arbitrary bytes never become a state', () => {
      const refuses = (bytes: Uint8Array) =>
        expect(() => game.decode(bytes), [...bytes].join()).toThrow(CodecError);
      fc.assert(
        fc.property(someState, fc.nat(), fc.uint8Array({ maxLength: 600 }), (s, at, bytes) => {
          const whole = game.encode(s);
          refuses(whole.slice(0, at % whole.length));
          refuses(bytes);
        }),
        { numRuns: 500 },
      );
    });
  });
}
