/**
 * Reads a command line: `--flag`, `--name value`, `--name=value`, and operands, among them `-` for standard input. What
 * a command does not know is refused, so a misspelt option never passes unnoticed.
 */
import type { Lang, Seed, Text } from '@open-gosu/kernel';
import { WrongUsage } from './errors.ts';
import { complain } from './words/errors.ts';

export interface FlagSpec {
  readonly name: string;
  /** What its value is called in the help; none for a plain switch. */
  readonly value?: Text;
  /** May be given more than once. */
  readonly repeats?: boolean;
  readonly about: Text;
}

export interface Args {
  readonly operands: readonly string[];
  has(name: string): boolean;
  /** The value given, or null. */
  text(name: string): string | null;
  texts(name: string): readonly string[];
  whole(name: string, otherwise: number, low: number, high: number): number;
  /** With digits after the point, where somebody writes them. */
  decimal(name: string, otherwise: number, low: number, high: number): number;
  choice(name: string, choices: readonly string[]): string | null;
  seed(name: string, otherwise: Seed): Seed;
}

export interface Operands {
  readonly least: number;
  readonly most: number;
  /** What each is called in the usage line, for a message that one is missing. */
  readonly names?: readonly string[];
}

export function parseArgs(
  argv: readonly string[],
  flags: readonly FlagSpec[],
  operands: Operands,
  lang: Lang,
): Args {
  const { given, rest } = split(argv, flags, lang);
  if (rest.length < operands.least) {
    const what = operands.names?.[rest.length] ?? '...';
    throw new WrongUsage(complain(lang, 'tooFew', { what }));
  }
  if (rest.length > operands.most) {
    throw new WrongUsage(complain(lang, 'tooMany', { extra: rest[operands.most] ?? '' }));
  }
  return makeArgs(given, rest, lang);
}

function split(argv: readonly string[], flags: readonly FlagSpec[], lang: Lang) {
  const given = new Map<string, string[]>();
  const rest: string[] = [];
  let onlyOperands = false;
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (onlyOperands || !isFlag(arg)) {
      rest.push(arg);
      continue;
    }
    if (arg === '--') {
      onlyOperands = true;
      continue;
    }
    const equals = arg.indexOf('=');
    const flag = equals < 0 ? arg : arg.slice(0, equals);
    const spec = flags.find(({ name }) => `--${name}` === flag);
    if (spec === undefined) throw new WrongUsage(complain(lang, 'unknownFlag', { flag }));
    const values = given.get(spec.name) ?? [];
    if (values.length > 0 && !spec.repeats && spec.value !== undefined) {
      throw new WrongUsage(complain(lang, 'twice', { flag }));
    }
    if (spec.value === undefined) {
      if (equals >= 0) throw new WrongUsage(complain(lang, 'takesNoValue', { flag }));
      given.set(spec.name, ['']);
      continue;
    }
    const value = equals < 0 ? argv[++i] : arg.slice(equals + 1);
    if (value === undefined || value === '' || (equals < 0 && value.startsWith('--'))) {
      throw new WrongUsage(complain(lang, 'needsValue', { flag }));
    }
    given.set(spec.name, [...values, value]);
  }
  return { given, rest };
}

/** A lone `-` is standard input, not an option. */
function isFlag(arg: string): boolean {
  return arg.startsWith('-') && arg !== '-';
}

function makeArgs(
  given: ReadonlyMap<string, readonly string[]>,
  operands: readonly string[],
  lang: Lang,
): Args {
  const text = (name: string) => given.get(name)?.[0] ?? null;
  return {
    operands,
    has: (name) => given.has(name),
    text,
    texts: (name) => given.get(name) ?? [],
    whole(name, otherwise, low, high) {
      const value = text(name);
      if (value === null) return otherwise;
      const number = Number(value);
      if (/^-?\d{1,15}$/.test(value) && number >= low && number <= high) return number;
      throw new WrongUsage(complain(lang, 'badNumber', { flag: `--${name}`, low, high, value }));
    },
    decimal(name, otherwise, low, high) {
      const value = text(name);
      if (value === null) return otherwise;
      const number = /^\d{1,6}(?:\.\d{1,6})?$/.test(value) ? Number(value) : -1;
      if (number >= low && number <= high) return number;
      throw new WrongUsage(complain(lang, 'badDecimal', { flag: `--${name}`, low, high, value }));
    },
    choice(name, choices) {
      const value = text(name);
      if (value === null || choices.includes(value)) return value;
      const list = choices.join(', ');
      throw new WrongUsage(
        complain(lang, 'badChoice', { flag: `--${name}`, choices: list, value }),
      );
    },
    seed: (name, otherwise) => readSeed(text(name), otherwise),
  };
}

/** A whole number as it is usually written, of at most 15 digits: 0, 1, -7; not 01, +1 or 1.0. */
const WHOLE = /^(?:0|-?[1-9]\d{0,14})$/;

/** Such a number is a number, anything else is a text: both are seeds, as in a position file. */
function readSeed(value: string | null, otherwise: Seed): Seed {
  if (value === null) return otherwise;
  return WHOLE.test(value) ? Number(value) : value;
}
