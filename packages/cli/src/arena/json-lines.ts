/** Files of JSON lines that are only ever added to. What cannot be read or written is refused in one line. */
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

/** The content; empty where there is no such file. `other`: what to say of something that is no file. */
export function readLines(file: string, lang: Lang, other: 'noMatch' | 'noGateLog'): string {
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) throw new Refused(complain(lang, 'isFolder', { file }));
    if (!stat.isFile()) throw new Refused(complain(lang, other, { file }));
    return decode(readFileSync(file), file, lang);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') return '';
    throw new Refused(complain(lang, 'unreadable', { file, code }));
  }
}

function decode(bytes: Uint8Array, file: string, lang: Lang): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refused(complain(lang, 'notText', { file }));
  }
}

/** The value of a line, or undefined. */
export function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

export function addLine(file: string, lang: Lang, value: unknown): void {
  changeFile(file, lang, () => appendFileSync(file, `${JSON.stringify(value)}\n`));
}

export function changeFile(file: string, lang: Lang, how: () => void): void {
  try {
    how();
  } catch (error) {
    throw new Refused(complain(lang, 'unkept', { file, code: errorCode(error) }));
  }
}
