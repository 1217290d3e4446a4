/** Commitments this browser saw before a match began: the first word counts, whatever is said later. */
const KEY = 'open-gosu/commitments';
const MOST = 200;

type Noted = { readonly [match: string]: string };

export function readNoted(stored: string | null): Noted {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    const texts = Object.entries(found).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Noted;
  } catch {
    return {};
  }
}

/** With one more, unless it is known already; the oldest are forgotten. */
export function withNoted(noted: Noted, match: string, commitment: string): Noted {
  if (Object.hasOwn(noted, match)) return noted;
  return Object.fromEntries([...Object.entries(noted), [match, commitment]].slice(-MOST));
}

export function noteCommitment(match: string, commitment: string): void {
  try {
    const noted = readNoted(localStorage.getItem(KEY));
    localStorage.setItem(KEY, JSON.stringify(withNoted(noted, match, commitment)));
  } catch {
    // A private window: one may still write it down.
  }
}

export function notedFor(match: string): string | null {
  try {
    return readNoted(localStorage.getItem(KEY))[match] ?? null;
  } catch {
    return null;
  }
}
