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
    hasShortcuts: true,
    keys: USUAL_KEYS,
    isZen: false,
    isTextMode: false,
  };
}

/** What is stored may be of another version, or broken by hand: fields of another type are left at their defaults. */
export function readSettings(stored: string | null): Settings {
  const plain = defaults();
  if (stored === null) return plain;
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return plain;
  }
  if (typeof found !== 'object' || found === null) return plain;
  const read = { ...plain, ...pickKnown(plain, found as Record<string, unknown>) };
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
    localStorage.setItem(KEY, JSON.stringify({ ...current, isPseudo: false }));
  } catch {
    // Private windows may refuse to store: the settings then last as long as the page.
  }
  for (const listener of listeners) listener();
}

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
