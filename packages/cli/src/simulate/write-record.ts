/** Plays a game of a series and keeps its record as a file of its own; never in the place of another game's. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { addAnswer, endRecord, type Lang, startRecord } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { replaceFile } from '../output/whole-file.ts';
import { complain } from '../words/errors.ts';
import { type GameSummary, playGame, type Series, seedOf } from './play-game.ts';

const DIGITS = 6;

export function playRecorded(
  series: Series,
  index: number,
  folder: string,
  lang: Lang,
): GameSummary {
  const { game } = series.kit;
  const record = begunRecord(series, index);
  const summary = playGame(series, index, {
    onAnswer: (state, code) => addAnswer(record, game, state, code),
  });
  const { winners, reason } = summary;
  const file = join(folder, nameOf(index));
  try {
    // Whole files only: an interrupted series leaves no half record behind.
    replaceFile(file, `${JSON.stringify(endRecord(record, { winners, reason }))}\n`);
  } catch (error) {
    throw new Refused(complain(lang, 'noFolder', { folder, code: errorCode(error) }));
  }
  return summary;
}

function begunRecord(series: Series, index: number) {
  const players = series.bots.map((name) => ({ name, kind: name }));
  return startRecord(series.kit.game, series.options, seedOf(series, index), players);
}

function nameOf(index: number): string {
  return `game-${String(index).padStart(DIGITS, '0')}.json`;
}

/** Refuses a folder with records that this series would not write just so: they would be lost among its own. */
export function checkRecords(series: Series, folder: string, lang: Lang): void {
  try {
    for (const name of readdirSync(folder)) {
      const index = Number(/^game-(\d{6,15})\.json$/.exec(name)?.[1] ?? -1);
      if (index < 0 || nameOf(index) !== name) continue;
      const file = join(folder, name);
      const wanted = beginningOf(series, index);
      if (!beginsWith(file, wanted)) throw new Refused(complain(lang, 'otherRecords', { file }));
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(complain(lang, 'noFolder', { folder, code: errorCode(error) }));
  }
}

/** All of the record's text that does not have to be played: game, rules, options, seed, players. */
function beginningOf(series: Series, index: number): string {
  const { answers: _played, result: _open, ...known } = begunRecord(series, index);
  return JSON.stringify(known).slice(0, -1);
}

/** Reads no more than it must: there may be very many. */
function beginsWith(path: string, wanted: string): boolean {
  const expected = Buffer.from(wanted);
  const found = Buffer.alloc(expected.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, found, 0, found.length, 0);
  } finally {
    closeSync(file);
  }
  return found.equals(expected);
}
