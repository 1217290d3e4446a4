/**
 * The file a match is kept in, so that it can go on after an interruption: JSON lines, first what match it is, then every
 * finished pair as it came. The file is only ever added to. One of another match, or with a line that makes no sense, is
 * refused and left alone; only a last line that was cut short is taken off, for its pair is played again.
 */
import { truncateSync } from 'node:fs';
import { isFields, type Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { addLine, changeFile, parseLine, readLines } from './json-lines.ts';
import type { Both, Match, PlayedPair } from './match.ts';

export interface MatchFile {
  readonly name: string;
  /** The pairs that are there already, by number. */
  readonly pairs: ReadonlyMap<number, PlayedPair>;
  add(pair: PlayedPair): void;
}

/** The first field of the file, with the version of its form. */
const FORM = { arena: 1 } as const;

/** A match that is kept nowhere. */
export const NOT_KEPT: MatchFile = { name: '', pairs: new Map(), add: () => {} };

/** Opens the file, or begins it. */
export function openMatchFile(file: string, match: Match, lang: Lang): MatchFile {
  const text = readLines(file, lang, 'noMatch');
  const add = (line: unknown) => addLine(file, lang, line);
  if (text === '') {
    add({ ...FORM, ...match });
    return { name: file, pairs: new Map(), add };
  }
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  checkHeader(lines[0], match, file, lang);
  const pairs = readPairs(lines, match.players, file, lang);
  if (torn !== '') {
    const whole = Buffer.byteLength(text) - Buffer.byteLength(torn);
    changeFile(file, lang, () => truncateSync(file, whole));
  }
  return { name: file, pairs, add };
}

function checkHeader(line: string | undefined, match: Match, file: string, lang: Lang): void {
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
  const { pair, winners, decisions, milliseconds } = value;
  if (!isCount(pair) || !isBoth(decisions) || !isBoth(milliseconds)) return null;
  if (!Array.isArray(winners) || winners.length !== players) return null;
  if (!winners.every((seats) => areWinners(seats, players))) return null;
  return { pair, winners, decisions, milliseconds };
}

function areWinners(value: unknown, players: number): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size < value.length)
    return false;
  return value.every((seat) => isCount(seat) && seat < players);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isBoth(value: unknown): value is Both {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((number) => typeof number === 'number' && number >= 0)
  );
}
