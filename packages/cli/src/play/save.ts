/** `save <file>`: the record of the game, as every other command reads it. Never overwrites. */
import { writeFileSync } from 'node:fs';
import type { GameRecord, Lang } from '@open-gosu/kernel';
import { errorCode } from '../input/read-json.ts';
import { tell } from './words.ts';

/** Writes a new file, or throws as `writeFileSync` does. */
export type SaveFile = (file: string, text: string) => void;

export const saveFile: SaveFile = (file, text) => writeFileSync(file, text, { flag: 'wx' });

export function saveRecord(
  record: GameRecord,
  file: string,
  save: SaveFile,
  lang: Lang,
): readonly string[] {
  if (file === '') return [tell(lang, 'saveNeeded')];
  try {
    save(file, `${JSON.stringify(record)}\n`);
    return [tell(lang, 'saved', { file })];
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return [tell(lang, 'fileExists', { file })];
    return [tell(lang, 'notSaved', { file, code })];
  }
}
