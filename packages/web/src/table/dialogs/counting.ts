/**
 * Whether a battle is being counted before the player's eyes. Until it is, nothing else tells how it ended: no voice, no
 * sound. Kept outside React's tree, for those who wait stand above the dialog that counts.
 */
import { useSyncExternalStore } from 'react';

let counts = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  counts += by;
  for (const listener of listeners) listener();
}

/** Gives back how to end it. */
export function beginCounting(): () => void {
  change(1);
  return () => change(-1);
}

export const isCounting = () => counts > 0;

export function useIsCounting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isCounting,
    isCounting,
  );
}
