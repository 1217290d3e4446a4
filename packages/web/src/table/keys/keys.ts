/** The keys of the table. Pure. */
import { commandFor, type KeyName } from '../../settings/keys.ts';
import type { Settings } from '../../settings/settings.ts';

export type KeyCommand =
  | { readonly do: 'back' | KeyName }
  /** The hand card at this index. */
  | { readonly do: 'hand'; readonly index: number };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key means: nothing with a modifier, and letters and digits only while shortcuts are on. Tab is no game key. */
export function commandOf(
  press: KeyPress,
  { hasShortcuts, keys }: Pick<Settings, 'hasShortcuts' | 'keys'>,
): KeyCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === 'Escape') return { do: 'back' };
  if (!hasShortcuts) return null;
  if (/^[1-9]$/.test(press.key)) return { do: 'hand', index: Number(press.key) - 1 };
  const command = commandFor(keys, press.key);
  return command === null ? null : { do: command };
}

/** True where keys are text. */
export function takesText(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const NOT_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'range', 'submit']);
