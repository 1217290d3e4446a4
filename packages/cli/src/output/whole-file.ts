/**
 * Writes a file whole or not at all: beside its place first, and then into it, so that an interruption leaves what was
 * there. A link, a pipe or a device stays what it is and is written as it stands.
 */
import {
  accessSync,
  constants,
  lstatSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

/** Throws as the system does. */
export function replaceFile(file: string, text: string): void {
  if (kindOf(file) === 'special') {
    writeFileSync(file, text);
    return;
  }
  writeFileSync(partOf(file), text);
  renameSync(partOf(file), file);
}

/** Refuses a file that cannot be written, before the work for it is done. Leaves nothing behind. */
export function checkWritable(file: string, lang: Lang): void {
  orRefused(file, lang, () => {
    const kind = kindOf(file);
    if (kind === 'folder') throw new Refused(complain(lang, 'isFolder', { file }));
    if (kind !== 'none') accessSync(file, constants.W_OK);
    if (kind === 'special') return;
    writeFileSync(partOf(file), '');
    rmSync(partOf(file));
  });
}

export function writeWhole(file: string, text: string, lang: Lang): void {
  orRefused(file, lang, () => replaceFile(file, text));
}

function kindOf(file: string): 'none' | 'file' | 'folder' | 'special' {
  const absent = { throwIfNoEntry: false } as const;
  if (statSync(file, absent)?.isDirectory()) return 'folder';
  const stat = lstatSync(file, absent);
  if (stat === undefined) return 'none';
  return stat.isFile() ? 'file' : 'special';
}

function partOf(file: string): string {
  return `${file}.part`;
}

function orRefused(file: string, lang: Lang, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = errorCode(error);
    const folder = dirname(file);
    if (code === 'ENOENT') throw new Refused(complain(lang, 'noParent', { file, folder }));
    throw new Refused(complain(lang, 'unkept', { file, code }));
  }
}
