/** What the people at this device are called: remembered in this browser. */
const KEY = 'open-gosu/names';
export const MOST_LETTERS = 24;

/** Tidied as a name is shown: one line, no space around it, not too long. */
export function tidyName(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS).trim();
}

export function readNames(stored: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found)
      ? found.map((one) => (typeof one === 'string' ? tidyName(one) : ''))
      : [];
  } catch {
    return [];
  }
}

export function loadNames(): readonly string[] {
  try {
    return readNames(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names.map(tidyName)));
  } catch {
    // A private window: they are typed again next time.
  }
}
