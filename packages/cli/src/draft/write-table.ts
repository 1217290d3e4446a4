/** Writes the table to a file: all of it or nothing, and a place that takes nothing is told before the first game. */
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

export function checkWritable(file: string, lang: Lang): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refused(complain(lang, 'isFolder', { file }));
  }
  orRefused(file, lang, () => {
    writeFileSync(partOf(file), '');
    rmSync(partOf(file));
  });
}

export function writeTable(file: string, text: string, lang: Lang): void {
  orRefused(file, lang, () => {
    writeFileSync(partOf(file), text);
    renameSync(partOf(file), file);
  });
}

function partOf(file: string): string {
  return `${file}.part`;
}

function orRefused(file: string, lang: Lang, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Refused(complain(lang, 'unkept', { file, code: errorCode(error) }));
  }
}
