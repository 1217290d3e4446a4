/** Where results go and what is kept, as options name it: `-` is standard output, which keeps nothing. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Call } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { makeFolder } from '../input/make-folder.ts';
import { errorCode } from '../input/read-json.ts';
import { complain } from '../words/errors.ts';

export const STDOUT = '-';

/** `--out`: a file, standard output, or null where it is not given. */
export function chosenOut({ args, json, lang }: Call): string | null {
  const place = args.text('out');
  if (place !== STDOUT || !json) return place;
  throw new WrongUsage(complain(lang, 'notBoth', { flag: '--json', other: `--out ${STDOUT}` }));
}

/** A file or a folder that is kept for the next run, or null. */
export function keptPlace({ args, lang }: Call, flag: string): string | null {
  const place = args.text(flag);
  if (place !== STDOUT) return place;
  throw new WrongUsage(complain(lang, 'keepsNothing', { flag: `--${flag}`, place }));
}

/** As `keptPlace`, and makes it if it is not there: a long run must not fail at its first result. */
export function keptFolder(call: Call, flag: string): string | null {
  const folder = keptPlace(call, flag);
  if (folder === null) return null;
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Refused(complain(call.lang, 'noFolder', { folder, code: errorCode(error) }));
  }
  return folder;
}

export function isSameFile(one: string, other: string): boolean {
  if (resolve(one) === resolve(other)) return true;
  const [a, b] = [one, other].map(identityOf);
  return a !== null && a === b;
}

/** Null for what is not there, or not to be seen. */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
