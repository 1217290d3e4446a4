/** A record somebody names, played again up to an answer. */
import { type GameRecord, type Lang, readRecord, replay } from '@open-gosu/kernel';
import type { Call } from '../command.ts';
import { Refused } from '../errors.ts';
import { complain } from '../words/errors.ts';
import type { InputFile, Loaded } from './position.ts';

export interface LoadedRecord extends Loaded {
  readonly record: GameRecord;
  /** How many answers have been played. */
  readonly played: number;
}

/** `to`: how many answers to play, or null for the whole record. */
export function replayRecord(call: Call, file: InputFile, to: number | null): LoadedRecord {
  const { lang } = call;
  const record = readRecord(file.fields, lang);
  if (!record.ok) throw refuse(file, record.message, lang);
  const count = record.value.answers.length;
  if (to !== null && to > count) throw new Refused(complain(lang, 'beyondEnd', { to, count }));
  const replayed = replay(file.kit.game, record.value, to ?? count, lang);
  if (!replayed.ok) throw refuse(file, replayed.message, lang);
  const { state } = replayed.value;
  return { kit: file.kit, state, record: record.value, played: to ?? count };
}

function refuse(file: InputFile, reason: string, lang: Lang): Refused {
  return new Refused(complain(lang, 'badPosition', { file: file.name, reason }));
}
