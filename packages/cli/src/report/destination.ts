/** The file a report goes to: tried before the first game is played, so that a long run is not for nothing. */
import { closeSync, existsSync, openSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

/** Refuses a file that cannot be written. What is there is left alone; what is not there is not left behind. */
export function tryDestination(file: string, lang: Lang): void {
  try {
    const isThere = existsSync(file);
    // Opening a pipe would wait for its reader.
    if (isThere && !statSync(file).isFile() && !statSync(file).isDirectory()) return;
    closeSync(openSync(file, 'a'));
    if (!isThere) unlinkSync(file);
  } catch (error) {
    throw unwritable(file, error, lang);
  }
}

export function writeDestination(file: string, page: string, lang: Lang): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw unwritable(file, error, lang);
  }
}

function unwritable(file: string, error: unknown, lang: Lang): Refused {
  return new Refused(complain(lang, 'unwritable', { file, code: errorCode(error) }));
}
