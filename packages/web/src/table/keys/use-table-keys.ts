/**
 * Keys that work anywhere at the table, but never while one types or a dialog is open. The list a question is answered from
 * is part of that question: it hides the buttons that take back, so their keys work there, too.
 */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { hasFront, isInFront } from './front.ts';
import { commandOf, type KeyCommand, takesText } from './keys.ts';

/** What lies in front of the table: nothing, the list of a question, or something that has all keys to itself. */
export type Front = 'nothing' | 'list' | 'other';

const OVER_A_LIST: ReadonlySet<KeyCommand['do']> = new Set(['undo', 'redo']);

/** `act` says whether it did something with the key. */
export function useTableKeys(act: (command: KeyCommand) => boolean, front: Front): void {
  const settings = useSettings();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (front === 'other') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || takesText(event.target)) return;
      const command = commandOf(event, settings);
      if (command === null) return;
      const isHeard =
        front === 'list' ? OVER_A_LIST.has(command.do) : !isInFront(event.target) && !hasFront();
      if (isHeard && latest.current(command)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [front, settings]);
}
