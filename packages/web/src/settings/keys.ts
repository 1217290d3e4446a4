/** Which single key does what at the table: the player may choose others. Pure. */

export const KEY_NAMES = [
  'pass',
  'tokens',
  'undo',
  'redo',
  'hint',
  'log',
  'pin',
  'zen',
  'help',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];
export type Keys = { readonly [N in KeyName]: string };

export const USUAL_KEYS: Keys = {
  pass: 'p',
  tokens: 't',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  log: 'l',
  pin: 'i',
  zen: 'z',
  help: '?',
};

/** As a key is kept; null for one that cannot be chosen: 1 to 9 are cards of the hand, and keys with names have uses of their own. */
export function keyFrom(pressed: string): string | null {
  const key = pressed.toLowerCase();
  return [...key].length === 1 && /[^\s1-9]/u.test(key) ? key : null;
}

export function commandFor(keys: Keys, pressed: string): KeyName | null {
  const key = keyFrom(pressed);
  return KEY_NAMES.find((name) => keys[name] === key) ?? null;
}

/** With another key for one command; the command that had it gets the key that is left. */
export function withKey(keys: Keys, name: KeyName, key: string): Keys {
  const other = commandFor(keys, key);
  const given = { ...keys, [name]: key };
  return other === null || other === name ? given : { ...given, [other]: keys[name] };
}

/** What is stored may be broken: then all keys are the usual ones, for one alone may be another's. */
export function readKeys(stored: unknown): Keys {
  if (typeof stored !== 'object' || stored === null) return USUAL_KEYS;
  const found = stored as Record<string, unknown>;
  const read = KEY_NAMES.map((name) => {
    const key = found[name];
    return typeof key === 'string' ? keyFrom(key) : null;
  });
  const isWhole = read.every((key) => key !== null) && new Set(read).size === read.length;
  if (!isWhole) return USUAL_KEYS;
  return Object.fromEntries(KEY_NAMES.map((name, i) => [name, read[i]])) as unknown as Keys;
}
