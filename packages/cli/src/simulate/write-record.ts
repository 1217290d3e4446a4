/** Plays a game of a series and keeps its record as a file of its own. */
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
  const players = series.bots.map((name) => ({ name, kind: name }));
  const record = startRecord(game, series.options, seedOf(series, index), players);
  const summary = playGame(series, index, {
    onAnswer: (state, code) => addAnswer(record, game, state, code),
  });
  const { winners, reason } = summary;
  const file = join(folder, `game-${String(index).padStart(DIGITS, '0')}.json`);
  try {
    // Whole files only: an interrupted series leaves no half record behind.
    replaceFile(file, `${JSON.stringify(endRecord(record, { winners, reason }))}\n`);
  } catch (error) {
    throw new Refused(complain(lang, 'noFolder', { folder, code: errorCode(error) }));
  }
  return summary;
}
