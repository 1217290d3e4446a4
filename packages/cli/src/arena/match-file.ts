/**
 * The file a match is kept in, so that it can go on after an interruption: JSON lines, first what match it is, then every
 * finished pair as it came. The file is only ever added to. One of another match, or with a line that makes no sense, is
 * refused and left alone; only a last line that was cut short is taken off: its pair is played again, and a first line is
 * written again.
 */
import { truncateSync } from 'node:fs';
import { isFields, type Lang } from '@open-gosu/kernel';
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

/** Opens the file, or begins it. */
export function openMatchFile(file: string, match: Match, lang: Lang): MatchFile {
  const text = readLines(file, lang, 'noMatch');
  const add = (line: unknown) => addLine(file, lang, line);
  const header = { ...FORM, ...match };
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  const hasHeader = lines.length > 0;
  if (hasHeader || !JSON.stringify(header).startsWith(torn)) {
    checkHeader(lines[0] ?? torn, match, file, lang);
  }
  const pairs = readPairs(lines, match.players, file, lang);
  if (torn !== '') {
    const whole = Buffer.byteLength(text) - Buffer.byteLength(torn);
    changeFile(file, lang, () => truncateSync(file, whole));
  }
  if (!hasHeader) add(header);
  return { name: file, pairs, add };
}

function checkHeader(line: string, match: Match, file: string, lang: Lang): void {
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
}

function readPairs(
  lines: readonly string[],
  players: number,
  file: string,
  lang: Lang,
): Map<number, PlayedPair> {
  const pairs = new Map<number, PlayedPair>();
  lines.forEach((line, i) => {
    if (i === 0) return;
    const pair = readPair(parseLine(line), players);
    if (pair === null || pairs.has(pair.pair)) {
      throw new Refused(complain(lang, 'damagedMatch', { file, line: i + 1 }));
    }
    pairs.set(pair.pair, pair);
  });
  return pairs;
}

function readPair(value: unknown, players: number): PlayedPair | null {
  if (!isFields(value)) return null;
  const { pair, winners, thinking } = value;
  if (!isCount(pair) || !Array.isArray(thinking)) return null;
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
  const { decisions, total, longest, classes } = value;
  if (!isCount(decisions) || !isTime(total) || !isTime(longest)) return false;
  const areClasses = Object.keys(classes).every((key) => /^\d+$/.test(key) && +key <= LAST_CLASS);
  const counts = Object.values(classes);
  if (!areClasses || !counts.every(isCount)) return false;
  return counts.reduce((sum, count) => sum + count, 0) === decisions;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
