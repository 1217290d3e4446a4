/**
 * The file a match is kept in, so that it can go on after an interruption: JSON lines, first what match it is, then every
 * finished pair as it came. The file is only ever added to. One of another match, or with a line that makes no sense, is
 * refused and left alone; only a last line that was cut short is taken off: its pair is played again, and a first line is
 * written again. The first line of a gate also has the bounds of its test, which are chosen before the first game.
 */
import { truncateSync } from 'node:fs';
import type { Hypotheses } from '@open-gosu/bots';
import { type Fields, isFields, type Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { addLine, changeFile, parseLine, readLines } from './json-lines.ts';
import type { Match, PlayedPair } from './match.ts';
import { LAST_CLASS, type Thinking } from './thinking.ts';

export interface MatchFile {
  readonly name: string;
  /** The pairs that are there already, by number. */
  readonly pairs: ReadonlyMap<number, PlayedPair>;
  add(pair: PlayedPair): void;
}

/** The first field of the file, with the version of its form. */
const FORM = { arena: 2 } as const;

/** A match that is kept nowhere. */
export const NOT_KEPT: MatchFile = { name: '', pairs: new Map(), add: () => {} };

/** Opens the file, or begins it; `hypotheses` are those of a gate that is a sequential test. */
export function openMatchFile(
  file: string,
  match: Match,
  hypotheses: Hypotheses | null,
  lang: Lang,
): MatchFile {
  const text = readLines(file, lang, 'noMatch');
  const add = (line: unknown) => addLine(file, lang, line);
  const bounds = hypotheses && { elo0: hypotheses.elo0, elo1: hypotheses.elo1 };
  const header = { ...FORM, ...match, ...(match.purpose === 'gate' ? { sprt: bounds } : {}) };
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  const hasHeader = lines.length > 0;
  if (hasHeader || !JSON.stringify(header).startsWith(torn)) {
    checkHeader(lines[0] ?? torn, match, bounds, file, lang);
  }
  const pairs = readPairs(lines, match.players, file, lang);
  if (torn !== '') {
    const whole = Buffer.byteLength(text) - Buffer.byteLength(torn);
    changeFile(file, lang, () => truncateSync(file, whole));
  }
  if (!hasHeader) add(header);
  return { name: file, pairs, add };
}

type Bounds = Pick<Hypotheses, 'elo0' | 'elo1'>;

function checkHeader(
  line: string,
  match: Match,
  bounds: Bounds | null,
  file: string,
  lang: Lang,
): void {
  const header = parseLine(line);
  if (!isFields(header) || header.arena !== FORM.arena) {
    throw new Refused(complain(lang, 'noMatch', { file }));
  }
  for (const [field, value] of Object.entries(match)) {
    const found = JSON.stringify(header[field]) ?? '?';
    const wanted = JSON.stringify(value);
    if (found !== wanted) {
      throw new Refused(complain(lang, 'otherMatch', { file, field, found, wanted }));
    }
  }
  // Gates that were begun before bounds were kept have no such field.
  if (match.purpose !== 'gate' || header.sprt === undefined) return;
  if (JSON.stringify(header.sprt) !== JSON.stringify(bounds)) {
    const found = boundsText(header.sprt, lang);
    const wanted = boundsText(bounds, lang);
    throw new Refused(complain(lang, 'otherBounds', { file, found, wanted }));
  }
}

/** As they are typed. */
function boundsText(bounds: unknown, lang: Lang): string {
  if (bounds === null) return complain(lang, 'noBounds');
  return isFields(bounds) ? `--sprt ${bounds.elo0},${bounds.elo1}` : JSON.stringify(bounds);
}

function readPairs(
  lines: readonly string[],
  players: number,
  file: string,
  lang: Lang,
): Map<number, PlayedPair> {
  const pairs = new Map<number, PlayedPair>();
  const lineOf = new Map<number, number>();
  lines.forEach((text, i) => {
    if (i === 0) return;
    const line = i + 1;
    const found = readPair(parseLine(text), players);
    if (found === null) throw new Refused(complain(lang, 'damagedMatch', { file, line }));
    const { pair } = found;
    const before = pairs.get(pair);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(found)) {
      const first = lineOf.get(pair) ?? 0;
      throw new Refused(complain(lang, 'doubleMatch', { file, pair, first, line }));
    }
    if (before !== undefined) return;
    pairs.set(pair, found);
    lineOf.set(pair, line);
  });
  return pairs;
}

/** Far more than any match has, and than any thought takes: a file that says so was not written by one. */
const MOST_PAIRS = 10_000_000;
const MOST_MS = 1e11;
/** Times are kept to a tenth of a microsecond, and added up. */
const ROUNDING_MS = 0.01;

function hasOnly(value: Fields, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

function readPair(value: unknown, players: number): PlayedPair | null {
  if (!isFields(value) || !hasOnly(value, ['pair', 'winners', 'thinking'])) return null;
  const { pair, winners, thinking } = value;
  if (!isCount(pair) || pair >= MOST_PAIRS || !Array.isArray(thinking)) return null;
  const [a, b, ...more] = thinking;
  if (!isThinking(a) || !isThinking(b) || more.length > 0) return null;
  if (!Array.isArray(winners) || winners.length !== players) return null;
  if (!winners.every((seats) => areWinners(seats, players))) return null;
  return { pair, winners, thinking: [a, b] };
}

function areWinners(value: unknown, players: number): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size < value.length)
    return false;
  return value.every((seat) => isCount(seat) && seat < players);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isThinking(value: unknown): value is Thinking {
  if (!isFields(value) || !isFields(value.classes)) return false;
  if (!hasOnly(value, ['decisions', 'total', 'longest', 'classes'])) return false;
  const { decisions, total, longest, classes } = value;
  if (!isCount(decisions) || !isTime(total) || !isTime(longest)) return false;
  if (longest > total + ROUNDING_MS || total > decisions * longest + ROUNDING_MS) return false;
  const areClasses = Object.keys(classes).every((key) => /^\d+$/.test(key) && +key <= LAST_CLASS);
  const counts = Object.values(classes);
  if (!areClasses || !counts.every(isCount)) return false;
  return counts.reduce((sum, count) => sum + count, 0) === decisions;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MOST_MS;
}
