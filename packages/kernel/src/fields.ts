/**
 * Reads single fields of a file that nobody has checked yet: objects, lists, numbers, seats. A reader never throws: it
 * notes the first problem with the place it was found at and goes on with something harmless.
 */
import type { Options, Parsed } from './game.ts';
import { joinOr, type Lang, type Text } from './lang.ts';
import { problemLine, show } from './refusal.ts';
import { makeRng, type Rng, type Seed } from './rng.ts';

/** The first problem found, in the reader's language. */
export interface Report {
  readonly lang: Lang;
  problem: string | null;
}

export type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 200;
const MAX_MESSAGE = 300;

/** Notes a problem; the first one stays. `where` is the path in the file, or '' for the whole of it. */
export function fail(r: Report, where: string, text: Text): void {
  const whole: Text =
    where === '' ? text : { en: `${where}: ${text.en}`, fr: `${where} : ${text.fr}` };
  r.problem ??= problemLine(whole, r.lang).slice(0, MAX_MESSAGE);
}

/** Reads a whole file. `read` may note a problem, give null, or even throw: whatever a file does, nothing falls over. */
export function readWhole<T>(code: string, lang: Lang, read: (r: Report) => T | null): Parsed<T> {
  const r: Report = { lang, problem: null };
  let value: T | null = null;
  try {
    value = read(r);
  } catch {
    fail(r, '', NOT_PLAYABLE);
  }
  if (value !== null && r.problem === null) return { ok: true, value };
  return { ok: false, code, message: r.problem ?? problemLine(NOT_PLAYABLE, lang) };
}

const NOT_PLAYABLE: Text = {
  en: 'no game can go on from this',
  fr: 'aucune partie ne peut continuer ainsi',
};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with no other fields than these; null if it is none. */
export function readFields(
  r: Report,
  where: string,
  value: unknown,
  allowed: readonly string[],
): Fields | null {
  if (!isFields(value)) {
    fail(r, where, {
      en: `an object is expected, not ${show(value)}`,
      fr: `un objet est attendu, pas ${show(value)}`,
    });
    return null;
  }
  const fields: Record<string, unknown> = {};
  for (const key in value) {
    if (!allowed.includes(key)) {
      fail(r, where, {
        en: `unknown field ${show(key)}; known are ${allowed.join(', ')}`,
        fr: `champ inconnu ${show(key)} ; sont connus ${allowed.join(', ')}`,
      });
      return null;
    }
    fields[key] = value[key];
  }
  return fields;
}

/** A list of at most `most` items; omitted: empty. */
export function readList(
  r: Report,
  where: string,
  value: unknown,
  most: number,
): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fail(r, where, {
      en: `a list is expected, not ${show(value)}`,
      fr: `une liste est attendue, pas ${show(value)}`,
    });
    return [];
  }
  if (value.length > most) {
    fail(r, where, {
      en: `${value.length} entries, at most ${most} are possible`,
      fr: `${value.length} éléments, ${most} au plus sont possibles`,
    });
    return [];
  }
  return value;
}

/** An integer in [low, high]; omitted: `fallback`. */
export function readInt(
  r: Report,
  where: string,
  value: unknown,
  low: number,
  high: number,
  fallback: number,
): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high) {
    return value;
  }
  fail(r, where, {
    en: `a whole number from ${low} to ${high} is expected, not ${show(value)}`,
    fr: `un entier de ${low} à ${high} est attendu, pas ${show(value)}`,
  });
  return fallback;
}

/** Omitted: false, or `fallback`. */
export function readFlag(r: Report, where: string, value: unknown, fallback = false): boolean {
  if (value === undefined) return fallback;
  if (typeof value === 'boolean') return value;
  fail(r, where, {
    en: `true or false is expected, not ${show(value)}`,
    fr: `true ou false est attendu, pas ${show(value)}`,
  });
  return fallback;
}

/** A short text, which must be there. */
export function readText(r: Report, where: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= MAX_TEXT) return value;
  fail(r, where, {
    en: `a short text is expected, not ${show(value)}`,
    fr: `un texte court est attendu, pas ${show(value)}`,
  });
  return '';
}

/** The seat written as 1 or "p1", or -1. */
export function seatOf(value: unknown, seats: number): number {
  for (let seat = 0; seat < seats; seat++) {
    if (value === seat || value === `p${seat}`) return seat;
  }
  return -1;
}

export function readSeat(r: Report, where: string, value: unknown, seats: number): number {
  const seat = seatOf(value, seats);
  if (seat >= 0) return seat;
  const all = Array.from({ length: seats }, (_, i) => `${i}`);
  fail(r, where, {
    en: `seat ${joinOr('en', all)} is expected, not ${show(value)}`,
    fr: `le siège ${joinOr('fr', all)} est attendu, pas ${show(value)}`,
  });
  return 0;
}

/** `game`: whether it is the game of this id. */
export function readGame(r: Report, value: unknown, id: string): boolean {
  if (value === id) return true;
  fail(r, 'game', {
    en: `"${id}" is expected, not ${show(value)}`,
    fr: `"${id}" est attendu, pas ${show(value)}`,
  });
  return false;
}

const FIRST_SEED = 1;

/** `seed`; omitted: 1. */
export function readSeed(r: Report, value: unknown): Seed {
  if (value === undefined) return FIRST_SEED;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && value.length <= MAX_TEXT) return value;
  fail(r, 'seed', {
    en: `a whole number or a short text is expected, not ${show(value)}`,
    fr: `un entier ou un texte court est attendu, pas ${show(value)}`,
  });
  return FIRST_SEED;
}

/** `rng`; omitted: made from the seed. */
export function readRng(r: Report, value: unknown, seed: Seed): Rng {
  if (value === undefined) return makeRng(seed);
  const words = readList(r, 'rng', value, 4);
  const fits = words.every((word) => typeof word === 'number' && (word | 0) === word);
  if (words.length === 4 && fits && words.some((word) => word !== 0)) return words.map(Number);
  fail(r, 'rng', {
    en: 'four 32-bit integers are expected; without "rng" the generator comes from "seed"',
    fr: 'quatre entiers de 32 bits sont attendus ; sans "rng" le générateur vient de "seed"',
  });
  return makeRng(seed);
}

/** `options`, as the game's own reader takes them; null if it refuses them. */
export function readOptions(
  r: Report,
  value: unknown,
  parse: (input: unknown, lang: Lang) => Parsed<Options>,
): Options | null {
  const options = parse(value, r.lang);
  if (options.ok) return options.value;
  fail(r, 'options', { en: options.message, fr: options.message });
  return null;
}
