/**
 * The log of gates: one line for each attempt to pass one, whatever came of it. A risk of 5 % is one of a single attempt:
 * who tries twenty times passes once by luck, and only a log of all attempts shows it. A last line that was cut short is
 * taken off, as in a kept match; a log with any other line that is no gate is refused and left alone.
 */
import { appendFileSync, truncateSync } from 'node:fs';
import { meanOf, scoreInterval } from '@open-gosu/bots';
import { isFields, type Lang } from '@open-gosu/kernel';
import type { Io } from '../command.ts';
import { Refused } from '../errors.ts';
import { round } from '../simulate/tally.ts';
import { complain } from '../words/errors.ts';
import { addLine, changeFile, parseLine, readLines } from './json-lines.ts';
import type { Match } from './match.ts';
import type { Standing } from './match-tally.ts';

/** How an attempt ended: by itself, or before by a signal or an error. */
export type Ended = 'finished' | 'stopped';

export interface GateLog {
  add(ended: Ended, match: Match, standing: Standing, resumedPairs: number): void;
}

/** The first field of every line, with the version of its form. */
const FORM = { gate: 1 } as const;

/** Opens the log, or begins it: one that cannot be written is told before the first game. */
export function openGateLog(file: string, lang: Lang): GateLog {
  const text = readLines(file, lang, 'noGateLog');
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  checkLines(lines, file, lang);
  const isWhole = isGate(parseLine(last));
  if (lines.length === 0 && !isWhole && !isBegun(last)) {
    throw new Refused(complain(lang, 'noGateLog', { file }));
  }
  if (last === '' || isWhole) changeFile(file, lang, () => appendFileSync(file, last && '\n'));
  else {
    const before = Buffer.byteLength(text) - Buffer.byteLength(last);
    changeFile(file, lang, () => truncateSync(file, before));
  }
  return {
    add(ended, match, standing, resumedPairs) {
      const date = new Date().toISOString();
      addLine(file, lang, { ...FORM, date, ended, ...gateFacts(match, standing), resumedPairs });
    },
  };
}

function checkLines(lines: readonly string[], file: string, lang: Lang): void {
  lines.forEach((line, i) => {
    if (isGate(parseLine(line))) return;
    const isOther = i === 0;
    const wrong = isOther ? 'noGateLog' : 'damagedLog';
    throw new Refused(complain(lang, wrong, { file, line: i + 1 }));
  });
}

/** Whether a line that was cut short, however short, may have been a gate. */
function isBegun(line: string): boolean {
  const start = JSON.stringify(FORM).slice(0, -1);
  return line.startsWith(start) || start.startsWith(line);
}

function isGate(value: unknown): boolean {
  return isFields(value) && value.gate === FORM.gate;
}

/** The seed and the number of pairs say which deals were played: those of pairs 0 and on. */
function gateFacts(match: Match, { games, sample, sprt }: Standing) {
  const { purpose: _gate, ...rest } = match;
  return {
    ...rest,
    games,
    pairs: sample.pairs,
    score: sample.pairs === 0 ? null : round(meanOf(sample), 4),
    scoreInterval: scoreInterval(sample, 1 / match.players).map((value) => round(value, 4)),
    sprt: sprt && {
      elo0: sprt.elo0,
      elo1: sprt.elo1,
      llr: round(sprt.llr, 3),
      verdict: sprt.verdict,
    },
  };
}

/** Runs a match and says how it ended, also where a signal or an error stops it. */
export async function watched<T>(
  io: Io,
  onEnd: (ended: Ended) => void,
  run: () => Promise<T>,
): Promise<T> {
  const heard = io.beforeStop?.(() => onEnd('stopped'));
  let ended: Ended = 'stopped';
  try {
    const result = await run();
    ended = 'finished';
    return result;
  } finally {
    heard?.();
    onEnd(ended);
  }
}
