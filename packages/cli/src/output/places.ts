/** Where results go and what is kept, as options name it: `-` is standard output, which keeps nothing. */
import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
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
    const code = errorCode(error);
    const isThere = code === 'ENOTDIR' && identityOf(folder) !== null;
    if (isThere) throw new Refused(complain(call.lang, 'isFile', { folder }));
    throw new Refused(complain(call.lang, 'noFolder', { folder, code }));
  }
  return folder;
}

/** As many as the system follows. */
const MOST_LINKS = 40;

/** The file or folder itself, through all links that lead there, also where it is still to be made. */
export function realPlace(place: string, links = MOST_LINKS): string {
  const real = orNull(() => realpathSync(place));
  if (real !== null || links === 0) return real ?? resolve(place);
  const target = orNull(() => readlinkSync(place));
  if (target !== null) return realPlace(resolve(dirname(place), target), links - 1);
  const folder = orNull(() => realpathSync(dirname(place)));
  return folder === null ? resolve(place) : join(folder, basename(place));
}

function orNull<T>(deed: () => T): T | null {
  try {
    return deed();
  } catch {
    return null;
  }
}

export function isSameFile(one: string, other: string): boolean {
  if (resolve(one) === resolve(other)) return true;
  const [a, b] = [one, other].map(identityOf);
  return a !== null && a === b;
}

/** Null for what is not there, or not to be seen. */
function identityOf(file: string): string | null {
  return orNull(() => {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  });
}
