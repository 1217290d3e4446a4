/**
 * The log of gates: one line for each attempt to pass one, whatever came of it. A risk of 5 % is one of a single attempt:
 * who tries twenty times passes once by luck, and only a log of all attempts shows it.
 */
import { appendFileSync } from 'node:fs';
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
  const [first] = text.split('\n');
  if (text !== '' && !isGate(parseLine(first))) {
    throw new Refused(complain(lang, 'noGateLog', { file }));
  }
  // What follows a line that was cut short begins on a line of its own.
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  changeFile(file, lang, () => appendFileSync(file, gap));
  return {
    add(ended, match, standing, resumedPairs) {
      const date = new Date().toISOString();
      addLine(file, lang, { ...FORM, date, ended, ...gateFacts(match, standing), resumedPairs });
    },
  };
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
