/** What is logged about a match names it by its first characters: the whole id is an invitation. */
import type { HostLog } from './options.ts';

const TAG = 8;

/** Enough to find a match in the store, and not enough to come to it. */
export function logTag(match: string): string {
  return match.slice(0, TAG);
}

type Logged = { readonly match?: unknown; readonly error?: unknown };

function tagged(fields: Logged): object {
  const { match, error } = fields;
  if (typeof match !== 'string') return fields;
  const tag = logTag(match);
  // A store names the match in its errors.
  const told = typeof error === 'string' ? { error: error.replaceAll(match, tag) } : {};
  return { ...fields, match: tag, ...told };
}

export function taggedLog(log: HostLog): HostLog {
  return {
    info: (fields, text) => log.info(tagged(fields), text),
    warn: (fields, text) => log.warn(tagged(fields), text),
    error: (fields, text) => log.error(tagged(fields), text),
  };
}
