/** Keys that work anywhere at the table, but never while one types or a dialog is open. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { hasFront, isInFront } from './front.ts';
import { commandOf, type KeyCommand, takesText } from './keys.ts';

/** `act` says whether it did something with the key. */
export function useTableKeys(act: (command: KeyCommand) => boolean, isOn: boolean): void {
  const settings = useSettings();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || takesText(event.target)) return;
      if (isInFront(event.target) || hasFront()) return;
      const command = commandOf(event, settings);
      if (command !== null && latest.current(command)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, settings]);
}
