/** How the player wants the page: kept in this browser, the same on every screen. */
import type { Lang } from '@open-gosu/kernel';
import { useSyncExternalStore } from 'react';
import { type Keys, readKeys, USUAL_KEYS } from './keys.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const SOUNDS = ['off', 'low', 'on'] as const;

export interface Settings {
  readonly lang: Lang;
  /** Every text a third longer: for those who lay out the page (`?pseudo`). */
  readonly isPseudo: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: (typeof SOUNDS)[number];
  /** A sound of its own when it is the player's decision. */
  readonly hasTurnSound: boolean;
  /** Percent, 90 to 150. */
  readonly textSize: number;
  readonly isLeftHanded: boolean;
  /** One tap does what is unambiguous. */
  readonly isFastTap: boolean;
  /** Also where there is only one choice. */
  readonly isAlwaysAsked: boolean;
  readonly hasShortcuts: boolean;
  readonly keys: Keys;
  readonly isZen: boolean;
  /** The command field and headings instead of the drawn table. */
  readonly isTextMode: boolean;
}

const KEY = 'open-gosu/settings';

function browserLang(): Lang {
  return typeof navigator !== 'undefined' && navigator.language.startsWith('fr') ? 'fr' : 'en';
}

function defaults(): Settings {
  return {
    lang: browserLang(),
    isPseudo: false,
    theme: 'auto',
    speed: 'normal',
    sound: 'low',
    hasTurnSound: true,
    textSize: 100,
    isLeftHanded: false,
    isFastTap: false,
    isAlwaysAsked: false,
    hasShortcuts: true,
    keys: USUAL_KEYS,
    isZen: false,
    isTextMode: false,
  };
}

/** What is stored may be of another version, or broken by hand: fields of another type are left at their defaults. */
export function readSettings(stored: string | null): Settings {
  const plain = defaults();
  const read = { ...plain, ...pickKnown(plain, fieldsIn(stored)) };
  return {
    ...read,
    lang: read.lang === 'fr' ? 'fr' : 'en',
    theme: oneOf(THEMES, read.theme, plain.theme),
    speed: oneOf(SPEEDS, read.speed, plain.speed),
    sound: oneOf(SOUNDS, read.sound, plain.sound),
    keys: readKeys(read.keys),
    textSize: Math.min(150, Math.max(90, Math.round(read.textSize) || 100)),
  };
}

function fieldsIn(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? 'null');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function pickKnown(plain: Settings, found: Record<string, unknown>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(plain)
      .filter(([name, value]) => typeof found[name] === typeof value)
      .map(([name]) => [name, found[name]]),
  );
}

function oneOf<T extends string>(all: readonly T[], value: string, otherwise: T): T {
  return all.find((each) => each === value) ?? otherwise;
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return defaults();
  }
}

/** `?pseudo` in the address, for those who lay out the page: it is never kept. */
const isPseudoAsked =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

let current: Settings = { ...load(), isPseudo: isPseudoAsked };
const listeners = new Set<() => void>();

export function settingsNow(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, withChange(localStorage.getItem(KEY), change));
  } catch {
    // Private windows may refuse to store: the settings then last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What is stored, with what was changed and nothing else: another tab may have changed the rest. */
export function withChange(stored: string | null, change: Partial<Settings>): string {
  const { isPseudo: _, ...kept } = change;
  return JSON.stringify({ ...fieldsIn(stored), ...kept });
}

/** Another tab has changed the settings. */
function follow({ key, newValue }: StorageEvent): void {
  // Everything was cleared, where there is no key.
  if (key !== KEY && key !== null) return;
  current = { ...readSettings(newValue), isPseudo: current.isPseudo };
  for (const listener of listeners) listener();
}

if (typeof addEventListener === 'function') addEventListener('storage', follow);

/** As on the first visit, but for the language, which one would have to be able to read to find it again. */
export function resetSettings(): void {
  const { lang, isPseudo } = current;
  changeSettings({ ...defaults(), lang, isPseudo });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow, settingsNow);
}
